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
export const ANNOUNCED = 'orrery_said'

/** How often a listener sends itself a message, and after how long without one it reconnects, as fractions of the statement timeout. */
const HEARTBEAT = 0.6
const SILENT_FOR = 2
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
  readonly #send: (text: string) => void
  readonly #sockets = new Set<Socket>()
  #client: pg.Client | undefined
  #closed = false
  #retry: NodeJS.Timeout | undefined
  #heartbeat: NodeJS.Timeout | undefined
  #tries = 0
  #receivedAt = 0

  /** `say` sends a text to all listeners, this one included. */
  constructor(
    url: string,
    self: string,
    handlers: ListenerHandlers,
    send: (text: string) => void,
    timeout = QUERY_TIMEOUT,
  ) {
    this.#url = url
    this.#self = self
    this.#handlers = handlers
    this.#send = send
    this.#timeout = timeout
  }

  /** Connects; throws when the first attempt fails. */
  async start(): Promise<void> {
    await this.#connect()
    this.#heartbeat = setInterval(() => this.#check(), HEARTBEAT * this.#timeout)
    this.#heartbeat.unref()
  }

  async #connect(): Promise<void> {
    const config = clientConfig(this.#url, this.#timeout, this.#sockets)
    const client = new pg.Client({ ...config, application_name: listenerName(this.#self) })
    this.#client = client
    this.#receivedAt = performance.now()
    client.on('error', () => this.#reconnect(client))
    client.on('end', () => this.#reconnect(client))
    client.on('notification', ({ channel, payload = '' }) => this.#notified(channel, payload))
    await client.connect()
    await client.query(`listen ${STORED}; listen ${ANNOUNCED}`)
    this.#tries = 0
    this.#receivedAt = performance.now()
  }

  #notified(channel: string, payload: string): void {
    const [sender = '', table, seq] = payload.split(' ')
    if (sender === this.#self) this.#receivedAt = performance.now()
    if (channel === STORED && table !== undefined && seq !== undefined) {
      this.#handlers.stored({ table, seq: Number(seq) }, sender === this.#self)
    } else if (channel === ANNOUNCED && sender !== this.#self && table !== HEARTBEAT_TEXT) {
      this.#handlers.announced(sender, payload.slice(sender.length + 1))
    }
  }

  #check(): void {
    if (performance.now() - this.#receivedAt <= SILENT_FOR * this.#timeout) this.#send(HEARTBEAT_TEXT)
    else if (this.#client !== undefined && this.#retry === undefined) this.#reconnect(this.#client)
  }

  /** Gives up a connection and opens another one; whatever was missed meanwhile is requested. */
  #reconnect(client: pg.Client): void {
    if (this.#closed || client !== this.#client) return
    this.#client = undefined
    this.destroy()
    this.#retry = setTimeout(
      () => {
        this.#retry = undefined
        this.#connect().then(
          () => this.#handlers.stored(undefined, false),
          () => this.#client !== undefined && this.#reconnect(this.#client),
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
    clearInterval(this.#heartbeat)
    await this.#client?.end()
  }
}

/** What a listener sends itself; nobody else has a use for it. */
const HEARTBEAT_TEXT = 'beat'

/** The name under which PostgreSQL knows the listener of a process: its connection shows that the process is alive. */
export function listenerName(process: string): string {
  return `orrery ${process}`
}
