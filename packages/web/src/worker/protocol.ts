import type { Action, GameEvent, Moment, Onward, OptionSpec, Refusal, Result, Seat } from '@orrery/kernel'
import type { FindingName } from '@orrery/kernel/proof'
import type { Present, WireCommand } from '@orrery/protocol'
import type { ChatLine, ClockSight, Person, RowNews, TableSight } from '@orrery/table'
import type { StoredSeat } from '../kept/games.ts'
import type { DistrustReason } from './fair-play.ts'

/** What the page has to know about a table once. */
export interface TableInfo {
  readonly id: string
  readonly game: string
  /** The version of the rules. */
  readonly version: number
  readonly seats: readonly StoredSeat[]
  readonly options: Readonly<Record<string, string>>
  /** The table is online: each person has a screen of their own. */
  readonly online?: true
  /** Whether hints may be asked for; left out at a local table, where it depends on who plays. */
  readonly advice?: boolean
}

/** One decision, as the present viewer may see it. */
export interface LogStep {
  readonly seat: Seat
  /** Its id; empty if only its events may be known. */
  readonly action: string
  /** Where the game stood when it was taken. */
  readonly moment: Moment
  readonly events: readonly GameEvent[]
  /** Its row of the log, at an online table. */
  readonly row?: number
}

/** The state of the table, as the present viewer may see it. */
export interface Position {
  /** The number of changes of the game, undo included; a decision names it as `after`. Rows of the log are counted by `seq`. */
  readonly changes: number
  /** Whose view it is. */
  readonly me: Seat | undefined
  readonly view: unknown
  /** What `me` may do now. */
  readonly legal: readonly Action[]
  /** Later questions that `me` may answer at once; left out where there are none. */
  readonly onward?: readonly Onward[]
  readonly toAct: readonly Seat[]
  readonly moment: Moment
  /** How many decisions undo, and undo of the whole turn, would revert. */
  readonly undo: number
  readonly undoTurn: number
  readonly result?: Result
  /** Somebody resigned: the game is over without a result by the rules. */
  readonly resigned?: true
}

/** Each seat's own view at the end of every round: the data for a chart of the scores. */
export interface RoundViews {
  readonly round: number
  /** By seat. */
  readonly views: readonly unknown[]
  /** With the last round: what each seat saw before the decision that ended the game, to tell what the end has added. */
  readonly before?: readonly unknown[]
}

/** A turn of somebody, by its number. */
export interface TurnOf {
  readonly turn: number
  readonly seat: Seat
}

/** What has to be known about a game before a table is created. */
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
  /** The number of a deal, for the same cards every time; left out, the deal is random. */
  readonly deal?: number
  /** What has been played when the table opens, as lines of a record. */
  readonly before?: readonly string[]
}

/** A turn that is played again from a position of a record; nothing of it is stored. */
export interface NewAttempt {
  /** The record, as text. */
  readonly record: string
  /** After how many of its decisions. */
  readonly from: number
  /** Who plays; everybody else who is asked something is a bot. */
  readonly seat: Seat
  /** By seat. */
  readonly names: readonly string[]
}

/** The commands that the page sends to an online table besides the game itself. */
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

/** The best action that a bot had found when it was hurried. */
export interface BestSoFar {
  readonly seat: Seat
  readonly action: string
  /** The number of changes of the game when the bot had to decide. */
  readonly after: number
}

/** What the page asks of the worker; `requestId` is returned with the answer. */
export type WorkerRequest = { readonly requestId: number } & (
  | { readonly type: 'facts'; readonly game: string }
  | ({ readonly type: 'create' } & NewGame)
  /** Opens a table of this browser; `hurry` is the best action that a bot had found when it was hurried. */
  | { readonly type: 'open'; readonly id: string; readonly hurry?: BestSoFar }
  | ({ readonly type: 'attempt' } & NewAttempt)
  | { readonly type: 'act'; readonly action: string; readonly after: number }
  | { readonly type: 'undo'; readonly turn: boolean }
  | { readonly type: 'explain'; readonly action: string }
  /** The device has been handed to this seat. */
  | { readonly type: 'hand-over'; readonly seat: Seat }
  | { readonly type: 'history' }
  | { readonly type: 'record' }
  /** Opens an online table; the code opens a private one to somebody who does not sit there. */
  | { readonly type: 'join'; readonly id: string; readonly code?: string }
  | { readonly type: 'do'; readonly command: TableCommand }
  /** The user's name has changed: the connection says hello again. */
  | { readonly type: 'greet' }
  /** The page is visible again: is the connection still alive? */
  | { readonly type: 'wake' }
  /** The page is hidden. */
  | { readonly type: 'sleep' }
  /** Whether the machine is online: not every browser informs its workers. */
  | { readonly type: 'network'; readonly up: boolean }
  /** What happened at an online table after this row, with the views on the way. */
  | { readonly type: 'past'; readonly after: number }
  /** Why these turns were good for those who played them, as far as the present viewer can see. */
  | { readonly type: 'why'; readonly turns: readonly TurnOf[] }
)

/** The state of the connection to the server. */
export type Link =
  | { readonly state: 'connecting' | 'connected' | 'offline' }
  /** The server is reached but cannot save: our decision is kept here and sent again. */
  | { readonly state: 'unsaved' }
  /** The connection is lost; the next attempt is made at this time. */
  | { readonly state: 'reconnecting'; readonly next: number }

/** What an online table has and a local one does not. */
export interface OnlineNews {
  readonly table: TableSight
  /** The present viewer; `undefined` for somebody without a name. */
  readonly you: Person | undefined
  readonly as: Seat | undefined
  /** The last row of the log that is known here. */
  readonly seq: number
  readonly clocks: readonly ClockSight[]
  readonly toAct: readonly Seat[]
  /** Since when each seat has had to decide (time of this device), by seat. */
  readonly asked: readonly (number | undefined)[]
  /** The time of `clocks` (time of this device). */
  readonly at: number
  /** Our number for the shuffle, to be revealed early if the page is closed before the start. */
  readonly early?: string
}

/** What this browser can conclude about the shuffle of an online game at its end. */
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

/** The result of the check of the shuffle that every page makes. */
export interface Verdict {
  readonly kind: VerdictKind
  /** What is wrong, for an alarm. `record`: it cannot be read; `replay`: a move was not allowed; `seen`: it is another game. */
  readonly faults: readonly {
    readonly name: FindingName | DistrustReason | 'record' | 'replay' | 'seen'
    readonly seats?: readonly Seat[]
  }[]
  /** Seats whose number was bound and did not reach the game. */
  readonly withheld: readonly Seat[]
  /** The server has signed what it promised. */
  readonly signed: boolean
  /** The server signs with another key than the one this browser knew. */
  readonly keyChanged?: { readonly since: number; readonly from: string; readonly to: string }
  /** A file with everything that was compared. */
  readonly proof: string
}

/** A row of the table's log that is not a decision: who sat down, who left, who wants a pause. */
export type TableEvent = Pick<RowNews, 'seq' | 'at' | 'type' | 'seat' | 'other' | 'why' | 'want'>

/** A past step with the position it led to. */
export interface PastStep {
  readonly step: LogStep
  readonly position: Position
}

/** What the worker sends without being asked, in order. */
export type WorkerNews =
  /** The whole table again: on opening, after an undo, when the device was handed over. */
  | {
      readonly type: 'table'
      readonly info: TableInfo
      readonly steps: readonly LogStep[]
      readonly position: Position
    }
  | { readonly type: 'step'; readonly step: LogStep; readonly position: Position }
  /** The same moment of the game in other circumstances: a player has returned, the game was resigned. */
  | { readonly type: 'position'; readonly position: Position }
  /** A bot is thinking; `share` is its progress from 0 to 1, and `best` its best action so far. */
  | { readonly type: 'thinking'; readonly seat: Seat; readonly share: number; readonly best?: BestSoFar }
  /** The table cannot continue here. */
  | { readonly type: 'failed'; readonly why: Failure; readonly detail: string; readonly kept?: KeptGame }
  | { readonly type: 'link'; readonly link: Link }
  | { readonly type: 'online'; readonly online: OnlineNews }
  | { readonly type: 'present'; readonly present: Present }
  /** All lines that are known, the newest last. */
  | { readonly type: 'chat'; readonly lines: readonly ChatLine[] }
  /** The verdict about the shuffle: at the end, or earlier if something is wrong. */
  | { readonly type: 'verdict'; readonly verdict: Verdict }
  | { readonly type: 'events'; readonly events: readonly TableEvent[] }

/** Why a table cannot be shown or played on. */
export type Failure = 'missing' | 'version' | 'newer' | 'elsewhere' | 'broken' | 'forbidden'

/** What can still be read of a game whose rules are no longer included. */
export interface KeptGame {
  readonly game: string
  readonly version: number
  /** Who sat where. */
  readonly names: readonly string[]
  readonly decisions: readonly KeptDecision[]
  /** The record, as a file; left out while it contains other players' secrets. */
  readonly record?: string
}

/** A decision of such a game; its id if it may be known. */
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
  /** By the number of a turn, a theme of the game's model; turns about which there is nothing to say are left out. */
  | { readonly type: 'why'; readonly themes: ReadonlyMap<number, string> }

/** Everything the worker posts. */
export type Message = { readonly news: WorkerNews } | { readonly requestId: number; readonly answer: WorkerAnswer }
