import type { GameEvent, Moment, Refusal, Result, Seat } from '@orrery/kernel'
import type { StoredSeat } from '../kept/games.ts'
import type { KeptGame, LogStep, RoundViews } from './protocol.ts'

/** Why there is nothing to replay. */
export type RecordFault =
  /** `detail` is the parser's message, in English. */
  | { readonly why: 'not-json' | 'not-record' | 'set-up' | 'broken'; readonly detail: string }
  | { readonly why: 'unknown-game'; readonly game: string }
  /** The rules are no longer included, or newer than this page; the record can be read all the same. */
  | { readonly why: 'version' | 'newer'; readonly kept: KeptGame }
  /** A game of this browser that does not exist, or is not over and still has secrets. */
  | { readonly why: 'missing' | 'running' }

/** The first invalid decision of a record. */
export interface InvalidDecision {
  /** Counted from 0. */
  readonly index: number
  readonly seat: Seat
  readonly action: string
  /** Why, when the rules of the game forbid it. */
  readonly refusal?: Refusal
  readonly detail: string
}

/** What the page has to know about a record once. Positions count the decisions before them: 0 is the deal, `total` the end. */
export interface ReplayInfo {
  readonly game: string
  readonly version: number
  /** It was played with components of its own. */
  readonly ownSet?: true
  readonly seats: number
  readonly options: Readonly<Record<string, string>>
  /** Who sat there, for a game of this browser. */
  readonly occupants?: readonly StoredSeat[]
  /** The final points of the table, for a game of this browser. */
  readonly scores?: readonly number[]
  readonly total: number
  /** The moment of the game, by position. */
  readonly moments: readonly Moment[]
  readonly result?: Result
  /** The decision at which the replay had to stop. */
  readonly invalid?: InvalidDecision
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

/** The things that are checked to find out whether the shuffle was fair and the record true. */
export type CheckName = 'before' | 'signature' | 'commitment' | 'nonces' | 'seed' | 'deal' | 'actions' | 'result'

/** One check: passed, failed, or impossible to make. */
export interface RecordCheck {
  readonly name: CheckName
  readonly state: 'good' | 'bad' | 'open'
  /** For `before` and `signature`: the reason. `device`: there was nobody else to promise anything. */
  readonly why?: 'bound' | 'early' | 'unused' | 'unseen' | 'device' | 'differs' | 'signed' | 'unsigned'
  /** The key that the server signed with. */
  readonly key?: string
  /** The value computed here, and the one that the record or the table claims. */
  readonly computed?: string
  readonly claimed?: string
  /** For `nonces`: each seat's nonce, and whether it follows from the secret instead of being a player's. */
  readonly nonces?: readonly { readonly nonce: string; readonly own: boolean; readonly wrong: boolean }[]
  /** For `actions`: how many were allowed, out of how many. */
  readonly count?: number
  readonly of?: number
  readonly invalid?: InvalidDecision
  /** Points by seat: as replayed, and as the table claims. */
  readonly scores?: readonly number[]
  readonly claimedScores?: readonly number[]
}

/** What is known about the game from other sources than the record. */
export interface TableFacts {
  /** Which seats were bots': their nonces must follow from the secret. */
  readonly bots?: readonly Seat[]
  /** The user's seat. */
  readonly mine?: Seat
  /** The game was shuffled and played on this device. */
  readonly local?: true
  /** The final points of the table, by seat. */
  readonly scores?: readonly number[]
}

/** What the page asks of the worker that replays. */
export type ReplayRequest =
  | { readonly type: 'open'; readonly text: string }
  | { readonly type: 'open-local'; readonly id: string }
  | { readonly type: 'scene'; readonly index: number; readonly seat: Seat | undefined }
  | { readonly type: 'log'; readonly seat: Seat | undefined }
  | { readonly type: 'history' }
  | { readonly type: 'verify'; readonly known: TableFacts }
  /** Creates a local game that continues from a position. */
  | { readonly type: 'continue'; readonly index: number; readonly seats: readonly StoredSeat[] }

/** The answer to such a request. */
export type ReplayAnswer =
  | { readonly type: 'opened'; readonly info: ReplayInfo }
  | { readonly type: 'fault'; readonly fault: RecordFault }
  | { readonly type: 'scene'; readonly scene: Scene }
  | { readonly type: 'log'; readonly steps: readonly LogStep[] }
  | { readonly type: 'history'; readonly rounds: readonly RoundViews[] }
  | { readonly type: 'checks'; readonly checks: readonly RecordCheck[] }
  | { readonly type: 'created'; readonly id: string }

/** A request with its id, which is returned with the answer. */
export interface NumberedRequest {
  readonly requestId: number
  readonly replay: ReplayRequest
}
