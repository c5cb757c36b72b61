import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { commandExamples } from '@orrery/protocol/examples'
import { type Account, deal } from './people.ts'
import { SeatPlayer } from './seat.ts'

/** Everything that can be sent through a socket, as bytes to repeat. `greeted` is sent after a hello. */
export interface Flood {
  readonly name: string
  readonly bytes: Buffer
  readonly greeted?: true
}

/** The outcome of a flood. */
export interface FloodReport {
  readonly name: string
  /** Megabytes that the server took in, and how often it closed a socket. */
  readonly taken: number
  readonly closed: number
  /** Megabytes: at the beginning, and the most during the flood. */
  readonly memory: { readonly before: number; readonly most: number; readonly heap: number }
  /** Moves of players elsewhere in the meantime, and how long they waited for `done`, in milliseconds. */
  readonly moves: number
  readonly delay: { readonly median: number; readonly p99: number; readonly most: number }
  readonly wrong: readonly string[]
}

const TEXT = 1
const BINARY = 2
const PING = 9
const PONG = 10

/** A frame of a client (RFC 6455, 5.2): masked, here with zeros. */
function frame(opcode: number, payload: string | Buffer, final = true): Buffer {
  const data = Buffer.from(payload)
  const head = Buffer.alloc(data.length < 126 ? 6 : 8)
  head[0] = (final ? 0x80 : 0) | opcode
  if (data.length < 126) head[1] = 0x80 | data.length
  else {
    head[1] = 0x80 | 126
    head.writeUInt16BE(data.length, 2)
  }
  return Buffer.concat([head, data])
}

const text = (message: object): Buffer => frame(TEXT, JSON.stringify(message))
const command = (command: object): Buffer => text({ type: 'do', id: 1, command })
/** Every command there is; the examples are complete by their type. */
const commands = Object.values(commandExamples).map(
  ([example]): Flood => ({ name: `do ${example.type}`, greeted: true, bytes: command(example) }),
)

/** A flood of every kind of message, of nonsense, and of invalid frames. */
export const floods: readonly Flood[] = [
  { name: 'ping', bytes: text({ type: 'ping', id: 1 }) },
  { name: 'hello', bytes: text({ type: 'hello', v: 1 }) },
  { name: 'hello again', greeted: true, bytes: text({ type: 'hello', v: 1, last: 0, patches: true }) },
  { name: 'hello with a wrong token', bytes: text({ type: 'hello', v: 1, seat: 0, token: 'x'.repeat(43) }) },
  { name: 'do before hello', bytes: command({ type: 'act', action: 'end-turn' }) },
  ...commands,
  { name: 'do say, long', greeted: true, bytes: command({ type: 'say', text: 'x'.repeat(2000) }) },
  { name: 'nonsense', bytes: frame(TEXT, '?') },
  { name: 'empty', bytes: frame(TEXT, '') },
  { name: 'large', bytes: frame(TEXT, 'y'.repeat(16_000)) },
  { name: 'too large', bytes: frame(TEXT, 'y'.repeat(20_000)) },
  { name: 'binary', bytes: frame(BINARY, randomBytes(100)) },
  { name: 'ping frames', bytes: frame(PING, 'z'.repeat(125)) },
  { name: 'pong frames', bytes: frame(PONG, 'z'.repeat(125)) },
  { name: 'fragments', bytes: frame(0, 'f', false) },
  { name: 'empty fragments', bytes: frame(0, '', false) },
]

/** No flood at all, to compare with. */
export const calm: Flood = { name: 'nothing', bytes: Buffer.alloc(1) }

/** Where floods come from: another address than the players, as an attacker would. */
const FROM = '127.0.0.2'
/** Why floods are impossible here; `undefined` when they are not. */
export const noFloods =
  process.platform === 'linux' ? undefined : `Floods come from ${FROM}, an address that only Linux has without set-up.`
/** This many bytes are handed to the system at once. */
const PIECE = 64 * 1024

interface Target {
  readonly url: string
  readonly table: string
  readonly session: string
  /** The address it comes from. */
  readonly from?: string
}

/** How a flood ended: the server closed it, accepted all of it, or did not let it in. */
export type FloodEnd = 'closed' | 'sent' | 'not let in'

/** One socket that sends as fast as it can and never reads. */
class Flooder {
  readonly #target: Target
  readonly #flood: Flood
  readonly #piece: Buffer
  /** Bytes it sends at most. */
  readonly #most: number
  readonly #socket: Socket
  #stopped = false
  readonly over: Promise<FloodEnd>

  constructor(target: Target, flood: Flood, most = Number.POSITIVE_INFINITY) {
    this.#target = target
    this.#flood = flood
    this.#most = most
    this.#piece = Buffer.concat(Array.from({ length: Math.ceil(PIECE / flood.bytes.length) }, () => flood.bytes))
    const { hostname, port } = new URL(target.url)
    this.#socket = connect({ host: hostname, port: Number(port), localAddress: target.from ?? FROM })
    this.over = new Promise((resolve) => this.#start(resolve))
  }

  /** Bytes that left this process. */
  get taken(): number {
    return this.#socket.bytesWritten - this.#socket.writableLength
  }

  #start(over: (how: FloodEnd) => void): void {
    const socket = this.#socket
    let open = false
    socket.on('error', () => {})
    socket.on('close', () => over(open ? 'closed' : 'not let in'))
    socket.once('data', (data) => {
      // From here on nothing is read: whatever the server sends piles up.
      socket.pause()
      if (!String(data).startsWith('HTTP/1.1 101')) {
        socket.destroy()
        return
      }
      open = true
      if (this.#flood.greeted === true) socket.write(text({ type: 'hello', v: 1 }))
      if (this.#flood.name.includes('fragments')) socket.write(frame(TEXT, 'f', false))
      this.#pour(() => over('sent'))
    })
    const { host } = new URL(this.#target.url)
    socket.write(
      [
        `GET /api/v1/tables/${this.#target.table}/socket HTTP/1.1`,
        `Host: ${host}`,
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
        `Authorization: Bearer ${this.#target.session}`,
        '\r\n',
      ].join('\r\n'),
    )
  }

  #pour(sent: () => void): void {
    const socket = this.#socket
    if (this.#stopped || socket.destroyed) return
    if (this.taken >= this.#most) {
      sent()
      return
    }
    // The event loop has other work too: the players that are measured run in it.
    if (socket.write(this.#piece)) setImmediate(() => this.#pour(sent))
    else socket.once('drain', () => setImmediate(() => this.#pour(sent)))
  }

  stop(): void {
    this.#stopped = true
    this.#socket.destroy()
  }
}

/** Floods with at most this many bytes through one socket; returns whether the server put an end to it. */
export async function floodOnce(target: Target, kind: Flood, most: number): Promise<FloodEnd> {
  const flooder = new Flooder(target, kind, most)
  const how = await flooder.over
  flooder.stop()
  return how
}

/** The memory the server reports, in megabytes. */
export async function memoryOf(url: string): Promise<{ resident: number; heap: number }> {
  const figures = await (await fetch(`${url}/metrics`)).text()
  const read = (name: string): number => Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(figures)?.[1] ?? 0) / 1e6
  return { resident: read('process_resident_memory_bytes'), heap: read('nodejs_heap_used_bytes') }
}

/** Players of games of their own, one after the other, who make a move at intervals. */
export class Rightful {
  readonly #url: string
  readonly #people: readonly Account[]
  readonly #timer: NodeJS.Timeout
  #players: readonly SeatPlayer[] = []
  #closed = false
  delays: number[] = []
  wrong: string[] = []

  private constructor(url: string, people: readonly Account[], every: number) {
    this.#url = url
    this.#people = people
    this.#timer = setInterval(() => {
      for (const player of this.#players) player.play()
    }, every)
  }

  static async start(url: string, people: readonly Account[], every: number): Promise<Rightful> {
    const made = new Rightful(url, people, every)
    await made.#deal()
    return made
  }

  async #deal(): Promise<void> {
    for (const player of this.#players) player.close()
    const { id, seats } = await deal(this.#url, 'arks', this.#people)
    let ended = false
    this.#players = seats.map(
      (seat) =>
        new SeatPlayer({
          url: () => this.#url,
          table: id,
          ...seat,
          eager: false,
          acknowledged: (_move, ms) => this.delays.push(ms),
          wrong: (what) => this.wrong.push(what),
          over: () => {
            if (ended || this.#closed) return
            ended = true
            this.#deal().catch((error: unknown) => this.wrong.push(String(error)))
          },
        }),
    )
    await Promise.all(this.#players.map((player) => player.connect()))
  }

  close(): void {
    this.#closed = true
    clearInterval(this.#timer)
    for (const player of this.#players) player.close()
  }
}

/** Floods a server with one kind of message through a number of sockets for some time, while others play. */
export async function flood(
  target: Target,
  kind: Flood,
  { sockets, ms, rightful }: { readonly sockets: number; readonly ms: number; readonly rightful: Rightful },
): Promise<FloodReport> {
  const before = await memoryOf(target.url)
  const most = { ...before }
  rightful.delays = []
  rightful.wrong = []
  let taken = 0
  let closed = 0
  let stopped = false
  const running = new Set<Flooder>()
  /** One after the other: a socket that was closed is replaced. */
  const pour = async (): Promise<void> => {
    while (!stopped) {
      const flooder = new Flooder(target, kind)
      running.add(flooder)
      const how = await flooder.over
      running.delete(flooder)
      taken += flooder.taken
      if (!stopped && how === 'closed') closed++
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  const pouring = Array.from({ length: sockets }, pour)
  const until = performance.now() + ms
  while (performance.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 200))
    const now = await memoryOf(target.url)
    most.resident = Math.max(most.resident, now.resident)
    most.heap = Math.max(most.heap, now.heap)
  }
  stopped = true
  for (const flooder of running) flooder.stop()
  await Promise.all(pouring)
  const delays = rightful.delays.toSorted((a, b) => a - b)
  const at = (share: number): number =>
    Math.round(10 * (delays[Math.min(delays.length - 1, Math.floor(share * delays.length))] ?? 0)) / 10
  return {
    name: kind.name,
    taken: Math.round(taken / 1e5) / 10,
    closed,
    memory: {
      before: Math.round(before.resident),
      most: Math.round(most.resident),
      heap: Math.round(most.heap),
    },
    moves: delays.length,
    delay: { median: at(0.5), p99: at(0.99), most: at(1) },
    wrong: rightful.wrong,
  }
}
