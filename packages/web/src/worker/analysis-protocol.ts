import type {
  Advice,
  Analysis,
  AttemptStart,
  BetterLine,
  CurvePoint,
  Hint,
  JudgedAttempt,
  JudgedPart,
  JudgedTurn,
  ToldWays,
  TurnCost,
} from '@orrery/bots/analyse'
import type { Puzzle, Verdict } from '@orrery/bots/puzzles'
import type { Action, Seat } from '@orrery/kernel'

/** What a seat sees of a game. */
interface SeatView {
  readonly game: string
  readonly version: number
  readonly view: unknown
  readonly seat: Seat
}

/** What the page asks of a worker that analyses. */
export type AnalysisRequest =
  | { readonly type: 'open'; readonly text: string }
  | { readonly type: 'curve' }
  /** How far the chances may be off, for points of the curve. */
  | { readonly type: 'doubt'; readonly points: readonly number[] }
  /** Advice for a seat that has to decide, from its view alone. */
  | ({ readonly type: 'hint' } & SeatView)
  /** What actions from a view on would cost. */
  | ({ readonly type: 'cost'; readonly actions: readonly string[] } & SeatView)
  /** How good the last turn of a record is, from one of its positions on. */
  | ({ readonly type: 'attempt'; readonly text: string } & AttemptStart)
  /** An attempt at a puzzle, from the record up to it. */
  | {
      readonly type: 'puzzle'
      readonly record: string
      readonly puzzle: Puzzle
      readonly tried: readonly string[]
    }
  | { readonly type: 'judge'; readonly index: number }
  /** What could have been done at a moment. */
  | { readonly type: 'advise'; readonly at: number }
  /** Ways to go on in a part of a turn, to be put into words. */
  | {
      readonly type: 'tell'
      readonly part: Pick<JudgedPart, 'from' | 'to'>
      readonly seat: Seat
      readonly ways: readonly (readonly string[])[]
    }
  /** A way to go on, played to the end of the turn. */
  | { readonly type: 'line'; readonly from: number; readonly seat: Seat; readonly begin: readonly string[] }
  | { readonly type: 'complete'; readonly curve: readonly CurvePoint[]; readonly turns: readonly JudgedTurn[] }

/** The answer to such a request. */
export type AnalysisAnswer =
  | { readonly type: 'open'; readonly turns: number }
  | { readonly type: 'curve'; readonly curve: readonly CurvePoint[] }
  | { readonly type: 'doubt'; readonly errors: readonly CurvePoint['error'][] }
  | { readonly type: 'judge'; readonly turn: JudgedTurn }
  | { readonly type: 'attempt'; readonly attempt: JudgedAttempt }
  | { readonly type: 'advise'; readonly advice: Advice | undefined }
  | { readonly type: 'tell'; readonly told: ToldWays }
  | { readonly type: 'line'; readonly line: BetterLine }
  | { readonly type: 'complete'; readonly analysis: Analysis }
  | { readonly type: 'hint'; readonly hint: Hint | undefined; readonly actions: readonly Action[] }
  | { readonly type: 'cost'; readonly cost: TurnCost }
  | { readonly type: 'puzzle'; readonly verdict: Verdict }
  | { readonly type: 'failed'; readonly detail: string }

/** A request with its number, which the answer repeats. */
export interface NumberedAnalysisRequest {
  readonly number: number
  readonly request: AnalysisRequest
}

/** An answer with the number of its request. */
export interface NumberedAnalysisAnswer {
  readonly number: number
  readonly answer: AnalysisAnswer
}
