import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import type { Game } from '@orrery/kernel'
import { findGame, type Registered, rulesOf } from './games.ts'
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
  /** Called with every game, in the order in which they finish. */
  done(game: SeriesGame): void
}

/** Plays a series, on several cores if there are workers for it. The outcome of the games does not depend on the workers. */
export async function playSeries(series: Series, pool: WorkerPool): Promise<SeriesGame[]> {
  const workers = Math.min(pool.workers, series.games)
  const all =
    workers > 1 && pool.script !== undefined
      ? await playByWorkers(series, pool, workers, pool.script)
      : playHere(series, pool)
  return all.sort((a, b) => a.index - b.index)
}

function playHere(series: Series, pool: WorkerPool): SeriesGame[] {
  const game = gameOf(series, pool.games)
  return Array.from({ length: series.games }, (_, index) => {
    const one = playOne(game, series, index)
    pool.done(one)
    return one
  })
}

/** The rules of a series, with the components that it is played with. */
function gameOf({ game, version, set }: Series, games: readonly Registered[]): Game {
  return rulesOf(findGame(game, games), version, set)
}

/** Hands out small parts, so that nobody waits for the slowest at the end. */
async function playByWorkers(series: Series, pool: WorkerPool, workers: number, script: URL): Promise<SeriesGame[]> {
  const all: SeriesGame[] = []
  const size = Math.max(1, Math.min(50, Math.floor(series.games / (workers * 8))))
  let next = 0
  const serve = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(script)
      const handOut = (): void => {
        if (next >= series.games) {
          worker.postMessage('end')
          return
        }
        const part: Part = { series, from: next, to: Math.min(series.games, next + size) }
        next = part.to
        worker.postMessage(part)
      }
      worker.on('message', (message: readonly SeriesGame[]) => {
        for (const one of message) {
          all.push(one)
          pool.done(one)
        }
        handOut()
      })
      worker.on('error', reject)
      worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a worker ended with exit code ${code}`))))
      handOut()
    })
  await Promise.all(Array.from({ length: workers }, serve))
  return all
}

/** In a worker: plays the parts it is given until there are no more. Does nothing in the main thread. */
export function serveAsWorker(games: readonly Registered[]): boolean {
  if (isMainThread || parentPort === null) return false
  const port = parentPort
  port.on('message', (part: Part | 'end') => {
    if (part === 'end') {
      port.close()
      return
    }
    const game = gameOf(part.series, games)
    const played: SeriesGame[] = []
    for (let index = part.from; index < part.to; index++) played.push(playOne(game, part.series, index))
    port.postMessage(played)
  })
  return true
}
