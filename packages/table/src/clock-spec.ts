/** How long players may think, in milliseconds or days. */
export type ClockSpec =
  | { readonly kind: 'none' }
  /** `turn` for each turn, and what is used beyond it comes out of `reserve`, which lasts the whole game. */
  | { readonly kind: 'real'; readonly turn: number; readonly reserve: number }
  | { readonly kind: 'days'; readonly days: number }

const DAY = 86_400_000

/** What a clock gives: for each turn, and for the whole game. */
export function allowance(clock: ClockSpec): { readonly turn: number; readonly reserve: number } | undefined {
  if (clock.kind === 'none') return undefined
  return clock.kind === 'real' ? clock : { turn: clock.days * DAY, reserve: 0 }
}

/**
 * How much time a player gets back for network lag, in milliseconds: `gain` is added with every turn, `first` is there at the start, and
 * no more than `most` can be saved up. The figures are those of lichess, where a move is a turn: up to a second for each, less where the
 * whole time is short. A clock of days needs none.
 */
export function lagQuota(clock: ClockSpec): { readonly gain: number; readonly first: number; readonly most: number } {
  const seconds = clock.kind === 'real' ? (clock.turn + clock.reserve) / 1000 : 0
  const gain = clock.kind === 'real' ? Math.min(1000, Math.round(4 * seconds) + 150) : 0
  return { gain, first: 3 * gain, most: 7 * gain }
}

/** What is wrong with a clock, if anything: times are whole, long enough to play and not longer than a month. */
export function clockFault(clock: ClockSpec): string | undefined {
  if (clock.kind === 'none') return undefined
  if (clock.kind === 'days') {
    return Number.isInteger(clock.days) && clock.days >= 1 && clock.days <= 30 ? undefined : 'days'
  }
  if (!Number.isInteger(clock.turn) || clock.turn < 1000 || clock.turn > DAY) return 'turn'
  return Number.isInteger(clock.reserve) && clock.reserve >= 0 && clock.reserve <= DAY ? undefined : 'reserve'
}
