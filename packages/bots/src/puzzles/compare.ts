import { type Action, type Game, type GameState, hash, makeRng, type Seat } from '@orrery/kernel'
import type { Analyst } from '../analyse/analyst.ts'
import { breadthOf, errorOf, inTermsOf, meanOf, reasonFor, type Tried, tryInAll } from '../analyse/judge-part.ts'
import { planTurn } from '../think/beam.ts'
import { Beginnings } from '../think/beginnings.ts'
import { type OwnTurn, turnByIds } from './turn.ts'

/** A position as a seat sees it, with a state to try actions in; what is hidden there has no influence on the judgement. */
export interface Position {
  readonly game: Game
  readonly start: GameState
  readonly seat: Seat
}

/** A turn and what it is worth, world by world. */
export interface Valued {
  readonly turn: OwnTurn
  readonly tried: Tried
  readonly value: number
}

/** The turns that planning in some imagined worlds comes upon, each once, by the real rules. */
export function plannedTurns(
  analyst: Analyst,
  { game, start, seat }: Position,
  count: number,
  seed: string,
): OwnTurn[] {
  const { knowledge, depth } = analyst
  const rng = makeRng(seed)
  const view = game.view(start, seat)
  const beginnings = new Beginnings(knowledge, seat, (state) => hash(knowledge.game.view(state, seat)))
  for (let k = 0; k < depth.worlds; k++) {
    const world = knowledge.game.imagine(view, rng)
    beginnings.add(world, planTurn(knowledge, world, seat, breadthOf(analyst)).lines, {
      ...depth.trial,
      beginnings: count,
    })
  }
  const found = beginnings.best(count).map(({ actions }) =>
    turnByIds(
      game,
      start,
      seat,
      actions.map(({ id }) => id),
    ),
  )
  return distinct(found.filter(({ whole }) => whole))
}

/** Each turn once. */
export function distinct(turns: readonly OwnTurn[]): OwnTurn[] {
  return [...new Map(turns.map((turn) => [turn.key, turn])).values()]
}

/** Tries turns in worlds imagined from what the seat sees, with the same chance events for all; the best comes first. */
export function valueTurns(
  analyst: Analyst,
  { game, start, seat }: Position,
  turns: readonly OwnTurn[],
  worlds: number,
  seed: string,
): Valued[] {
  const rng = makeRng(`${seed}:worlds`)
  const view = game.view(start, seat)
  const imagined = Array.from({ length: worlds }, () => analyst.knowledge.game.imagine(view, rng))
  const [first] = imagined
  if (first === undefined) throw new Error('turns can only be compared in at least one world')
  return turns
    .map((turn): Valued => {
      const actions: Action[] = inTermsOf(analyst, first, { actions: withPlace(turn), seat })
      const tried = tryInAll(analyst, imagined, seat, actions, seed)
      return { turn, tried, value: meanOf(tried.values) }
    })
    .sort((a, b) => b.value - a.value)
}

const withPlace = ({ actions }: OwnTurn) => actions.map((each, at) => ({ ...each, at }))

/** How far one turn is ahead of another, and the standard error of that. */
export function lead(one: Valued, other: Valued): { readonly gap: number; readonly error: number } {
  const differences = one.tried.values.map((value, k) => value - (other.tried.values[k] ?? 0))
  return { gap: meanOf(differences), error: errorOf(differences) }
}

/** What puts one turn ahead of another: a theme of the game's model. */
export function reasonOf(analyst: Analyst, better: Valued, worse: Valued, seat: Seat): string | undefined {
  return reasonFor(analyst, worse.tried.end, better.tried.end, seat)
}
