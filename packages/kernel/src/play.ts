import { OrreryError, RefusalError } from './errors.ts'
import type { Action, Game, GameEvent, GameState, Seat } from './game.ts'
import { parseOptions } from './options.ts'
import { makeRng, makeStreamRng, pick } from './rng.ts'
import { cloneRng, type Rng, sameRng } from './rng-state.ts'
import { type AddressedEvent, collectEvents } from './tell.ts'

/** How a game is started. */
export interface Start {
  readonly seats: number
  /** Missing options take their defaults. */
  readonly options?: Readonly<Record<string, unknown>>
  readonly seed: string
}

/** The outcome of an action. */
export interface Outcome<E extends GameEvent = GameEvent> {
  readonly events: readonly AddressedEvent<E>[]
  /** Undo may not go back before this action: something random, hidden or final happened. */
  readonly barrier: boolean
}

/** Sets up a game, or says what is wrong with the request. */
export function begin<S extends GameState, A extends Action, V, E extends GameEvent>(
  game: Game<S, A, V, E>,
  start: Start,
): S {
  const { min, max } = game.seats
  if (!Number.isInteger(start.seats) || start.seats < min || start.seats > max) {
    throw new OrreryError('bad-seats', `${game.id} is played by ${min} to ${max}, not by ${start.seats}`)
  }
  if (typeof start.seed !== 'string' || start.seed === '') {
    throw new OrreryError('bad-seed', `a seed is a text that is not empty, not ${JSON.stringify(start.seed)}`)
  }
  const options = parseOptions(game.id, game.options, start.seats, start.options ?? {})
  const rng = game.generator === undefined ? makeRng(start.seed) : makeStreamRng(start.seed)
  return game.setup(start.seats, options, rng)
}

/** How many actions a seat may choose from; no list is made where the game can tell without. */
export function countLegal<S extends GameState, A extends Action, V, E extends GameEvent>(
  game: Game<S, A, V, E>,
  state: S,
  seat: Seat,
): number {
  return game.legalCount === undefined ? game.legal(state, seat).length : game.legalCount(state, seat)
}

/** What `pick` takes from the legal list of a seat that owes a decision; no list is made where the game can choose without. */
export function randomLegal<S extends GameState, A extends Action, V, E extends GameEvent>(
  game: Game<S, A, V, E>,
  state: S,
  seat: Seat,
  rng: Rng,
): A {
  return game.randomLegal === undefined ? pick(rng, game.legal(state, seat)) : game.randomLegal(state, seat, rng)
}

/**
 * Carries out an action from outside: checks that it is allowed, applies it, and returns its events and whether it is a barrier for undo.
 * An action that is not allowed throws a `RefusalError` and changes nothing.
 */
export function act<S extends GameState, A extends Action, V, E extends GameEvent>(
  game: Game<S, A, V, E>,
  state: S,
  seat: Seat,
  action: A,
): Outcome<E> {
  const refusal = game.refuse(state, seat, action)
  if (refusal !== undefined) throw new RefusalError(action.id, refusal)
  return actLegal(game, state, seat, action)
}

/** Like `act`, for an action that the rules have just allowed in this very state. */
export function actLegal<S extends GameState, A extends Action, V, E extends GameEvent>(
  game: Game<S, A, V, E>,
  state: S,
  seat: Seat,
  action: A,
): Outcome<E> {
  const rng = cloneRng(state.rng)
  const { turn } = game.moment(state)
  const collector = collectEvents<E>()
  game.apply(state, seat, action, collector)
  const barrier =
    collector.revealed || !sameRng(rng, state.rng) || game.moment(state).turn !== turn || game.toAct(state).length === 0
  return { events: collector.events, barrier }
}

/** Like `act`, for a seat and an action id that have not been checked yet. */
export function actById<S extends GameState, A extends Action, V, E extends GameEvent>(
  game: Game<S, A, V, E>,
  state: S,
  seats: number,
  seat: unknown,
  id: unknown,
): Outcome<E> {
  return act(game, state, parseSeat(game.id, seats, seat), game.vocabulary.parse(id))
}

/** A seat of a table with that many seats. */
export function parseSeat(game: string, seats: number, seat: unknown): Seat {
  if (typeof seat !== 'number' || !Number.isInteger(seat) || seat < 0 || seat >= seats) {
    throw new OrreryError(
      'bad-seat',
      `${JSON.stringify(seat)} is not a seat of this ${game} table; its seats are 0 to ${seats - 1}`,
    )
  }
  return seat
}
