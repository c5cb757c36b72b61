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

/** What is wrong with a clock, if anything: times are whole, long enough to play and not longer than a month. */
export function clockFault(clock: ClockSpec): string | undefined {
  if (clock.kind === 'none') return undefined
  if (clock.kind === 'days') {
    return Number.isInteger(clock.days) && clock.days >= 1 && clock.days <= 30 ? undefined : 'days'
  }
  if (!Number.isInteger(clock.turn) || clock.turn < 1000 || clock.turn > DAY) return 'turn'
  return Number.isInteger(clock.reserve) && clock.reserve >= 0 && clock.reserve <= DAY ? undefined : 'reserve'
}
