import type { Socket } from 'node:net'
import pg from 'pg'
import { clientConfig, QUERY_TIMEOUT } from './postgres.ts'

/** A process has stored rows of this table; `undefined` when some news may have been missed. */
export type StoredNews = { readonly table: string; readonly seq: number } | undefined

/** What a listener passes on. */
export interface ListenerHandlers {
  /** `own`: this very process has stored it. */
  stored(news: StoredNews, own: boolean): void
  announced(sender: string, text: string): void
}

/** The channel for what processes have stored, and the one for announcements that are not stored. */
export const STORED = 'orrery'
export const SAID = 'orrery_said'

/** How often a listener sends itself a message, and after how long without one it reconnects, as fractions of the statement timeout. */
const BEAT = 0.6
const DEAF = 2
/** Pauses before the next attempt to connect, in milliseconds; the last one is repeated. */
const pauses = [200, 500, 1000, 2000] as const

/**
 * Listens to what processes store and announce until it is closed. A connection can be lost without a sign, so the listener sends itself
 * messages through the pool: they take the same path as all others, and when they stop arriving it reconnects.
 */
export class Listener {
  readonly #url: string
  readonly #timeout: number
  readonly #self: string
  readonly #handlers: ListenerHandlers
  readonly #say: (text: string) => void
  readonly #sockets = new Set<Socket>()
  #client: pg.Client | undefined
  #closed = false
  #retry: NodeJS.Timeout | undefined
  #beat: NodeJS.Timeout | undefined
  #tries = 0
  #receivedAt = 0

  /** `say` sends a text to all listeners, this one included. */
  constructor(
    url: string,
    self: string,
    handlers: ListenerHandlers,
    say: (text: string) => void,
    timeout = QUERY_TIMEOUT,
  ) {
    this.#url = url
    this.#self = self
    this.#handlers = handlers
    this.#say = say
    this.#timeout = timeout
  }

  /** Connects; throws when the first attempt fails. */
  async start(): Promise<void> {
    await this.#connect()
    this.#beat = setInterval(() => this.#check(), BEAT * this.#timeout)
    this.#beat.unref()
  }

  async #connect(): Promise<void> {
    const config = clientConfig(this.#url, this.#timeout, this.#sockets)
    const client = new pg.Client({ ...config, application_name: listenerName(this.#self) })
    this.#client = client
    this.#receivedAt = performance.now()
    client.on('error', () => this.#again(client))
    client.on('end', () => this.#again(client))
    client.on('notification', ({ channel, payload = '' }) => this.#notified(channel, payload))
    await client.connect()
    await client.query(`listen ${STORED}; listen ${SAID}`)
    this.#tries = 0
    this.#receivedAt = performance.now()
  }

  #notified(channel: string, payload: string): void {
    const [sender = '', table, seq] = payload.split(' ')
    if (sender === this.#self) this.#receivedAt = performance.now()
    if (channel === STORED && table !== undefined && seq !== undefined) {
      this.#handlers.stored({ table, seq: Number(seq) }, sender === this.#self)
    } else if (channel === SAID && sender !== this.#self && table !== BEAT_TEXT) {
      this.#handlers.announced(sender, payload.slice(sender.length + 1))
    }
  }

  #check(): void {
    if (performance.now() - this.#receivedAt <= DEAF * this.#timeout) this.#say(BEAT_TEXT)
    else if (this.#client !== undefined && this.#retry === undefined) this.#again(this.#client)
  }

  /** Gives up a connection and opens another one; whatever was missed meanwhile is requested. */
  #again(client: pg.Client): void {
    if (this.#closed || client !== this.#client) return
    this.#client = undefined
    this.destroy()
    this.#retry = setTimeout(
      () => {
        this.#retry = undefined
        this.#connect().then(
          () => this.#handlers.stored(undefined, false),
          () => this.#client !== undefined && this.#again(this.#client),
        )
      },
      pauses[Math.min(this.#tries++, pauses.length - 1)],
    )
  }

  /** Drops the connection without closing it properly. */
  destroy(): void {
    for (const socket of this.#sockets) socket.destroy()
  }

  /** Stops listening. */
  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#retry)
    clearInterval(this.#beat)
    await this.#client?.end()
  }
}

/** What a listener sends itself; nobody else has a use for it. */
const BEAT_TEXT = 'beat'

/** The name under which PostgreSQL knows the listener of a process: its connection shows that the process is alive. */
export function listenerName(process: string): string {
  return `orrery ${process}`
}
