import type { Socket } from 'node:net'
import pg from 'pg'
import { type Bus, type BusHandlers, type Channel, HEARTBEAT_TEXT } from './bus.ts'
import { clientConfig, QUERY_TIMEOUT } from './postgres.ts'
import { StorageError } from './storage-error.ts'

/** The name of each channel in the database. */
const channels: Readonly<Record<Channel, string>> = { stored: 'orrery', announced: 'orrery_said' }

/** How often a listener sends itself a message, and after how long without one it reconnects, as fractions of the statement timeout. */
const HEARTBEAT = 0.6
const SILENT_FOR = 2
/** Pauses before the next attempt to connect, in milliseconds; the last one is repeated. */
const pauses = [200, 500, 1000, 2000] as const

/**
 * Processes that share a database notify each other through it. A connection can be lost without a sign, so the listener sends itself
 * messages: they take the same path as all others, and when they stop arriving it reconnects.
 *
 * Messages are sent on this connection, never inside a commit of tables: PostgreSQL lets only one transaction with messages commit at a time,
 * and holds that lock until it is on the disk. Here nothing waits for the disk.
 */
export class Listener implements Bus {
  readonly #url: string
  readonly #timeout: number
  readonly #self: string
  readonly #handlers: BusHandlers
  readonly #sockets = new Set<Socket>()
  #client: pg.Client | undefined
  #closed = false
  #retry: NodeJS.Timeout | undefined
  #heartbeat: NodeJS.Timeout | undefined
  #tries = 0
  #receivedAt = 0
  /** What is sent last: a connection takes one statement at a time. */
  #sending: Promise<unknown> = Promise.resolve()

  constructor(url: string, self: string, handlers: BusHandlers, timeout = QUERY_TIMEOUT) {
    this.#url = url
    this.#self = self
    this.#handlers = handlers
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
    const listen = Object.values(channels).map((name) => `listen ${name}`)
    await client.query(['set synchronous_commit = off', ...listen].join('; '))
    this.#tries = 0
    this.#receivedAt = performance.now()
  }

  /** Sends a text to all listeners, this one included. */
  async publish(channel: Channel, text: string): Promise<void> {
    const send = async (): Promise<void> => {
      if (this.#client === undefined || this.#closed) throw new StorageError('not connected')
      try {
        await this.#client.query('select pg_notify($1, $2)', [channels[channel], `${this.#self} ${text}`])
      } catch (error) {
        throw new StorageError(error)
      }
    }
    const sent = this.#sending.then(send)
    this.#sending = sent.catch(() => {})
    return sent
  }

  #notified(name: string, payload: string): void {
    const [sender = ''] = payload.split(' ', 1)
    const own = sender === this.#self
    if (own) this.#receivedAt = performance.now()
    const text = payload.slice(sender.length + 1)
    if (text === HEARTBEAT_TEXT) return
    if (name === channels.stored) this.#handlers.stored(text, own)
    else if (!own) this.#handlers.announced(sender, text)
  }

  #check(): void {
    if (performance.now() - this.#receivedAt <= SILENT_FOR * this.#timeout)
      this.publish('announced', HEARTBEAT_TEXT).catch(() => {})
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
          () => this.#handlers.missed(),
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

/** The name under which PostgreSQL knows the listener of a process: its connection shows that the process is alive. */
export function listenerName(process: string): string {
  return `orrery ${process}`
}
