import type { Socket } from 'node:net'
import type { WebSocket } from 'ws'

/**
 * What goes out through a socket. Everything that is said in one breath (an update and the `done` after it) leaves as one
 * piece, with one system call: with many moves a second that is where the time of a server goes.
 */
export class Outbox {
  readonly #socket: WebSocket
  readonly #drained: () => void
  readonly #flush = (): void => this.flush()
  /** The stream under the socket, where frames can be written to it: without compression. */
  readonly #stream: Socket | undefined
  #texts: string[] = []
  #length = 0

  /** `stream` is what lies below the socket; `drained` is called when what had to wait has been handed to the system. */
  constructor(socket: WebSocket, stream: Socket | undefined, drained: () => void) {
    this.#socket = socket
    this.#drained = drained
    // Without compression the library only puts a header before each text and writes it, in two pieces.
    if (stream !== undefined && socket.extensions === '') this.#stream = stream.on('drain', drained)
  }

  /** Bytes that the system has not taken yet, roughly: letters outside ASCII take more. */
  get waiting(): number {
    return this.#length + this.#socket.bufferedAmount
  }

  /** Sends a text at the end of this breath. */
  send(text: string): void {
    this.#length += text.length
    if (this.#texts.push(text) === 1) process.nextTick(this.#flush)
  }

  /** Sends what waits now: before a socket is closed. */
  flush(): void {
    const texts = this.#texts
    if (texts.length === 0) return
    this.#texts = []
    this.#length = 0
    if (this.#socket.readyState !== this.#socket.OPEN) return
    if (this.#stream === undefined) {
      for (const text of texts) this.#socket.send(text, this.#drained)
      return
    }
    const plain = plainFrames(texts)
    if (plain === undefined) this.#stream.write(frames(texts))
    else this.#stream.write(plain, 'latin1')
  }
}

/** The first byte of a frame: a text, whole. */
const TEXT = 0x81
/** Longer ones are copied once more by the stream if they come as a text. */
const LONGEST_PLAIN = 16_000

/** The length of the header of a frame with so many bytes. */
const headerOf = (bytes: number): number => (bytes < 126 ? 2 : bytes < 65_536 ? 4 : 10)

/**
 * Texts as WebSocket frames of a server: final, not masked (RFC 6455, 5.2), as one text of which each letter is a byte: the
 * cheapest way into the system. `undefined` where letters take more than a byte, or it is long.
 */
function plainFrames(texts: readonly string[]): string | undefined {
  let framed = ''
  /** Letters of headers that would take two bytes in UTF-8. */
  let high = 0
  for (const text of texts) {
    const { length } = text
    if (length > LONGEST_PLAIN) return undefined
    high++
    if (length < 126) framed += `${String.fromCharCode(TEXT, length)}${text}`
    else {
      if ((length & 255) > 127) high++
      framed += `${String.fromCharCode(TEXT, 126, length >> 8, length & 255)}${text}`
    }
  }
  return Buffer.byteLength(framed) === framed.length + high ? framed : undefined
}

/** The same as bytes, whatever the texts are. */
function frames(texts: readonly string[]): Buffer {
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
