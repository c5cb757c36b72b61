import type { Series, SeriesGame } from '../series.ts'
import { parseBody } from './body.ts'
import { pause, persist } from './database.ts'
import type { PartOf, Run, WorkQueue } from './work-queue.ts'

/** How often results are asked for, in milliseconds. */
const EVERY = 250
/** How often it is checked that workers are alive and that the run is still there, in milliseconds. */
const CHECK_EVERY = 2000
/** If nobody plays anything for this many milliseconds, whoever waits is notified. */
const NOBODY_AFTER = 10_000
/** A series is cut into about this many parts, so that nobody waits long for the last ones; a part has this many games at most. */
const PARTS = 100
const MOST_GAMES = 50
/** Results that are fetched with one statement. */
const AT_ONCE = 50

/** A queue, and how to report what holds it up. */
export interface QueueAccess {
  readonly queue: WorkQueue
  say(text: string): void
}

/** Lets others play a series and collects their games, each of which counts once. Throws when a worker cannot play it at all. */
export async function playByQueue(
  series: Series,
  { queue, say }: QueueAccess,
  done: (game: SeriesGame) => void,
): Promise<SeriesGame[]> {
  const steady = <T>(work: () => Promise<T>): Promise<T> =>
    persist(work, (cause) => say(`the queue cannot be reached, trying again: ${cause}`))
  const work = JSON.stringify(series)
  const missing = new Map(partsOf(series.games).map((part) => [part.part, part]))
  const all: SeriesGame[] = []
  const offer = (): Promise<Run> => steady(() => queue.offer(work, series.games, [...missing.values()]))
  let run = await offer()
  const wonder = setTimeout(() => {
    const tell = (found: boolean): unknown =>
      found || say('nobody works for this queue yet: start "orrery work" of the same build with it')
    queue.hasWorkers().then(tell, () => {})
  }, NOBODY_AFTER)
  try {
    for (let checkedAt = performance.now(); ; await pause(EVERY)) {
      const fresh = (await steady(() => queue.done(run))).filter((part) => missing.has(part))
      for (let from = 0; from < fresh.length; from += AT_ONCE) {
        for (const { part, body } of await steady(() => queue.results(run, fresh.slice(from, from + AT_ONCE)))) {
          missing.delete(part)
          for (const game of parseBody(body)) {
            all.push(game)
            done(game)
          }
        }
      }
      if (missing.size === 0) return all
      if (performance.now() - checkedAt < CHECK_EVERY) continue
      checkedAt = performance.now()
      await steady(() => queue.revive(run))
      // Somebody who waited for the same run may have been first, and has taken it out.
      if (!(await steady(() => queue.touch(run)))) run = await offer()
    }
  } finally {
    clearTimeout(wonder)
    await steady(() => queue.remove(run))
  }
}

/** How a series is cut; always the same way, so that a run that was ended can go on. */
function partsOf(games: number): PartOf[] {
  const size = Math.max(1, Math.min(MOST_GAMES, Math.floor(games / PARTS)))
  return Array.from({ length: Math.ceil(games / size) }, (_, part) => ({
    part,
    from: part * size,
    to: Math.min(games, (part + 1) * size),
  }))
}
