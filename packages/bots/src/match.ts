import {
  type Action,
  BrokenError,
  begin,
  type Game,
  type GameEvent,
  type GameRecord,
  type GameState,
  hash,
  makeEntry,
  makeRng,
  parseOptions,
  type Result,
  type Seat,
  silent,
  type Tell,
} from '@orrery/kernel'
import type { Budget, Player } from './player.ts'

/** A game to be played to its end. */
export interface Match<E extends GameEvent = GameEvent, S extends GameState = GameState> {
  /** One for each seat. */
  readonly players: readonly Player[]
  readonly options?: Readonly<Record<string, string>>
  readonly seed: string
  readonly budget?: Budget
  /** Receives all events. */
  readonly tell?: Tell<E>
  /** Sees every state in which somebody has to decide; must not change it. */
  look?(state: S): void
  /** Reads a clock in milliseconds, so that thinking can be timed; a match has no clock of its own. */
  clock?(): number
}

/** How long a seat thought about one turn. */
export interface TurnTime {
  readonly seat: Seat
  readonly milliseconds: number
}

/** How a match went. */
export interface Played {
  readonly result: Result
  readonly decisions: number
  /** Legal actions listed, over all decisions. */
  readonly enumerated: number
  readonly rounds: number
  readonly record: GameRecord
  /** Empty without a clock. */
  readonly turns: readonly TurnTime[]
}

/** Lets players play one game. The same match always goes the same way, as long as nobody is stopped by a clock. */
export function playMatch<S extends GameState, A extends Action, V, E extends GameEvent>(
  game: Game<S, A, V, E>,
  match: Match<E, S>,
): Played {
  const seats = match.players.length
  const options = parseOptions(game.id, game.options, seats, match.options ?? {})
  const state = begin(game, { seats, options, seed: match.seed })
  const rngs = match.players.map((_, seat) => makeRng(`${match.seed}:player:${seat}`))
  const stopwatch = new Stopwatch(match.clock)
  const actions: string[] = []
  let enumerated = 0
  for (let seat = game.toAct(state)[0]; seat !== undefined; seat = game.toAct(state)[0]) {
    const player = match.players[seat]
    const rng = rngs[seat]
    if (player === undefined || rng === undefined) throw new Error(`nobody sits at seat ${seat}`)
    try {
      match.look?.(state)
      const legal = game.legal(state, seat)
      enumerated += legal.length
      const budget = match.budget === undefined ? {} : { budget: match.budget }
      const question = { seat, legal, view: viewOf(game, state, seat), rng, ...budget }
      const action = stopwatch.time(seat, game.moment(state).turn, () => player.choose(question))
      if (!legal.some((each) => each === action))
        throw new Error(`${player.name} chose ${action.id}, which is not legal`)
      game.apply(state, seat, game.vocabulary.parse(action.id), match.tell ?? silent)
      actions.push(makeEntry(seat, action.id))
    } catch (error) {
      const where = { game: game.id, version: game.version, seed: match.seed, seq: actions.length, hash: hash(state) }
      throw new BrokenError('a match broke off', where, error)
    }
  }
  const result = game.result(state)
  if (result === undefined) throw new Error(`${game.id} has no result although nobody owes a decision`)
  const own = game.set === undefined ? {} : { set: game.set }
  const record = { game: game.id, version: game.version, ...own, options, seats, seed: match.seed, actions }
  const { round } = game.moment(state)
  return { result, decisions: actions.length, enumerated, rounds: round, record, turns: stopwatch.turns() }
}

function viewOf<S extends GameState, A extends Action, V, E extends GameEvent>(
  game: Game<S, A, V, E>,
  state: S,
  seat: Seat,
): () => V {
  return () => game.view(state, seat)
}

/** Adds up what each seat thinks in each turn. */
class Stopwatch {
  private readonly clock: (() => number) | undefined
  private readonly byTurn = new Map<string, TurnTime>()

  constructor(clock: (() => number) | undefined) {
    this.clock = clock
  }

  time<T>(seat: Seat, turn: number, think: () => T): T {
    if (this.clock === undefined) return think()
    const start = this.clock()
    const thought = think()
    const key = `${seat}:${turn}`
    const before = this.byTurn.get(key)?.milliseconds ?? 0
    this.byTurn.set(key, { seat, milliseconds: before + this.clock() - start })
    return thought
  }

  turns(): TurnTime[] {
    return [...this.byTurn.values()]
  }
}
