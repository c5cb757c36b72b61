import { parsePlayer, playersOf } from '@orrery/games/loaded'
import { type Game, makeRng } from '@orrery/kernel'
import {
  botToAct,
  type Command,
  decideNewTable,
  fold,
  makeLibrary,
  type Person,
  type Row,
  runCommand,
  sightFor,
} from '@orrery/table'
import type { Page } from 'playwright-core'

/** A game of this browser, as it is stored. */
export interface StoredPosition {
  readonly game: Readonly<Record<string, unknown>> & { readonly id: string }
  readonly rows: readonly Row[]
}

const names = ['Mira', 'Tycho', 'Vera', 'Caroline']

/** A decision of the person at seat 0: the legal actions, and the state of the game. */
export interface DecisionPoint {
  readonly legal: readonly string[]
  readonly round: number
  /** What the person sees. */
  readonly view: unknown
  /** The log up to here. */
  readonly rows: readonly Row[]
}

/** Overrides a player's choice, given the legal actions and the seat's view; `undefined` leaves it to the player. */
export type Preference = (legal: readonly string[], view: unknown, seat: number) => string | undefined

/**
 * Plays a game in which players of the given level decide for everybody, including the person at seat 0, until `stopAt` returns true or the
 * game is over. The same seed always gives the same game. `prefer` overrides their choices, to steer a game towards what is rare.
 */
export function playGame(
  game: Game,
  seats: number,
  seed: number,
  level: string,
  stopAt: (asked: DecisionPoint) => boolean,
  options: Readonly<Record<string, string>> = {},
  prefer: Preference = () => undefined,
): StoredPosition {
  const library = makeLibrary([game], playersOf)
  const hex = (digits: number): string =>
    seed
      .toString(16)
      .padStart(2, '0')
      .repeat(digits / 2)
  const device: Person = { id: 'device', name: '' }
  const me: Person = { id: 'seat-0', name: names[0] ?? '' }
  const id = `${game.id}-${seed}`
  const made = decideNewTable(
    library,
    { type: 'create', id, secret: hex(64), game: game.id, seats, options, watch: true },
    device,
    1,
  )
  if ('refusal' in made) throw new Error(made.refusal.code)
  const rows: Row[] = [...made.rows]
  const table = fold(library, rows)
  const send = (command: Command, by: Person | 'table'): void => {
    const done = runCommand(library, table, command, by, rows.length)
    if ('refusal' in done) throw new Error(done.refusal.code)
    rows.push(...done.rows)
  }
  send({ type: 'sit', seat: 0, nonce: hex(32) }, me)
  for (let seat = 1; seat < seats; seat++) send({ type: 'seat-bot', seat, level: 'medium' }, device)
  send({ type: 'start' }, device)
  const players = names.map(() => parsePlayer(game.id, level))
  while (table.phase === 'playing') {
    const bot = botToAct(library, table)
    const play = sightFor(library, table, 0, rows.length).play
    if (play === undefined) break
    const all = bot?.legal ?? play.legal ?? []
    if (bot === undefined && stopAt({ legal: all, round: play.moment.round, view: play.view, rows })) break
    const seat = bot?.seat ?? 0
    const legal = all.map((each) => game.vocabulary.parse(each))
    const view = bot?.view ?? play.view
    const player = players[seat]
    if (player === undefined) throw new Error(`nobody sits at seat ${seat}`)
    const rng = makeRng(`${seed}:${rows.length}`)
    const action = prefer(all, view, seat) ?? player.choose({ seat, legal, view: () => view, rng }).id
    if (bot === undefined) send({ type: 'act', seat, action }, me)
    else send({ type: 'bot-act', seat, action, after: bot.after }, 'table')
  }
  return storedAt(game, seats, id, rows, table.play === undefined ? 1 : game.moment(table.play.state).round, options)
}

/** A game as the browser stores it, made from its log. */
export function storedAt(
  game: Game,
  seats: number,
  id: string,
  rows: readonly Row[],
  round: number,
  options: Readonly<Record<string, string>> = {},
): StoredPosition {
  return {
    game: {
      id,
      game: game.id,
      version: game.version,
      seats: names.slice(0, seats).map((name, seat) => (seat === 0 ? { name } : { name, bot: 'medium' })),
      options,
      created: 1,
      updated: rows.length,
      round,
      toAct: [0],
    },
    rows,
  }
}

/** A position well into a game, for screenshots and measurements. */
export function playUntil(game: Game, seats: number, round: number, times: number, seed: number): StoredPosition {
  let asked = 0
  return playGame(game, seats, seed, 'medium', (now) => {
    if (now.round >= round) asked++
    return asked >= times
  })
}

/** Stores a position in the database of an open page. */
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
