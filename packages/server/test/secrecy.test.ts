// Long test of src/socket.ts, src/room.ts
import { arks } from '@orrery/arks'
import { cosmos } from '@orrery/cosmos'
import { hunters } from '@orrery/hunters'
import { type Game, makeRng, pick, type Rng } from '@orrery/kernel'
import {
  decideNewTable,
  evolve,
  fold,
  knownBy,
  makeLibrary,
  type Row,
  runCommand,
  sightFor,
  type Table,
  updateFor,
  updateTexts,
  type Watcher,
} from '@orrery/table'
import { expect, test } from 'vitest'
import { comets } from '../../kernel/test/comets/comets.ts'
import { makeUpdate } from '../src/notifications.ts'
import { Store } from '../src/store/store.ts'
import { Guest, Line, playing, startTest } from './client.ts'
import { thread } from './threads.ts'

const games: readonly Game[] = [comets, cosmos, hunters, arks]
const library = makeLibrary(games, () => ['random'])

/** The bytes that a watcher gets when it opens the table. */
const bytesOf = (table: Table, watcher: Watcher): string => makeUpdate(sightFor(library, table, watcher, 5), watcher)

/** The same table, with everything the watcher cannot see dealt again. */
function resampled(game: Game, table: Table, watcher: Watcher, rng: Rng): Table {
  if (table.play === undefined) throw new Error('not in play')
  const state = game.imagine(game.view(table.play.state, watcher), rng)
  return {
    ...table,
    play: { ...table.play, state, checkpoint: state, history: [...table.play.history], since: [...table.play.since] },
  }
}

function deal(game: Game, seats: number, seed: string): { table: Table; people: { id: string; name: string }[] } {
  const people = Array.from({ length: seats }, (_, i) => ({ id: `p${i}`, name: `P${i}` }))
  const host = people[0] ?? { id: '', name: '' }
  const secret = seed.padStart(64, '0')
  const made = decideNewTable(library, { type: 'create', id: 't', secret, game: game.id, seats }, host, 1)
  if ('refusal' in made) throw new Error(made.refusal.code)
  const table = fold(library, made.rows)
  for (const [i, person] of people.entries()) {
    const nonce = String(i).padStart(32, '0')
    if (i > 0) runCommand(library, table, { type: 'sit', nonce }, person, 2)
  }
  runCommand(library, table, { type: 'start', nonce: 'f'.repeat(32) }, host, 3)
  return { table, people }
}

test.each(games.map((game) => [game.id, game] as const))(
  '%s: what is sent depends on nothing the receiver may not know',
  (_id, game) => {
    const rng = makeRng(`secrecy ${game.id}`)
    const seats = Math.min(3, game.seats.max)
    const { table } = deal(game, seats, 'ab12')
    const watchers: readonly Watcher[] = [...Array.from({ length: seats }, (_, seat) => seat), undefined]
    let compared = 0
    let patches = 0
    for (let step = 0; table.phase === 'playing' && table.play !== undefined; step++) {
      const { state } = table.play
      const seat = pick(rng, game.toAct(state))
      const action = pick(rng, game.legal(state, seat))
      const row: Row = { seq: table.seq + 1, at: 4, type: 'acted', seat, action: action.id }
      const looked = step % 3 === 0 ? watchers : [watchers[step % watchers.length]]
      const others = looked.map((watcher) => {
        const other = resampled(game, table, watcher, rng)
        // A watcher that connects now, and commands that are refused now.
        expect(bytesOf(other, watcher)).toBe(bytesOf(table, watcher))
        if (watcher !== undefined && other.play !== undefined) {
          for (let i = 0; i < 10; i++) {
            const any = pick(rng, game.vocabulary.actions)
            expect(game.refuse(other.play.state, watcher, any)).toEqual(game.refuse(state, watcher, any))
          }
        }
        return other
      })
      const before = knownBy(library, table, looked)
      const beforeOthers = others.map((other, i) => knownBy(library, other, looked)(looked[i]))
      const outcome = evolve(library, table, row)
      for (const [i, other] of others.entries()) {
        const watcher = looked[i]
        if (other.play === undefined || game.refuse(other.play.state, seat, action) !== undefined) continue
        const also = evolve(library, other, row)
        // Where the action brought something to light the views differ, rightly; else the bytes must be the same.
        if (!sameView(game, table, other, watcher)) continue
        compared++
        const text = makeUpdate(updateFor(library, table, [outcome], watcher), watcher)
        if (other.play.since.length === table.play.since.length) {
          expect(makeUpdate(updateFor(library, other, [also], watcher), watcher)).toBe(text)
          // And patches of the view, for viewers that accept them.
          const short = updateTexts(library, table, [outcome], [{ watcher, patches: true, known: before(watcher) }])
          expect(
            updateTexts(library, other, [also], [{ watcher, patches: true, known: beforeOthers[i] }])[0]?.text,
          ).toBe(short[0]?.text)
          if (short[0]?.text.includes('"patch":') === true) patches++
        }
      }
    }
    expect(table.over?.reason).toBe('finished')
    expect(compared).toBeGreaterThan(20)
    expect(patches).toBeGreaterThan(20)
  },
)

function sameView(game: Game, a: Table, b: Table, watcher: Watcher): boolean {
  if (a.play === undefined || b.play === undefined || a.phase !== b.phase) return false
  if (JSON.stringify(game.toAct(a.play.state)) !== JSON.stringify(game.toAct(b.play.state))) return false
  return JSON.stringify(game.view(a.play.state, watcher)) === JSON.stringify(game.view(b.play.state, watcher))
}

test('a game that showed something hidden would be noticed', () => {
  const leaky: Game = { ...(comets as Game), view: (state) => ({ ...state, rng: undefined }) }
  const { table } = deal(comets as Game, 2, 'ab12')
  const other = resampled(comets as Game, table, 0, makeRng('x'))
  expect(bytesOf(other, 0)).toBe(bytesOf(table, 0))
  const seen = (each: Table): string =>
    JSON.stringify(each.play === undefined ? undefined : leaky.view(each.play.state, 0))
  expect(seen(other)).not.toBe(seen(table))
})

test('what goes over the wire is exactly that, byte for byte, for every seat and for a spectator', async () => {
  const server = await startTest({ games, levels: () => ['random'], limits: { rules: 5000 } })
  const [ada, bo] = [await Guest.make(server.url, 'Ada'), await Guest.make(server.url, 'Bo')]
  for (const game of games) {
    const { id, lines } = await playing([ada, bo], { game: game.id })
    const spectator = new Line(server.url, id, undefined)
    await spectator.open({})
    const [first, second] = lines
    if (first === undefined || second === undefined) throw new Error()
    // The same seats once more, and a spectator, with patches.
    const short = [await ada.look(id, { patches: true }), await bo.look(id, { patches: true })]
    const shortSpectator = new Line(server.url, id, undefined)
    await shortSpectator.open({ patches: true })
    const all = [...lines, spectator, ...short, shortSpectator]
    const from = first.seq
    for (let i = 0; i < 20 && first.table?.phase === 'playing'; i++) {
      const line = lines.find(({ play }) => (play?.legal?.length ?? 0) > 0)
      const legal = line?.play?.legal ?? []
      const done = await line?.do({ type: 'act', action: legal[(i * 7) % legal.length] ?? '' })
      if (done?.type !== 'done') throw new Error(JSON.stringify(done))
      await Promise.all(all.map((each) => each.until(() => each.seq >= done.seq)))
    }
    const store = await Store.open({
      kind: 'sqlite',
      file: server.file,
      thread,
    })
    const rows: Row[] = (await store.rows(id)).map((row) => JSON.parse(row))
    await store.close()
    for (const [watcher, line, shortLine] of [
      [0, first, short[0]],
      [1, second, short[1]],
      [undefined, spectator, shortSpectator],
    ] as const) {
      const changed = fold(library, rows.slice(0, from))
      const shortTexts = rows.slice(from).map((row) => {
        const known = knownBy(library, changed, [watcher])(watcher)
        const [written] = updateTexts(
          library,
          changed,
          [evolve(library, changed, row)],
          [{ watcher, patches: true, known }],
        )
        return `{"type":"update",${watcher === undefined ? '' : `"as":${watcher},`}${written?.text}}`
      })
      const shortSent = shortLine?.texts.filter((text) => text.startsWith('{"type":"update"')).slice(1)
      expect(shortSent).toEqual(shortTexts)
      expect(shortSent?.filter((text) => text.includes('"patch":')).length).toBeGreaterThan(5)
      const table = fold(library, rows.slice(0, from))
      const texts = rows
        .slice(from)
        .map((row) => makeUpdate(updateFor(library, table, [evolve(library, table, row)], watcher), watcher))
      const sent = line.texts.filter((text) => text.startsWith('{"type":"update"')).slice(1)
      expect(sent).toEqual(texts)
      const created = rows[0]
      if (created?.type !== 'created') throw new Error()
      expect(line.texts.join('\n')).not.toContain(created.secret)
      expect(line.texts.join('\n')).not.toContain(table.seed)
    }
    for (const line of all) line.close()
  }
  await server.close()
})
