import type { Refusal, Tell } from '@orrery/kernel'
import type { Action, ActionKind } from '../actions.ts'
import type { Event } from '../events.ts'
import { no } from '../refusals.ts'
import type { State } from '../state.ts'
import type { DecisionKind, StepKind, TaskOf } from '../tasks.ts'

/** How the rules of this game tell what happened. */
export type Teller = Tell<Event>

/** How one kind of decision works. */
export interface Rule<K extends DecisionKind> {
  /** Still asked when only one answer is possible (A30). */
  readonly asked: boolean
  /** The kinds of actions that can answer it. */
  readonly answers: readonly ActionKind[]
  /** Whether there is anything to decide; otherwise the decision falls away. */
  open(state: State, task: TaskOf<K>): boolean
  /** Adds the legal answers in the order of the vocabulary. */
  list(state: State, task: TaskOf<K>, out: Action[]): void
  /** Why this answer is not legal, if it is not. */
  check(state: State, task: TaskOf<K>, action: Action): Refusal | undefined
  /** Carries out a legal answer; the task is already off the stack. */
  perform(state: State, task: TaskOf<K>, action: Action, tell: Teller): void
}

/** What happens by itself; the task is already off the stack. */
export type Step<K extends StepKind> = (state: State, task: TaskOf<K>, tell: Teller) => void

/** For a decision that never falls away. */
export const always = (): boolean => true

/** For a decision whose every answer is legal whenever it is asked. */
export const nothingWrong = (): undefined => undefined

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

/** The refusal of an action that answers nothing that is asked now. */
export function notAsked(kind: ActionKind): Refusal {
  return no('not-asked', whenAsked[kind] ?? 'A4.2')
}
