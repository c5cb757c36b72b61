import type { Action, GameEvent, Moment, OptionSpec, Refusal, Result, Seat } from '@orrery/kernel'
import type { FindingName } from '@orrery/kernel/proof'
import type { Present, WireCommand } from '@orrery/protocol'
import type { ChatLine, ClockSight, Person, RowNews, TableSight } from '@orrery/table'
import type { StoredSeat } from '../kept/games.ts'
import type { Mistrust } from './fair-play.ts'

/** What the page needs to know of a table once. */
export interface TableInfo {
  readonly id: string
  readonly game: string
  /** The version of the rules. */
  readonly version: number
  readonly seats: readonly StoredSeat[]
  readonly options: Readonly<Record<string, string>>
  /** The table is kept by a server: its people sit at screens of their own. */
  readonly online?: true
}

/** One decision, as the person who looks may see it. */
export interface LogStep {
  readonly seat: Seat
  /** Its id; empty where only its events may be known. */
  readonly action: string
  /** Where the game stood when it was taken. */
  readonly moment: Moment
  readonly events: readonly GameEvent[]
  /** The row of the log that it is, at an online table. */
  readonly row?: number
}

/** Where the table stands, as the person who looks may see it. */
export interface Position {
  /** Counts what changed the game, undo included; a decision names it as `after`. Rows of the log are counted by `seq`. */
  readonly changes: number
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
  /** The game was given up: it is over without a result of the rules. */
  readonly resigned?: true
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
  /** The number of a lesson, which is dealt the same cards every time; left out, chance deals. */
  readonly lesson?: number
}

/** What the page asks of an online table beside the game itself. */
export type TableCommand = Extract<
  WireCommand,
  {
    type:
      | 'sit'
      | 'seat-bot'
      | 'free'
      | 'swap'
      | 'start'
      | 'leave'
      | 'return'
      | 'resume'
      | 'resign'
      | 'pause'
      | 'say'
      | 'emote'
  }
>

/** The decision of a bot that was not let think to the end. */
export interface Hurry {
  readonly seat: Seat
  readonly action: string
  /** The number of changes at the table when it was asked. */
  readonly after: number
}

/** What the page asks of the worker; `nr` comes back with the answer. */
export type Ask = { readonly nr: number } & (
  | { readonly type: 'facts'; readonly game: string }
  | ({ readonly type: 'create' } & NewGame)
  /** Opens a table of this browser; `hurry` is what a bot had found when it was asked to stop thinking. */
  | { readonly type: 'open'; readonly id: string; readonly hurry?: Hurry }
  | { readonly type: 'act'; readonly action: string; readonly after: number }
  | { readonly type: 'undo'; readonly turn: boolean }
  | { readonly type: 'explain'; readonly action: string }
  /** The device has been handed to this seat. */
  | { readonly type: 'hand-over'; readonly seat: Seat }
  | { readonly type: 'history' }
  | { readonly type: 'record' }
  /** Opens a table of the server; the code opens a private one to somebody who does not sit there. */
  | { readonly type: 'join'; readonly id: string; readonly code?: string }
  | { readonly type: 'do'; readonly command: TableCommand }
  /** Who we are has changed (a name): the server is to ask anew. */
  | { readonly type: 'greet' }
  /** Somebody looks at the page again: is the connection still alive? */
  | { readonly type: 'wake' }
  /** Nobody looks at the page any more. */
  | { readonly type: 'sleep' }
  /** The machine has a network, or none: not every browser tells its workers. */
  | { readonly type: 'network'; readonly up: boolean }
  /** What happened at an online table after this row, with the views on the way. */
  | { readonly type: 'past'; readonly after: number }
)

/** Whether the server hears us. */
export type Link =
  | { readonly state: 'connecting' | 'connected' | 'offline' }
  /** The server hears us and cannot save: what we decided is kept here and sent again. */
  | { readonly state: 'unsaved' }
  /** The connection is gone; the next attempt is made at this time. */
  | { readonly state: 'reconnecting'; readonly next: number }

/** What an online table has beyond a local one. */
export interface OnlineNews {
  readonly table: TableSight
  /** Who looks; `undefined` for somebody without a name. */
  readonly you: Person | undefined
  readonly as: Seat | undefined
  /** The last row of the log that is known here. */
  readonly seq: number
  readonly clocks: readonly ClockSight[]
  readonly toAct: readonly Seat[]
  /** Since when each seat has been asked (time of this device), by seat. */
  readonly asked: readonly (number | undefined)[]
  /** When the clocks stood so (time of this device). */
  readonly at: number
  /** Our number for the shuffle, to be given early when the page goes before the start. */
  readonly early?: string
}

/** What this browser can say about the shuffle of an online game when it is over. */
export type VerdictKind =
  /** The server was bound before it knew our number, and everybody else before it was revealed. */
  | 'bound'
  /** The server was bound before it knew our number, but knew it before everybody else was bound. */
  | 'early'
  /** Our number did not reach the game. */
  | 'unused'
  /** This browser was not there at the beginning. */
  | 'unseen'
  /** We only watched. */
  | 'watched'
  /** Something differs from what was promised or shown. */
  | 'alarm'

/** What was found out about the shuffle, without being asked. */
export interface Verdict {
  readonly kind: VerdictKind
  /** What differs, of an alarm. `record`: it cannot be read; `replay`: a move was not allowed; `seen`: it is another game. */
  readonly faults: readonly {
    readonly name: FindingName | Mistrust | 'record' | 'replay' | 'seen'
    readonly seats?: readonly Seat[]
  }[]
  /** Seats whose number was bound and did not reach the game. */
  readonly withheld: readonly Seat[]
  /** The server has signed what it promised. */
  readonly signed: boolean
  /** The server signs with another key than this browser knew it by. */
  readonly keyChanged?: { readonly since: number; readonly from: string; readonly to: string }
  /** A file with everything that was compared. */
  readonly proof: string
}

/** A row of the table's log beside the decisions: who sat down, who left, who wishes a pause. */
export type Happening = Pick<RowNews, 'seq' | 'at' | 'type' | 'seat' | 'other' | 'why' | 'want'>

/** A step of the past with the position it led to. */
export interface PastStep {
  readonly step: LogStep
  readonly position: Position
}

/** What the worker tells of its own accord, in the order it happened. */
export type WorkerNews =
  /** The whole table anew: on opening, after an undo, when the device changed hands. */
  | {
      readonly type: 'table'
      readonly info: TableInfo
      readonly steps: readonly LogStep[]
      readonly position: Position
    }
  | { readonly type: 'step'; readonly step: LogStep; readonly position: Position }
  /** The same moment of the game with other facts around it: a seat came back, the game was given up. */
  | { readonly type: 'position'; readonly position: Position }
  /** A bot thinks; `share` says how far it has come, from 0 to 1, and `best` what it would do now. */
  | { readonly type: 'thinking'; readonly seat: Seat; readonly share: number; readonly best?: Hurry }
  /** The table cannot go on here. */
  | { readonly type: 'failed'; readonly why: Failure; readonly detail: string; readonly kept?: KeptGame }
  | { readonly type: 'link'; readonly link: Link }
  | { readonly type: 'online'; readonly online: OnlineNews }
  | { readonly type: 'present'; readonly present: Present }
  /** All lines that are known, the newest last. */
  | { readonly type: 'chat'; readonly lines: readonly ChatLine[] }
  /** What came of the shuffle: at the end, or before when something is wrong. */
  | { readonly type: 'verdict'; readonly verdict: Verdict }
  | { readonly type: 'happenings'; readonly happenings: readonly Happening[] }

/** Why a table cannot be shown or played on. */
export type Failure = 'missing' | 'version' | 'newer' | 'elsewhere' | 'broken' | 'forbidden'

/** What can still be had of a game whose rules are not carried any more. */
export interface KeptGame {
  readonly game: string
  readonly version: number
  /** Who sat where. */
  readonly names: readonly string[]
  readonly decisions: readonly KeptDecision[]
  /** The record, as a file; left out while others have secrets in it. */
  readonly record?: string
}

/** A decision of such a game: its id, where it may be known. */
export interface KeptDecision {
  readonly seat: Seat
  readonly action?: string
  readonly undone?: true
}

/** The answer to one question. */
export type WorkerAnswer =
  | { readonly type: 'done' }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'legal' }
  | ({ readonly type: 'facts' } & GameFacts)
  | { readonly type: 'created'; readonly id: string }
  | { readonly type: 'history'; readonly rounds: readonly RoundViews[] }
  | { readonly type: 'record'; readonly text: string }
  /** It did not reach the server, or the server did not understand it. */
  | { readonly type: 'lost'; readonly code: string; readonly wait?: number }
  | { readonly type: 'past'; readonly start?: Position; readonly steps: readonly PastStep[] }

/** Everything the worker posts. */
export type Message = { readonly news: WorkerNews } | { readonly nr: number; readonly answer: WorkerAnswer }
