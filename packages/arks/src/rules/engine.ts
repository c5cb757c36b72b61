import type { Refusal, Seat } from '@orrery/kernel'
import type { Action, ActionKind } from '../actions.ts'
import { no } from '../refusals.ts'
import { type State, slotOf, type Table } from '../state.ts'
import { at } from '../tables.ts'
import type { Decision, DecisionKind, StepKind, Task, TaskOf } from '../tasks.ts'
import { automaOutpostFrom, automaPay, automaResolved, automaResources, automaReveal, automaRow } from './automa.ts'
import { found } from './colony.ts'
import { act, noMoreActions } from './destination.ts'
import { resolve, resolved, reveal, survivor } from './explore.ts'
import { cantina, crew, gain, items, place } from './gains.ts'
import { outpostFrom, put } from './outpost.ts'
import { pay } from './payment.ts'
import { play, to } from './play.ts'
import { notAsked, type Rule, type Step, type Teller } from './rule.ts'
import { settle } from './settle.ts'
import { deal, owing } from './setup.ts'
import { trade, unlock } from './specialist.ts'
import { raise } from './terraform.ts'
import { landed, outposts, track, travel } from './travel.ts'
import { automaEnd, draw, endSetup, endTurn } from './turn.ts'
import { install, upgrade } from './upgrade.ts'

const rules: { readonly [K in DecisionKind]: Rule<K> } = {
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
}

const steps: { readonly [K in StepKind]: Step<K> } = {
  items,
  crew,
  outposts,
  landed,
  install,
  found,
  'put-outpost': put,
  reveal,
  resolved,
  'end-setup': endSetup,
  'end-turn': endTurn,
  'automa-row': automaRow,
  'automa-resources': automaResources,
  'automa-reveal': automaReveal,
  'automa-resolved': automaResolved,
  'automa-end': automaEnd,
}

const decisionKinds: ReadonlySet<string> = new Set(Object.keys(rules))

function isDecision(task: Task): task is Decision {
  return decisionKinds.has(task.kind)
}

function runStep<K extends StepKind>(state: State, task: TaskOf<K>, tell: Teller): void {
  const step: Step<K> = steps[task.kind]
  step(state, task, tell)
}

function isOpen<K extends DecisionKind>(state: State, task: TaskOf<K>): boolean {
  const rule: Rule<K> = rules[task.kind]
  return rule.open(state, task)
}

function list<K extends DecisionKind>(state: State, task: TaskOf<K>, out: Action[]): void {
  const rule: Rule<K> = rules[task.kind]
  rule.list(state, task, out)
}

function check<K extends DecisionKind>(state: State, task: TaskOf<K>, action: Action): Refusal | undefined {
  const rule: Rule<K> = rules[task.kind]
  return rule.check(state, task, action)
}

function perform<K extends DecisionKind>(state: State, task: TaskOf<K>, action: Action, tell: Teller): void {
  const rule: Rule<K> = rules[task.kind]
  rule.perform(state, task, action, tell)
}

/** The decision somebody owes now; none when the game is over. */
export function pending(state: Pick<Table, 'todo'>): Decision | undefined {
  const task = state.todo.at(-1)
  return task !== undefined && isDecision(task) ? task : undefined
}

/** Whose decision it is: the owner's, also off turn (A11.2); the human's on behalf of the Automa. */
export function decider(state: Pick<Table, 'active'>, task: Decision): Seat {
  switch (task.kind) {
    case 'deal':
    case 'place':
    case 'gain':
    case 'cantina':
      return task.player
    case 'automa-pay':
    case 'automa-outpost-from':
      return 0
    default:
      return state.active
  }
}

const nobody: readonly Seat[] = []

/** Who owes a decision. */
export function toAct(state: State): readonly Seat[] {
  const task = pending(state)
  return task === undefined ? nobody : at(owing, decider(state, task))
}

/** What a seat may say now. */
export function legal(state: State, seat: Seat): readonly Action[] {
  const out: Action[] = []
  const task = pending(state)
  if (task !== undefined && decider(state, task) === seat) list(state, task, out)
  return out
}

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

/** Why an action that does not answer the pending decision is out of place. */
function outOfPlace(state: State, task: Decision, kind: ActionKind): Refusal {
  const step = stepOf[kind] ?? 0
  const now = stepOf[task.kind] ?? 0
  if (step === 0) return notAsked(kind)
  if (now === 0) return no('answer-first', 'A4.2')
  if (step > now) return now === 2 ? no('must-travel', 'A9.1') : no('step-order', 'A4.2')
  if (step === 1) return no('upgrade-first', 'A8.1')
  if (step === 2) return no('travel-done', 'A4.2')
  return step === 3 ? no('plays-used', 'A12.1') : noMoreActions(state)
}

/** Which rule forbids an action; nothing exactly when it is legal. */
export function refuse(state: State, seat: Seat, action: Action): Refusal | undefined {
  const task = pending(state)
  if (task === undefined) return no('game-over', 'A21.1')
  if (decider(state, task) !== seat) return no('not-your-decision', 'A4.1')
  if (!rules[task.kind].answers.includes(action.kind)) return outOfPlace(state, task, action.kind)
  return check(state, task, action)
}

/** Carries out a legal action and everything that follows by itself. */
export function apply(state: State, _seat: Seat, action: Action, tell: Teller): void {
  const task = pending(state)
  if (task === undefined) throw new Error('the game is over')
  state.todo.pop()
  perform(state, task, action, tell)
  advance(state, tell)
}

const only: Action[] = []

/** Runs pending work until somebody has a choice. A decision with one answer is made for them, unless it is to be asked (A30). */
export function advance(state: State, tell: Teller): void {
  for (;;) {
    const task = state.todo.at(-1)
    if (task === undefined) return
    if (!isDecision(task)) {
      state.todo.pop()
      runStep(state, task, tell)
      continue
    }
    if (!isOpen(state, task)) {
      state.todo.pop()
      if (task.kind === 'travel') {
        const player = state.active
        const planet = at(state.system, slotOf(state, player))
        tell.all({ type: 'stayed', player, field: at(state.arks, player), planet })
      }
      continue
    }
    if (rules[task.kind].asked) return
    only.length = 0
    list(state, task, only)
    if (only.length !== 1) return
    state.todo.pop()
    perform(state, task, at(only, 0), tell)
  }
}
