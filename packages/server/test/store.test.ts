import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Append } from '../src/store/commit.ts'
import { lobbyTables, statisticsOf, tablesOf } from '../src/store/lists.ts'
import { accountByName, addAccount, addPerson, addSession, dropSession, personOfSession } from '../src/store/people.ts'
import { type Due, Store, type StorePlace } from '../src/store/store.ts'
import { append, head } from './appends.ts'
import { thread } from './threads.ts'
import { onEveryStore, postgresTest, withPostgres } from './with-postgres.ts'

const folder = mkdtempSync(join(tmpdir(), 'orrery-store-'))
const postgres = withPostgres()

afterAll(() => rmSync(folder, { recursive: true, force: true }))

let files = 0
const places: Readonly<Record<StorePlace['kind'], () => Promise<StorePlace>>> = {
  sqlite: async () => ({ kind: 'sqlite', file: join(folder, `${++files}.db`), thread }),
  postgres: async () => ({ kind: 'postgres', url: await postgres.database() }),
}

let place: StorePlace
let store: Store

/** The same tests on both databases, each with a new store. */
function onNewStores(tests: () => void): void {
  onEveryStore((kind) => {
    beforeAll(async () => {
      place = await places[kind]()
      store = await Store.open(place)
    })
    afterAll(() => store?.close())
    tests()
  })
}

onNewStores(() => {
  test('what was appended is there, in order, and still is when the store is opened again', async () => {
    expect(await store.append(append('t1', 0, '{"a":1}', '{"a":2}'))).toBe('stored')
    expect(await store.append(append('t1', 2, '{"a":3}'))).toBe('stored')
    expect(await store.rows('t1')).toEqual(['{"a":1}', '{"a":2}', '{"a":3}'])
    expect(await store.rows('t1', 2)).toEqual(['{"a":3}'])
    expect((await store.head('t1'))?.seq).toBe(3)
    const other = await Store.open(place)
    expect(await other.rows('t1')).toHaveLength(3)
    await other.close()
  })

  test('of many appends at one place exactly one wins, and nothing of the others stays', async () => {
    const other = await Store.open(place)
    const tries = Array.from({ length: 16 }, (_, i) =>
      (i % 2 === 0 ? store : other).append(append('race', 0, `${i}`, `${i}`)),
    )
    const stored = await Promise.all(tries)
    await other.close()
    const winner = stored.indexOf('stored')
    expect(stored.filter((each) => each === 'stored')).toHaveLength(1)
    expect(await store.rows('race')).toEqual([`${winner}`, `${winner}`])
  })

  test('a gap is a conflict, and several logs are appended to all or not at all', async () => {
    expect(await store.append(append('gap', 1, 'x'))).toBe('conflict')
    expect(await store.append(append('both1', 0, 'x'), append('both2', 3, 'x'))).toBe('conflict')
    expect(await store.rows('both1')).toEqual([])
    expect(await store.append(append('both1', 0, 'x'), append('both2', 0, 'y'))).toBe('stored')
  })

  test('what waits together is committed together, and one that fails does not affect the others', async () => {
    const before = store.counts.commits
    const many = Array.from({ length: 600 }, (_, i) => store.append(append(`group${i}`, i % 10 === 0 ? 1 : 0, `${i}`)))
    const stored = await Promise.all(many)
    expect(stored.filter((each) => each === 'conflict')).toHaveLength(60)
    expect(store.counts.commits - before).toBeLessThan(10)
  })

  test('a quiet append is stored with its position in the log and nothing else of its table, or not at all', async () => {
    await store.append({ ...append('quiet', 0, 'x'), head: { ...head, phase: 'playing', summary: '{"as":"it was"}' } })
    const on = (after: number, row: string, to_act: string): Append => ({
      ...append('quiet', after, row),
      head: {
        ...head,
        phase: 'playing',
        summary: '',
        updated_at: 1_700_000_000_001 + after,
        to_act,
        wake_at: 1000 * after,
      },
    })
    const tries = [on(1, 'a', '1'), on(1, 'b', '0'), on(7, 'd', '0')]
    expect(await Promise.all(tries.map((each) => store.append(each)))).toEqual(['stored', 'conflict', 'conflict'])
    expect(await store.append({ ...on(2, 'e', '0 1'), rows: ['e', 'f'] })).toBe('stored')
    expect(await store.rows('quiet')).toEqual(['x', 'a', 'e', 'f'])
    expect(await store.head('quiet')).toMatchObject({
      seq: 4,
      phase: 'playing',
      summary: '{"as":"it was"}',
      to_act: '0 1',
      updated_at: 1_700_000_000_003,
      wake_at: 2000,
    })
  })

  test('many quiet appends are stored together, each in its own log', async () => {
    const ids = Array.from({ length: 37 }, (_, i) => `many${i}`)
    await Promise.all(ids.map((id) => store.append(append(id, 0, 'first'))))
    const quiet = { ...head, phase: 'playing', summary: '' }
    const moves = ids.map((id, i) => ({ ...append(id, i % 9 === 0 ? 5 : 1, ...['a', 'b'].slice(i % 2)), head: quiet }))
    const stored = await Promise.all(moves.map((each) => store.append(each)))
    expect(stored).toEqual(ids.map((_, i) => (i % 9 === 0 ? 'conflict' : 'stored')))
    for (const [i, id] of ids.entries()) {
      const rows = i % 9 === 0 ? [] : i % 2 === 0 ? ['a', 'b'] : ['b']
      expect(await store.rows(id)).toEqual(['first', ...rows])
    }
  })

  test('snapshots are kept and can be deleted', async () => {
    await store.putSnapshot('t1', { seq: 2, body: 'x' })
    await store.putSnapshot('t1', { seq: 3, body: 'y' })
    expect(await store.snapshot('t1')).toEqual({ seq: 3, body: 'y' })
    await store.dropSnapshot('t1')
    expect(await store.snapshot('t1')).toBeUndefined()
  })
})

onNewStores(() => {
  test('lobby, own tables, due tables', async () => {
    await store.append({
      ...append('open', 0, 'x'),
      members: ['p7'],
      head: { ...head, created_at: 1_800_000_000_000, wake_at: 5, lobby_at: 7 },
    })
    await store.append({ ...append('hidden', 0, 'x'), members: ['p7'], head: { ...head, private: 1 } })
    const lobby = await lobbyTables(store, { kind: 'open', game: 'comets', since: 0, limit: 9 })
    expect(lobby.map(({ id }) => id)).toEqual(['open'])
    expect((await tablesOf(store, 'p7', { archived: false, limit: 9 })).map(({ id }) => id).sort()).toEqual([
      'hidden',
      'open',
    ])
    expect(await store.dueTables(4)).toEqual([])
    expect(await store.dueTables(5)).toEqual([{ id: 'open', at: 5 }])
    const owner = store.isShared ? store.self : ''
    expect(await store.lines(['open', 'hidden', 'nowhere'])).toEqual(
      new Map([
        ['open', { seq: 1, owner }],
        ['hidden', { seq: 1, owner }],
      ]),
    )
  })

  test('due tables come page by page, each table once', async () => {
    const ids = Array.from({ length: 7 }, (_, i) => `due${i}`)
    await Promise.all(
      ids.map((id, i) => store.append({ ...append(id, 0, 'x'), head: { ...head, wake_at: 100 + Math.floor(i / 3) } })),
    )
    const seen: string[] = []
    for (let after: Due | undefined; ; ) {
      const page = await store.dueTables(200, after, 2)
      seen.push(...page.map(({ id }) => id))
      after = page.at(-1)
      if (after === undefined) break
    }
    expect(seen.filter((id) => id.startsWith('due'))).toEqual(ids)
  })

  test('people, sessions, accounts', async () => {
    const person = { id: 'p1', name: 'Ada', created_at: 1_700_000_000_000 }
    await addPerson(store, person, 'h1')
    await addSession(store, 'p1', 'h2', 1_700_000_000_000)
    expect(await personOfSession(store, 'h2', 1_800_000_000_000)).toEqual({ ...person, account: null })
    await dropSession(store, 'h1')
    expect(await personOfSession(store, 'h1', 0)).toBeUndefined()
    const account = { name: 'ada', person: 'p1', salt: 's', hash: 'h', created_at: 1 }
    expect(await addAccount(store, account, 'ada')).toBe(true)
    expect(await addAccount(store, { ...account, person: 'p2' }, 'ada')).toBe(false)
    expect(await addAccount(store, { ...account, person: 'p2', name: 'Ada' }, 'ada')).toBe(false)
    expect(await addAccount(store, { ...account, name: 'ada2' }, 'ada2')).toBe(false)
    const many = Array.from({ length: 6 }, (_, i) => ({ ...account, name: `bo${i}`, person: `b${i}` }))
    const taken = await Promise.all(many.map((each) => addAccount(store, each, 'bo')))
    expect(taken.filter((each) => each)).toHaveLength(1)
    expect(await accountByName(store, 'ada')).toEqual(account)
  })

  test('statistics add up', async () => {
    const result = {
      seat: 0,
      person: 'p9',
      game: 'comets',
      seats: 2,
      rank: 1,
      finished_at: 1,
      place: 0,
      pending: 0,
      unrated: '',
    }
    await store.append({
      ...append('fin', 0, 'x'),
      results: [
        { ...result, table_id: 'r1', score: 10, outcome: 'won' },
        { ...result, table_id: 'r2', score: 5, outcome: 'lost' },
        { ...result, table_id: 'r3', score: 0, outcome: 'won-resigned' },
        { ...result, table_id: 'r4', score: 0, outcome: 'resigned' },
      ],
    })
    const figures = { played: 4, won: 2, scored: 2, best: 10, average: 7.5 }
    expect(await statisticsOf(store, 'p9')).toEqual([
      { game: 'comets', ...figures, bySeats: [{ seats: 2, ...figures }] },
    ])
  })

  test('the key is one for all processes', async () => {
    const other = await Store.open(place)
    expect((await other.key('seats')).equals(await store.key('seats'))).toBe(true)
    await other.close()
  })
})

postgresTest('postgres: another process is notified', async () => {
  const place: StorePlace = { kind: 'postgres', url: await postgres.database() }
  const store = await Store.open(place)
  const other = await Store.open(place)
  const heard: unknown[] = []
  other.onStored((news) => heard.push(news))
  store.onStored((news) => heard.push(['own', news]))
  await store.append(append('news', 0, 'x', 'y'))
  for (let i = 0; i < 100 && heard.length === 0; i++) await new Promise((resolve) => setTimeout(resolve, 20))
  expect(heard).toEqual([{ table: 'news', seq: 2 }])
  await other.close()
  await store.close()
})
