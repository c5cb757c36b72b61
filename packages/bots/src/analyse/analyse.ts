import { actById, type Game, type GameRecord, type GameState, parseEntry, type Seat } from '@orrery/kernel'
import { ANALYSIS_VERSION, type Analysis, type CurvePoint, type JudgedPart, type JudgedTurn } from './analysis.ts'
import { type Analyst, forRules } from './analyst.ts'
import { type BetterLine, betterLine } from './better-line.ts'
import { curveOf, doubtOf } from './curve.ts'
import { judgePart } from './judge-part.ts'
import { hasChoice, judgeTurn } from './judge-turn.ts'
import { openLossOf } from './open-loss.ts'
import { performances, turningPoints } from './summary.ts'
import { type PlayedPart, type PlayedTurn, type TakenApart, takeApart } from './turns.ts'
import { stepsOf, type WayStep } from './ways.ts'

/** Without other settings, nothing is random from one analysis to the next. */
const SEED = 'analysis'

/** What could be done at a moment of a game, beside what was played from there. */
export interface Advice {
  /** The decisions before the moment; whoever it is for may decide some later. */
  readonly at: number
  readonly seat: Seat
  readonly part: JudgedPart
}

/** Ways to go on, to be put into words. */
export interface ToldWays {
  readonly played: readonly WayStep[]
  readonly ways: readonly (readonly WayStep[])[]
}

/** A game under analysis. Every turn is judged on its own, so several workers can share the turns of a game; the outcome is the same. */
export class Analysing {
  readonly #game: Game
  readonly #record: GameRecord
  readonly #analyst: Analyst
  readonly #seed: string
  readonly #apart: TakenApart
  readonly #turns: readonly PlayedTurn[]

  constructor(game: Game, record: GameRecord, analyst: Analyst, seed = SEED) {
    this.#game = game
    this.#record = record
    this.#analyst = forRules(analyst, game)
    this.#seed = seed
    this.#apart = takeApart(game, record)
    this.#turns = this.#apart.turns.filter(hasChoice)
  }

  /** How many turns there are to judge. */
  get turns(): number {
    return this.#turns.length
  }

  /** The chances after every turn; quickly made, since how far they may be off is not known yet. */
  curve(): CurvePoint[] {
    return curveOf(this.#game, this.#analyst, this.#record.seats, this.#apart.intervals)
  }

  /** How far the chances at this point of the curve may be off, counted from 0. */
  doubt(index: number): CurvePoint['error'] {
    const interval = this.#apart.intervals[index]
    if (interval === undefined) throw new Error(`the curve has no point ${index}`)
    return doubtOf(this.#game, this.#analyst, this.#record.seats, interval, this.#seed)
  }

  /** Judges the turn with this number, counted from 0. */
  judge(index: number): JudgedTurn {
    const turn = this.#turns[index]
    if (turn === undefined) throw new Error(`there are ${this.turns} turns to judge, none with number ${index}`)
    const judged = judgeTurn(this.#game, this.#analyst, turn, this.#seed)
    // How somebody else's turn goes on after an answer is not the answer's doing.
    return { ...judged, openLoss: turn.answer ? judged.loss : openLossOf(this.#game, this.#analyst, turn) }
  }

  /** What could have been done after so many decisions instead of what was played from there; nothing once all is decided. */
  advise(at: number): Advice | undefined {
    let next: { readonly seat: Seat; readonly part: PlayedPart; readonly choice: number } | undefined
    for (const { seat, parts } of this.#turns)
      for (const part of parts) {
        const choice = part.actions.find((action) => !action.forced && action.at >= at)?.at
        if (choice !== undefined && choice < (next?.choice ?? Number.POSITIVE_INFINITY)) next = { seat, part, choice }
      }
    if (next === undefined) return undefined
    const { seat, part } = next
    const from = Math.max(at, part.from)
    const question = {
      from,
      to: part.to,
      actions: part.actions.filter((action) => action.at >= from),
      view: this.#game.view(this.#stateAt(from), seat),
      seat,
      usual: false,
    }
    return { at, seat, part: judgePart(this.#analyst, question, this.#seed).judged }
  }

  /** A way to go on from after so many decisions, played on to the end of the turn. */
  line(from: number, seat: Seat, begin: readonly string[]): BetterLine {
    return betterLine(this.#game, this.#analyst, this.#stateAt(from), { seat, from, begin }, this.#seed)
  }

  /** What is worth telling of what was played in a part of a turn, and of other ways to go on. */
  tell({ from, to }: Pick<JudgedPart, 'from' | 'to'>, seat: Seat, ways: readonly (readonly string[])[]): ToldWays {
    const start = this.#stateAt(from)
    const played = this.#record.actions
      .slice(from, to)
      .map(parseEntry)
      .flatMap((entry) => (entry.seat === seat ? [entry.id] : []))
    const tell = (ids: readonly string[]): readonly WayStep[] => stepsOf(this.#game, start, seat, ids)
    return { played: tell(played), ways: ways.map(tell) }
  }

  /** Puts everything together once all turns are judged. */
  complete(curve: readonly CurvePoint[], turns: readonly JudgedTurn[]): Analysis {
    const { game, version, seats } = this.#record
    const { rules, origin } = this.#analyst.weights
    return {
      format: ANALYSIS_VERSION,
      game,
      version,
      seats,
      seed: this.#seed,
      model: { rules, generation: origin.generation },
      curve,
      turns,
      players: performances(seats, curve, turns),
      turningPoints: turningPoints(curve, turns),
    }
  }

  /** The state after so many decisions of the record. */
  #stateAt(at: number): GameState {
    const before = this.#apart.intervals.findLast((interval) => interval.at <= at)
    if (before === undefined) throw new Error(`there is nothing before decision ${at}`)
    const state = this.#game.clone(before.state)
    for (const line of this.#record.actions.slice(before.at, at)) {
      const { seat, id } = parseEntry(line)
      actById(this.#game, state, this.#record.seats, seat, id)
    }
    return state
  }
}

/** What is known so far, while a game is analysed. */
export type Step =
  | { readonly type: 'curve'; readonly curve: readonly CurvePoint[]; readonly turns: number }
  | { readonly type: 'turn'; readonly index: number; readonly turn: JudgedTurn }

/** Analyses a game step by step: the curve first, then turn after turn; in the end it returns the whole. */
export function* analyse(game: Game, record: GameRecord, analyst: Analyst, seed?: string): Generator<Step, Analysis> {
  const analysing = new Analysing(game, record, analyst, seed)
  const curve = analysing.curve().map((point, index) => ({ ...point, error: analysing.doubt(index) }))
  yield { type: 'curve', curve, turns: analysing.turns }
  const turns: JudgedTurn[] = []
  for (let index = 0; index < analysing.turns; index++) {
    const turn = analysing.judge(index)
    turns.push(turn)
    yield { type: 'turn', index, turn }
  }
  return analysing.complete(curve, turns)
}
