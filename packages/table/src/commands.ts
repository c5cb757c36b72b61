import type { Seat } from '@orrery/kernel'
import type { ClockSpec } from './clock-spec.ts'
import type { Damage } from './table.ts'

/** How a table is created. The keeper draws the id, the secret (64 hexadecimal digits) and the code at random. */
export interface Create {
  readonly type: 'create'
  readonly id: string
  readonly secret: string
  readonly game: string
  /** The version of the rules, for a game that is continued; the newest by default. */
  readonly version?: number
  readonly seats: number
  readonly options?: Readonly<Record<string, unknown>>
  readonly clock?: ClockSpec
  readonly private?: boolean
  readonly code?: string
  /** Whether others may watch; true by default. */
  readonly spectators?: boolean
  readonly hotseat?: boolean
  /** It counts for the ratings of the players: people only, and at least two of them. */
  readonly rated?: boolean
  /** Everybody may ask for hints and be warned by the coach. */
  readonly advice?: boolean
  /** The level of the bot that takes over for a player; the middle one by default. */
  readonly standIn?: string
  /** The host only watches. */
  readonly watch?: boolean
  /** Bots for the seats after the host's. */
  readonly bots?: readonly string[]
  readonly kept?: Readonly<Record<number, string>>
  /** The seed of another game that is continued here: the shuffle is that game's, and this table proves nothing about it. */
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

/** A person asks for a rematch; the keeper supplies the id of the table it will create. */
export interface Rematch {
  readonly type: 'rematch'
  readonly next: string
}

/** Everything that can be asked of a table that exists. */
export type Command = PersonCommand | KeeperCommand | Rematch
