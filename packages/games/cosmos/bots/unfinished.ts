import { engine } from '../index.ts'
import type { DecisionKind, State } from '../surface.ts'

/** For each question in the middle of an action, how many answers are followed; 0 for decisions in their own right. */
const ways: Readonly<Record<DecisionKind, number>> = {
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
  size: 0,
  draw: 0,
  menu: 0,
  'place-nebula': 0,
  omega: 0,
  confirm: 0,
  discard: 0,
}

/** Whether a seat is in the middle of an action, and how many ways to finish it are worth following. */
export function unfinished(state: State, seat: number): number {
  const task = engine.asked(state, seat)
  return task === undefined || state.players[seat]?.stage === 'closing' ? 0 : ways[task.kind]
}
