import type { Action, Game, GameEvent, GameState, Seat } from '../game.ts'
import { hash } from '../hash.ts'
import type { Rng } from '../rng-state.ts'
import type { Kit, Setup } from './kit.ts'

/** A moment of a playthrough at which laws are checked. */
export interface LawContext<S extends GameState, A extends Action, V, E extends GameEvent> {
  readonly kit: Kit<S, A, V, E>
  readonly setup: Setup
  readonly state: S
  /** For whatever the law samples; never the generator of the state. */
  readonly rng: Rng
  /** Called with every refusal the law meets, for the tally. */
  refused(code: string): void
}

/** One thing that must hold at every moment of every game. It throws a `Breach` when it does not. */
export interface Law {
  readonly name: string
  readonly says: string
  check<S extends GameState, A extends Action, V, E extends GameEvent>(look: LawContext<S, A, V, E>): void
}

/** A law that does not hold, and how that showed. */
export class Breach extends Error {
  readonly law: string

  constructor(law: string, message: string) {
    super(message)
    this.name = 'Breach'
    this.law = law
  }
}

/** All seats of a set-up. */
export function seatsOf(setup: Setup): Seat[] {
  return Array.from({ length: setup.seats }, (_, seat) => seat)
}

/** All seats, and `undefined` for the spectator. */
export function watchersOf(setup: Setup): (Seat | undefined)[] {
  return [...seatsOf(setup), undefined]
}

/** `seat 2` or `the spectator`. */
export function nameOf(seat: Seat | undefined): string {
  return seat === undefined ? 'the spectator' : `seat ${seat}`
}

/** The ids of the legal list, as one text to compare. */
export function legalIds<S extends GameState, A extends Action, V, E extends GameEvent>(
  game: Game<S, A, V, E>,
  state: S,
  seat: Seat,
): string {
  return game
    .legal(state, seat)
    .map((action) => action.id)
    .join(' ')
}

/** Whether there is anything to shuffle: a list of at least two different things. */
export function canVary(value: unknown): boolean {
  return Array.isArray(value) && new Set(value.map((item) => hash(item))).size > 1
}
