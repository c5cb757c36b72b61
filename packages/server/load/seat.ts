import { randomUUID } from 'node:crypto'
import { WebSocket } from 'ws'

/** A move the server has acknowledged. */
export interface Acknowledged {
  readonly table: string
  readonly seq: number
  readonly ref: string
  readonly action: string
}

/** How a seat is played. */
export interface SeatOptions {
  /** Where the server is now; asked before every attempt to connect. */
  url(): string
  readonly table: string
  readonly session: string
  readonly seat: number
  readonly token: string
  /** Plays as soon as it may; otherwise only when `play` is called. */
  readonly eager: boolean
  acknowledged(move: Acknowledged, ms: number): void
  /** Something that must not happen: a gap, a repetition, a step back. */
  wrong(what: string): void
  over(): void
  /** An update arrived that goes up to this row. */
  seen?(seq: number): void
}

/** A message of the server, as far as a player reads it. */
type ServerLine =
  | {
      readonly type: 'update'
      readonly seq: number
      readonly news: readonly { readonly seq: number }[]
      readonly play?: { readonly legal?: readonly string[]; readonly changes: number }
      readonly table?: { readonly phase: string }
    }
  | { readonly type: 'done'; readonly id: number; readonly seq: number }
  | { readonly type: 'refused'; readonly id: number; readonly refusal: { readonly code: string } }
  | {
      readonly type: 'error'
      readonly id?: number
      readonly error: { readonly code: string; readonly retry?: boolean; readonly wait?: number }
    }
  | { readonly type: 'welcome' | 'bye' | 'pong' }

/** One seat at one table, which plays legal actions at random and reconnects whenever the server goes away. */
export class SeatPlayer {
  readonly #options: SeatOptions
  #socket: WebSocket | undefined
  #last = 0
  #legal: readonly string[] = []
  #changes = 0
  #pending: { ref: string; action: string; after: number; since: number } | undefined
  #closed = false
  #id = 0
  /** Plays as soon as it may. */
  eager: boolean
  /** How often it had to reconnect. */
  returns = -1

  constructor(options: SeatOptions) {
    this.#options = options
    this.eager = options.eager
  }

  /** Connects and resolves when the table has been seen. */
  connect(): Promise<void> {
    return new Promise((resolve) => {
      const attempt = (): void => {
        if (this.#closed) {
          resolve()
          return
        }
        const { table, session } = this.#options
        const address = `${this.#options.url().replace('http', 'ws')}/api/v1/tables/${table}/socket`
        const socket = new WebSocket(address, {
          headers: { authorization: `Bearer ${session}` },
          perMessageDeflate: false,
        })
        this.#socket = socket
        socket.on('error', () => {})
        socket.on('open', () => {
          this.returns++
          const { seat, token } = this.#options
          socket.send(
            JSON.stringify({ type: 'hello', v: 1, seat, token, ...(this.#last > 0 ? { last: this.#last } : {}) }),
          )
        })
        let seen = false
        socket.on('message', (data) => {
          const message: ServerLine = JSON.parse(String(data))
          this.#onMessage(message, seen)
          if (message.type === 'update' && !seen) {
            seen = true
            resolve()
            if (this.#pending !== undefined) this.#send()
            else if (this.eager) this.play()
          }
        })
        socket.on('close', () => setTimeout(attempt, 50 + Math.random() * 100))
      }
      attempt()
    })
  }

  #onMessage(message: ServerLine, seen: boolean): void {
    if (message.type === 'update') {
      const from = this.#last
      for (const { seq } of message.news) {
        if (from > 0 && seq !== this.#last + 1)
          this.#options.wrong(`news ${seq} after ${this.#last}${seen ? '' : ' at hello'}`)
        this.#last = seq
      }
      if (message.seq < from) this.#options.wrong(`the table went back from ${from} to ${message.seq}`)
      this.#last = message.seq
      this.#options.seen?.(message.seq)
      if (message.play !== undefined) {
        this.#legal = message.play.legal ?? []
        this.#changes = message.play.changes
      }
      if (message.table?.phase === 'over') this.#options.over()
      if (seen && this.eager) this.play()
    } else if (message.type === 'done' && message.id === this.#id && this.#pending !== undefined) {
      const { ref, action, since } = this.#pending
      this.#pending = undefined
      this.#options.acknowledged(
        { table: this.#options.table, seq: message.seq, ref, action },
        performance.now() - since,
      )
      if (this.eager) this.play()
    } else if (message.type === 'refused' && message.id === this.#id) {
      // Where several decide at once another seat may have been first; anything else is a fault.
      if (message.refusal.code !== 'stale') this.#options.wrong(`refused: ${JSON.stringify(message.refusal)}`)
      this.#pending = undefined
      if (this.eager) this.play()
    } else if (message.type === 'error' && message.error.code !== 'closing') {
      this.#failed(message.id, message.error)
    }
  }

  /** What could not be saved is sent again, as the page does; a greeting that failed is repeated on a new connection. */
  #failed(id: number | undefined, error: Extract<ServerLine, { type: 'error' }>['error']): void {
    if (error.retry !== true) this.#options.wrong(`error: ${JSON.stringify(error)}`)
    else if (id === undefined) this.#socket?.terminate()
    else if (id === this.#id) setTimeout(() => id === this.#id && this.#send(), error.wait ?? 500)
  }

  /** Whether it could act now. */
  get asked(): boolean {
    return this.#pending === undefined && this.#legal.length > 0 && this.#socket?.readyState === WebSocket.OPEN
  }

  /** Plays some legal action, if it may act and is not waiting for an answer. */
  play(): void {
    if (!this.asked) return
    const action = this.#legal[Math.floor(Math.random() * this.#legal.length)] ?? ''
    this.#pending = { ref: randomUUID(), action, after: this.#changes, since: performance.now() }
    this.#send()
  }

  #send(): void {
    if (this.#pending === undefined || this.#socket?.readyState !== WebSocket.OPEN) return
    const { ref, action, after } = this.#pending
    this.#id++
    this.#socket.send(JSON.stringify({ type: 'do', id: this.#id, command: { type: 'act', action, ref, after } }))
  }

  /** Disconnects for good. */
  close(): void {
    this.#closed = true
    this.#socket?.terminate()
  }
}
