import { type Game, type GameRecord, replayToEnd } from '@orrery/kernel'
import { type Analyst, forRules } from '../analyse/analyst.ts'
import { lead, valueTurns } from './compare.ts'
import { type Puzzle, TOLERANCE } from './puzzle.ts'
import { turnByIds } from './turn.ts'

/** How good an attempt at a puzzle was. */
export interface Verdict {
  readonly solved: boolean
  /** How much less the chance to win is than with the best turn; never below zero. */
  readonly loss: number
}

/** In how many worlds a turn is judged that is not stored with its puzzle. */
const WORLDS = 8

/** Judges a turn: by what is stored with the puzzle, or, if it is none of those ways, by comparing it with the best one in imagined worlds. */
export function judgeTry(
  game: Game,
  analyst: Analyst,
  record: GameRecord,
  { id, seat, ways, kind }: Puzzle,
  tried: readonly string[],
): Verdict {
  const start = replayToEnd(game, record)
  const own = turnByIds(game, start, seat, tried)
  const turns = ways.map(({ actions }) => turnByIds(game, start, seat, actions))
  const [best] = turns
  const value = ways[turns.findIndex(({ key }) => key === own.key)]?.value
  if (value !== undefined) return verdictOf((ways[0]?.value ?? 0) - value)
  if (kind !== undefined || best === undefined) return verdictOf(1)
  const position = { game, start, seat }
  const [first, second] = [best, own].map((turn) =>
    valueTurns(forRules(analyst, game), position, [turn], WORLDS, `attempt:${id}`).at(0),
  )
  return verdictOf(first === undefined || second === undefined ? 1 : lead(first, second).gap)
}

const verdictOf = (loss: number): Verdict => ({ solved: loss < TOLERANCE, loss: Math.max(0, loss) })
