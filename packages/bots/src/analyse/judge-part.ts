import { type Action, type GameState, hash, makeRng, type Seat, silent } from '@orrery/kernel'
import { Explainer } from '../model/reasons.ts'
import { planOn } from '../think/ahead.ts'
import { type Breadth, planTurn } from '../think/beam.ts'
import { Beginnings } from '../think/beginnings.ts'
import { valueOfEnd } from '../think/ends.ts'
import { deviation } from './accuracy.ts'
import type { JudgedPart, Option } from './analysis.ts'
import type { Analyst } from './analyst.ts'
import { finishTurn, playUntilSurprise } from './rest.ts'
import type { PlayedPart } from './turns.ts'

/** How many other ways to continue are kept besides what was played. */
const OPTIONS = 4

/** The part of a turn that is to be judged: what was done from which view on. Nothing that its player could not know is in it. */
export interface PartQuestion extends Pick<PlayedPart, 'from' | 'to' | 'actions'> {
  readonly view: unknown
  readonly seat: Seat
  /** Whether to find out as well what the turn is worth to somebody who plans it as the rest of turns is planned. */
  readonly usual: boolean
}

/** What can be said about a part of a turn. */
export interface PartVerdict {
  readonly judged: JudgedPart
  /** The chance to win at the end of the turn with what was played, before it was known what would come. */
  readonly expected: number
  /** The same for somebody who plans the whole turn as the rest of turns is planned. */
  readonly usual: number
}

/** A beginning of the turn, and what it led to in each world. */
export interface Tried {
  readonly actions: readonly Action[]
  /** How good it is, by world: the chance at the end of the turn, or some turns later. */
  readonly values: readonly number[]
  /** The chance at the end of the turn, by world. */
  readonly chances: readonly number[]
  /** Where it led to in the first world. */
  readonly end: GameState
}

/**
 * Compares what was played with the best that can be found, in the same imagined worlds. What lay hidden has no influence, since the question
 * does not contain it.
 */
export function judgePart(analyst: Analyst, question: PartQuestion, seed: string): PartVerdict {
  const { knowledge, depth } = analyst
  const { view, seat, from } = question
  const rng = makeRng(`${seed}:${from}`)
  const worlds = Array.from({ length: depth.worlds }, () => knowledge.game.imagine(view, rng))
  const [first] = worlds
  if (first === undefined) throw new Error('an analysis needs at least one world')
  const beginnings = new Beginnings(knowledge, seat, (state) => hash(knowledge.game.view(state, seat)))
  for (const world of worlds) {
    beginnings.add(world, planTurn(knowledge, world, seat, breadthOf(analyst)).lines, depth.trial)
  }
  const played = beginnings.beginningOf(first, inTermsOf(analyst, first, question))
  const others = beginnings.best(depth.trial.beginnings).filter(({ key }) => key !== played.key)
  const attempt = (actions: readonly Action[]): Tried => tryInAll(analyst, worlds, seat, actions, `${seed}:${from}`)
  const own = attempt(played.actions)
  const usual = question.usual ? meanOf(attempt([]).chances) : 0
  const judged = compare(
    analyst,
    question,
    own,
    others.map(({ actions }) => attempt(actions)),
  )
  return { judged, expected: meanOf(own.chances), usual }
}

/** How widely a turn is planned in each world. */
export function breadthOf({ depth }: Analyst): Breadth {
  const { worlds, width, lane, narrowing, work } = depth
  return {
    width,
    work: Math.max(1, Math.floor(work / worlds)),
    ...(lane === undefined ? {} : { lane }),
    ...(narrowing === undefined ? {} : { narrowing }),
  }
}

/** What was played, in the game in which players think: there some forced decisions are made unasked. */
export function inTermsOf(
  { knowledge: { game } }: Analyst,
  world: GameState,
  { actions, seat }: Pick<PartQuestion, 'actions' | 'seat'>,
): Action[] {
  const state = game.clone(world)
  const own: Action[] = []
  for (const { action, forced } of actions) {
    const legal = game.legal(state, seat)
    // Where there is a choice again, the forced decision has already been made.
    if (forced && (legal.length !== 1 || legal[0] !== action)) continue
    if (!legal.includes(action)) break
    own.push(action)
    game.apply(state, seat, action, silent)
  }
  return own
}

/** Plays a beginning in every world, with the rest of the turn and perhaps some turns after it. */
export function tryInAll(
  { knowledge, depth: { trial } }: Analyst,
  worlds: readonly GameState[],
  seat: Seat,
  actions: readonly Action[],
  seed: string,
): Tried {
  const { game } = knowledge
  const breadth = {
    width: trial.width,
    work: Number.POSITIVE_INFINITY,
    ...(trial.within === undefined ? {} : { lane: trial.within }),
  }
  const values: number[] = []
  const chances: number[] = []
  const ends: GameState[] = []
  for (const [k, world] of worlds.entries()) {
    const state = game.clone(world)
    playUntilSurprise(knowledge, state, seat, actions)
    // The same generator for every beginning, so that none is luckier than another.
    finishTurn(knowledge, state, seat, game.moment(world).turn, breadth, makeRng(`${seed}:${k}`))
    const chance = valueOfEnd(knowledge, state, seat)
    chances.push(chance)
    ends.push(state)
    if (trial.weight === 0) values.push(chance)
    else {
      const later = planOn(knowledge, state, trial.turns, trial.width, trial.within)
      values.push(trial.weight * valueOfEnd(knowledge, later.state, seat) + (1 - trial.weight) * chance)
    }
  }
  const [end] = ends
  if (end === undefined) throw new Error('there is no world to try it in')
  return { actions, values, chances, end }
}

/** What was played beside everything else that was tried. */
function compare(analyst: Analyst, { from, to, seat }: PartQuestion, own: Tried, others: readonly Tried[]): JudgedPart {
  const played = meanOf(own.values)
  const { loss, error } = lossOf(own, others)
  const sorted = others.toSorted((a, b) => meanOf(b.values) - meanOf(a.values)).slice(0, OPTIONS)
  const options = sorted.map((each): Option => {
    const differences = each.values.map((value, k) => value - (own.values[k] ?? 0))
    const reason = reasonFor(analyst, own.end, each.end, seat)
    return {
      actions: each.actions.map(({ id }) => id),
      value: meanOf(each.values),
      gain: meanOf(differences),
      error: errorOf(differences),
      ...(reason === undefined ? {} : { reason }),
    }
  })
  return { from, to, played, best: played + loss, loss, error, options }
}

/**
 * What the choice cost. The best of many looks better than it is, since it is also the luckiest; so in each world what was played is compared
 * with what is best in all the others.
 */
export function lossOf(own: Tried, others: readonly Tried[]): { loss: number; error: number } {
  const worlds = own.values.length
  const all = [own, ...others]
  const sums = all.map(({ values }) => values.reduce((sum, value) => sum + value, 0))
  const differences = own.values.map((value, k) => {
    let best = 0
    let most = Number.NEGATIVE_INFINITY
    for (const [i, { values }] of all.entries()) {
      const elsewhere = (sums[i] ?? 0) - (worlds > 1 ? (values[k] ?? 0) : 0)
      if (elsewhere <= most) continue
      most = elsewhere
      best = i
    }
    return (all[best]?.values[k] ?? 0) - value
  })
  return { loss: Math.max(0, meanOf(differences)), error: errorOf(differences) }
}

/** What puts the end of one turn ahead of that of another, as far as the seat can see. */
export function reasonFor(
  { features, weights, themes }: Analyst,
  played: GameState,
  better: GameState,
  seat: Seat,
): string | undefined {
  if (themes === undefined) return undefined
  return new Explainer(features, weights, themes).reason(played, better, seat, seat)
}

/** The mean of a list. */
export function meanOf(list: readonly number[]): number {
  return list.reduce((sum, each) => sum + each, 0) / Math.max(1, list.length)
}

/** The standard error of a mean. */
export function errorOf(list: readonly number[]): number {
  return list.length < 2 ? 0 : deviation(list) / Math.sqrt(list.length - 1)
}
