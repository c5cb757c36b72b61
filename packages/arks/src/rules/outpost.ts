import type { Refusal } from '@orrery/kernel'
import { type Action, say } from '../actions.ts'
import { constants } from '../components/constants.ts'
import { no } from '../refusals.ts'
import { has, type State, slotOf } from '../state.ts'
import { at, RING } from '../tables.ts'
import { addPoints } from './gains.ts'
import { always, type Rule, type Step, type Teller } from './rule.ts'

/** Why a player cannot put an outpost where the ark stands (A18.1, A18.2, A18.4). */
export function noOutpost(state: State, player: number): Refusal | undefined {
  if (has(state.outposts, player, slotOf(state, player))) return no('outpost-here', 'A18.4')
  const unlocked = at(state.outpostPool, player) > 0 || at(state.outposts, player) !== 0
  return unlocked ? undefined : no('no-outpost', 'A18.1')
}

/** Why the active player cannot put an outpost here. */
export function refuseOutpost(state: State): Refusal | undefined {
  return noOutpost(state, state.active)
}

/** A18.1, A18.2: from the pool if there is one, otherwise moved from a planet. */
export function startOutpost(state: State): void {
  state.todo.push(at(state.outpostPool, state.active) > 0 ? { kind: 'put-outpost' } : { kind: 'outpost-from' })
}

/** An outpost comes from the pool. */
export const put: Step<'put-outpost'> = (state, _task, tell) => putOutpost(state, state.active, -1, tell)

/** Puts an outpost on the planet where the ark stands, from the pool (-1) or from another slot; it yields nothing yet (A18.5). */
export function putOutpost(state: State, player: number, from: number, tell: Teller): void {
  const slot = slotOf(state, player)
  if (from < 0) state.outpostPool[player] = at(state.outpostPool, player) - 1
  else state.outposts[player] = at(state.outposts, player) & ~(1 << from)
  state.outposts[player] = at(state.outposts, player) | (1 << slot)
  tell.all({ type: 'outpost-placed', player, slot, planet: at(state.system, slot), from })
  // A18.3: on a planet with an own colony.
  if (has(state.colonies, player, slot)) {
    addPoints(state, player, 'outpostColonies', constants.outpostOnColonyPoints, tell)
  }
}

/** Adds the choice of each slot with an outpost of a player. */
export function listOutposts(state: State, player: number, actions: readonly Action[], out: Action[]): void {
  for (let slot = 0; slot < RING; slot++) if (has(state.outposts, player, slot)) out.push(at(actions, slot))
}

/** AD17: which of two outposts is moved here. */
export const outpostFrom: Rule<'outpost-from'> = {
  asked: false,
  answers: ['outpost-from'],
  open: always,
  list: (state, _task, out) => listOutposts(state, state.active, say.outpostFrom, out),
  check(state, _task, { n }) {
    return has(state.outposts, state.active, n) ? undefined : no('no-outpost-there', 'A18.2')
  },
  perform: (state, _task, { n }, tell) => putOutpost(state, state.active, n, tell),
}
