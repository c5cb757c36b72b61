import { type Share, wilson } from '@orrery/bots'
import { winners } from '@orrery/kernel'
import type { SeriesGame } from '../../packages/cli/src/series.ts'

/** How one star fared at one number of players. */
export interface StarTally {
  readonly id: string
  readonly class: string
  /** In how many of the games somebody made it. */
  readonly made: Share
  /** How often who made it won. The interval is one for all stars together. */
  readonly winning: Share
  /** The same in the first and in the second half of the games, and in how many of them it was made. */
  readonly halves: readonly { readonly makers: number; readonly winning: number }[]
  /** How often the player who began made it, of the games in which somebody did. */
  readonly byFirst: Share
}

/** How one class of stars fared at one number of players. */
export interface ClassTally {
  readonly id: string
  /** Its share of the winners' points. */
  readonly points: number
  /** Stars of it that are made in a game. */
  readonly perGame: number
  /** How often who made a star of it won. Who made two counts twice, as with single stars. */
  readonly winning: number
}

/** What a series of games between equals shows about the prices. */
export interface Tally {
  readonly seats: number
  readonly games: number
  readonly rounds: number
  readonly stars: readonly StarTally[]
  readonly classes: readonly ClassTally[]
  /** The share of the winners' points that complete systems brought. */
  readonly systems: number
  readonly bySeat: readonly Share[]
  /** By who began: the first of these had the first turn. */
  readonly byOrder: readonly Share[]
}

/** So many deviations wide are intervals of 95 % for all 42 stars together: each alone leaves out one in 840. */
const ALL_STARS = 3.24

/** What was used in a game by whom: `seat|kind|id` and how often. */
const STARS = 'starsCreated'
const CLASSES = 'starClasses'

/** Counts who made what, and who won with it. */
export function tally(
  seats: number,
  games: readonly SeriesGame[],
  stars: readonly { readonly id: string; readonly class: string }[],
): Tally {
  const counts = new Map<string, number>()
  const add = (key: string, n: number): void => void counts.set(key, (counts.get(key) ?? 0) + n)
  const count = (key: string): number => counts.get(key) ?? 0
  let played = 0
  for (const [i, { played: match, trace, first = 0 }] of games.entries()) {
    if (match === undefined || trace === undefined) continue
    const half = 2 * i < games.length ? 0 : 1
    played++
    add('rounds', match.rounds)
    const best = winners(match.result)
    for (const seat of best) {
      add(`seat ${seat}`, 1 / best.length)
      add(`order ${(seat - first + seats) % seats}`, 1 / best.length)
      for (const [source, points] of Object.entries(match.result.seats[seat]?.sources ?? {})) {
        add(`points ${source}`, points / best.length)
        add('points', points / best.length)
      }
    }
    for (const [key, times] of Object.entries(trace.uses)) {
      const [seat, kind, id] = key.split('|')
      if (kind !== STARS && kind !== CLASSES) continue
      add(`times ${id}`, times)
      add(`users ${id}`, 1)
      add(`users ${id} ${half}`, 1)
      if (best.includes(Number(seat))) {
        add(`won ${id}`, times / best.length)
        add(`won ${id} ${half}`, times / best.length)
      }
      if (Number(seat) === first) add(`first ${id}`, 1)
    }
  }
  const share = (part: number): number => part / Math.max(1, played)
  return {
    seats,
    games: played,
    rounds: share(count('rounds')),
    stars: stars.map(({ id, class: kind }) => ({
      id,
      class: kind,
      // A star is made once in a game, so its makers are its games.
      made: wilson(count(`users ${id}`), played),
      winning: wilson(count(`won ${id}`), count(`users ${id}`), ALL_STARS),
      halves: [0, 1].map((half) => {
        const makers = count(`users ${id} ${half}`)
        return { makers, winning: count(`won ${id} ${half}`) / Math.max(1, makers) }
      }),
      byFirst: wilson(count(`first ${id}`), count(`users ${id}`)),
    })),
    classes: [...new Set(stars.map((star) => star.class))].map((id) => ({
      id,
      points: count(`points ${id}`) / Math.max(1, count('points')),
      perGame: share(count(`times ${id}`)),
      winning: count(`won ${id}`) / Math.max(1, count(`times ${id}`)),
    })),
    systems: count('points systems') / Math.max(1, count('points')),
    bySeat: Array.from({ length: seats }, (_, seat) => wilson(count(`seat ${seat}`), played)),
    byOrder: Array.from({ length: seats }, (_, turn) => wilson(count(`order ${turn}`), played)),
  }
}
