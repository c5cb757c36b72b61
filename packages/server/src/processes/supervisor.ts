import { type ChildProcess, fork } from 'node:child_process'
import { createServer, type Socket } from 'node:net'
import type { LogLine } from '../config.ts'
import type { FromProcess, ToProcess } from './messages.ts'
import { slotOf, tableOf } from './slot.ts'
import { slotVariable } from './supervised.ts'

/** How often processes are asked whether they are stuck, in milliseconds. */
const PING_EVERY = 500
/** How long a process that is to close may take, in milliseconds. */
const CLOSE_WITHIN = 10_000
/** A connection that sends nothing for this long is closed, in milliseconds. */
const FIRST_BYTES_WITHIN = 30_000
/** A process that ended is started again after this pause, in milliseconds. */
const START_AGAIN = 200

/** What a supervisor starts and where it listens. */
export interface SupervisorOptions {
  /** The program of a process, and its arguments. */
  readonly program: string
  readonly args: readonly string[]
  readonly count: number
  readonly port: number
  readonly host: string
  /** A process that has not answered for this many milliseconds is ended. */
  readonly stuckAfter: number
  log(line: LogLine): void
}

interface Slotted {
  readonly child: ChildProcess
  ready: boolean
  /** When it last gave a sign of life (monotonic). */
  seenAt: number
}

/**
 * Several processes behind one port, each with its own part of the tables. This process only accepts connections and hands each of them to a
 * process, by the table that its first request is about: the socket itself moves there, so nothing that is sent later passes through here.
 * Processes that end are started again, and those that are stuck are ended; meanwhile others serve their tables.
 */
export class Supervisor {
  readonly #options: SupervisorOptions
  readonly #slots: (Slotted | undefined)[]
  readonly #server = createServer({ noDelay: true }, (socket) => this.#accept(socket))
  readonly #timer: NodeJS.Timeout
  #next = 0
  #closing = false
  /** How many processes were ended because they were stuck. */
  ended = 0

  private constructor(options: SupervisorOptions) {
    this.#options = options
    this.#slots = Array.from({ length: options.count })
    this.#timer = setInterval(() => this.#check(), PING_EVERY)
  }

  /** Starts the processes; resolves when all of them listen. Throws when one ends before that. */
  static async start(options: SupervisorOptions): Promise<Supervisor> {
    const supervisor = new Supervisor(options)
    try {
      // The first one brings the database up to date.
      for (let index = 0; index < options.count; index++) await supervisor.#start(index)
      await new Promise<void>((resolve, reject) => {
        supervisor.#server.once('error', reject)
        supervisor.#server.listen(options.port, options.host, resolve)
      })
      return supervisor
    } catch (error) {
      await supervisor.close()
      throw error
    }
  }

  get url(): string {
    const address = this.#server.address()
    const port = typeof address === 'object' && address !== null ? address.port : this.#options.port
    return `http://${this.#options.host}:${port}`
  }

  /** The ids of the processes, as the system knows them. */
  get pids(): (number | undefined)[] {
    return this.#slots.map((slot) => slot?.child.pid)
  }

  #start(index: number): Promise<void> {
    const { program, args, count } = this.#options
    const env = { ...process.env, ...slotVariable({ index, count }) }
    const child = fork(program, args, { env, serialization: 'advanced' })
    const slot: Slotted = { child, ready: false, seenAt: performance.now() }
    this.#slots[index] = slot
    // Without a listener, a connection that cannot be handed over would end this process.
    child.on('error', () => {})
    return new Promise((resolve, reject) => {
      child.on('message', (message: FromProcess) => {
        slot.seenAt = performance.now()
        if (message.type !== 'ready') return
        slot.ready = true
        resolve()
      })
      child.once('exit', (code, signal) => {
        this.#slots[index] = undefined
        reject(new Error(`process ${index} ended with ${signal ?? code}`))
        if (slot.ready) this.#replace(index, String(signal ?? code))
      })
    })
  }

  #replace(index: number, why: string): void {
    if (this.#closing) return
    this.#options.log({ level: 'warn', what: 'a process ended and is started again', process: index, why })
    setTimeout(() => {
      if (this.#closing) return
      this.#start(index).catch((error: Error) => this.#replace(index, error.message))
    }, START_AGAIN)
  }

  #check(): void {
    const now = performance.now()
    for (const [index, slot] of this.#slots.entries()) {
      if (slot?.ready !== true) continue
      if (now - slot.seenAt > this.#options.stuckAfter) {
        this.ended++
        this.#options.log({ level: 'error', what: 'a process is stuck and is ended', process: index })
        slot.child.kill('SIGKILL')
      } else send(slot.child, { type: 'ping' })
    }
  }

  #accept(socket: Socket): void {
    socket.on('error', () => socket.destroy())
    socket.setTimeout(FIRST_BYTES_WITHIN, () => socket.destroy())
    socket.once('data', (head: Buffer) => {
      socket.pause()
      socket.setTimeout(0)
      const slot = this.#choose(tableOf(head))
      if (slot === undefined) socket.destroy()
      else send(slot.child, { type: 'connection', head }, socket)
    })
  }

  /** The process for a table, or for whatever else; another one while that is away. */
  #choose(table: string | undefined): Slotted | undefined {
    const { count } = this.#options
    const first = table === undefined ? this.#next++ : slotOf(table, count)
    const slots = Array.from({ length: count }, (_, i) => this.#slots[(first + i) % count])
    return slots.find((slot) => slot?.ready === true && slot.child.connected)
  }

  /** Accepts nothing more, and lets the processes finish what is under way. */
  async close(): Promise<void> {
    this.#closing = true
    clearInterval(this.#timer)
    this.#server.close()
    await Promise.all(this.#slots.map((slot) => (slot === undefined ? undefined : end(slot.child))))
  }
}

function send(child: ChildProcess, message: ToProcess, socket?: Socket): void {
  // What a process does not get because it has just ended, its client sends again.
  child.send(message, socket, { keepOpen: false }, (error) => error !== null && socket?.destroy())
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), CLOSE_WITHIN)
  await gone
  clearTimeout(timer)
}
