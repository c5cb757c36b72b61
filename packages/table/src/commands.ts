import type { Seat } from '@orrery/kernel'
import type { ClockSpec } from './clock-spec.ts'
import type { Damage } from './table.ts'

/** How a table is made. The id, the secret (64 hexadecimal digits) and the code come from the keeper's randomness. */
export interface Create {
  readonly type: 'create'
  readonly id: string
  readonly secret: string
  readonly game: string
  /** The version of the rules, for a game that goes on; the newest when left out. */
  readonly version?: number
  readonly seats: number
  readonly options?: Readonly<Record<string, unknown>>
  readonly clock?: ClockSpec
  readonly private?: boolean
  readonly code?: string
  /** Whether others may watch; they may when left out. */
  readonly spectators?: boolean
  readonly hotseat?: boolean
  /** It counts for the ratings of the players: people only, and at least two of them. */
  readonly rated?: boolean
  /** The level that takes over for somebody; one in the middle when left out. */
  readonly standIn?: string
  /** The host only watches. */
  readonly watch?: boolean
  /** Bots for the seats after the host's. */
  readonly bots?: readonly string[]
  readonly kept?: Readonly<Record<number, string>>
  /** The seed of another game that goes on here; its shuffle is that game's, and nothing of it is proved here. */
  readonly seed?: string
}

/** What a person can ask of a table. */
export type PersonCommand =
  /** With `binding`, the nonce is revealed after the start. A client that gives `nonce` at once trusts the table with it. */
  | {
      readonly type: 'sit'
      readonly seat?: Seat
      readonly binding?: string
      readonly nonce?: string
      readonly code?: string
    }
  /** Binds all seats of the person to a nonce, before the start. */
  | { readonly type: 'bind'; readonly binding: string }
  | { readonly type: 'seat-bot'; readonly seat: Seat; readonly level: string }
  | { readonly type: 'free'; readonly seat: Seat }
  | { readonly type: 'swap'; readonly a: Seat; readonly b: Seat }
  | {
      readonly type: 'set-up'
      readonly seats?: number
      readonly options?: Readonly<Record<string, unknown>>
      readonly clock?: ClockSpec
    }
  | { readonly type: 'start'; readonly nonce?: string }
  | { readonly type: 'nonce'; readonly nonce: string }
  /** `ref` makes a repeated command harmless; `after` is the number of changes the choice was made on. */
  | {
      readonly type: 'act'
      readonly seat: Seat
      readonly action: string
      readonly ref?: string
      readonly after?: number
    }
  | { readonly type: 'undo'; readonly seat: Seat; readonly whole?: boolean; readonly ref?: string }
  | { readonly type: 'resign'; readonly seat: Seat }
  | { readonly type: 'leave' }
  | { readonly type: 'return' }
  | { readonly type: 'pause'; readonly want: boolean }
  | { readonly type: 'resume' }
  | { readonly type: 'say'; readonly text: string }
  | { readonly type: 'emote'; readonly emote: string }

/** What only the keeper of the table asks of it. */
export type KeeperCommand =
  /** A bot's choice, or time that has passed, or a fault. */
  | { readonly type: 'bot-act'; readonly seat: Seat; readonly action: string; readonly after: number }
  | { readonly type: 'expire' }
  /** Nobody has touched the table for long, and its game never began. */
  | { readonly type: 'close' }
  /** No server was there in this time. */
  | { readonly type: 'hold'; readonly from: number; readonly until: number }
  | { readonly type: 'damage'; readonly damage: Damage }
  | { readonly type: 'repair' }

/** A person wants the same again; the keeper gives the id of the table it will make. */
export interface Rematch {
  readonly type: 'rematch'
  readonly next: string
}

/** Everything that can be asked of a table that exists. */
export type Command = PersonCommand | KeeperCommand | Rematch
