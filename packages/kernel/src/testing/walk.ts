import { RefusalError } from '../errors.ts'
import type { Action, Game, GameEvent, GameState, Seat } from '../game.ts'
import { act, begin, randomLegal } from '../play.ts'
import { type GameRecord, makeEntry, parseEntry } from '../record.ts'
import { makeRng, pick } from '../rng.ts'
import type { Rng } from '../rng-state.ts'
import type { Setup } from './kit.ts'

/** One random decision. */
export interface Choice<A extends Action> {
  readonly seat: Seat
  readonly action: A
}

/** A uniformly random decision: first which of the seats that owe one, then what. */
export function choose<S extends GameState, A extends Action, V, E extends GameEvent>(
  game: Game<S, A, V, E>,
  state: S,
  rng: Rng,
): Choice<A> {
  const seat = pick(rng, game.toAct(state))
  return { seat, action: randomLegal(game, state, seat, rng) }
}

/** The generator that makes the choices of a playthrough, separate so that they do not depend on how much the game draws. */
export function makeWalker(seed: string): Rng {
  return makeRng(`walk:${seed}`)
}

/** The first decisions of the random playthrough with this seed, or all of it. */
export function walk<S extends GameState, A extends Action, V, E extends GameEvent>(
  game: Game<S, A, V, E>,
  setup: Setup,
  seed: string,
  decisions: number,
): { state: S; actions: string[] } {
  const state = begin(game, { ...setup, seed })
  const rng = makeWalker(seed)
  const actions: string[] = []
  while (actions.length < decisions && game.toAct(state).length > 0) {
    const { seat, action } = choose(game, state, rng)
    act(game, state, seat, action)
    actions.push(makeEntry(seat, action.id))
  }
  return { state, actions }
}

/** Plays the lines that are allowed and skips the others, until the rules throw something. */
export function playAllowed<S extends GameState, A extends Action, V, E extends GameEvent>(
  game: Game<S, A, V, E>,
  setup: Setup,
  seed: string,
  lines: readonly string[],
): { state: S; actions: string[]; error?: unknown } {
  const state = begin(game, { ...setup, seed })
  const actions: string[] = []
  for (const line of lines) {
    const { seat, id } = parseEntry(line)
    try {
      act(game, state, seat, game.vocabulary.parse(id))
      actions.push(line)
    } catch (error) {
      if (!(error instanceof RefusalError)) return { state, actions: [...actions, line], error }
    }
  }
  return { state, actions }
}

/** The record of a playthrough. */
export function recordOf(game: Game, setup: Setup, seed: string, actions: readonly string[]): GameRecord {
  const options = Object.fromEntries(game.options.map((spec) => [spec.id, setup.options?.[spec.id] ?? spec.default]))
  return { game: game.id, version: game.version, options, seats: setup.seats, seed, actions }
}
