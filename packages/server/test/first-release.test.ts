// Long test of src/store/migrations.ts
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadedGames, playersOf } from '@orrery/games/loaded'
import { gameOfVersion, parseRecord, verify } from '@orrery/kernel'
import { DatabaseSync } from '@photostructure/sqlite'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import type { StorePlace } from '../src/store/store.ts'
import { Guest, type Line, nonce, request, startTest } from './client.ts'
import { onEveryStore, withPostgres } from './with-postgres.ts'

const postgres = withPostgres()
const folder = mkdtempSync(join(tmpdir(), 'orrery-first-'))

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What is in the fixture besides the schema. */
interface FirstRelease {
  readonly known: {
    readonly people: readonly { readonly id: string; readonly name: string; readonly session: string }[]
    readonly running: readonly {
      readonly id: string
      readonly game: string
      /** Who was asked, and what they saw last. */
      readonly seat: number
      readonly seq: number
      readonly legal: readonly string[]
      readonly undo: number
    }[]
    readonly botted: string
    readonly over: string
    readonly open: string
  }
  readonly rows: Readonly<Record<string, readonly Readonly<Record<string, string | number>>[]>>
}

const fixture = (name: string): string => readFileSync(new URL(`./fixtures/${name}`, import.meta.url), 'utf8')
const { known, rows }: FirstRelease = JSON.parse(fixture('first-release.data.json'))

/** Everything that was stored, as statements with their values. Sessions are dated today: old ones would have expired. */
function* inserts(hold: (index: number) => string): Iterable<{ sql: string; values: (string | number)[] }> {
  for (const [table, all] of Object.entries(rows)) {
    for (const row of all) {
      const fresh = table === 'sessions' ? { ...row, seen_at: Date.now() } : row
      const names = Object.keys(fresh).map((name) => `"${name}"`)
      const holders = names.map((_, i) => hold(i + 1))
      yield { sql: `insert into "${table}" (${names.join()}) values (${holders.join()})`, values: Object.values(fresh) }
    }
  }
}

async function restored(kind: StorePlace['kind']): Promise<StorePlace> {
  if (kind === 'sqlite') {
    const file = join(folder, 'first.db')
    const database = new DatabaseSync(file)
    database.exec(fixture('first-release.sqlite.sql'))
    for (const { sql, values } of inserts(() => '?')) database.prepare(sql).run(...values)
    database.close()
    return { kind, file, thread: new URL('../src/thread.ts', import.meta.url) }
  }
  const url = await postgres.database()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(fixture('first-release.postgres.sql'))
  for (const { sql, values } of inserts((index) => `$${index}`)) await client.query(sql, values)
  await client.end()
  return { kind, url }
}

const games = loadedGames.flatMap(({ versions }) => versions)
const firstRelease = {
  games,
  levels: playersOf,
  thread: new URL('../src/thread.ts', import.meta.url),
  // The fixture grows older; what is tested here does not depend on the day.
  limits: { closeAfter: 0, archiveAfter: 0, rules: 5000, thinking: 20_000 },
}

/** The first legal action of whoever is asked, some times. */
async function playOn(lines: readonly Line[], moves: number): Promise<void> {
  for (let i = 0; i < moves; i++) {
    const asked = ({ play }: Line): boolean => (play?.legal?.length ?? 0) > 0
    const line = await Promise.race(lines.map((each) => each.until(() => asked(each) && each)))
    const { legal = [], changes = 0 } = line.play ?? {}
    expect((await line.do({ type: 'act', action: legal[0] ?? '', after: changes })).type).toBe('done')
    await Promise.all(lines.map((each) => each.until(() => (each.play?.changes ?? 0) > changes)))
  }
}

onEveryStore((kind) => {
  test('the store of the first release is migrated, and its games go on', async () => {
    const store = await restored(kind)
    const server = await startTest({ ...firstRelease, store })
    const guests = known.people.map(({ id, name, session }) => new Guest(server.url, id, name, session))
    const [ada, bo] = guests
    if (ada === undefined || bo === undefined) throw new Error('nobody')
    for (const { id, seat, seq, legal, undo } of known.running) {
      const lines = await Promise.all(guests.map((guest) => guest.look(id)))
      const line = lines[seat]
      expect(line?.table?.version).toBe(1)
      expect([line?.seq, line?.play?.legal, line?.play?.undo]).toEqual([seq, legal, undo])
      expect((await line?.do({ type: 'undo' }))?.type).toBe('done')
      await playOn(lines, 6)
      for (const each of lines) each.close()
    }
    const bot = await ada.look(known.botted)
    await playOn([bot], 3)
    const { body: record } = await bo.api('GET', `/tables/${known.over}/record`)
    const played = parseRecord(JSON.stringify(record))
    expect(verify(gameOfVersion(games, 'hunters', 1), played).checks.filter(({ ok }) => !ok)).toEqual([])
    const sat = await ada.api('POST', `/tables/${known.open}/commands`, { type: 'sit', nonce: nonce() })
    expect(sat.status).toBe(200)
    const { body: mine } = await ada.api('GET', '/me/tables')
    const ids = [...known.running.map(({ id }) => id), known.botted, known.over, known.open]
    expect(mine.tables.map(({ id }) => id).sort()).toEqual(ids.sort())
    const login = { name: 'ada', passphrase: 'correct horse battery', bearer: true }
    expect((await request(server.url, 'POST', '/api/v1/session', login)).body.id).toBe(ada.id)
    await server.close()

    // Once more with what the first start made of it.
    const again = await startTest({ ...firstRelease, store })
    const back = new Guest(again.url, ada.id, ada.name, ada.session)
    const line = await back.look(known.running[0]?.id ?? '')
    expect(line.seq).toBeGreaterThan(known.running[0]?.seq ?? 0)
    line.close()
    await again.close()
  })
})
