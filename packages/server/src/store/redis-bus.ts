import { createClient } from '@redis/client'
import { type Bus, type BusHandlers, type Channel, HEARTBEAT_TEXT } from './bus.ts'
import { StorageError } from './storage-error.ts'

/** Both channels begin with this; several installations can share a server by its database number. */
const PREFIX = 'orrery:'
/** How long one message may take, and how often a connection shows that it is alive, in milliseconds. */
const LIMIT = 1000
const PING_EVERY = 2000
/** Pauses before the next attempt to connect, in milliseconds: the last is repeated. */
const pauses = [50, 200, 500, 1000] as const

/**
 * Processes notify each other through a Redis or Valkey server. It keeps nothing: when it is away, messages go through the database
 * instead (`Store`), and whoever was not connected compares its tables with the database.
 */
export class RedisBus implements Bus {
  readonly #self: string
  readonly #handlers: BusHandlers
  readonly #sender: ReturnType<typeof makeClient>
  readonly #receiver: ReturnType<typeof makeClient>
  #closed = false

  constructor(url: string, self: string, handlers: BusHandlers) {
    this.#self = self
    this.#handlers = handlers
    this.#sender = makeClient(url)
    this.#receiver = makeClient(url)
    // The library reconnects by itself and subscribes again; what was said meanwhile is lost.
    let before = false
    this.#receiver.on('ready', () => {
      if (before) handlers.missed()
      before = true
    })
  }

  /** Begins to connect. A server that is away does not keep this one from starting. */
  async start(): Promise<void> {
    const listen = async (channel: Channel): Promise<void> => {
      await this.#receiver.subscribe(`${PREFIX}${channel}`, (text) => this.#received(channel, text))
    }
    const connected = Promise.all([this.#sender.connect(), this.#receiver.connect()])
      .then(() => Promise.all([listen('stored'), listen('announced')]))
      .catch(() => {})
    await Promise.race([connected, new Promise((resolve) => setTimeout(resolve, LIMIT).unref())])
  }

  #received(channel: Channel, payload: string): void {
    const [sender = ''] = payload.split(' ', 1)
    const text = payload.slice(sender.length + 1)
    const own = sender === this.#self
    if (text === HEARTBEAT_TEXT) return
    if (channel === 'stored') this.#handlers.stored(text, own)
    else if (!own) this.#handlers.announced(sender, text)
  }

  async publish(channel: Channel, text: string): Promise<void> {
    if (this.#closed || !this.#sender.isReady) throw new StorageError('Redis is away')
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('Redis does not answer')), LIMIT)
    })
    try {
      await Promise.race([this.#sender.publish(`${PREFIX}${channel}`, `${this.#self} ${text}`), late])
    } catch (error) {
      throw new StorageError(error)
    } finally {
      clearTimeout(timer)
    }
  }

  destroy(): void {
    this.#closed = true
    for (const client of [this.#sender, this.#receiver]) if (client.isOpen) client.destroy()
  }

  async close(): Promise<void> {
    this.destroy()
  }
}

function makeClient(url: string) {
  const client = createClient({
    url,
    // A message that can't be sent now is sent another way, and not kept here.
    disableOfflineQueue: true,
    pingInterval: PING_EVERY,
    socket: {
      connectTimeout: LIMIT,
      socketTimeout: 3 * PING_EVERY,
      reconnectStrategy: (tries) => pauses[Math.min(tries, pauses.length - 1)] ?? LIMIT,
    },
  })
  // Without a listener a lost connection would end the process; the library opens another.
  client.on('error', () => {})
  return client
}
