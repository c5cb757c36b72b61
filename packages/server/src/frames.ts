/** The first byte of a frame that holds a complete text. */
const TEXT = 0x81
/** The length of the header of a frame with this many bytes. */
const headerOf = (bytes: number): number => (bytes < 126 ? 2 : bytes < 65_536 ? 4 : 10)

/**
 * Texts as WebSocket frames of a server: final, not masked (RFC 6455, 5.2). The library writes a header and a text for each of them; one
 * buffer for everything that is sent together saves 11 µs of the 80 µs of a move sent to two seats, 14 % (`npm run fast-paths`, November
 * 2026). A test compares the bytes with the library's own.
 */
export function frames(texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text))
  const buffer = Buffer.allocUnsafe(lengths.reduce((sum, bytes) => sum + headerOf(bytes) + bytes, 0))
  let at = 0
  for (const [i, text] of texts.entries()) {
    const bytes = lengths[i] ?? 0
    buffer[at++] = TEXT
    if (bytes < 126) buffer[at++] = bytes
    else if (bytes < 65_536) {
      buffer[at++] = 126
      at = buffer.writeUInt16BE(bytes, at)
    } else {
      buffer[at++] = 127
      at = buffer.writeBigUInt64BE(BigInt(bytes), at)
    }
    at += buffer.write(text, at)
  }
  return buffer
}
