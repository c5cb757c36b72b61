import type { Decision as KernelDecision, Step as KernelStep, Tell } from '@orrery/kernel'
import type { Action } from './actions.ts'
import type { Event } from './events.ts'
import type { State } from './state.ts'
import type { DecisionKind, StepKind, TaskOf } from './tasks.ts'

/** How the rules of this game report what happened. */
export type Teller = Tell<Event>

/** How one kind of decision works. */
export type Rule<K extends DecisionKind> = KernelDecision<State, TaskOf<K>, Action, Event>

/** What happens by itself. */
export type Step<K extends StepKind> = KernelStep<State, TaskOf<K>, Event>
