import type { Share } from '@orrery/bots'
import type { StarTally, Tally } from './tally.ts'

/** Between these shares of the winners' points every class should lie. */
const CLASS_SHARE = [0.15, 0.4] as const
/** Who makes a star should not win more than this many times as often as who makes a star of its class. */
const OWNER_RATIO = 1.25
/** By fewer makers in each half of the games nothing is repeated. */
const MAKERS = 50
/** Every star should be made in this share of the games. */
const MADE_SHARE = 0.02

/** What does not hold at one number of players. */
export interface Misses {
  readonly classes: readonly string[]
  /**
   * Stars whose makers win too often. Of 42 stars some always do so by chance. So a star counts when its interval, one of 95 % for all stars together, lies wholly above the limit, or when its share
   * lies above it in both halves of the games.
   */
  readonly owners: readonly string[]
  /** Stars whose share lies above the limit, but no more than chance explains. */
  readonly perhaps: readonly string[]
  /** Stars that are hardly ever made. */
  readonly rare: readonly string[]
  /** Seats, and places in the order of play, whose share lies outside the 95 % interval. */
  readonly seats: readonly string[]
}

/** Compares a tally with what prices must achieve. */
export function missesOf({ classes, stars, seats, bySeat, byOrder }: Tally): Misses {
  const classWins = new Map(classes.map(({ id, winning }) => [id, winning]))
  const limit = (star: StarTally): number => OWNER_RATIO * (classWins.get(star.class) ?? 0)
  const above = stars.filter((star) => star.made.share > 0 && star.winning.share > limit(star))
  const repeated = (star: StarTally): boolean =>
    star.halves.every(({ makers, winning }) => makers >= MAKERS && winning > limit(star))
  const owners = above.filter((star) => star.winning.low > limit(star) || repeated(star))
  const withRatios = (star: StarTally): string => `${star.id} ${ratios(star, classWins)}`
  const outside = ({ low, high }: Share): boolean => low > 1 / seats || high < 1 / seats
  const named = (name: string, shares: readonly Share[]): string[] =>
    shares.flatMap((share, i) => (outside(share) ? [`${name} ${i + 1}`] : []))
  return {
    classes: classes
      .filter(({ points }) => points < CLASS_SHARE[0] || points > CLASS_SHARE[1])
      .map(({ id, points }) => `${id} ${percent(points)}`),
    owners: owners.map(withRatios),
    perhaps: above.filter((star) => !owners.includes(star)).map(withRatios),
    rare: stars.filter(({ made }) => made.share < MADE_SHARE).map(({ id, made }) => `${id} ${percent(made.share)}`),
    seats: [...named('seat', bySeat), ...named('turn', byOrder)],
  }
}

/** How many times as often as makers of its class the makers of a star win, with the interval. */
function ratios({ class: kind, winning }: StarTally, classWins: ReadonlyMap<string, number>): string {
  const [share, low, high] = [winning.share, winning.low, winning.high].map((each) =>
    (each / Math.max(0.01, classWins.get(kind) ?? 0)).toFixed(2),
  )
  return `${share} (${low} - ${high})`
}

/** Stars that the first player takes from the others, by more than chance explains: what is too cheap goes to whoever comes first. */
function firstsOf({ stars, seats }: Tally): string[] {
  const taken = stars.filter(({ made, byFirst }) => made.share > 0 && byFirst.low > 1 / seats)
  return taken.map(({ id, byFirst }) => `${id} ${percent(byFirst.share)}`)
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

/** How far some tallies are from what prices must achieve: 0 when all of it holds. */
export function distance(tallies: readonly Tally[]): number {
  let sum = 0
  for (const each of tallies) {
    const { owners, perhaps } = missesOf(each)
    for (const { points } of each.classes) {
      sum += 40 * Math.max(0, CLASS_SHARE[0] - points, points - CLASS_SHARE[1])
    }
    // A star just above the line in one sample may be below it in the next.
    for (const { made } of each.stars) sum += Math.max(0, 1 - made.share / (2 * MADE_SHARE))
    sum += 0.1 * perhaps.length + owners.length
  }
  return sum / Math.max(1, tallies.length)
}

/** The tally and what does not hold, as lines of text. */
export function report(tally: Tally): string {
  const { classes, stars, byOrder, bySeat } = tally
  const misses = missesOf(tally)
  const shares = (list: readonly Share[]): string => list.map(({ share }) => percent(share)).join(', ')
  const list = (words: readonly string[]): string => (words.length === 0 ? 'holds' : words.join(', '))
  const perhaps =
    misses.perhaps.length > 0 ? `; above, but no more than chance explains: ${misses.perhaps.join(', ')}` : ''
  const made = [...stars].sort((a, b) => a.made.share - b.made.share)
  return [
    `${tally.seats} players, ${tally.games} games of ${tally.rounds.toFixed(1)} rounds`,
    ...classes.map(
      ({ id, points, perGame, winning }) =>
        `  ${id.padEnd(13)} ${percent(points).padStart(7)} of the winners' points, ${perGame.toFixed(1)} a game, makers win ${percent(winning)}`,
    ),
    `  systems       ${percent(tally.systems).padStart(7)}`,
    `  seats ${shares(bySeat)}; by order of play ${shares(byOrder)}`,
    `  classes between 15 and 40 %: ${list(misses.classes)}`,
    `  makers of a star at most 1.25 times those of its class: ${list(misses.owners)}${perhaps}`,
    `  every star in at least 2 % of the games: ${list(misses.rare)}`,
    `  no seat outside its share: ${list(misses.seats)}`,
    `  made by the first player more often than others make it: ${list(firstsOf(tally))}`,
    `  made: ${made.map(({ id, made: { share } }) => `${id} ${(100 * share).toFixed(0)}`).join(', ')}`,
  ].join('\n')
}
