// Long test of src/store/lists.ts, src/store/stale.ts, src/janitor.ts
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CompiledQuery, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Config, RunningServer } from '../src/index.ts'
import { type LobbyFilter, lobbyQuery } from '../src/store/lists.ts'
import { Store, type StorePlace } from '../src/store/store.ts'
import { Guest, nonce, startTest } from './client.ts'
import { thread } from './threads.ts'
import { onEveryStore, withPostgres } from './with-postgres.ts'

const folder = mkdtempSync(join(tmpdir(), 'orrery-lobby-'))
const postgres = withPostgres()
const DAY = 86_400_000

afterAll(() => rmSync(folder, { recursive: true, force: true }))

let place: StorePlace
let server: RunningServer
let store: Store

const config = (limits: object = {}): Partial<Config> => ({
  store: place,
  limits: { openTables: 3, closeAfter: 7 * DAY, archiveAfter: 90 * DAY, ...limits },
})

/** Makes everything at these tables happen this long ago. */
const age = (ids: readonly string[], days: number) =>
  store.write
    .updateTable('tables')
    .set({
      created_at: sql<number>`created_at - ${days * DAY}`,
      updated_at: sql<number>`updated_at - ${days * DAY}`,
      lobby_at: sql<number | null>`lobby_at - ${days * DAY}`,
    })
    .where('id', 'in', ids)
    .execute()

const make = async (who: Guest, more: object = {}): Promise<string> => {
  const { status, body } = await who.api('POST', '/tables', { game: 'comets', seats: 2, ...more })
  expect(status).toBe(201)
  return body.table.id
}

/** Thousands of tables that nobody has touched for two months. */
async function addStaleTables(now: number): Promise<void> {
  const row = (i: number) => ({
    ...{ id: `stale-${i}`, seq: 1, game: 'comets', host: `h${i}`, private: 0, code: '', summary: '{}', to_act: '' },
    ...{ phase: i % 2 === 0 ? 'open' : 'playing', open_seats: 1, wake_at: 0, archived_at: 0, owner: '', moved_rows: 0 },
    ...{ created_at: now - 60 * DAY - i, updated_at: now - 60 * DAY - i, lobby_at: now - 60 * DAY - i },
  })
  const rows = Array.from({ length: 4000 }, (_, i) => row(i))
  for (let i = 0; i < rows.length; i += 500) {
    await store.write
      .insertInto('tables')
      .values(rows.slice(i, i + 500))
      .execute()
  }
  await sql`analyze`.execute(store.write)
}

/** How the database would read this list of the lobby. */
async function planOf(kind: StorePlace['kind'], filter: LobbyFilter): Promise<string> {
  const query = lobbyQuery(store.read, filter).compile()
  const explain = kind === 'sqlite' ? 'explain query plan' : 'explain'
  const found = await store.read.executeQuery(CompiledQuery.raw(`${explain} ${query.sql}`, [...query.parameters]))
  return JSON.stringify(found.rows)
}

onEveryStore((kind) => {
  beforeAll(async () => {
    place =
      kind === 'sqlite' ? { kind, file: join(folder, 'lobby.db'), thread } : { kind, url: await postgres.database() }
    server = await startTest(config())
    store = await Store.open(place)
  })

  afterAll(async () => {
    await server?.close()
    await store?.close()
  })

  test('the number of open tables of a person is limited, however many are requested at once', async () => {
    const ada = await Guest.make(server.url, 'Ada')
    const asked = await Promise.all(
      Array.from({ length: 12 }, () => ada.api('POST', '/tables', { game: 'comets', seats: 2 })),
    )
    expect(asked.filter(({ status }) => status === 201)).toHaveLength(3)
    const refused = asked.filter(({ status }) => status === 409)
    expect(refused).toHaveLength(9)
    expect(refused[0]?.body.refusal).toEqual({ code: 'too-many-tables', rule: 'T2', params: { most: 3 } })
    // A person who leaves one, or starts its game, may open another.
    const [first] = asked.filter(({ status }) => status === 201)
    await ada.api('POST', `/tables/${first?.body.table.id}/commands`, { type: 'leave' })
    await make(ada)
    expect((await ada.api('POST', '/tables', { game: 'comets', seats: 2 })).status).toBe(409)
  })

  test('the lobby comes page by page, each table once, whatever happens in between', async () => {
    const hosts = await Promise.all(Array.from({ length: 41 }, (_, i) => Guest.make(server.url, `Host ${i}`)))
    const made: string[] = []
    for (const host of hosts) for (let i = 0; i < 3; i++) made.push(await make(host))
    const [watcher] = hosts
    const seen: string[] = []
    let after: unknown
    for (let pages = 0; pages < 20; pages++) {
      const query = after === undefined ? '' : `&after=${after}`
      const { body } = await (watcher as Guest).api('GET', `/tables?game=comets${query}`)
      expect(body.tables.length).toBeLessThanOrEqual(50)
      seen.push(...body.tables.map(({ id }) => id))
      after = body.next
      if (after === undefined) break
      // A new table comes first, and disturbs no page behind it.
      if (pages === 0) await make(await Guest.make(server.url, 'Late'))
    }
    expect(new Set(seen).size).toBe(seen.length)
    expect(made.filter((id) => !seen.includes(id))).toEqual([])
    expect((await (watcher as Guest).api('GET', '/tables?after=nonsense')).status).toBe(400)
  })

  test('with thousands of stale tables the lists are read from an index alone', async () => {
    const now = Date.now()
    await addStaleTables(now)
    for (const wish of [{}, { kind: 'running' }, { game: 'comets' }, { after: { at: now, id: 'x' } }] as const) {
      const text = await planOf(kind, { kind: 'open', since: now - 7 * DAY, limit: 51, ...wish })
      expect(text).toMatch(/tables_lobby/)
      // Bounded by time, not merely by phase.
      expect(text).toMatch(/lobby_at>\?|lobby_at > '\d{13}'/)
      expect(text).not.toMatch(/Seq Scan|SCAN tables|TEMP B-TREE/)
    }
    const guest = await Guest.make(server.url, 'Guest')
    const { body } = await guest.api('GET', '/tables?kind=running')
    expect(body.tables.filter(({ id }) => id.startsWith('stale-'))).toEqual([])
    await store.write.deleteFrom('tables').where('id', 'like', 'stale-%').execute()
  })

  test('abandoned tables are closed, old unfinished games archived; both can be opened, and a move makes a game active again', async () => {
    const [ada, bo] = [await Guest.make(server.url, 'Ada'), await Guest.make(server.url, 'Bo')]
    const begin = async (): Promise<string> => {
      const id = await make(ada)
      await bo.api('POST', `/tables/${id}/commands`, { type: 'sit', nonce: nonce() })
      await ada.api('POST', `/tables/${id}/commands`, { type: 'start', nonce: nonce() })
      return id
    }
    const [fresh, abandoned, younger] = [await make(ada), await make(ada), await begin()]
    const old = await begin()
    await age([abandoned], 8)
    await age([younger], 30)
    await age([old], 91)
    // A server that starts tidies first of all.
    const tidy = await startTest(config())
    await expect.poll(async () => (await store.head(abandoned))?.phase, { timeout: 60_000 }).toBe('closed')
    await expect.poll(async () => (await store.head(old))?.archived_at, { timeout: 60_000 }).toBeGreaterThan(0)
    // A file belongs to one server; only that one knows immediately.
    const there = new Guest(tidy.url, ada.id, ada.name, ada.session)
    const { status, body } = await there.api('GET', `/tables/${abandoned}`)
    expect([status, body.table.phase]).toEqual([200, 'closed'])
    await tidy.close()
    const ids = async (query = '') =>
      (await ada.api('GET', `/me/tables${query}`)).body.tables.map(({ id }: { id: string }) => id)
    expect((await ids()).sort()).toEqual([fresh, younger].sort())
    expect(await ids('?archived=true')).toEqual([old])
    const running = await bo.api('GET', '/tables?kind=running')
    expect(running.body.tables.map(({ id }) => id)).not.toContain(old)

    const line = await ada.look(old)
    const other = await bo.look(old)
    const mine = line.play?.legal?.length ? line : other
    expect(await mine.do({ type: 'act', action: mine.play?.legal?.[0] ?? '' })).toMatchObject({ type: 'done' })
    expect(await ids()).toContain(old)
    expect(await ids('?archived=true')).toEqual([])
    for (const each of [line, other]) each.close()
  })

  test('with the rules switched off nothing is closed or archived', async () => {
    const ada = await Guest.make(server.url, 'Ada')
    const id = await make(ada)
    await age([id], 400)
    const idle = await startTest(config({ closeAfter: 0, archiveAfter: 0 }))
    // Once it has started and answered, it has finished tidying.
    await Guest.make(idle.url, 'Somebody')
    await idle.close()
    expect(await store.head(id)).toMatchObject({ phase: 'open', archived_at: 0 })
  })
})
