import { OrreryError } from '@orrery/kernel'
import { readArgs } from './args.ts'
import { describeBuild } from './build.ts'
import type { Environment } from './environment.ts'
import { poolShape, readWorkers } from './pool.ts'
import { makeProgress, type Progress } from './progress.ts'
import { makeBody, makeFault } from './queue/body.ts'
import { pause, persist } from './queue/database.ts'
import { openQueue } from './queue/open.ts'
import type { RunProgress, Taken, WorkQueue } from './queue/work-queue.ts'
import type { Series } from './series.ts'
import { UsageError } from './usage.ts'
import { type PartPlayer, startPlayer } from './workers.ts'

/** How often an empty queue is looked at, in milliseconds. */
const LOOK_EVERY = 500
/** How often a worker says that it is alive, in milliseconds. */
const ALIVE_EVERY = 2000
/** A worker remembers what is played in this many runs: one with models can be large. */
const MOST_RUNS = 50

const shape = { ...poolShape, 'until-empty': 'flag' } as const

/** `orrery work`: plays games that others have put into a queue, until it is ended. */
export async function work(words: readonly string[], environment: Environment): Promise<number> {
  const { out, errors, build } = environment
  const given = readArgs(words, shape, 0)
  const url = given.text('queue')
  if (url === undefined) throw new UsageError('work needs --queue postgres://…')
  const workers = readWorkers(given)
  const queue = await openQueue(url, build)
  const say = (text: string): void => errors.print(`${text}\n`)
  const shift = new Shift(queue, environment, given.flag('until-empty'), say)
  const leave = (): void => shift.end()
  process.once('SIGINT', leave).once('SIGTERM', leave)
  out.print(`Working for the queue of ${describeBuild(build)} with ${workers} threads. Ctrl+C ends it.\n`)
  try {
    await shift.work(workers)
    out.print(`Played ${shift.played} games.\n`)
    return 0
  } finally {
    process.off('SIGINT', leave).off('SIGTERM', leave)
    await queue.close()
  }
}

/** One machine's work for a queue. */
class Shift {
  readonly #queue: WorkQueue
  readonly #environment: Environment
  readonly #untilEmpty: boolean
  readonly #say: (text: string) => void
  readonly #players = new Set<PartPlayer>()
  readonly #taken = new Set<Taken>()
  /** What is to be played in the runs that were met, each of which is announced once. */
  readonly #series = new Map<string, Series>()
  #shown: { readonly run: string; readonly progress: Progress } | undefined
  #ending = false
  /** How many games were played here. */
  played = 0

  constructor(queue: WorkQueue, environment: Environment, untilEmpty: boolean, say: (text: string) => void) {
    this.#queue = queue
    this.#environment = environment
    this.#untilEmpty = untilEmpty
    this.#say = say
  }

  /** Works with this many threads until it is ended. */
  async work(threads: number): Promise<void> {
    const alive = setInterval(() => void this.#queue.keep([...this.#taken]).catch(() => {}), ALIVE_EVERY)
    try {
      await Promise.all(Array.from({ length: threads }, () => this.#serve()))
    } finally {
      clearInterval(alive)
      this.#shown?.progress.end()
      await Promise.all([...this.#players].map((player) => player.end()))
      await this.#queue.giveBack([...this.#taken]).catch(() => {})
    }
  }

  /** Takes nothing more, and gives back what is not done. */
  end(): void {
    this.#ending = true
    for (const player of this.#players) void player.end()
  }

  async #serve(): Promise<void> {
    const player = startPlayer(this.#environment)
    this.#players.add(player)
    while (!this.#ending) {
      const taken = await this.#steady(() => this.#queue.take())
      if (taken !== undefined) await this.#play(player, taken)
      else if (this.#untilEmpty) return
      else await pause(LOOK_EVERY)
    }
  }

  async #play(player: PartPlayer, taken: Taken): Promise<void> {
    this.#taken.add(taken)
    const body = await this.#bodyOf(player, taken)
    if (this.#ending || body === undefined) return
    this.#show(taken.run, await this.#steady(() => this.#queue.finish(taken, body)))
    this.#taken.delete(taken)
    this.played += taken.to - taken.from
  }

  /** The result of a part; `undefined` when the work here was ended meanwhile. */
  async #bodyOf(player: PartPlayer, { run, from, to }: Taken): Promise<string | undefined> {
    try {
      const series = await this.#seriesOf(run)
      return makeBody(series === undefined ? [] : await player.play({ series, from, to }))
    } catch (error) {
      if (this.#ending) return undefined
      if (error instanceof OrreryError) return makeFault(error.message)
      throw error
    }
  }

  /** What is played in a run; nothing when it has ended. */
  async #seriesOf(run: string): Promise<Series | undefined> {
    const known = this.#series.get(run)
    if (known !== undefined) return known
    const text = await this.#steady(() => this.#queue.work(run))
    if (text === undefined) return undefined
    // Written by the same build, and playing it checks it.
    const series: Series = JSON.parse(text)
    this.#series.set(run, series)
    const [oldest] = this.#series.keys()
    if (this.#series.size > MOST_RUNS && oldest !== undefined) this.#series.delete(oldest)
    const { game, games, players, seed } = series
    this.#environment.out.print(`${game}: ${games} games of ${players.join(', ')}, seed ${seed}\n`)
    return series
  }

  /** Shows how far a run is, by the work of all. */
  #show(run: string, found: RunProgress | undefined): void {
    if (found === undefined) return
    if (this.#shown?.run !== run) {
      this.#shown?.progress.end()
      this.#shown = { run, progress: makeProgress(found.total, process.stderr) }
    }
    this.#shown.progress.at(found.done)
  }

  #steady<T>(work: () => Promise<T>): Promise<T> {
    return persist(work, (cause) => this.#say(`the queue cannot be reached, trying again: ${cause}`))
  }
}
