import { always, at, item, type Refusal, withAt } from '@orrery/kernel'
import { numbersOf } from '../sets/loaded.ts'
import { type Action, say } from './actions.ts'
import { addPoints } from './gains.ts'
import { deny } from './refusals.ts'
import type { Rule, Step, Teller } from './rule.ts'
import { has, type State, slotOf } from './state.ts'
import { RING } from './tables.ts'

/** Why a player cannot put an outpost where the ark stands (A18.1, A18.2, A18.4). */
export function noOutpost(state: State, seat: number): Refusal | undefined {
  if (has(state.outposts, seat, slotOf(state, seat))) return deny('outpost-here', 'A18.4')
  const unlocked = at(state.outpostPool, seat) > 0 || at(state.outposts, seat) !== 0
  return unlocked ? undefined : deny('no-outpost', 'A18.1')
}

/** A18.1, A18.2: from the pool if there is one, otherwise moved from a planet. */
export function startOutpost(state: State, seat: number): void {
  state.todo.push(at(state.outpostPool, seat) > 0 ? { kind: 'put-outpost' } : { kind: 'outpost-from' })
}

/** An outpost comes from the pool. */
export const placeOutpost: Step<'put-outpost'> = {
  run: (state, seat, _task, tell) => putOutpost(state, seat, -1, tell),
}

/** Puts an outpost on the planet where the ark stands, from the pool (-1) or from another slot; it yields nothing yet (A18.5). */
function putOutpost(state: State, seat: number, from: number, tell: Teller): void {
  const slot = slotOf(state, seat)
  if (from < 0) state.outpostPool = withAt(state.outpostPool, seat, at(state.outpostPool, seat) - 1)
  else state.outposts = withAt(state.outposts, seat, at(state.outposts, seat) & ~(1 << from))
  state.outposts = withAt(state.outposts, seat, at(state.outposts, seat) | (1 << slot))
  tell.all({ type: 'outpost-placed', seat, slot, planet: at(state.system, slot), from })
  // A18.3: on a planet with a colony of the same player.
  if (has(state.colonies, seat, slot)) {
    addPoints(state, seat, 'outpostColonies', numbersOf(state).constants.outpostOnColonyPoints, tell)
  }
}

/** Which of two outposts is moved here: a player's own, or the Automa's, for which the human chooses. */
export function movedOutpost(
  offered: readonly Action[],
  rule: string,
  ownerOf: (seat: number) => number,
): Pick<Rule<'outpost-from' | 'automa-outpost-from'>, 'open' | 'list' | 'check' | 'perform'> {
  return {
    open: always,
    list(state, seat, _task, out) {
      for (let slot = 0; slot < RING; slot++) {
        if (has(state.outposts, ownerOf(seat), slot)) out.push(item(offered, slot))
      }
    },
    check: (state, seat, _task, { n }) =>
      has(state.outposts, ownerOf(seat), n) ? undefined : deny('no-outpost-there', rule),
    perform: (state, seat, _task, { n }, tell) => putOutpost(state, ownerOf(seat), n, tell),
  }
}

/** AD17: which of two outposts is moved here. */
export const outpostFrom: Rule<'outpost-from'> = {
  answers: ['outpost-from'],
  ...movedOutpost(say.outpostFrom, 'A18.2', (seat) => seat),
}
