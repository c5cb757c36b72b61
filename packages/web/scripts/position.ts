import { parsePlayer, playersOf } from '@orrery/bots'
import { type Game, makeRng } from '@orrery/kernel'
import { botToAct, type Command, fold, makeHouse, open, type Person, type Row, run, sightFor } from '@orrery/table'
import type { Page } from 'playwright-core'

/** A game of this browser, as it is stored. */
export interface StoredPosition {
  readonly game: Readonly<Record<string, unknown>> & { readonly id: string }
  readonly rows: readonly Row[]
}

const names = ['Mira', 'Tycho', 'Vera', 'Caroline']

/**
 * A game that has been played well for a while, so that pictures and measurements have something to show: a bot decides for
 * the person at seat 0 until that seat is asked in this round for the n-th time.
 */
export function playUntil(game: Game, seats: number, round: number, asked: number, seed: number): StoredPosition {
  const house = makeHouse([game], playersOf)
  const hex = (digits: number): string =>
    seed
      .toString(16)
      .padStart(2, '0')
      .repeat(digits / 2)
  const device: Person = { id: 'device', name: '' }
  const me: Person = { id: 'seat-0', name: names[0] ?? '' }
  const made = open(
    house,
    { type: 'create', id: `${game.id}-${round}`, secret: hex(64), game: game.id, seats, watch: true },
    device,
    1,
  )
  if ('refusal' in made) throw new Error(made.refusal.code)
  const rows: Row[] = [...made.rows]
  const table = fold(house, rows)
  const say = (command: Command, by: Person | 'table'): void => {
    const done = run(house, table, command, by, rows.length)
    if ('refusal' in done) throw new Error(done.refusal.code)
    rows.push(...done.rows)
  }
  say({ type: 'sit', seat: 0, nonce: hex(32) }, me)
  for (let seat = 1; seat < seats; seat++) say({ type: 'seat-bot', seat, level: 'medium' }, device)
  say({ type: 'start' }, device)
  const players = names.map(() => parsePlayer(game.id, 'medium'))
  let times = 0
  while (table.phase === 'playing') {
    const bot = botToAct(house, table)
    const play = sightFor(house, table, 0, rows.length).play
    if (play === undefined) break
    if (bot === undefined && play.moment.round >= round) {
      times++
      if (times >= asked) break
    }
    const seat = bot?.seat ?? 0
    const legal = (bot?.legal ?? play.legal ?? []).map((id) => game.vocabulary.parse(id))
    const view = bot?.view ?? play.view
    const player = players[seat]
    if (player === undefined) throw new Error(`nobody sits at seat ${seat}`)
    const { id } = player.choose({ seat, legal, view: () => view, rng: makeRng(`${seed}:${rows.length}`) })
    if (bot === undefined) say({ type: 'act', seat, action: id }, me)
    else say({ type: 'bot-act', seat, action: id, after: bot.after }, 'table')
  }
  const state = table.play?.state
  if (state === undefined) throw new Error('the game did not begin')
  return {
    game: {
      id: table.id,
      game: game.id,
      version: game.version,
      seats: names.slice(0, seats).map((name, seat) => (seat === 0 ? { name } : { name, bot: 'medium' })),
      options: table.options,
      created: 1,
      updated: rows.length,
      round: game.moment(state).round,
      toAct: [...game.toAct(state)],
    },
    rows,
  }
}

/** Puts a position into the storage of an open page of the house. */
export async function storePosition(page: Page, { game, rows }: StoredPosition): Promise<void> {
  await page.evaluate(
    ([stored, log]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('orrery', 1)
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const change = opening.result.transaction(['games', 'rows'], 'readwrite')
          change.objectStore('games').put(stored)
          for (const row of log) change.objectStore('rows').put({ game: stored.id, seq: row.seq, row })
          change.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    [game, rows] as const,
  )
}
