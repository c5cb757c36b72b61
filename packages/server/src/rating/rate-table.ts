import { type Rating, update } from '@orrery/bots/glicko2'

/** A player at a finished table: the place, and the rating before. */
export interface Contender {
  readonly person: string
  /** 1 is first; equal places are shared. */
  readonly place: number
  readonly before: Rating
  /** How long ago the rating before was made, in milliseconds. */
  readonly age: number
  /** The opponents against whom the table counts; without any, the rating stays as it was. */
  readonly opponents: readonly string[]
}

/** The time over which the rating of an inactive player grows less certain by its volatility. */
export const PERIOD = 7 * 86_400_000

/** The ratings after a table: every pair of opponents is a game, all of them against the ratings from before the table. */
export function rateTable(contenders: readonly Contender[]): { readonly person: string; readonly after: Rating }[] {
  const rated = contenders.filter(({ opponents }) => opponents.length > 0)
  return rated.map((each) => ({
    person: each.person,
    after: update(
      each.before,
      contenders
        .filter(({ person }) => each.opponents.includes(person))
        .map((other) => ({
          opponent: other.before,
          score: each.place < other.place ? 1 : each.place === other.place ? 0.5 : 0,
        })),
      Math.max(0, each.age) / PERIOD,
    ),
  }))
}
