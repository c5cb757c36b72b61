import type { Seat } from '@orrery/kernel'
import type { ClientMessage, Present, ServerMessage, WireCommand, WireError, WireUpdate } from '@orrery/protocol'
import { applyPatch, type Person, type Update } from '@orrery/table'
import type { Failure, Link, WorkerAnswer } from './protocol.ts'

interface Pending {
  readonly command: WireCommand
  /** How often the server has answered that it cannot save now. */
  refusals: number
  resolve(answer: WorkerAnswer): void
}

/** What the keeper of an online table has to know of its connection. */
export interface WireHandlers {
  link(link: Link): void
  welcome(you: Person | undefined, serverTime: number): void
  update(update: Update & { readonly as?: Seat }): void
  present(present: Present): void
  failed(why: Failure, detail: string): void
  /** The last row that is known: the server tells what came after it. */
  last(): number
}

/** How long to wait before the next attempt, in milliseconds, by the number of failed ones. */
const waits: readonly number[] = [300, 700, 1500, 3000, 6000, 10_000, 15_000]
/** How long a command waits before it is sent again to a server that cannot save, in milliseconds: at first, and at most. */
const UNSAVED = { first: 1000, longest: 8000 }
/** A server that says nothing for so long after a question is gone. */
const PATIENCE = { usual: 10_000, awake: 4000 }

/** The connection to one table of the server: says hello, comes back by itself, and sends what was not answered again. */
export class Wire {
  readonly #id: string
  #code: string | undefined
  readonly #handlers: WireHandlers
  #socket: WebSocket | undefined
  #attempt = 0
  #tries = 0
  #wait: number | undefined
  #retry: ReturnType<typeof setTimeout> | undefined
  #beat: ReturnType<typeof setInterval> | undefined
  #silence: ReturnType<typeof setTimeout> | undefined
  /** Whether the machine has a network, as far as it knows. */
  #up = navigator.onLine
  #ready = false
  #over = false
  #nextId = 1
  /** The last view that came through this socket: what changed is told of it. */
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

  /** Somebody looks again, perhaps after the machine has slept: asks for a sign of life, or tries at once. */
  wake(): void {
    if (this.#over) return
    if (this.#ready) this.#ask(PATIENCE.awake)
    else if (this.#retry !== undefined) this.#again(0)
  }

  /** The machine says that it has a network, or none: what waits for an answer waits on. */
  network(up: boolean): void {
    if (up === this.#up) return
    this.#up = up
    if (up) this.#again(0)
    else this.#again()
  }

  /** Sends a command. One with a `ref` waits for a connection and is sent until it is answered; others are lost with it. */
  send(command: WireCommand): Promise<WorkerAnswer> {
    return new Promise((resolve) => {
      const id = this.#nextId++
      if (!this.#ready && refOf(command) === undefined) {
        resolve({ type: 'lost', code: 'offline' })
        return
      }
      this.#pending.set(id, { command, refusals: 0, resolve })
      if (this.#ready) this.#say({ type: 'do', id, command })
    })
  }

  /** Says hello: the server knows by the session who we are and looks up our seat. */
  hello(): void {
    const code = this.#code === undefined ? {} : { code: this.#code }
    this.#say({ type: 'hello', v: 1, mine: true, last: this.#handlers.last(), patches: true, ...code })
  }

  #connect(): void {
    const attempt = ++this.#attempt
    this.#retry = undefined
    const address = new URL(`/api/v1/tables/${this.#id}/socket`, location.origin)
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
    const socket = new WebSocket(address)
    this.#socket = socket
    // A network that swallows everything does not even refuse.
    this.#silence = setTimeout(() => this.#again(), PATIENCE.usual)
    socket.addEventListener('open', () => this.hello())
    socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (attempt === this.#attempt) this.#heard(parseMessage(data))
    })
    socket.addEventListener('close', ({ code }) => {
      if (attempt !== this.#attempt) return
      // 1008: we may not look any longer.
      if (code === 1008) this.#fail('forbidden', 'the server closed the table to us')
      else this.#again()
    })
  }

  #say(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  #heard(message: ServerMessage | undefined): void {
    // Whatever is said is a sign of life.
    clearTimeout(this.#silence)
    this.#silence = undefined
    switch (message?.type) {
      case 'welcome':
        this.#handlers.welcome(message.you, message.at)
        clearInterval(this.#beat)
        this.#beat = setInterval(() => this.#ask(PATIENCE.usual), message.heartbeat)
        return
      case 'update': {
        const update = this.#whole(message)
        // What changed in something we never saw: the first update of a new connection is complete.
        if (update === undefined) {
          this.#again(0)
          return
        }
        // Somebody who stands up can still look at a private table.
        this.#code = message.table?.code ?? this.#code
        this.#handlers.update(update)
        if (this.#ready) return
        this.#ready = true
        this.#tries = 0
        this.#handlers.link({ state: 'connected' })
        for (const [id, pending] of this.#pending) {
          pending.refusals = 0
          this.#say({ type: 'do', id, command: pending.command })
        }
        return
      }
      case 'done':
        // Who sat down looks from the new seat at once.
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

  /** The update with its view; `undefined` when it is told as changes of a view that we do not have. */
  #whole({ play, type: _type, ...rest }: WireUpdate): (Update & { readonly as?: Seat }) | undefined {
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
    const saved = pending !== undefined && pending.refusals > 0 && !this.#unsaved()
    if (saved && this.#ready) this.#handlers.link({ state: 'connected' })
  }

  /** Whether something of ours waits until the server can save again. */
  #unsaved(): boolean {
    return [...this.#pending.values()].some(({ refusals }) => refusals > 0)
  }

  /** Sends a command once more after a while, unless it was answered or sent on a new connection by then. */
  #sendLater(id: number, command: WireCommand, wait: number): void {
    const attempt = this.#attempt
    setTimeout(() => {
      if (attempt === this.#attempt && this.#pending.has(id)) this.#say({ type: 'do', id, command })
    }, wait)
  }

  #error(id: number | undefined, { code, message, wait, retry }: WireError): void {
    if (id !== undefined) {
      const pending = this.#pending.get(id)
      if (pending === undefined || refOf(pending.command) === undefined) {
        this.#answer(id, { type: 'lost', code, ...(wait === undefined ? {} : { wait }) })
        return
      }
      // The server restarts: what carries a number is sent again when it is back.
      if (code === 'closing') return
      if (code === 'too-fast') this.#sendLater(id, pending.command, wait ?? 1000)
      else if (retry === true) {
        const pause = Math.min(UNSAVED.longest, (wait ?? UNSAVED.first) * 2 ** pending.refusals++)
        this.#sendLater(id, pending.command, pause * (0.75 + Math.random() / 2))
        this.#handlers.link({ state: 'unsaved' })
      } else this.#answer(id, { type: 'lost', code })
      return
    }
    if (code === 'not-found') this.#fail('missing', this.#id)
    else if (code === 'not-carried') this.#fail('version', message)
    // A greeting that could not be looked up: it is said again.
    else if (retry === true) this.#again(wait)
    // Our greeting was not accepted (the seat is somebody else's by now, or we were too fast): ask anew who we are.
    else if (!this.#ready) {
      this.#wait = wait ?? 1000
      this.#socket?.close()
    }
  }

  /** Asks for a sign of life. */
  #ask(patience: number): void {
    this.#say({ type: 'ping', id: this.#nextId++ })
    this.#silence ??= setTimeout(() => {
      this.#silence = undefined
      this.#again(0)
    }, patience)
  }

  /** Gives the connection up and tries again: after a while that grows, or as the server wished. */
  #again(
    wait = this.#wait ?? (waits[Math.min(this.#tries, waits.length - 1)] ?? 0) * (0.75 + Math.random() / 2),
  ): void {
    if (this.#over) return
    this.#drop()
    this.#tries++
    clearTimeout(this.#retry)
    this.#handlers.link(this.#up ? { state: 'reconnecting', next: Date.now() + wait } : { state: 'offline' })
    this.#retry = setTimeout(() => this.#connect(), wait)
  }

  #drop(): void {
    this.#attempt++
    this.#ready = false
    this.#wait = undefined
    clearInterval(this.#beat)
    clearTimeout(this.#silence)
    this.#silence = undefined
    this.#socket?.close()
    this.#socket = undefined
    this.#view = undefined
    for (const [id, { command }] of [...this.#pending]) {
      if (refOf(command) === undefined) this.#answer(id, { type: 'lost', code: 'offline' })
    }
  }

  #fail(why: Failure, detail: string): void {
    this.#drop()
    this.#over = true
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

const known: readonly string[] = [
  'welcome',
  'update',
  'done',
  'refused',
  'error',
  'pong',
  'present',
  'bye',
] satisfies ServerMessage['type'][]

/** The server that delivered this page says what the types say; what a newer one adds is passed over. */
function isMessage(data: unknown): data is ServerMessage {
  return typeof data === 'object' && data !== null && 'type' in data && known.includes(String(data.type))
}
