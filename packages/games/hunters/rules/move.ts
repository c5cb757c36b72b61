import { at, item } from '@orrery/kernel'
import { say } from './actions.ts'
import { startFights } from './fight.ts'
import { deny } from './refusals.ts'
import type { Rule } from './rule.ts'
import type { State } from './state.ts'
import {
  ANY_FIELD,
  elsewhereMask,
  FIELDS,
  fieldIds,
  nearMask,
  neighbours,
  STAY,
  TWO_STEPS,
  twoStepMask,
} from './tables.ts'

/** The fields a move can lead to, as bits (H5.1, H8.16). */
function destinations(state: State, rocket: number): number {
  if (state.moveRule === TWO_STEPS) return at(twoStepMask, rocket)
  return at(state.moveRule === ANY_FIELD ? elsewhereMask : nearMask, rocket)
}

/** HD2, step 1 (H5): the rocket must move; with `lagrange_l2` it stays, and there is no fight (H8.15). */
export const move: Rule<'move'> = {
  asked: true,
  answers: ['fly'],
  open: (state) => state.moveRule !== STAY,
  list(state, seat, _task, out) {
    const rocket = at(state.rockets, seat)
    if (state.moveRule !== TWO_STEPS && state.moveRule !== ANY_FIELD) {
      for (const field of item(neighbours, rocket)) out.push(item(say.fly, field))
      return
    }
    const mask = destinations(state, rocket)
    for (let field = 0; field < FIELDS; field++) if ((mask >> field) & 1) out.push(item(say.fly, field))
  },
  check(state, seat, _task, { n }) {
    const rocket = at(state.rockets, seat)
    if ((destinations(state, rocket) >> n) & 1) return undefined
    const params = { field: item(fieldIds, n), from: item(fieldIds, rocket) }
    if (state.moveRule === TWO_STEPS) return deny('not-two-steps', 'H8.16', params)
    if (n !== rocket) return deny('not-adjacent', 'H5.1', params)
    return deny('must-leave', state.moveRule === ANY_FIELD ? 'H8.16' : 'H5.2', params)
  },
  perform(state, seat, _task, { n }, tell) {
    state.from = at(state.rockets, seat)
    state.rockets[seat] = n
    tell.all({ type: 'move', seat, from: item(fieldIds, state.from), to: item(fieldIds, n) })
    startFights(state, seat)
  },
  otherwise(state, seat, _task, tell) {
    state.from = at(state.rockets, seat)
    tell.all({ type: 'stay', seat, field: item(fieldIds, state.from) })
    state.todo.push({ kind: 'field' })
  },
}
