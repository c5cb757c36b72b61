import { makeEngine, type Refusal, type Seat } from '@orrery/kernel'
import { effectDecisions, effectSteps } from './abilities.ts'
import { type Action, type ActionKind, vocabulary } from './actions.ts'
import { keep, under } from './cards.ts'
import { collect, draw, endEnergy, shift, trackGained } from './energy.ts'
import type { Event } from './events.ts'
import { placeLife, setLife } from './life.ts'
import { menu } from './menu.ts'
import { done } from './parts.ts'
import { paymentDecisions, paymentSteps } from './payments.ts'
import { deny } from './refusals.ts'
import type { Rule } from './rule.ts'
import { advanceCrystal, discardAround, finishNebula } from './scoring.ts'
import { placeStar, setNebula, setStar } from './stars.ts'
import { playerAt, type State } from './state.ts'
import type { Decision, DecisionFields, DecisionKind, StepFields } from './tasks.ts'
import { placeNebula, size } from './tiles.ts'
import { beginRound, confirm, discard, endRound, omega } from './turn.ts'

/** Actions that are possible only while collecting, and only at the end of a turn. */
const energyKinds: readonly ActionKind[] = [...shift.answers, ...size.answers, ...draw.answers]
const closingKinds: readonly ActionKind[] = [...omega.answers, ...confirm.answers]

/** Why an action that does not answer the question has to wait: names what comes first. */
function outOfPlace(state: State, seat: Seat, { kind: ask }: Decision, { kind }: Action): Refusal {
  if (ask === 'discard') return deny('hand-limit-first', 'C14.5')
  if (kind === 'discard') return deny('no-hand-limit-now', 'C14.5')
  switch (playerAt(state, seat).stage) {
    case 'energy':
      return ask === 'shift' ? deny('shift-first', 'C4.2') : deny('collect-first', 'C4.2')
    case 'closing':
      if (ask === 'omega' && kind === 'end-turn') return deny('choose-omega-first', 'C13.1')
      return deny('turn-is-closing', 'C13.4')
    default:
      if (energyKinds.includes(kind)) return deny('energy-phase-over', 'C4.2')
      if (ask !== 'menu') return deny('finish-first', 'C9.9')
      return closingKinds.includes(kind) ? deny('end-crafting-first', 'C13.1') : deny('nothing-asked', 'C9.9')
  }
}

/** Every kind of decision. */
export const decisions: { readonly [K in DecisionKind]: Rule<K> } = {
  ...effectDecisions,
  ...paymentDecisions,
  shift,
  size,
  draw,
  menu,
  'discard-around': discardAround,
  keep,
  under,
  'set-star': setStar,
  'set-nebula': setNebula,
  'set-life': setLife,
  'place-star': placeStar,
  'place-life': placeLife,
  'place-nebula': placeNebula,
  omega,
  confirm,
  discard,
}

/** The rules of Crafting the Cosmos. */
export const engine = makeEngine<State, DecisionFields, StepFields, Action, Event>({
  vocabulary,
  decisions,
  steps: {
    ...effectSteps,
    ...paymentSteps,
    'gain-track': trackGained,
    collect,
    'end-energy': endEnergy,
    'advance-crystal': advanceCrystal,
    'finish-nebula': finishNebula,
    done,
    'end-round': endRound,
    'begin-round': beginRound,
  },
  // The table's own tasks come between the rounds and are nobody's.
  seatOf: (state) => state.first,
  notAsked(state, seat) {
    if (state.over) return deny('game-over', 'C4.3')
    // C19.1: the energy phase is done, the turn has not come.
    return playerAt(state, seat).stage === 'collected'
      ? deny('crafting-must-wait', 'C19.1')
      : deny('not-your-turn', 'C4.1')
  },
  outOfPlace,
})
