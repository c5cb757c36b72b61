import { makeEngine, type Refusal, type Seat } from '@orrery/kernel'
import { type Action, type ActionKind, vocabulary } from './actions.ts'
import { automaOutpostFrom, automaPay, automaResolved, automaResources, automaReveal, automaRow } from './automa.ts'
import { colonyPaid } from './colony.ts'
import { act, noMoreActions } from './destination.ts'
import type { Event } from './events.ts'
import { resolve, resolved, reveal, survivor } from './explore.ts'
import { cantina, crew, gain, items, place } from './gains.ts'
import { outpostFrom, placeOutpost } from './outpost.ts'
import { pay } from './payment.ts'
import { play, to } from './play.ts'
import { deny } from './refusals.ts'
import { settle } from './settle.ts'
import { deal } from './setup.ts'
import { trade, unlock } from './specialist.ts'
import type { State } from './state.ts'
import type { Decision, DecisionFields, DecisionKind, StepFields, Task } from './tasks.ts'
import { raise } from './terraform.ts'
import { landed, outposts, track, travel } from './travel.ts'
import { automaEnd, beginGame, draw, endSetup, endTurn } from './turn.ts'
import { install, upgrade } from './upgrade.ts'

/** The step of a turn a decision or an action belongs to; 0 when it belongs to none (A4.2). */
const stepOf: Readonly<Partial<Record<DecisionKind | ActionKind, number>>> = {
  upgrade: 1,
  'upgrade-none': 1,
  travel: 2,
  discover: 2,
  play: 3,
  'play-use': 3,
  'play-idle': 3,
  'play-none': 3,
  act: 4,
  'act-none': 4,
  draw: 5,
}

/** The rule that says when an action outside the five steps is asked for. */
const whenAsked: Readonly<Partial<Record<ActionKind, string>>> = {
  'deal-discard': 'A3.12',
  place: 'A6.3',
  gain: 'A5.4',
  track: 'A10.3',
  'pay-card': 'A7.3',
  'pay-token': 'A7.3',
  pay: 'A5.5',
  cantina: 'A6.6',
  to: 'A12.4',
  raise: 'A14.2',
  'raise-stop': 'A14.2',
  resolve: 'A15.6',
  survivor: 'A15.3',
  settle: 'A16.1',
  'outpost-from': 'A18.2',
  trade: 'A19.1',
  unlock: 'A19.1',
  'automa-pay': 'A26.4',
  'automa-outpost-from': 'A25.9',
}

/** Why an action that does not answer the pending decision is out of place. */
function outOfPlace(state: State, seat: Seat, task: Decision, { kind }: Action): Refusal {
  const step = stepOf[kind] ?? 0
  const now = stepOf[task.kind] ?? 0
  if (step === 0) return deny('not-asked', whenAsked[kind] ?? 'A4.2')
  if (now === 0) return deny('answer-first', 'A4.2')
  if (step > now) return now === 2 ? deny('must-travel', 'A9.1') : deny('step-order', 'A4.2')
  if (step === 1) return deny('upgrade-first', 'A8.1')
  if (step === 2) return deny('travel-done', 'A4.2')
  return step === 3 ? deny('plays-used', 'A12.1') : noMoreActions(state, seat)
}

/** Who has to do a task: its owner, even off turn (A11.2); the human where the Automa has a choice; otherwise the active player. */
function seatOf(state: State, task: Task): Seat {
  switch (task.kind) {
    case 'deal':
    case 'place':
    case 'gain':
    case 'cantina':
    case 'items':
    case 'crew':
      return task.seat
    case 'automa-pay':
    case 'automa-outpost-from':
      return 0
    default:
      return state.active
  }
}

/** The rules of Terraforming Arks. */
export const engine = makeEngine<State, DecisionFields, StepFields, Action, Event>({
  vocabulary,
  decisions: {
    deal,
    place,
    gain,
    upgrade,
    travel,
    track,
    pay,
    cantina,
    play,
    to,
    act,
    raise,
    resolve,
    survivor,
    settle,
    'outpost-from': outpostFrom,
    trade,
    unlock,
    draw,
    'automa-pay': automaPay,
    'automa-outpost-from': automaOutpostFrom,
  },
  steps: {
    items,
    crew,
    outposts,
    landed,
    install,
    found: colonyPaid,
    'put-outpost': placeOutpost,
    reveal,
    resolved,
    'end-setup': endSetup,
    begin: beginGame,
    'end-turn': endTurn,
    'automa-row': automaRow,
    'automa-resources': automaResources,
    'automa-reveal': automaReveal,
    'automa-resolved': automaResolved,
    'automa-end': automaEnd,
  },
  seatOf,
  notAsked: (state) => (state.over ? deny('game-over', 'A21.1') : deny('not-your-decision', 'A4.1')),
  outOfPlace,
})
