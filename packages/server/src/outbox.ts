import type { Socket } from 'node:net'
import type { WebSocket } from 'ws'
import { frames } from './frames.ts'

/**
 * What goes out through a socket. Everything sent in the same tick (an update and the `done` after it) leaves in one piece, with one
 * system call: with many moves a second, that is where a server spends its time.
 */
export class Outbox {
  readonly #socket: WebSocket
  readonly #drained: () => void
  readonly #flush = (): void => this.flush()
  /** The stream under the socket, where frames can be written to it: without compression. */
  readonly #stream: Socket | undefined
  /** Nothing is kept from one tick to the next: a list that lives long keeps every text alive until the old generation is collected. */
  #texts: string[] | undefined
  #length = 0

  /** `stream` is what lies below the socket; `drained` is called when what had to wait has been handed to the system. */
  constructor(socket: WebSocket, stream: Socket | undefined, drained: () => void) {
    this.#socket = socket
    this.#drained = drained
    // Without compression the library only writes a header and the text, in two pieces.
    if (stream !== undefined && socket.extensions === '') this.#stream = stream.on('drain', drained)
  }

  /** Bytes that the system has not accepted yet, roughly: letters outside ASCII take more. */
  get waiting(): number {
    return this.#length + this.#socket.bufferedAmount
  }

  /** Sends a text at the end of this tick. */
  send(text: string): void {
    this.#length += text.length
    if (this.#texts !== undefined) this.#texts.push(text)
    else {
      this.#texts = [text]
      process.nextTick(this.#flush)
    }
  }

  /** Sends what is waiting at once, before a socket is closed. */
  flush(): void {
    const texts = this.#texts
    if (texts === undefined) return
    this.#texts = undefined
    this.#length = 0
    if (this.#socket.readyState !== this.#socket.OPEN) return
    if (this.#stream === undefined) {
      for (const text of texts) this.#socket.send(text, this.#drained)
      return
    }
    this.#stream.write(frames(texts))
  }
}
