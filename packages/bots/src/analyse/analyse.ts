import type { Game, GameRecord } from '@orrery/kernel'
import { ANALYSIS_VERSION, type Analysis, type CurvePoint, type JudgedTurn } from './analysis.ts'
import { type Analyst, forRules } from './analyst.ts'
import { type BetterLine, betterLine } from './better-line.ts'
import { curveOf } from './curve.ts'
import { costliestPart, hasChoice, judgeTurn } from './judge-turn.ts'
import { openLossOf } from './open-loss.ts'
import { performances, turningPoints } from './summary.ts'
import { type PlayedTurn, type TakenApart, takeApart } from './turns.ts'

/** Without other settings, nothing is random from one analysis to the next. */
const SEED = 'analysis'

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

  /** The chances after every turn; quickly made. */
  curve(): CurvePoint[] {
    return curveOf(this.#game, this.#analyst, this.#record.seats, this.#apart.intervals, this.#seed)
  }

  /** Judges the turn with this number, counted from 0. */
  judge(index: number): JudgedTurn {
    const turn = this.#turns[index]
    if (turn === undefined) throw new Error(`there are ${this.turns} turns to judge, none with number ${index}`)
    const judged = judgeTurn(this.#game, this.#analyst, turn, this.#seed)
    // How somebody else's turn goes on after an answer is not the answer's doing.
    return { ...judged, openLoss: turn.answer ? judged.loss : openLossOf(this.#game, this.#analyst, turn) }
  }

  /** The turn with this number, played from where the most was lost as this option of that part begins; the best one is 0. */
  better(index: number, option = 0): BetterLine {
    const turn = this.#turns[index]
    const judged = costliestPart(this.judge(index))
    const part = turn?.parts.find(({ from }) => from === judged?.from)
    const begin = judged?.options[option]?.actions
    if (turn === undefined || part === undefined || begin === undefined)
      throw new Error(`there is no option ${option} to play turn ${index} better`)
    return betterLine(this.#game, this.#analyst, part.start, { seat: turn.seat, from: part.from, begin }, this.#seed)
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
}

/** What is known so far, while a game is analysed. */
export type Step =
  | { readonly type: 'curve'; readonly curve: readonly CurvePoint[]; readonly turns: number }
  | { readonly type: 'turn'; readonly index: number; readonly turn: JudgedTurn }

/** Analyses a game step by step: the curve first, then turn after turn; in the end it returns the whole. */
export function* analyse(game: Game, record: GameRecord, analyst: Analyst, seed?: string): Generator<Step, Analysis> {
  const analysing = new Analysing(game, record, analyst, seed)
  const curve = analysing.curve()
  yield { type: 'curve', curve, turns: analysing.turns }
  const turns: JudgedTurn[] = []
  for (let index = 0; index < analysing.turns; index++) {
    const turn = analysing.judge(index)
    turns.push(turn)
    yield { type: 'turn', index, turn }
  }
  return analysing.complete(curve, turns)
}
