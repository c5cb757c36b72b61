import type { Seat } from '@orrery/kernel'
import type { ClientMessage, Present, ServerMessage, WireCommand, WireError, WireUpdate } from '@orrery/protocol'
import { applyPatch, type Person, type Update } from '@orrery/table'
import type { Failure, Link, WorkerAnswer } from './protocol.ts'

interface Pending {
  readonly command: WireCommand
  /** How often the server has answered that it could not save. */
  refusals: number
  resolve(answer: WorkerAnswer): void
}

/** The callbacks of a connection. */
export interface WireHandlers {
  link(link: Link): void
  welcome(you: Person | undefined, serverTime: number): void
  update(update: Update & { readonly as?: Seat }): void
  present(present: Present): void
  failed(why: Failure, detail: string): void
  /** The last known row: the server sends what came after it. */
  last(): number
}

/** How long to wait before the next attempt, in milliseconds, by the number of failed ones. */
const reconnectDelays: readonly number[] = [300, 700, 1500, 3000, 6000, 10_000, 15_000]
/** How long to wait before a command is sent again to a server that cannot save, in milliseconds: at first, and at most. */
const UNSAVED_DELAY = { first: 1000, longest: 8000 }
/** A server that stays silent for this long after a ping counts as lost (ms). */
const ANSWER_TIMEOUT = { normal: 10_000, afterSleep: 4000 }

/** The connection to one online table: says hello, reconnects by itself, and resends what was not answered. */
export class Wire {
  readonly #id: string
  #code: string | undefined
  readonly #handlers: WireHandlers
  #socket: WebSocket | undefined
  #attempt = 0
  #tries = 0
  #wait: number | undefined
  #retry: ReturnType<typeof setTimeout> | undefined
  #heartbeat: ReturnType<typeof setInterval> | undefined
  #timeout: ReturnType<typeof setTimeout> | undefined
  /** Whether the machine is online, as far as it knows. */
  #hasNetwork = navigator.onLine
  #ready = false
  #closed = false
  #nextId = 1
  /** The last view received on this socket: patches refer to it. */
  #view: unknown
  readonly #pending = new Map<number, Pending>()

  constructor(id: string, code: string | undefined, handlers: WireHandlers) {
    this.#id = id
    this.#code = code
    this.#handlers = handlers
    addEventListener('online', () => this.network(true))
    addEventListener('offline', () => this.network(false))
  }

  /** Connects. */
  start(): void {
    this.#handlers.link({ state: 'connecting' })
    this.#connect()
  }

  /** The page is visible again, perhaps after the machine has slept: pings the server, or reconnects at once. */
  wake(): void {
    if (this.#closed) return
    if (this.#ready) this.#ping(ANSWER_TIMEOUT.afterSleep)
    else if (this.#retry !== undefined) this.#reconnect(0)
  }

  /** The machine has gone online or offline: pending commands keep waiting. */
  network(up: boolean): void {
    if (up === this.#hasNetwork) return
    this.#hasNetwork = up
    if (up) this.#reconnect(0)
    else this.#reconnect()
  }

  /** Sends a command. One with a `ref` waits for a connection and is resent until it is answered; others are lost with the connection. */
  send(command: WireCommand): Promise<WorkerAnswer> {
    return new Promise((resolve) => {
      const id = this.#nextId++
      if (!this.#ready && refOf(command) === undefined) {
        resolve({ type: 'lost', code: 'offline' })
        return
      }
      this.#pending.set(id, { command, refusals: 0, resolve })
      if (this.#ready) this.#post({ type: 'do', id, command })
    })
  }

  /** Says hello: the server recognises us by the session and looks up our seat. */
  hello(): void {
    const code = this.#code === undefined ? {} : { code: this.#code }
    this.#post({ type: 'hello', v: 1, mine: true, last: this.#handlers.last(), patches: true, ...code })
  }

  #connect(): void {
    const attempt = ++this.#attempt
    this.#retry = undefined
    const address = new URL(`/api/v1/tables/${this.#id}/socket`, location.origin)
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
    const socket = new WebSocket(address)
    this.#socket = socket
    // A network that drops all packets never reports an error.
    this.#timeout = setTimeout(() => this.#reconnect(), ANSWER_TIMEOUT.normal)
    socket.addEventListener('open', () => this.hello())
    socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (attempt === this.#attempt) this.#receive(parseMessage(data))
    })
    socket.addEventListener('close', ({ code }) => {
      if (attempt !== this.#attempt) return
      // 1008: we may no longer watch.
      if (code === 1008) this.#fail('forbidden', 'the server closed the table to us')
      else this.#reconnect()
    })
  }

  #post(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  #receive(message: ServerMessage | undefined): void {
    // Any message shows that the connection is alive.
    clearTimeout(this.#timeout)
    this.#timeout = undefined
    switch (message?.type) {
      case 'welcome':
        this.#handlers.welcome(message.you, message.at)
        clearInterval(this.#heartbeat)
        this.#heartbeat = setInterval(() => this.#ping(ANSWER_TIMEOUT.normal), message.heartbeat)
        return
      case 'update': {
        const update = this.#withView(message)
        // A patch for a view we do not have: the first update of a new connection is complete.
        if (update === undefined) {
          this.#reconnect(0)
          return
        }
        // The code lets a player who has stood up watch a private table.
        this.#code = message.table?.code ?? this.#code
        this.#handlers.update(update)
        if (this.#ready) return
        this.#ready = true
        this.#tries = 0
        this.#handlers.link({ state: 'connected' })
        for (const [id, pending] of this.#pending) {
          pending.refusals = 0
          this.#post({ type: 'do', id, command: pending.command })
        }
        return
      }
      case 'done':
        // After sitting down, the view is that of the new seat.
        if (message.seat !== undefined) this.hello()
        this.#answer(message.id, { type: 'done' })
        return
      case 'refused':
        this.#answer(message.id, { type: 'refused', refusal: message.refusal })
        return
      case 'error':
        this.#error(message.id, message.error)
        return
      case 'present':
        this.#handlers.present({ seats: message.seats, watchers: message.watchers })
        return
      case 'bye':
        this.#wait = message.wait
        return
    }
  }

  /** The update with its complete view; `undefined` if it is a patch for a view that we do not have. */
  #withView({ play, type: _type, ...rest }: WireUpdate): (Update & { readonly as?: Seat }) | undefined {
    if (play === undefined) return rest
    if ('patch' in play) {
      if (this.#view === undefined) return undefined
      const { patch, ...other } = play
      this.#view = applyPatch(this.#view, patch)
      return { ...rest, play: { ...other, view: this.#view } }
    }
    this.#view = play.view
    return { ...rest, play }
  }

  #answer(id: number, answer: WorkerAnswer): void {
    const pending = this.#pending.get(id)
    this.#pending.delete(id)
    pending?.resolve(answer)
    const saved = pending !== undefined && pending.refusals > 0 && !this.#hasUnsaved()
    if (saved && this.#ready) this.#handlers.link({ state: 'connected' })
  }

  /** Whether a command of ours is waiting for the server to be able to save. */
  #hasUnsaved(): boolean {
    return [...this.#pending.values()].some(({ refusals }) => refusals > 0)
  }

  /** Sends a command once more after a while, unless it was answered or sent on a new connection by then. */
  #sendLater(id: number, command: WireCommand, wait: number): void {
    const attempt = this.#attempt
    setTimeout(() => {
      if (attempt === this.#attempt && this.#pending.has(id)) this.#post({ type: 'do', id, command })
    }, wait)
  }

  #error(id: number | undefined, { code, message, wait, retry }: WireError): void {
    if (id !== undefined) {
      const pending = this.#pending.get(id)
      if (pending === undefined || refOf(pending.command) === undefined) {
        this.#answer(id, { type: 'lost', code, ...(wait === undefined ? {} : { wait }) })
        return
      }
      // The server is restarting: commands with a `ref` are resent once it is back.
      if (code === 'closing') return
      if (code === 'too-fast') this.#sendLater(id, pending.command, wait ?? 1000)
      else if (retry === true) {
        const pause = Math.min(UNSAVED_DELAY.longest, (wait ?? UNSAVED_DELAY.first) * 2 ** pending.refusals++)
        this.#sendLater(id, pending.command, pause * (0.75 + Math.random() / 2))
        this.#handlers.link({ state: 'unsaved' })
      } else this.#answer(id, { type: 'lost', code })
      return
    }
    if (code === 'not-found') this.#fail('missing', this.#id)
    else if (code === 'not-carried') this.#fail('version', message)
    // The server could not look us up: say hello again.
    else if (retry === true) this.#reconnect(wait)
    // Our hello was not accepted (the seat is somebody else's by now, or we were too fast): start over.
    else if (!this.#ready) {
      this.#wait = wait ?? 1000
      this.#socket?.close()
    }
  }

  /** Pings the server. */
  #ping(timeout: number): void {
    this.#post({ type: 'ping', id: this.#nextId++ })
    this.#timeout ??= setTimeout(() => {
      this.#timeout = undefined
      this.#reconnect(0)
    }, timeout)
  }

  /** Drops the connection and tries again: after a growing delay, or after the one the server asked for. */
  #reconnect(
    wait = this.#wait ??
      (reconnectDelays[Math.min(this.#tries, reconnectDelays.length - 1)] ?? 0) * (0.75 + Math.random() / 2),
  ): void {
    if (this.#closed) return
    this.#drop()
    this.#tries++
    clearTimeout(this.#retry)
    this.#handlers.link(this.#hasNetwork ? { state: 'reconnecting', next: Date.now() + wait } : { state: 'offline' })
    this.#retry = setTimeout(() => this.#connect(), wait)
  }

  #drop(): void {
    this.#attempt++
    this.#ready = false
    this.#wait = undefined
    clearInterval(this.#heartbeat)
    clearTimeout(this.#timeout)
    this.#timeout = undefined
    this.#socket?.close()
    this.#socket = undefined
    this.#view = undefined
    for (const [id, { command }] of [...this.#pending]) {
      if (refOf(command) === undefined) this.#answer(id, { type: 'lost', code: 'offline' })
    }
  }

  #fail(why: Failure, detail: string): void {
    this.#drop()
    this.#closed = true
    clearTimeout(this.#retry)
    this.#handlers.failed(why, detail)
  }
}

/** What makes a command safe to repeat; most have none. */
function refOf(command: WireCommand): string | undefined {
  return 'ref' in command ? command.ref : undefined
}

function parseMessage(data: unknown): ServerMessage | undefined {
  if (typeof data !== 'string') return undefined
  const message: unknown = JSON.parse(data)
  return isMessage(message) ? message : undefined
}

const knownTypes: readonly string[] = [
  'welcome',
  'update',
  'done',
  'refused',
  'error',
  'pong',
  'present',
  'bye',
] satisfies ServerMessage['type'][]

/** The server that delivered this page sends what the types say; additions of a newer one are ignored. */
function isMessage(data: unknown): data is ServerMessage {
  return typeof data === 'object' && data !== null && 'type' in data && knownTypes.includes(String(data.type))
}
