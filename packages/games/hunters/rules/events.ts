import type { EventOf, Seat } from '@orrery/kernel'
import type { Ask } from './tasks.ts'

/** Where crystals come from or why they go: a field, a star's production, a card, a burst, a won defence, the hold limit. */
export type Cause = 'field' | 'production' | 'card' | 'burst' | 'defence' | 'limit'

/** What happened. Crystals are six numbers from H to Fe; everything else is named by its id. */
interface EventFields {
  round: { round: number }
  turn: { seat: Seat; turn: number }
  'turn-end': { seat: Seat }
  gain: {
    seat: Seat
    crystals: readonly number[]
    cause: Cause
    /** The field, star or card. */
    source: string
  }
  return: { seat: Seat; crystals: readonly number[]; cause: Cause; source: string }
  move: { seat: Seat; from: string; to: string }
  stay: { seat: Seat; field: string }
  shift: { seat: Seat; from: string; to: string; cause: 'beaten' | 'thrown-back' | 'card' }
  fight: { attacker: Seat; defender: Seat; field: string }
  spared: { attacker: Seat; defender: Seat }
  roll: {
    seat: Seat
    side: 'attack' | 'defence'
    die: number
    /** Whether `uncertainty` made this roll replace an earlier one. */
    again: boolean
  }
  'fight-bonus': { seat: Seat; side: 'attack' | 'defence'; tenths: number }
  'fight-result': {
    attacker: Seat
    defender: Seat
    /** Points in tenths. */
    attack: number
    defence: number
    winner: Seat
  }
  capture: { from: Seat; to: Seat; crystals: readonly number[] }
  /** A card was drawn; everybody sees the face of an immediate one, otherwise only the drawer does. */
  draw: { seat: Seat; card?: string; immediate: boolean }
  look: { seat: Seat; cards?: readonly string[] }
  'put-under': { seat: Seat; card?: string }
  play: { seat: Seat; card: string }
  announce: { seat: Seat; card: string; element?: string; player?: Seat; field?: string }
  cancel: { seat: Seat; card: string; of: Seat }
  'move-rule': { seat: Seat; rule: string }
  'unlimited-fusion': { seat: Seat }
  fuse: { seat: Seat; reaction: string }
  decay: { seat: Seat; reaction: string }
  pay: { seat: Seat; star: string; crystals: readonly number[] }
  /** The answer to a placement; it never gives the right dot away (H8.13). */
  place: { seat: Seat; star: string; dot: string; right: boolean }
  star: { seat: Seat; star: string; points: number }
  system: { seat: Seat; system: string; points: number }
  'star-lost': { seat: Seat; star: string }
  burst: { seat: Seat; star: string; field: string }
  asked: { seat: Seat; ask: Ask }
  pass: { seat: Seat; ask: Ask }
  'last-turns': { seat: Seat }
  over: object
}

/** Something that happened. */
export type Event = EventOf<EventFields>
