import type { EventOf, Seat } from '@orrery/kernel'
import type { OmegaId } from '../components/basics.ts'
import type { SourceId } from './state.ts'

/** What can run short (C7.3): the element of a star, life tokens, a nebula stack, energy cards, an ability deck. */
type Scarce = 'H' | 'He' | 'O' | 'C' | 'life' | 'nebula' | 'energy' | 'ability' | 'crystal'

/** Where a piece that is placed or taken came from. */
export type From = 'reserve' | 'supply'

/** What happened. Spaces, elements, kinds, cards, tiles and goals are numbers, as in the state. */
interface EventFields {
  'turn-began': { seat: Seat; round: number }
  'energy-phase-began': { seat: Seat; early: boolean }
  'token-shifted': { seat: Seat; own: boolean; from: number; to: number }
  'stars-gained': { seat: Seat; element: number; count: number }
  'proto-gained': { seat: Seat; count: number }
  'track-gained': { seat: Seat; track: number; count: number }
  shortage: { seat: Seat; what: Scarce; missing: number }
  'nebula-drawn': { seat: Seat; tile: number }
  'crystal-grew': { seat: Seat; count: number; growing: number; ready: number }
  'crystal-taken': { seat: Seat; box: boolean }
  'card-taken': { seat: Seat; kind: number; place: number }
  'card-drawn': { seat: Seat; kind?: number }
  'deck-shuffled': { cards: number }
  'row-refilled': { row: readonly number[]; revealed: number }
  'star-placed': { seat: Seat; element: number; corner: number; from: From }
  'life-placed': { seat: Seat; life: number; side: number; from: From }
  'nebula-placed': { seat: Seat; tile: number; hex: number; from: From }
  'piece-refused': { seat: Seat; piece: 'star' | 'life' | 'nebula' }
  'nebula-completed': { seat: Seat; hex: number; tile: number }
  discharged: { seat: Seat; scored: number; spent: number }
  'life-form-created': { seat: Seat; hex: number; group: number; token?: number }
  'cards-paid': { seat: Seat; kind: number; count: number }
  'track-paid': { seat: Seat; track: number; count: number }
  'abilities-looked-at': { seat: Seat; kind: number; count: number; cards?: readonly number[] }
  'ability-kept': { seat: Seat; card: number; slot: number }
  'ability-returned': { seat: Seat; kind: number; card?: number }
  'ability-activated': { seat: Seat; card: number }
  points: { seat: Seat; source: SourceId; points: number }
  'star-flipped': { seat: Seat; corner: number; element: number; supernova: boolean }
  'star-discarded': { seat: Seat; corner: number; element: number; supernova: boolean }
  'life-stabilised': { seat: Seat; side: number }
  'life-discarded': { seat: Seat; side: number; life: number }
  'star-moved': { seat: Seat; from: number; to: number }
  'life-moved': { seat: Seat; from: number; to: number }
  'nebula-moved': { seat: Seat; from: number; to: number }
  'nebula-returned': { seat: Seat; tile: number }
  'omega-chosen': { seat: Seat; omega: OmegaId }
  'reserve-lost': { seat: Seat; stars: readonly number[]; proto: number; tiles: readonly number[] }
  'tracks-emptied': { seat: Seat; tracks: readonly number[] }
  'turn-ended': { seat: Seat }
  'goals-advanced': { track: readonly number[] }
  'goal-scored': { goal: number; values: readonly number[]; points: readonly number[] }
  'goal-revealed': { goal: number }
  'card-discarded': { seat: Seat; kind: number }
  'round-began': { round: number; first: Seat }
  'game-ended': { reason: 'crystals' | 'goals' }
  'life-forms-revealed': { seat: Seat; tokens: readonly number[]; points: number }
}

/** Something that happened. */
export type Event = EventOf<EventFields>
