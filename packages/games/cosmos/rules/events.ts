import type { Seat } from '@orrery/kernel'
import type { OmegaId } from '../components/basics.ts'
import type { SourceId } from './state.ts'

/** What can run short (C7.3): the element of a star, life tokens, a nebula stack, energy cards, an ability deck. */
type Scarce = 'H' | 'He' | 'O' | 'C' | 'life' | 'nebula' | 'energy' | 'ability' | 'crystal'

/** Where a piece that is placed or taken came from. */
export type From = 'reserve' | 'supply'

/** What happened. Spaces, elements, kinds, cards, tiles and goals are numbers, as in the state. */
export type Event =
  | { readonly type: 'turn-began'; readonly seat: Seat; readonly round: number }
  | { readonly type: 'energy-phase-began'; readonly seat: Seat; readonly early: boolean }
  | {
      readonly type: 'token-shifted'
      readonly seat: Seat
      readonly own: boolean
      readonly from: number
      readonly to: number
    }
  | { readonly type: 'stars-gained'; readonly seat: Seat; readonly element: number; readonly count: number }
  | { readonly type: 'proto-gained'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'track-gained'; readonly seat: Seat; readonly track: number; readonly count: number }
  | { readonly type: 'shortage'; readonly seat: Seat; readonly what: Scarce; readonly missing: number }
  | { readonly type: 'nebula-drawn'; readonly seat: Seat; readonly tile: number }
  | {
      readonly type: 'crystal-grew'
      readonly seat: Seat
      readonly count: number
      readonly growing: number
      readonly ready: number
    }
  | { readonly type: 'crystal-taken'; readonly seat: Seat; readonly box: boolean }
  | { readonly type: 'card-taken'; readonly seat: Seat; readonly kind: number; readonly place: number }
  | { readonly type: 'card-drawn'; readonly seat: Seat; readonly kind?: number }
  | { readonly type: 'deck-shuffled'; readonly cards: number }
  | { readonly type: 'row-refilled'; readonly row: readonly number[]; readonly revealed: number }
  | {
      readonly type: 'star-placed'
      readonly seat: Seat
      readonly element: number
      readonly corner: number
      readonly from: From
    }
  | {
      readonly type: 'life-placed'
      readonly seat: Seat
      readonly life: number
      readonly side: number
      readonly from: From
    }
  | {
      readonly type: 'nebula-placed'
      readonly seat: Seat
      readonly tile: number
      readonly hex: number
      readonly from: From
    }
  | { readonly type: 'piece-refused'; readonly seat: Seat; readonly piece: 'star' | 'life' | 'nebula' }
  | { readonly type: 'nebula-completed'; readonly seat: Seat; readonly hex: number; readonly tile: number }
  | { readonly type: 'discharged'; readonly seat: Seat; readonly scored: number; readonly spent: number }
  | {
      readonly type: 'life-form-created'
      readonly seat: Seat
      readonly hex: number
      readonly group: number
      readonly token?: number
    }
  | { readonly type: 'cards-paid'; readonly seat: Seat; readonly kind: number; readonly count: number }
  | { readonly type: 'track-paid'; readonly seat: Seat; readonly track: number; readonly count: number }
  | {
      readonly type: 'abilities-looked-at'
      readonly seat: Seat
      readonly kind: number
      readonly count: number
      readonly cards?: readonly number[]
    }
  | { readonly type: 'ability-kept'; readonly seat: Seat; readonly card: number; readonly slot: number }
  | { readonly type: 'ability-returned'; readonly seat: Seat; readonly kind: number; readonly card?: number }
  | { readonly type: 'ability-activated'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'points'; readonly seat: Seat; readonly source: SourceId; readonly points: number }
  | {
      readonly type: 'star-flipped'
      readonly seat: Seat
      readonly corner: number
      readonly element: number
      readonly supernova: boolean
    }
  | {
      readonly type: 'star-discarded'
      readonly seat: Seat
      readonly corner: number
      readonly element: number
      readonly supernova: boolean
    }
  | { readonly type: 'life-stabilised'; readonly seat: Seat; readonly side: number }
  | { readonly type: 'life-discarded'; readonly seat: Seat; readonly side: number; readonly life: number }
  | { readonly type: 'star-moved'; readonly seat: Seat; readonly from: number; readonly to: number }
  | { readonly type: 'life-moved'; readonly seat: Seat; readonly from: number; readonly to: number }
  | { readonly type: 'nebula-moved'; readonly seat: Seat; readonly from: number; readonly to: number }
  | { readonly type: 'nebula-returned'; readonly seat: Seat; readonly tile: number }
  | { readonly type: 'omega-chosen'; readonly seat: Seat; readonly omega: OmegaId }
  | {
      readonly type: 'reserve-lost'
      readonly seat: Seat
      readonly stars: readonly number[]
      readonly proto: number
      readonly tiles: readonly number[]
    }
  | { readonly type: 'tracks-emptied'; readonly seat: Seat; readonly tracks: readonly number[] }
  | { readonly type: 'turn-ended'; readonly seat: Seat }
  | { readonly type: 'goals-advanced'; readonly track: readonly number[] }
  | {
      readonly type: 'goal-scored'
      readonly goal: number
      readonly values: readonly number[]
      readonly points: readonly number[]
    }
  | { readonly type: 'goal-revealed'; readonly goal: number }
  | { readonly type: 'card-discarded'; readonly seat: Seat; readonly kind: number }
  | { readonly type: 'round-began'; readonly round: number; readonly first: Seat }
  | { readonly type: 'game-ended'; readonly reason: 'crystals' | 'goals' }
  | {
      readonly type: 'life-forms-revealed'
      readonly seat: Seat
      readonly tokens: readonly number[]
      readonly points: number
    }
