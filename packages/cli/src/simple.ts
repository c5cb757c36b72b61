import { parsePlayer, simplesOf } from '@orrery/games/loaded'
import type { Game } from '@orrery/kernel'
import { type Duel, duel } from './learn/duel.ts'
import type { Pool } from './pool.ts'
import { UsageError } from './usage.ts'
import { inOrder } from './workers.ts'

/** Lets every simple way to play that a game has meet some levels, two at a table. */
export async function tryWays(
  game: Game,
  levels: readonly string[],
  amount: { readonly games: number; readonly seed: string },
  pool: Pool,
): Promise<readonly Duel[]> {
  const ways = simplesOf(game.id)
  if (ways.length === 0) throw new UsageError(`${game.id} has no simple ways to play`)
  for (const level of levels) parsePlayer(game.id, level)
  const pairs = levels.flatMap((level) => ways.map((way): readonly [string, string] => [way, level]))
  return inOrder(pairs, pool, (pair) => duel(game, pair, [], amount, { ...pool, done: () => {} }))
}

/** The trials as lines of text, those that win most often first. */
export function describeTrials(rules: string, trials: readonly Duel[]): string {
  const percent = (value: number): string => `${(100 * value).toFixed(1)} %`
  const lines = [...trials]
    .sort((a, b) => b.share - a.share)
    .map(
      ({ first, second, games, share, low, high }) =>
        `  ${first.padEnd(16)} ${second.padEnd(10)} ${String(games).padStart(5)} ${percent(share).padStart(8)}  ${percent(low)} - ${percent(high)}`,
    )
  return `${rules}\n  way              against    games     wins  95 % interval\n${lines.join('\n')}\n`
}
