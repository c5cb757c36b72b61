import { playMatch } from '@orrery/bots'
import { parsePlayer, playersOf } from '@orrery/games/loaded'
import { hunters } from '@orrery/hunters'
import { continueRecord, makeLibrary } from '@orrery/table'
import type { Page } from 'playwright-core'

/** Puts finished games of one person against a bot into the storage of the page. */
export async function storeGames(page: Page, seeds: readonly string[]): Promise<void> {
  const library = makeLibrary([hunters], playersOf)
  const stored = seeds.map((seed, i) => {
    const players = ['easy', 'easy'].map((level) => parsePlayer('hunters', level))
    const { record, result } = playMatch(hunters, { players, seed })
    const seats = [{ person: { id: 'seat-0', name: 'Mira' } }, { level: 'easy' }]
    const made = { id: seed, secret: 'ab'.repeat(32), record, upTo: record.actions.length, seats }
    const { rows, table } = continueRecord(library, made, { id: 'device', name: '' }, 1)
    const { version, options } = table
    const times = { created: 1, updated: 1_790_000_000_000 + i * 86_400_000 }
    const names = [{ name: 'Mira' }, { name: 'Tycho', bot: 'easy' }]
    const scores = result.seats.map(({ score }) => score)
    return {
      rows,
      game: { id: seed, game: 'hunters', version, options, ...times, round: 9, toAct: [], seats: names, scores },
    }
  })
  await page.evaluate(async (all) => {
    const { promise, resolve } = Promise.withResolvers<IDBDatabase>()
    const opening = indexedDB.open('orrery', 1)
    opening.onsuccess = () => resolve(opening.result)
    const transaction = (await promise).transaction(['games', 'rows'], 'readwrite')
    const { promise: written, resolve: done } = Promise.withResolvers<void>()
    transaction.oncomplete = () => done()
    for (const { game, rows } of all) {
      transaction.objectStore('games').put(game)
      for (const row of rows) transaction.objectStore('rows').put({ game: game.id, seq: row.seq, row })
    }
    await written
  }, stored)
}
