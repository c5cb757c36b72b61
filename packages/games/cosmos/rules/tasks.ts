import type { TaskOf as KernelTaskOf } from '@orrery/kernel'
import type { OptionId } from '../components/abilities.ts'

/** Parts of the effect of a card that are decisions. `bound` is the piece that the part before was about. */
interface EffectDecisions {
  /** A star of any element: to the reserve, or at once onto a corner of the sector. */
  element: { readonly sector?: number }
  /** `left` standard stars become supernovae. */
  flip: { readonly left: number }
  /** A supernova is flipped back. */
  revert: object
  /** All proto around one supernova become stable. */
  irradiate: object
  /** `left` proto become stable; with `upTo` the player may stop after the first (C16.7). */
  stabilise: { readonly left: number; readonly upTo?: number }
  /** Which proto is moved. */
  'move-proto': object
  /** Where the bound star moves. */
  'move-star-to': object
  /** Where the bound life moves. */
  'move-life-to': object
  /** A standard star goes back to the supply. */
  'discard-standard': object
  /** A star or an unfinished nebula is relocated. */
  lift: object
  /** Up to `left` life tokens are relocated. */
  'lift-life': LifeToMove
  /** An unfinished nebula is replaced by one of another size. */
  replace: { readonly from: number; readonly to: number }
  /** A second life form onto a nebula. */
  'life-form': object
  /** One of these effects. */
  option: { readonly options: readonly Option[] }
}

/** Parts of the effect of a card that happen by themselves. */
interface EffectSteps {
  grow: { readonly count: number }
  'gain-stars': { readonly element: number; readonly count: number }
  'gain-proto': { readonly count: number }
  /** `left` life tokens, placed at once. */
  'gain-life': LifeToPlace
  'gain-points': { readonly count: number }
  'draw-nebula': { readonly size: number }
  /** The bound life becomes stable. */
  'stabilise-it': object
  /** All proto around the bound star become stable. */
  'stabilise-around': object
  /** All proto around stars of an element become stable. */
  'stabilise-at': { readonly element: number }
}

/** Parts of a cost that are decisions (C16.3). */
interface PaymentDecisions {
  'pay-any': { readonly left: number }
  'pay-same': { readonly count: number }
  'pay-supernova': object
  'pay-life': { readonly life: number; readonly left: number }
}

/** Parts of a cost that leave no choice. */
interface PaymentSteps {
  'pay-cards': { readonly energy: number; readonly count: number }
  'pay-track': { readonly track: number; readonly count: number }
}

/** Decisions somebody owes (C21), with what belongs to each. */
export interface DecisionFields extends EffectDecisions, PaymentDecisions {
  /** D1: the player's own token and the dark ones. */
  shift: object
  /** D2, D16: the size of a nebula, which goes to the reserve, or is held and placed at once. */
  size: { readonly hold: boolean }
  /** D3: `left` energy cards. */
  draw: { readonly left: number }
  /** D4: the crafting phase. */
  menu: object
  /** D8: the star that a completed nebula costs (C10.3). */
  'discard-around': object
  /** D11: the ability card that is kept, and the order of the others (C11.2). */
  keep: object
  under: object
  /** Where the relocated star, nebula or life is set down. */
  'set-star': object
  'set-nebula': object
  'set-life': LifeToMove
  /** Where the star or the nebula that is held goes, or the new life. */
  'place-star': { readonly sector?: number }
  'place-life': LifeToPlace
  'place-nebula': object
  /** D15: the last action of the turn (C13.1). */
  omega: object
  /** D18: the end of the turn. */
  confirm: object
  /** D19: the hand limit (C14.5). */
  discard: object
}

/** Things that happen by themselves when their time comes. */
export interface StepFields extends EffectSteps, PaymentSteps {
  'gain-track': { readonly track: number; readonly count: number }
  /** What a regulator gives for tokens and markers (C6.3). */
  collect: { readonly regulator: number }
  'end-energy': object
  /** A crystal leaves space 6 (C10.8). */
  'advance-crystal': object
  /** The tile of the completed nebula is flipped. */
  'finish-nebula': object
  /** An action of the menu with several parts is over. */
  done: object
  /** C14.1-C14.4, once everybody has had a turn. */
  'end-round': object
  /** C14.6, once all hands are within the limit. */
  'begin-round': object
}

interface LifeToMove {
  readonly life: number
  readonly left: number
  readonly upTo: number
  /** Where the tokens lie that were relocated before: each is relocated once. */
  readonly moved?: readonly number[]
}

interface LifeToPlace {
  readonly life: number
  readonly left: number
  readonly nextToStable?: true
}

/** One side of a choice. */
interface Option {
  readonly name: OptionId
  readonly effect: readonly Effect[]
}

/** The kinds of decisions. */
export type DecisionKind = keyof DecisionFields
/** The kinds of things that happen by themselves. */
export type StepKind = keyof StepFields
/** What the effect of a card may consist of. */
export type EffectDecisionKind = keyof EffectDecisions
export type EffectStepKind = keyof EffectSteps
/** What a cost may consist of. */
export type PaymentDecisionKind = keyof PaymentDecisions
export type PaymentStepKind = keyof PaymentSteps
type TaskFields = DecisionFields & StepFields

/** A piece of pending work: plain data, never changed once made. */
export type TaskOf<K extends keyof TaskFields> = KernelTaskOf<TaskFields, K>
/** Any piece of pending work. */
export type Task = TaskOf<keyof TaskFields>
/** A decision somebody owes. */
export type Decision = TaskOf<DecisionKind>
/** A part of the effect of a card. */
export type Effect = TaskOf<EffectDecisionKind | EffectStepKind>
/** A part of a cost. */
export type Payment = TaskOf<PaymentDecisionKind | PaymentStepKind>

/** What a player is asked at present. */
export type Ask = DecisionKind | 'none'
