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
import type { Player } from './player.ts'

/** A game to be played to its end. */
export interface Match {
  /** One for each seat. */
  readonly players: readonly Player[]
  readonly options?: Readonly<Record<string, string>>
  readonly seed: string
}

/** How a match went. */
export interface Played {
  readonly result: Result
  readonly decisions: number
  /** Legal actions listed, over all decisions. */
  readonly enumerated: number
  readonly record: GameRecord
}

/** Lets players play one game. The same match always goes the same way. */
export function playMatch<S extends GameState, A extends Action, V, E extends GameEvent>(
  game: Game<S, A, V, E>,
  match: Match,
  tell: Tell<E> = silent,
): Played {
  const seats = match.players.length
  const options = parseOptions(game.id, game.options, seats, match.options ?? {})
  const state = begin(game, { seats, options, seed: match.seed })
  const rngs = match.players.map((_, seat) => makeRng(`${match.seed}:player:${seat}`))
  const actions: string[] = []
  let enumerated = 0
  for (let seat = game.toAct(state)[0]; seat !== undefined; seat = game.toAct(state)[0]) {
    const player = match.players[seat]
    const rng = rngs[seat]
    if (player === undefined || rng === undefined) throw new Error(`nobody sits at seat ${seat}`)
    try {
      const legal = game.legal(state, seat)
      enumerated += legal.length
      const action = player.choose({ seat, legal, view: viewOf(game, state, seat), rng })
      game.apply(state, seat, action, tell)
      actions.push(makeEntry(seat, action.id))
    } catch (error) {
      const where = { game: game.id, version: game.version, seed: match.seed, seq: actions.length, hash: hash(state) }
      throw new BrokenError('a match broke off', where, error)
    }
  }
  const result = game.result(state)
  if (result === undefined) throw new Error(`${game.id} has no result although nobody owes a decision`)
  const record = { game: game.id, version: game.version, options, seats, seed: match.seed, actions }
  return { result, decisions: actions.length, enumerated, record }
}

function viewOf<S extends GameState, A extends Action, V, E extends GameEvent>(
  game: Game<S, A, V, E>,
  state: S,
  seat: Seat,
): () => V {
  return () => game.view(state, seat)
}
