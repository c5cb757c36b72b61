import type { Seat } from '@orrery/kernel'
import type { Grade } from './grades.ts'

/** Raised when the same game would be analysed with other figures or in another shape. */
export const ANALYSIS_VERSION = 2

/** The chances to win at one moment. */
export interface CurvePoint {
  /** How many decisions were made before it. */
  readonly at: number
  readonly round: number
  /** The turn that has just ended; 0 for the beginning of the game. */
  readonly turn: number
  /** By player, with all cards open. An opponent that the rules play stands behind the seats. */
  readonly open: readonly number[]
  /** By viewer and player, as far as the viewer could know. */
  readonly seen: readonly (readonly number[])[]
  /** By viewer and player, how far the chance may be off: by what the viewer could not know, and by what the model is known to be wrong. */
  readonly error: readonly (readonly number[])[]
  /** How far the chances with all cards open may be off: by what the model is known to be wrong. */
  readonly openError: number
}

/** A way to go on that was compared with what was played. */
export interface Option {
  /** The ids of its actions, up to the first thing that nobody could know. */
  readonly actions: readonly string[]
  /** The chance to win with it, as far as its player could know. */
  readonly value: number
  /** How much higher that is than with what was played, and the standard error. */
  readonly gain: number
  readonly error: number
  /** What puts it ahead of what was played: a theme of the game's model. */
  readonly reason?: string
}

/** A part of a turn, up to something that nobody could know before: it was decided by one and the same knowledge. */
export interface JudgedPart {
  /** The decisions of the record that belong to it: from this one up to, not including, `to`. */
  readonly from: number
  readonly to: number
  /** The chance to win with what was played, and with the best that was found. */
  readonly played: number
  readonly best: number
  /** What the choice cost, never below zero, and its standard error. */
  readonly loss: number
  readonly error: number
  /** What was compared with it, the best first; none of them is what was played. */
  readonly options: readonly Option[]
}

/** A player's part in one turn, judged. */
export interface JudgedTurn {
  readonly turn: number
  readonly round: number
  readonly seat: Seat
  readonly from: number
  readonly to: number
  /** The turn was somebody else's, and this seat only answered in it. */
  readonly answer?: true
  /** What the choices cost in chances to win, and the standard error of that. */
  readonly loss: number
  readonly error: number
  readonly grade: Grade
  /** What the turn cost beside the best one for somebody who knows everything that lies hidden. */
  readonly openLoss: number
  /** Luck: the chance after the turn minus what the played choices were worth before it. */
  readonly luck: number
  /** The chance to win after it, as far as this seat could know. */
  readonly after: number
  readonly parts: readonly JudgedPart[]
  /** The decision that cost most, and what kind of action it is; nothing when the turn was good. */
  readonly costliest?: { readonly at: number; readonly kind: string }
}

/** How one player played. */
export interface Performance {
  /** From 0 to 100, as lichess computes it from winning chances; nothing when the player never had a choice. */
  readonly accuracy?: number
  /** What all choices and all luck did to the chance to win. */
  readonly loss: number
  readonly luck: number
  readonly grades: Readonly<Record<Grade, number>>
}

/** A turn that changed who is winning. */
export interface TurningPoint {
  /** Its place among the judged turns. */
  readonly judged: number
  /** The change of the player's own chance; where a choice was the cause, what it cost. */
  readonly change: number
  /** What most of it comes from. */
  readonly cause: 'choice' | 'luck' | 'play'
}

/** A whole game, analysed. */
export interface Analysis {
  readonly format: typeof ANALYSIS_VERSION
  readonly game: string
  readonly version: number
  readonly seats: number
  readonly seed: string
  /** Which model judged: the rules it was made for and its generation. */
  readonly model: { readonly rules: number; readonly generation: number }
  readonly curve: readonly CurvePoint[]
  readonly turns: readonly JudgedTurn[]
  readonly players: readonly Performance[]
  readonly turningPoints: readonly TurningPoint[]
}
