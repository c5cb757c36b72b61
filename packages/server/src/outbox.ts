import { Socket } from 'node:net'
import type { WebSocket } from 'ws'

/**
 * What goes out through a socket. Everything that is said in one breath (an update and the `done` after it) leaves as one
 * piece, with one system call: with many moves a second that is where the time of a server goes.
 */
export class Outbox {
  readonly #socket: WebSocket
  readonly #flushed: () => void
  readonly #flush = (): void => this.flush()
  #texts: string[] = []

  /** `flushed` is called whenever something has been handed to the system. */
  constructor(socket: WebSocket, flushed: () => void) {
    this.#socket = socket
    this.#flushed = flushed
  }

  /** Sends a text at the end of this breath. */
  send(text: string): void {
    if (this.#texts.push(text) === 1) process.nextTick(this.#flush)
  }

  /** Sends what waits now: before a socket is closed. */
  flush(): void {
    const texts = this.#texts
    if (texts.length === 0) return
    this.#texts = []
    if (this.#socket.readyState !== this.#socket.OPEN) return
    const stream: unknown = Reflect.get(this.#socket, '_socket')
    // Without compression the library only puts a header before each text and writes it, in two pieces.
    if (stream instanceof Socket && this.#socket.extensions === '') stream.write(frames(texts), this.#flushed)
    else for (const text of texts) this.#socket.send(text, this.#flushed)
  }
}

const TEXT = 0x81

/** Texts as WebSocket frames of a server: final, not masked (RFC 6455, 5.2). */
function frames(texts: readonly string[]): Buffer {
  let length = 0
  const lengths = texts.map((text) => {
    const bytes = Buffer.byteLength(text)
    length += bytes + (bytes < 126 ? 2 : bytes < 65_536 ? 4 : 10)
    return bytes
  })
  const buffer = Buffer.allocUnsafe(length)
  let at = 0
  for (let i = 0; i < texts.length; i++) {
    const text = texts[i] ?? ''
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
    at += buffer.write(text, at, bytes === text.length ? 'latin1' : 'utf8')
  }
  return buffer
}
