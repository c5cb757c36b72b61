import type { GameEvent, Moment, Refusal, Result, Seat } from '@orrery/kernel'
import type { StoredSeat } from '../kept/games.ts'
import type { KeptGame, LogStep, RoundViews } from './protocol.ts'

/** Why there is nothing to replay. */
export type RecordFault =
  /** `detail` says, in English, what the reader of records stumbled over. */
  | { readonly why: 'not-json' | 'not-record' | 'set-up' | 'broken'; readonly detail: string }
  | { readonly why: 'unknown-game'; readonly game: string }
  /** The rules are not carried any more, or newer than this page; what the record says can be read all the same. */
  | { readonly why: 'version' | 'newer'; readonly kept: KeptGame }
  /** A game of this browser: not there, or not over, so that its secrets are still secrets. */
  | { readonly why: 'missing' | 'running' }

/** The first decision of a record that cannot be. */
export interface Stumble {
  /** Counted from 0. */
  readonly index: number
  readonly seat: Seat
  readonly action: string
  /** Why, when the rules of the game forbid it. */
  readonly refusal?: Refusal
  readonly detail: string
}

/** What the page needs to know of a record once. Positions count the decisions before them: 0 is the deal, `total` the end. */
export interface ReplayInfo {
  readonly game: string
  readonly version: number
  /** It was played with components of its own. */
  readonly ownSet?: true
  readonly seats: number
  readonly options: Readonly<Record<string, string>>
  /** Who sat there, for a game of this browser. */
  readonly occupants?: readonly StoredSeat[]
  /** The points that the table told at its end, for a game of this browser. */
  readonly scores?: readonly number[]
  readonly total: number
  /** Where the game stood, by position. */
  readonly moments: readonly Moment[]
  readonly result?: Result
  /** The record says more than could be replayed. */
  readonly stumble?: Stumble
  /** The record itself, to be saved as a file. */
  readonly text: string
}

/** One position, as one seat or a spectator sees it. */
export interface Scene {
  readonly index: number
  readonly seat: Seat | undefined
  readonly view: unknown
  /** What led here from the position before. */
  readonly events: readonly GameEvent[]
  readonly toAct: readonly Seat[]
}

/** What was looked at to find out whether the shuffle was fair and the game as it is told. */
export type CheckName = 'before' | 'signature' | 'commitment' | 'nonces' | 'seed' | 'deal' | 'actions' | 'result'

/** One check: it holds, it does not, or there is nothing to check it with. */
export interface RecordCheck {
  readonly name: CheckName
  readonly state: 'good' | 'bad' | 'open'
  /** Of what was seen before and what is signed: how it came out. `device`: there was nobody else to promise anything. */
  readonly why?: 'bound' | 'early' | 'unused' | 'unseen' | 'device' | 'differs' | 'signed' | 'unsigned'
  /** The key that the server signed with. */
  readonly key?: string
  /** What was computed here, and what the record or the table says. */
  readonly made?: string
  readonly told?: string
  /** Of the nonces: each seat's, and whether it follows from the secret instead of being given. */
  readonly nonces?: readonly { readonly nonce: string; readonly own: boolean; readonly wrong: boolean }[]
  /** Of the decisions: how many were allowed, of how many. */
  readonly count?: number
  readonly of?: number
  readonly stumble?: Stumble
  /** Points by seat: as replayed, and as the table told them. */
  readonly scores?: readonly number[]
  readonly toldScores?: readonly number[]
}

/** What is known about the game from elsewhere than the record. */
export interface Known {
  /** Which seats were bots': their nonces must follow from the secret. */
  readonly bots?: readonly Seat[]
  /** The seat of whoever looks. */
  readonly mine?: Seat
  /** The game was shuffled and played on this device. */
  readonly local?: true
  /** The points that the table told at its end, by seat. */
  readonly scores?: readonly number[]
}

/** What the page asks of the worker that replays. */
export type ReplayQuestion =
  | { readonly type: 'open'; readonly text: string }
  | { readonly type: 'open-local'; readonly id: string }
  | { readonly type: 'scene'; readonly index: number; readonly seat: Seat | undefined }
  | { readonly type: 'log'; readonly seat: Seat | undefined }
  | { readonly type: 'history' }
  | { readonly type: 'verify'; readonly known: Known }
  /** Makes a local game that goes on from a position. */
  | { readonly type: 'go-on'; readonly index: number; readonly seats: readonly StoredSeat[] }

/** The answer to one of them. */
export type ReplayAnswer =
  | { readonly type: 'opened'; readonly info: ReplayInfo }
  | { readonly type: 'fault'; readonly fault: RecordFault }
  | { readonly type: 'scene'; readonly scene: Scene }
  | { readonly type: 'log'; readonly steps: readonly LogStep[] }
  | { readonly type: 'history'; readonly rounds: readonly RoundViews[] }
  | { readonly type: 'checks'; readonly checks: readonly RecordCheck[] }
  | { readonly type: 'created'; readonly id: string }

/** A question on its way; `nr` comes back with the answer. */
export interface ReplayAsk {
  readonly nr: number
  readonly replay: ReplayQuestion
}
