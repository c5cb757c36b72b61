import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import { OrreryError } from '@orrery/kernel'
import { findGame, type Registered, rulesOf } from './games.ts'
import type { QueueAccess } from './queue/play-by-queue.ts'
import { playOne, type Series, type SeriesGame } from './series.ts'

/** Games of a series for one worker: from `from` up to, not including, `to`. */
interface Part {
  readonly series: Series
  readonly from: number
  readonly to: number
}

/** Where a series is played. */
export interface WorkerPool {
  readonly games: readonly Registered[]
  readonly workers: number
  /** The program that serves as worker; without one, everything is played in this thread. */
  readonly script: URL | undefined
  /** The queue from which other machines take the games; without one, they are played here. */
  readonly access?: QueueAccess
  /** Called with every game, in the order in which they finish. */
  done(game: SeriesGame): void
}

/** Plays a series, on several cores or machines if there are workers for it. The outcome of the games does not depend on the workers. */
export async function playSeries(series: Series, pool: WorkerPool): Promise<SeriesGame[]> {
  const all = pool.access === undefined ? await playHere(series, pool) : await playElsewhere(series, pool, pool.access)
  return all.sort((a, b) => a.index - b.index)
}

/** Plays several series: all at once where other machines do it, otherwise one after the other. */
export async function playAll(all: readonly Series[], pool: WorkerPool): Promise<SeriesGame[][]> {
  return inOrder(all, pool, (series) => playSeries(series, pool))
}

/** This many series lie in a queue at the same time. */
const IN_QUEUE = 32

/** Does something that plays series for each of these, as many at once as the pool has a use for; results are in the same order. */
export async function inOrder<T, R>(
  list: readonly T[],
  { access }: Pick<WorkerPool, 'access'>,
  work: (each: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  const waiting = [...list.entries()]
  const serve = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) results[next[0]] = await work(next[1])
  }
  await Promise.all(Array.from({ length: access === undefined ? 1 : IN_QUEUE }, serve))
  return results
}

async function playElsewhere(series: Series, pool: WorkerPool, access: QueueAccess): Promise<SeriesGame[]> {
  const { playByQueue } = await import('./queue/play-by-queue.ts')
  return playByQueue(series, access, (game) => pool.done(game))
}

/** Hands out small parts, so that nobody waits for the slowest at the end. */
async function playHere(series: Series, pool: WorkerPool): Promise<SeriesGame[]> {
  const all: SeriesGame[] = []
  const workers = pool.script === undefined ? 1 : Math.min(pool.workers, series.games)
  // A single worker is this thread, which needs no parts.
  const size = workers === 1 ? 1 : Math.max(1, Math.min(50, Math.floor(series.games / (workers * 8))))
  let next = 0
  const serve = async (): Promise<void> => {
    const player = startPlayer(workers === 1 ? { games: pool.games, script: undefined } : pool)
    try {
      while (next < series.games) {
        const part: Part = { series, from: next, to: Math.min(series.games, next + size) }
        next = part.to
        for (const one of await player.play(part)) {
          all.push(one)
          pool.done(one)
        }
      }
    } finally {
      await player.end()
    }
  }
  await Promise.all(Array.from({ length: workers }, serve))
  return all
}

/** Plays parts, one at a time. */
export interface PartPlayer {
  play(part: Part): Promise<readonly SeriesGame[]>
  /** Ends at once, whatever it plays. */
  end(): Promise<unknown>
}

/** Starts a thread that plays parts; where there is no program for it they are played in this one. */
export function startPlayer({ script, games }: Pick<WorkerPool, 'script' | 'games'>): PartPlayer {
  if (script === undefined) return { play: async (part) => playPart(part, games), end: async () => {} }
  const worker = new Worker(script)
  const ended = new Promise<never>((_, reject) => {
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`a worker ended with exit code ${code}`)))
  })
  ended.catch(() => {})
  return {
    play(part) {
      const answered = new Promise<readonly SeriesGame[]>((resolve, reject) => {
        worker.once('message', (answer: Answer) => {
          if ('games' in answer) resolve(answer.games)
          else reject(new OrreryError(answer.code, answer.message))
        })
      })
      worker.postMessage(part)
      return Promise.race([answered, ended])
    },
    end: () => worker.terminate(),
  }
}

/** What a thread answers: the games of the part it was given, or why it cannot play them. */
type Answer = { readonly games: readonly SeriesGame[] } | Pick<OrreryError, 'code' | 'message'>

function playPart({ series, from, to }: Part, games: readonly Registered[]): SeriesGame[] {
  // The rules of the series, with the components that it is played with.
  const game = rulesOf(findGame(series.game, games), series.version, series.set)
  return Array.from({ length: to - from }, (_, i) => playOne(game, series, from + i))
}

/** In a worker: plays the parts it is given until it is ended. Does nothing in the main thread. */
export function serveAsWorker(games: readonly Registered[]): boolean {
  if (isMainThread || parentPort === null) return false
  const port = parentPort
  port.on('message', (part: Part) => {
    let answer: Answer
    try {
      answer = { games: playPart(part, games) }
    } catch (error) {
      if (!(error instanceof OrreryError)) throw error
      answer = { code: error.code, message: error.message }
    }
    port.postMessage(answer)
  })
  return true
}
