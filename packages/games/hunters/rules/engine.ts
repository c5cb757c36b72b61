import { makeEngine, type Refusal, type Seat } from '@orrery/kernel'
import { type Action, type ActionKind, vocabulary } from './actions.ts'
import {
  announce,
  beforeMove,
  cardDone,
  checkCard,
  darkEnergy,
  effect,
  element,
  events,
  player,
  send,
} from './cards.ts'
import { cannon, create, place } from './creation.ts'
import type { Event } from './events.ts'
import { field, take } from './field.ts'
import { eclipse, opponent, react, retreat, rollDice, settle } from './fight.ts'
import { move } from './move.ts'
import { fusionLimit, fusionsLeft } from './queries.ts'
import { decay, fusion } from './reactions.ts'
import { deny } from './refusals.ts'
import type { State } from './state.ts'
import type { Decision, DecisionFields, StepFields, Task } from './tasks.ts'
import { boundary, endTurn, nextTurn } from './turn.ts'

/** Who has to do a task: the seat that reacts, the defender, the seat whose card is in play, or the active player. */
function seatOf(state: State, task: Task): Seat {
  switch (task.kind) {
    case 'react':
    case 'dark-energy':
    case 'boundary':
      return task.seat
    case 'eclipse':
    case 'retreat':
      return state.fight.defender
    case 'element':
    case 'player':
    case 'send':
    case 'announce':
    case 'effect':
      return state.card.seat
    default:
      return state.active
  }
}

/** The rule that says when each kind of action is possible. */
const whenAsked: Readonly<Record<Exclude<ActionKind, 'play'>, string>> = {
  fly: 'H4.3',
  fight: 'H6.2',
  retreat: 'H6.7',
  take: 'H8.21',
  decay: 'H9.6',
  fuse: 'H4.3',
  create: 'H10.1',
  place: 'H10.1',
  element: 'H8.7',
  player: 'H8.7',
  send: 'H8.7',
  'go-on': 'H4.3',
  stop: 'H7.4',
  'end-turn': 'H4.3',
  pass: 'H15.1',
}

/** Why an action that does not answer the question has to wait. */
function outOfPlace(state: State, seat: Seat, { kind: ask }: Decision, { kind, n }: Action): Refusal {
  if (kind === 'fuse' && ask === 'create' && !fusionsLeft(state))
    return deny('fusion-limit', 'H9.3', { limit: fusionLimit(state) })
  if (kind !== 'play') return deny('not-now', whenAsked[kind], { ask })
  return checkCard(state, seat, ask, n) ?? deny('not-now', 'H8.5', { ask })
}

/** The rules of Star Hunters. */
export const engine = makeEngine<State, DecisionFields, StepFields, Action, Event>({
  vocabulary,
  decisions: {
    'before-move': beforeMove,
    move,
    opponent,
    eclipse,
    react,
    retreat,
    take,
    decay,
    events,
    element,
    player,
    send,
    'dark-energy': darkEnergy,
    fusion,
    create,
    place,
    cannon,
    boundary,
  },
  steps: {
    roll: rollDice,
    settle,
    field,
    announce,
    effect,
    'card-done': cardDone,
    'end-turn': endTurn,
    'next-turn': nextTurn,
  },
  seatOf,
  notAsked(state) {
    const task = state.todo.at(-1)
    return task === undefined
      ? deny('game-over', 'H12.1')
      : deny('not-your-decision', 'H15.1', { seat: seatOf(state, task) })
  },
  outOfPlace,
})
