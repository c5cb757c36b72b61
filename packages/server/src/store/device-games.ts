import type { DeviceGame } from '@orrery/protocol'
import type { Store } from './store.ts'

/** An account keeps this many games of devices; further ones are not added. */
export const MOST_DEVICE_GAMES = 2000

/** Adds games of a device to a person, each once, however often it is sent. Returns how many there are now. */
export async function addDeviceGames(store: Store, person: string, games: readonly DeviceGame[]): Promise<number> {
  return store.write.transaction().execute(async (trx) => {
    // One after the other for each person: otherwise two requests would not count each other.
    const lock = trx.selectFrom('people').select('id').where('id', '=', person)
    if (store.kind === 'postgres') await lock.forUpdate().execute()
    const rows = await trx.selectFrom('device_games').select('id').where('person', '=', person).execute()
    const known = new Set(rows.map(({ id }) => id))
    const fresh = new Map(games.filter(({ id }) => !known.has(id)).map((game) => [game.id, game]))
    const added = [...fresh.values()].slice(0, Math.max(0, MOST_DEVICE_GAMES - known.size))
    if (added.length > 0) {
      await trx
        .insertInto('device_games')
        .values(
          added.map(({ id, game, seats, score, won, finishedAt }) => ({
            ...{ person, id, game, seats, score },
            outcome: won ? 'won' : 'lost',
            finished_at: finishedAt,
          })),
        )
        .execute()
    }
    return known.size + added.length
  })
}
