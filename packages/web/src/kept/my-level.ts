import type { StoredGame } from './games.ts'
import { finishedGames } from './statistics.ts'

/** Each level wins about three of four games against the one below. */
const STEP = Math.log(3)

/** Where somebody starts of whom nothing is known: with the second of the levels that think. */
const START = 1

/** How far a single game moves the estimate, in levels: far at first, then less. */
const FIRST_MOVE = 1.2
const LAST_MOVE = 0.5

/**
 * The level of bots against which the person at this browser would win about every second game between two, from its finished games against bots. `levels` are those that
 * think, the weakest first.
 */
export function myLevel(stored: readonly StoredGame[], game: string, levels: readonly string[]): string | undefined {
  const played = stored.filter((each) => each.game === game && each.seats.length > 1)
  const results = [...finishedGames(played)].sort((a, b) => a.finishedAt - b.finishedAt)
  let strength = START
  let count = 0
  for (const { id, won } of results) {
    const bots = (played.find((each) => each.id === id)?.seats ?? []).flatMap(({ bot }) =>
      bot === undefined ? [] : [levels.indexOf(bot.split(':')[0] ?? '')],
    )
    // The chance to come out ahead of all of them; bots that play at random are no measure.
    if (bots.some((each) => each < 0)) continue
    const others = bots.reduce((sum, level) => sum + Math.exp(STEP * (level - strength)), 0)
    const move = Math.max(LAST_MOVE, FIRST_MOVE / (1 + count / 4))
    strength += move * ((won ? 1 : 0) - 1 / (1 + others))
    strength = Math.min(levels.length - 1, Math.max(0, strength))
    count++
  }
  return levels[Math.round(strength)]
}
