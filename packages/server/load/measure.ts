import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import type { StorePlace } from '../src/index.ts'
import { type LightSeat, seatsAt } from './light-seat.ts'
import { type Account, deal, eachOf, makePeople } from './people.ts'
import { startProcess } from './process.ts'
import { machineCpu, printTail, type Tail, tailOf, watchOwnDelay } from './tail.ts'

/** How the server coped with a load. Times are milliseconds until the acknowledgement. */
export interface LoadReport {
  readonly name: string
  readonly server: string
  readonly load: Load
  readonly sockets: number
  readonly moves: number
  readonly perSecond: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
  readonly p999: number
  readonly max: number
  /** Seconds of processor time for each second, of the whole server process. */
  readonly cpu: number
  /** Moves for each second of processor time of the server: what one core could do. */
  readonly perCpuSecond: number
  /** Seconds of processor time for each second, of the load itself. */
  readonly loadCpu: number
  readonly megabytes: number
  /** Kilobytes of memory for each socket, with its share of its table: what the process has grown by since it began to listen. */
  readonly perSeat?: number
  /** Moves in one transaction, on average. */
  readonly group?: number
  /** Games that ended meanwhile and were replaced. */
  readonly ended?: number
  /** Where the slow ones come from. */
  readonly tail?: Tail
  readonly wrong: readonly string[]
}

/** The load: a move at each table at this interval in milliseconds, or (`every` 0) as many as the server can take on one core. */
export interface Load {
  readonly tables: number
  readonly seats: number
  readonly every: number
  readonly seconds: number
  readonly games: readonly string[]
  /** A folder for a profile of the server's threads. */
  readonly profile?: string | undefined
}

/** Warm-up: this many moves at each table (in the steady load) are played before anything is measured, or this many seconds at most. */
export const WARM = { moves: 1000, steady: 10, seconds: 60 }

/** For each table this many spares are dealt beforehand, to replace those whose game ends. */
const SPARE = 0.75

/** Puts load on a server over this store. */
export async function load(name: string, place: StorePlace, spec: Load): Promise<LoadReport> {
  const { tables, seats, every, seconds, games, profile } = spec
  const node = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`]
  const server = await startProcess(place, { node })
  const pid = server.child.pid ?? 0
  const empty = await figures(server.url)
  const people = await makePeople(server.url, Math.max(8, seats * 2))
  const meter = new Meter()
  let closing = false
  let ended = 0
  /** The players of each table; a spare that took over has a number beyond the first ones. */
  const groups = new Map<number, readonly LightSeat[]>()
  const spares: (readonly LightSeat[])[] = []
  /** A table with its players connected; `index` determines the game and the people. */
  const open = async (index: number): Promise<readonly LightSeat[]> => {
    const some = Array.from({ length: seats }, (_, seat) => people[(index + seat) % people.length])
    const sitting = some.filter((each): each is Account => each !== undefined)
    const dealt = await deal(server.url, games[index % games.length] ?? 'arks', sitting)
    const group = seatsAt(server.url, dealt, {
      acknowledged: (ms) => meter.add(ms),
      wrong: (what) => meter.wrong.add(what),
      over: () => {
        if (closing) return
        if (meter.counting) ended++
        setImmediate(() => {
          for (const player of group) player.close()
          replace(index).catch((error: unknown) => closing || meter.wrong.add(String(error)))
        })
      },
    })
    for (const player of group) await player.connect()
    return group
  }
  let eager = false
  /** A table to be played from now on: a spare, or a new one. */
  const replace = async (index: number): Promise<void> => {
    const group = spares.pop() ?? (await open(index))
    if (closing) {
      for (const player of group) player.close()
      return
    }
    groups.set(index, group)
    for (const player of group) {
      player.eager = eager
      if (eager) player.play()
    }
  }
  await eachOf(Array.from({ length: tables }), 40, (_, i) => replace(i))
  if (every === 0) pin(pid)
  const timers = Array.from({ length: tables }, (_, i) => {
    const move = (): void =>
      groups
        .get(i)
        ?.find(({ asked }) => asked)
        ?.play()
    if (every === 0) {
      for (const player of groups.get(i) ?? []) player.eager = true
      return setTimeout(move, 0)
    }
    return setTimeout(() => {
      move()
      timers.push(setInterval(move, every))
    }, Math.random() * every)
  })
  eager = every === 0
  // What is measured is a server that has been running for a while.
  const warm = performance.now() + WARM.seconds * 1000
  const enough = (every === 0 ? WARM.moves : WARM.steady) * tables
  while (meter.seen < enough && performance.now() < warm) await pause(50)
  // Moves are measured, not dealing and connecting, so spare tables are ready for games that end meanwhile.
  if (every === 0) {
    // Retried if the server has just closed a kept-alive connection.
    const again = (index: number) => open(index).catch(() => open(index))
    spares.push(...(await eachOf(Array.from({ length: Math.ceil(tables * SPARE) }), 8, (_, i) => again(tables + i))))
  }
  const ownDelay = watchOwnDelay()
  const machine = machineCpu()
  const before = await figures(server.url)
  meter.start()
  await pause(seconds * 1000)
  const { times, took, loadCpu } = meter.stop()
  const after = await figures(server.url)
  const others = (machineCpu() - machine) / took - (after.cpu - before.cpu) / took - loadCpu / took
  const tail = tailOf(before.text, after.text, ownDelay(), Math.max(0, others))
  if (every > 0) printTail(times, tail)
  closing = true
  for (const timer of timers) clearTimeout(timer)
  for (const player of [...groups.values(), ...spares].flat()) player.close()
  if (every === 0) unpin()
  await server.stop()
  const cpu = after.cpu - before.cpu
  return {
    name,
    server: `Orrery, ${place.kind}`,
    load: spec,
    sockets: tables * seats,
    ...summary(times, took, cpu),
    loadCpu: Math.round((100 * loadCpu) / took) / 100,
    megabytes: Math.round(after.memory / 1e6),
    perSeat: Math.round((after.memory - empty.memory) / 1000 / (tables * seats)),
    group: Math.round((10 * (after.appends - before.appends)) / (after.commits - before.commits)) / 10,
    ended,
    tail,
    wrong: [...meter.wrong].slice(0, 5),
  }
}

/** Collects the times of moves while it counts. */
export class Meter {
  readonly wrong = new Set<string>()
  #times: number[] = []
  #began = 0
  #cpu = 0
  /** All moves, including those before it counts. */
  seen = 0
  counting = false

  /** A move was acknowledged after this many milliseconds. */
  add(ms: number): void {
    this.seen++
    if (this.counting) this.#times.push(ms)
  }

  /** Begins to count. */
  start(): void {
    this.counting = true
    this.#began = performance.now()
    this.#cpu = ownCpu()
  }

  /** What was counted, in how many seconds, and what the load itself cost. */
  stop(): { times: number[]; took: number; loadCpu: number } {
    this.counting = false
    const took = (performance.now() - this.#began) / 1000
    return { times: this.#times.sort((a, b) => a - b), took, loadCpu: ownCpu() - this.#cpu }
  }
}

function ownCpu(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** The figures that follow from the times of moves and the processor time of the server. */
export function summary(times: readonly number[], took: number, cpu: number) {
  const at = (share: number): number =>
    Math.round(10 * (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0)) / 10
  return {
    moves: times.length,
    perSecond: Math.round(times.length / took),
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    p999: at(0.999),
    max: at(1),
    cpu: Math.round((100 * cpu) / took) / 100,
    perCpuSecond: Math.round(times.length / cpu),
  }
}

async function figures(url: string) {
  const text = await (await fetch(`${url}/metrics`)).text()
  const read = (name: string): number => Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1] ?? 0)
  return {
    text,
    cpu: read('process_cpu_seconds_total'),
    memory: read('process_resident_memory_bytes'),
    commits: read('orrery_commits_total'),
    appends: read('orrery_appends_total'),
  }
}

/** Processor time and memory of a process, as Linux reports them. */
export function figuresOf(pid: number): { cpu: number; memory: number } {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return { cpu: (Number(fields[11]) + Number(fields[12])) / 100, memory: Number(fields[21]) * 4096 }
}

const canPin = process.platform === 'linux' && cpus().length > 1

/** Pins all threads of the server to one core and leaves the others to the load, where the system can do so. */
export function pin(pid: number): void {
  taskset('0', pid)
  taskset(`1-${cpus().length - 1}`, process.pid)
}

/** The load may run anywhere again. */
export function unpin(): void {
  taskset(`0-${cpus().length - 1}`, process.pid)
}

function taskset(list: string, pid: number): void {
  if (!canPin) return
  try {
    execFileSync('taskset', ['-a', '-c', '-p', list, String(pid)], { stdio: 'ignore' })
  } catch {
    // Without the tool there are still the figures for each second of processor time.
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
