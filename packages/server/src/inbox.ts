import type { WebSocket } from 'ws'

/** What arrives through a socket. Control frames count too: each of them costs work, and a ping costs an answer. */
export type Incoming =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'binary' }
  | { readonly type: 'ping'; readonly data: Buffer }
  | { readonly type: 'pong' }

/** Reading stops while this many messages, or this many bytes, are waiting to be handled. */
const MOST_WAITING = 32
const MOST_BYTES = 64 * 1024
/** What had arrived before reading stopped still comes in; no well-behaved client sends this much ahead. */
const OVERFLOW = 1000
/** A socket over its limit is checked again after this many milliseconds at the earliest. */
const SHORTEST_WAIT = 50
/** A sender that has kept within the limit for this many milliseconds has taken a break. */
const BREAK = 5000

/** What an inbox needs from its owner. */
export interface InboxOwner {
  /** Milliseconds until the next message may be handled; 0 counts a message and lets it through. */
  delay(): number
  /** Whether too many answers are waiting to be sent for another message to be handled. */
  isBacklogged(): boolean
  /** Handles one message; a promise when it takes longer than this moment. */
  handle(message: Incoming): Promise<void> | undefined
  /** Far more arrived at once than any client has reason to send. */
  overflow(): void
  /** Nothing is waiting. */
  idle(): void
}

/**
 * Handles the messages of a socket one after the other, no faster than its owner allows. When messages have to wait it stops reading, so
 * that a flood stays in the sender's own buffers.
 */
export class Inbox {
  readonly #socket: Pick<WebSocket, 'pause' | 'resume' | 'isPaused'>
  readonly #owner: InboxOwner
  readonly #waiting: Incoming[] = []
  #bytes = 0
  #timer: NodeJS.Timeout | undefined
  #closed = false
  /** A message is being handled. */
  busy = false
  /** From when to when (monotonic) the sender has been faster than allowed without a break. */
  #tooFastSince: { readonly from: number; to: number } | undefined

  constructor(socket: Pick<WebSocket, 'pause' | 'resume' | 'isPaused'>, owner: InboxOwner) {
    this.#socket = socket
    this.#owner = owner
  }

  /** Takes a message in. */
  push(message: Incoming): void {
    if (this.#closed) return
    this.#waiting.push(message)
    this.#bytes += sizeOf(message)
    if (this.#waiting.length > OVERFLOW) {
      this.close()
      this.#owner.overflow()
      return
    }
    if (this.#full) this.#socket.pause()
    if (!this.busy) this.work()
  }

  get #full(): boolean {
    return this.#waiting.length >= MOST_WAITING || this.#bytes >= MOST_BYTES
  }

  /** Continues with waiting messages. The owner calls it when answers no longer pile up. */
  work(): void {
    if (this.busy || this.#timer !== undefined) return
    this.busy = true
    while (this.#waiting.length > 0 && this.#mayContinue()) {
      const message = this.#waiting.shift()
      if (message === undefined) break
      this.#bytes -= sizeOf(message)
      const handling = this.#owner.handle(message)
      if (handling === undefined) continue
      void handling.then(() => {
        this.busy = false
        this.work()
      })
      this.#read()
      return
    }
    this.busy = false
    if (this.#waiting.length > 0) return
    this.#read()
    this.#owner.idle()
  }

  /** Resumes reading when there is room. */
  #read(): void {
    if (this.#socket.isPaused && !this.#full && !this.#closed && !this.#owner.isBacklogged()) this.#socket.resume()
  }

  #mayContinue(): boolean {
    if (this.#closed) return false
    if (this.#owner.isBacklogged()) {
      this.#socket.pause()
      return false
    }
    const wait = this.#owner.delay()
    if (wait === 0) return true
    const now = performance.now()
    if (this.tooFastFor(now) === 0) this.#tooFastSince = { from: now, to: now }
    else if (this.#tooFastSince !== undefined) this.#tooFastSince.to = now
    this.#socket.pause()
    this.#timer = setTimeout(
      () => {
        this.#timer = undefined
        this.work()
      },
      Math.max(wait, SHORTEST_WAIT),
    )
    return false
  }

  /** How long the sender has been faster than allowed without a break, in milliseconds. */
  tooFastFor(now: number): number {
    return this.#tooFastSince === undefined || now - this.#tooFastSince.to > BREAK ? 0 : now - this.#tooFastSince.from
  }

  /** Accepts nothing more and drops what is waiting. */
  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#waiting.length = 0
    this.#bytes = 0
  }
}

function sizeOf(message: Incoming): number {
  return message.type === 'text' ? message.text.length : message.type === 'ping' ? message.data.length : 0
}
