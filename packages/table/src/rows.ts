import type { Options, Seat, Signature } from '@orrery/kernel'
import type { ClockSpec } from './clock-spec.ts'
import type { Damage, Person } from './table.ts'

/** What every row carries: its place in the log and the time the table was given. */
interface Stamp {
  readonly seq: number
  readonly at: number
}

/** What can happen at a table, as it is stored. Rows hold secrets (the first one the secret of the shuffle): never send them. */
export type Fact =
  | {
      readonly type: 'created'
      readonly id: string
      readonly secret: string
      /** The public hash of the secret. It is part of the first row, so no nonce can come before it. Old tables have none. */
      readonly commitment?: string
      /** Players bind themselves to their nonces before any is revealed. Old tables accept nonces without a binding. */
      readonly bound?: true
      /** The signature of the promise that this row makes. */
      readonly signed?: Signature
      readonly game: string
      readonly version: number
      readonly host: Person
      readonly seats: number
      readonly options: Options
      readonly clock: ClockSpec
      readonly private: boolean
      readonly code?: string
      readonly spectators: boolean
      readonly hotseat: boolean
      readonly standIn: string
      readonly rated?: true
      readonly advice?: true
      /** Seats kept for somebody: person by seat. */
      readonly kept?: Readonly<Record<number, string>>
      /** The seed of the game that is continued here. */
      readonly seed?: string
    }
  /** With the binding of a nonce, or with the nonce itself from a client that does not wait to reveal it. */
  | {
      readonly type: 'sat'
      readonly seat: Seat
      readonly person: Person
      readonly binding?: string
      readonly nonce?: string
    }
  /** A player is bound to a nonce; one given before is void. */
  | { readonly type: 'bound'; readonly seat: Seat; readonly binding: string }
  | { readonly type: 'bot-sat'; readonly seat: Seat; readonly level: string }
  /** A seat became free before the start. `by` is the host, if the occupant did not leave of their own accord. */
  | { readonly type: 'freed'; readonly seat: Seat; readonly by?: string }
  | { readonly type: 'swapped'; readonly a: Seat; readonly b: Seat }
  | { readonly type: 'set-up'; readonly seats: number; readonly options: Options; readonly clock: ClockSpec }
  | { readonly type: 'host-changed'; readonly host: string }
  | { readonly type: 'closed' }
  /** From here on no seat can be bound to another nonce. `signed` is the signature of the promise that says so. */
  | { readonly type: 'started'; readonly signed?: Signature }
  /** `own` when the table took its own because the player gave none in time; `signed` is the signature of the receipt. */
  | {
      readonly type: 'nonce'
      readonly seat: Seat
      readonly nonce: string
      readonly own?: true
      readonly signed?: Signature
    }
  | {
      readonly type: 'acted'
      readonly seat: Seat
      readonly action: string
      readonly bot?: string
      readonly ref?: string
      readonly person?: string
      /** Milliseconds of the seat's clock that were given back for lag. */
      readonly spared?: number
    }
  /** The last `steps` decisions of the seat since the barrier are void. */
  | {
      readonly type: 'undone'
      readonly seat: Seat
      readonly steps: number
      readonly ref?: string
      readonly person?: string
    }
  | { readonly type: 'went'; readonly seat: Seat; readonly why: 'left' | 'timeout' | 'resigned' }
  | { readonly type: 'returned'; readonly seat: Seat }
  | { readonly type: 'pause-wanted'; readonly seat: Seat; readonly want: boolean }
  | { readonly type: 'resumed'; readonly seat: Seat }
  /** No server was running from `from` to `until`: clocks stood still. */
  | { readonly type: 'held'; readonly from: number; readonly until: number }
  | { readonly type: 'said'; readonly person: Person; readonly text: string }
  | { readonly type: 'emoted'; readonly person: Person; readonly emote: string }
  | { readonly type: 'rematched'; readonly person: Person; readonly next: string }
  | { readonly type: 'damaged'; readonly damage: Damage }
  | { readonly type: 'repaired' }

/** One row of a table's log: plain JSON, appended and never changed. */
export type Row = Fact & Stamp
