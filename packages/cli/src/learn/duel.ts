import { type Share, wilson } from '@orrery/bots'
import type { ModelWeights } from '@orrery/bots/model'
import { type Game, parseOptions, winners } from '@orrery/kernel'
import { rulesIn } from '../read-series.ts'
import { playSeries, type WorkerPool } from '../workers.ts'

/** How often the first of two players won. */
export interface Duel extends Share {
  readonly first: string
  readonly second: string
  readonly games: number
}

/** Lets two players meet on fresh deals, seats rotating. */
export async function duel(
  game: Game,
  [first, second]: readonly [string, string],
  models: readonly ModelWeights[],
  { games, seed }: { readonly games: number; readonly seed: string },
  pool: WorkerPool,
): Promise<Duel> {
  const series = {
    ...rulesIn(game),
    games,
    players: [first, second],
    rotate: true,
    options: parseOptions(game.id, game.options, 2, {}),
    seed,
    models,
    keepRecords: false,
  }
  let wins = 0
  let finished = 0
  for (const { seating, played } of await playSeries(series, pool)) {
    if (played === undefined) continue
    finished++
    const won = winners(played.result)
    for (const seat of won) if (seating[seat] === 0) wins += 1 / won.length
  }
  return { first, second, games: finished, ...wilson(wins, finished) }
}

/** A duel from a file. */
export function parseDuel(data: unknown): Duel {
  const { first, second, games, share, low, high } = Object(data)
  return { first: String(first), second: String(second), games: Number(games), share, low, high }
}
