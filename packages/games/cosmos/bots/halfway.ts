import type { Ask, State } from '../index.ts'

/** By what is asked in the middle of an action, how many ways of doing it are followed; the others are decisions of their own. */
const ways: Partial<Readonly<Record<Ask, number>>> = {
  shift: 40,
  'discard-around': 1,
  keep: 3,
  under: 1,
  'pay-any': 4,
  'pay-same': 4,
  'pay-supernova': 3,
  'pay-life': 3,
  option: 2,
  element: 4,
  'discard-standard': 4,
  flip: 4,
  revert: 4,
  irradiate: 4,
  stabilise: 4,
  'move-proto': 4,
  'move-star-to': 1,
  'move-life-to': 1,
  lift: 4,
  'set-star': 4,
  'set-nebula': 4,
  'lift-life': 4,
  'set-life': 3,
  replace: 2,
  'life-form': 2,
  'place-star': 4,
  'place-life': 4,
}

/** Whether a seat is in the middle of an action, and how many ways to finish it are worth following. */
export function halfway(state: State, seat: number): number {
  const player = state.players[seat]
  if (player === undefined || player.stage === 'closing') return 0
  return ways[player.ask] ?? 0
}
