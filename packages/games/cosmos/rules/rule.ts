import type { Answers, Decision as KernelDecision, Step as KernelStep, Tell } from '@orrery/kernel'
import type { CostSpec } from '../components/abilities.ts'
import type { Action } from './actions.ts'
import type { Event } from './events.ts'
import type { RefusalCode } from './refusals.ts'
import type { Player, State } from './state.ts'
import type {
  DecisionKind,
  EffectDecisionKind,
  EffectStepKind,
  PaymentDecisionKind,
  PaymentStepKind,
  StepKind,
  TaskOf,
} from './tasks.ts'

/** How the rules of this game report what happened. */
export type Teller = Tell<Event>

/** How one kind of decision works. */
export type Rule<K extends DecisionKind> = KernelDecision<State, TaskOf<K>, Action, Event>

/** What happens by itself. */
export type Step<K extends StepKind> = KernelStep<State, TaskOf<K>, Event>

/** What is asked about a part of the effect of a card before the card is used. */
export interface Part<T> {
  /** Whether it can happen once the cost is paid (C16.4). */
  possible(state: State, player: Player, task: T, cost: CostSpec): boolean
  /** The rest of the effect is done for this part: without it nothing happens (C16.5). */
  readonly needed?: true
}

/** A part of an effect that is a decision. */
export interface EffectRule<K extends EffectDecisionKind> extends Rule<K>, Part<TaskOf<K>> {}

/** A part of an effect that happens by itself. */
export interface EffectStep<K extends EffectStepKind> extends Step<K>, Part<TaskOf<K>> {}

/** For a part that can always happen. */
export const alwaysPossible = (): boolean => true

/** For a part that goes on with the piece of the part before, and does nothing by itself. */
export const neverAlone = (): boolean => false

/** What is asked about a part of a cost before it is paid. */
export interface Price<T> {
  /** Whether the player has it (C16.3). */
  affordable(player: Player, task: T): boolean
  /** Why the card cannot be used otherwise. */
  readonly lacking: RefusalCode
}

/** A part of a cost that is a decision. */
export interface PaymentRule<K extends PaymentDecisionKind> extends Rule<K>, Price<TaskOf<K>> {}

/** A part of a cost that leaves no choice. */
export interface PaymentStep<K extends PaymentStepKind> extends Step<K>, Price<TaskOf<K>> {}

/** Everything about one kind of action of the crafting menu. */
export interface Choice {
  /** Adds those that are legal, in the order of the vocabulary. */
  list(state: State, player: Player, out: Answers<Action>): void
  /** Why it is not legal, if it is not. */
  check(state: State, player: Player, action: Action): ReturnType<Rule<'menu'>['check']>
  /** Does it. What it leaves to decide is pushed with `begin`. */
  perform(state: State, seat: number, player: Player, action: Action, tell: Teller): void
}
