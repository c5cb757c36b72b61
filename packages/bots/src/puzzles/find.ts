import { type Game, type GameRecord, hash, makeRng } from '@orrery/kernel'
import { type Analyst, forRules } from '../analyse/analyst.ts'
import { breadthOf, inTermsOf, judgePart, type PartQuestion } from '../analyse/judge-part.ts'
import { type PlayedTurn, takeApart } from '../analyse/turns.ts'
import type { Player } from '../player.ts'
import { planTurn } from '../think/beam.ts'
import { Beginnings } from '../think/beginnings.ts'
import { distinct, lead, type Position, plannedTurns, reasonOf, type Valued, valueTurns } from './compare.ts'
import { type Found, type Puzzle, TOLERANCE } from './puzzle.ts'
import { difficultyOf, isObvious, ratingOf } from './rate.ts'
import { type OwnTurn, turnOf } from './turn.ts'

/** How a level tries a puzzle: as a fresh player, several times. */
export interface Solver {
  readonly level: string
  readonly tries: number
  make(): Player
}

/** How much better than everything else a turn must be, in the chance to win; and in standard errors of that. */
export const USUAL_GAP = 0.05
const ERRORS = 2.5

/** How much of that the first, cheap looks must show: a plan, and a glance. */
const FAINT = 0.4
const GLANCE = 0.8

/** How many different ways may solve a puzzle. */
const MOST_SOLUTIONS = 3

/** How many planned turns are compared, and in how many worlds: a few first, then more to choose the best, and others to say what it is worth. */
const PLANNED = 10
const FEW = 4
const WORLDS = 12
const AGAIN = 12

/** How many ways are stored with a puzzle; what else a person plays is judged when it is played. */
const STORED = 6

/** What became of a turn that was looked at. */
export type Look =
  | { readonly type: 'nothing'; readonly stage: 'glance' | 'unclear' | 'obvious' | 'unconfirmed' }
  | { readonly type: 'puzzle'; readonly puzzle: Omit<Puzzle, 'game'> }

/** What to look with. */
interface Search {
  readonly analyst: Analyst
  /** Which levels try what was found; `medium` must be one of them. */
  readonly solvers: readonly Solver[]
  /** How much better than everything else a turn must be, in the chance to win. */
  readonly gap: number
}

/** Looks for puzzles in a game: at the beginning of each turn with a choice. One look is yielded for each. */
export function* findPuzzles(game: Game, record: GameRecord, given: Search): Generator<Look> {
  const search = { ...given, analyst: forRules(given.analyst, game) }
  for (const turn of takeApart(game, record).turns) {
    const [part] = turn.parts
    if (turn.answer || part === undefined || !part.actions.some(({ forced }) => !forced)) continue
    const seed = `puzzle:${record.seed}:${turn.from}`
    if (!glance(game, search, turn, seed)) yield { type: 'nothing', stage: 'glance' }
    else yield lookClosely(search, { game, start: part.start, seat: turn.seat }, part.from, seed)
  }
}

/** Whether one turn seems to be ahead of all others, by the judgement of the analysis, and whoever played there missed it. */
function glance(game: Game, { analyst, gap }: Search, { parts, seat }: PlayedTurn, seed: string): boolean {
  const [part] = parts
  if (part === undefined) return false
  const question = { ...part, view: game.view(part.start, seat), seat, usual: false }
  const { depth } = analyst
  const quick = {
    ...analyst,
    depth: { ...depth, worlds: 1, width: Math.ceil(depth.width / 2), work: depth.work / depth.worlds / 2 },
  }
  if (!seemsMissed(quick, question, FAINT * gap, seed)) return false
  const { played, options } = judgePart(quick, question, seed).judged
  const [best] = options
  return best !== undefined && best.value - played >= GLANCE * gap && isClear(options, GLANCE * gap)
}

/**
 * The same by one plan alone, without trying anything: most turns fall out here. The plan knows the world that it is made in, so little is
 * asked of it.
 */
function seemsMissed(analyst: Analyst, question: PartQuestion, gap: number, seed: string): boolean {
  const { knowledge, depth } = analyst
  const { view, seat } = question
  const world = knowledge.game.imagine(view, makeRng(`${seed}:faint`))
  const beginnings = new Beginnings(knowledge, seat, (state) => hash(knowledge.game.view(state, seat)))
  beginnings.add(world, planTurn(knowledge, world, seat, breadthOf(analyst)).lines, depth.trial)
  const good = beginnings.best(depth.trial.beginnings).filter(({ deficit }) => deficit > -gap)
  const { key } = beginnings.beginningOf(world, inTermsOf(analyst, world, question))
  return good.length <= MOST_SOLUTIONS && good.every((each) => each.key !== key)
}

/** Whether there are few best ones, and all others are far behind. */
function isClear(ways: readonly { readonly value: number }[], gap: number): boolean {
  const best = Math.max(...ways.map(({ value }) => value))
  const rest = ways.filter(({ value }) => best - value >= TOLERANCE)
  return ways.length - rest.length <= MOST_SOLUTIONS && rest.every(({ value }) => best - value >= gap)
}

/** Compares the planned turns and those of the levels; what costs most comes last, since most positions fall out before. */
function lookClosely(search: Search, position: Position, at: number, seed: string): Look {
  const { analyst, solvers, gap } = search
  const unclear: Look = { type: 'nothing', stage: 'unclear' }
  const value = (turns: readonly OwnTurn[], worlds: number): Valued[] =>
    valueTurns(analyst, position, turns, worlds, `${seed}:first`)
  // The beam may come upon a single beginning; the turns of the levels are compared with it as well.
  const planned = plannedTurns(analyst, position, PLANNED, `${seed}:plan`)
  const few = value(planned, FEW)
  if (!isClear(few, GLANCE * gap)) return unclear
  // What is far behind in a few worlds is not tried in more.
  let valued = value(
    few.slice(0, STORED).map(({ turn }) => turn),
    WORLDS,
  )
  if (!isClear(valued, gap)) return unclear
  const tried: Found[] = []
  for (const solver of solvers) {
    const attempts = attemptsOf(position, solver, seed)
    const known = new Set(valued.map(({ turn }) => turn.key))
    const others = distinct(attempts).filter(({ key }) => !known.has(key))
    valued = [...valued, ...value(others, WORLDS)].sort((one, other) => other.value - one.value)
    if (!isClear(valued, gap)) return unclear
    const good = new Set(solutionKeys(valued))
    tried.push({ level: solver.level, found: attempts.filter(({ key }) => good.has(key)).length, tries: solver.tries })
    if (isObvious(tried)) return { type: 'nothing', stage: 'obvious' }
  }
  return confirm(search, position, at, valued, tried, seed)
}

/** The turns that a level plays here, each time as a fresh player. */
function attemptsOf({ game, start, seat }: Position, { level, tries, make }: Solver, seed: string): OwnTurn[] {
  return Array.from({ length: tries }, (_, k) => turnOf(game, start, seat, make(), makeRng(`${seed}:${level}:${k}`)))
}

/** Judges the best ways anew, in other worlds: being the best of many, they may only have been lucky in the first ones. */
function confirm(
  { analyst, gap: least }: Search,
  position: Position,
  at: number,
  first: readonly Valued[],
  tried: readonly Found[],
  seed: string,
): Look {
  const turns = first.slice(0, STORED).map(({ turn }) => turn)
  const again = valueTurns(analyst, position, turns, AGAIN, `${seed}:again`)
  const [best] = again
  const next = again.find(({ value }) => (best?.value ?? 0) - value >= TOLERANCE)
  const solutions = (list: readonly Valued[]): string => solutionKeys(list).sort().join()
  const nothing: Look = { type: 'nothing', stage: 'unconfirmed' }
  if (best === undefined || next === undefined || solutions(first) !== solutions(again)) return nothing
  const { gap, error } = lead(best, next)
  if (gap < least || gap < ERRORS * error) return nothing
  const reason = reasonOf(analyst, best, next, position.seat)
  const { rating, deviation } = ratingOf(tried)
  const puzzle = {
    id: hash([seed, position.seat]).slice(0, 6),
    at,
    seat: position.seat,
    ways: again.map(({ turn, value }) => ({ actions: idsOf(turn), value: rounded(value) })),
    chance: rounded(analyst.knowledge.chance(position.start, position.seat)),
    gap: rounded(gap),
    error: rounded(error),
    difficulty: difficultyOf(rating),
    rating: Math.round(rating),
    deviation: Math.round(deviation),
    tried,
    ...(reason === undefined ? {} : { reason }),
  }
  return { type: 'puzzle', puzzle }
}

/** The keys of the turns that are as good as the best, which comes first. */
function solutionKeys(valued: readonly Valued[]): string[] {
  const best = valued[0]?.value ?? 0
  return valued.filter(({ value }) => best - value < TOLERANCE).map(({ turn }) => turn.key)
}

const idsOf = ({ actions }: OwnTurn): string[] => actions.map(({ action }) => action.id)
const rounded = (value: number): number => Math.round(value * 1000) / 1000
