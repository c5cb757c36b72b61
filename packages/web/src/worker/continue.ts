import type { Game, GameRecord } from '@orrery/kernel'
import { continueRecord, type Row } from '@orrery/table'
import type { StoredGame, StoredSeat } from '../kept/games.ts'
import { libraryOf } from './create.ts'
import { device, randomHex } from './device.ts'
import { loadBots } from './engines.ts'
import { personAt } from './local.ts'

/** A local game as it is stored: its entry in the list, and its log. */
export interface StoredTable {
  readonly game: StoredGame
  readonly rows: Row[]
}

/** A local game that continues a record from a position with new occupants; it is not stored yet. */
export async function continueGame(
  game: Game,
  record: GameRecord,
  index: number,
  seats: readonly StoredSeat[],
): Promise<StoredTable> {
  const id = randomHex(6)
  const now = Date.now()
  const occupants = seats.map(({ name, bot }, seat) =>
    bot === undefined ? { person: personAt(seat, name) } : { level: bot },
  )
  const library = libraryOf(game, await loadBots(game.id))
  const { rows, table } = continueRecord(
    library,
    { id, secret: randomHex(32), record, upTo: index, seats: occupants },
    device,
    now,
  )
  const state = table.play?.state
  if (state === undefined) throw new Error('the game did not begin')
  const { version } = game
  const { options } = table
  const { round } = game.moment(state)
  const toAct = [...game.toAct(state)]
  return {
    game: { id, game: game.id, version, seats, options, created: now, updated: now, round, toAct },
    rows: [...rows],
  }
}
