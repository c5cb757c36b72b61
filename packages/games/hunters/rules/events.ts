import type { Seat } from '@orrery/kernel'
import type { Ask } from './tasks.ts'

/** Where crystals come from or why they go: a field, a star's production, a card, a burst, a won defence, the hold limit. */
export type Cause = 'field' | 'production' | 'card' | 'burst' | 'defence' | 'limit'

/** What happened. Crystals are six numbers from H to Fe; everything else is named by its id. */
export type Event =
  | { readonly type: 'round'; readonly round: number }
  | { readonly type: 'turn'; readonly seat: Seat; readonly turn: number }
  | { readonly type: 'turn-end'; readonly seat: Seat }
  | {
      readonly type: 'gain'
      readonly seat: Seat
      readonly crystals: readonly number[]
      readonly cause: Cause
      /** The field, star or card. */
      readonly source: string
    }
  | {
      readonly type: 'return'
      readonly seat: Seat
      readonly crystals: readonly number[]
      readonly cause: Cause
      readonly source: string
    }
  | { readonly type: 'move'; readonly seat: Seat; readonly from: string; readonly to: string }
  | { readonly type: 'stay'; readonly seat: Seat; readonly field: string }
  | {
      readonly type: 'shift'
      readonly seat: Seat
      readonly from: string
      readonly to: string
      readonly cause: 'beaten' | 'thrown-back' | 'card'
    }
  | { readonly type: 'fight'; readonly attacker: Seat; readonly defender: Seat; readonly field: string }
  | { readonly type: 'spared'; readonly attacker: Seat; readonly defender: Seat }
  | {
      readonly type: 'roll'
      readonly seat: Seat
      readonly side: 'attack' | 'defence'
      readonly die: number
      /** Whether `uncertainty` made this roll replace an earlier one. */
      readonly again: boolean
    }
  | { readonly type: 'fight-bonus'; readonly seat: Seat; readonly side: 'attack' | 'defence'; readonly tenths: number }
  | {
      readonly type: 'fight-result'
      readonly attacker: Seat
      readonly defender: Seat
      /** Points in tenths. */
      readonly attack: number
      readonly defence: number
      readonly winner: Seat
    }
  | { readonly type: 'capture'; readonly from: Seat; readonly to: Seat; readonly crystals: readonly number[] }
  /** A card was drawn; the face is told to all when it is an immediate one, otherwise only to the drawer. */
  | { readonly type: 'draw'; readonly seat: Seat; readonly card?: string; readonly immediate: boolean }
  | { readonly type: 'look'; readonly seat: Seat; readonly cards?: readonly string[] }
  | { readonly type: 'put-under'; readonly seat: Seat; readonly card?: string }
  | { readonly type: 'play'; readonly seat: Seat; readonly card: string }
  | {
      readonly type: 'announce'
      readonly seat: Seat
      readonly card: string
      readonly element?: string
      readonly player?: Seat
      readonly field?: string
    }
  | { readonly type: 'cancel'; readonly seat: Seat; readonly card: string; readonly of: Seat }
  | { readonly type: 'move-rule'; readonly seat: Seat; readonly rule: string }
  | { readonly type: 'unlimited-fusion'; readonly seat: Seat }
  | { readonly type: 'fuse'; readonly seat: Seat; readonly reaction: string }
  | { readonly type: 'decay'; readonly seat: Seat; readonly reaction: string }
  | { readonly type: 'pay'; readonly seat: Seat; readonly star: string; readonly crystals: readonly number[] }
  /** The answer to a placement; the right dot is never told here (H8.13). */
  | {
      readonly type: 'place'
      readonly seat: Seat
      readonly star: string
      readonly dot: string
      readonly right: boolean
    }
  | { readonly type: 'star'; readonly seat: Seat; readonly star: string; readonly points: number }
  | { readonly type: 'system'; readonly seat: Seat; readonly system: string; readonly points: number }
  | { readonly type: 'star-lost'; readonly seat: Seat; readonly star: string }
  | { readonly type: 'burst'; readonly seat: Seat; readonly star: string; readonly field: string }
  | { readonly type: 'asked'; readonly seat: Seat; readonly ask: Ask }
  | { readonly type: 'pass'; readonly seat: Seat; readonly ask: Ask }
  | { readonly type: 'last-turns'; readonly seat: Seat }
  | { readonly type: 'over' }
