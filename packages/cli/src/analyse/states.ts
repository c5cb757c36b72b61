import { actById, type Game, type GameRecord, type GameState, openRecord, parseEntry } from '@orrery/kernel'

/** The states of a record after these numbers of decisions. */
export function statesAt(game: Game, record: GameRecord, wanted: ReadonlySet<number>): Map<number, GameState> {
  const state = openRecord(game, record)
  const states = new Map<number, GameState>()
  for (const [at, line] of record.actions.entries()) {
    if (wanted.has(at)) states.set(at, game.clone(state))
    const { seat, id } = parseEntry(line)
    actById(game, state, record.seats, seat, id)
  }
  return states
}
