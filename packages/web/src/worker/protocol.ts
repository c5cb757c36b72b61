import type { Action, GameEvent, Moment, OptionSpec, Refusal, Result, Seat } from '@orrery/kernel'
import type { StoredSeat } from '../store/games.ts'

/** What the page needs to know of a table once. */
export interface TableInfo {
  readonly id: string
  readonly game: string
  readonly seats: readonly StoredSeat[]
  readonly options: Readonly<Record<string, string>>
}

/** One decision, as the person who looks may see it. */
export interface Step {
  readonly seat: Seat
  readonly action: string
  /** Where the game stood when it was taken. */
  readonly moment: Moment
  readonly events: readonly GameEvent[]
}

/** Where the table stands, as the person who looks may see it. */
export interface Position {
  /** How many decisions led here. */
  readonly seq: number
  /** Whose view it is. */
  readonly me: Seat | undefined
  readonly view: unknown
  /** What `me` may do now. */
  readonly legal: readonly Action[]
  readonly toAct: readonly Seat[]
  readonly moment: Moment
  /** How many decisions undo, and undo of the whole turn, would take back. */
  readonly undo: number
  readonly undoTurn: number
  readonly result?: Result
}

/** The views at the end of every round, each seat's own: what a chart of the scores is made of. */
export interface RoundViews {
  readonly round: number
  /** By seat. */
  readonly views: readonly unknown[]
}

/** What has to be known of a game before a table is made. */
export interface GameFacts {
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: readonly OptionSpec[]
  /** Bots by strength, the weakest first. */
  readonly levels: readonly string[]
}

/** What a new local game needs. */
export interface NewGame {
  readonly game: string
  readonly seats: readonly StoredSeat[]
  readonly options: Readonly<Record<string, string>>
}

/** What the page asks of the worker; `ref` comes back with the answer. */
export type Ask = { readonly ref: number } & (
  | { readonly type: 'facts'; readonly game: string }
  | ({ readonly type: 'create' } & NewGame)
  | { readonly type: 'open'; readonly id: string }
  | { readonly type: 'act'; readonly action: string; readonly seq: number }
  | { readonly type: 'undo'; readonly turn: boolean }
  | { readonly type: 'explain'; readonly action: string }
  /** The device has been handed to this seat. */
  | { readonly type: 'hand-over'; readonly seat: Seat }
  | { readonly type: 'history' }
  | { readonly type: 'record' }
)

/** What the worker tells of its own accord, in the order it happened. */
export type News =
  /** The whole table anew: on opening, after an undo, when the device changed hands. */
  | { readonly type: 'table'; readonly info: TableInfo; readonly steps: readonly Step[]; readonly position: Position }
  | { readonly type: 'step'; readonly step: Step; readonly position: Position }
  /** A bot thinks; `share` says how far it has come, from 0 to 1. */
  | { readonly type: 'thinking'; readonly seat: Seat; readonly share: number }
  /** The table cannot go on here. */
  | { readonly type: 'failed'; readonly why: Failure; readonly detail: string }

/** Why a table cannot be shown or played on. */
export type Failure = 'missing' | 'version' | 'elsewhere' | 'broken'

/** The answer to one question. */
export type Answer =
  | { readonly type: 'done' }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'legal' }
  | ({ readonly type: 'facts' } & GameFacts)
  | { readonly type: 'created'; readonly id: string }
  | { readonly type: 'history'; readonly rounds: readonly RoundViews[] }
  | { readonly type: 'record'; readonly text: string }

/** Everything the worker posts. */
export type Message = { readonly news: News } | { readonly ref: number; readonly answer: Answer }
