// Long test of src/store
import { readFileSync } from 'node:fs'
import pg from 'pg'
import { expect } from 'vitest'
import { lobbyTables } from '../src/store/lists.ts'
import { Store } from '../src/store/store.ts'
import { append, head } from './appends.ts'
import { postgresTest, withPostgres } from './with-postgres.ts'

const postgres = withPostgres()
const script = readFileSync(new URL('../../../docs/operating/partitions.sql', import.meta.url), 'utf8')

/** Every index of a table, by its name. */
const INDEXES = `select indexname, indexdef from pg_indexes where tablename in ('tables', 'log') and indexname not like '%_pk%' order by 1`

const all = { kind: 'open', since: 0, limit: 100 } as const

postgresTest('a database that is divided into partitions goes on where it was', async () => {
  const url = await postgres.database()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const shown = { ...head, lobby_at: 5 }
  const before = await Store.open({ kind: 'postgres', url })
  for (let i = 0; i < 40; i++) await before.append({ ...append(`t${i}`, 0, 'a', 'b'), head: shown })
  const lobby = await lobbyTables(before, all)
  await before.close()
  const indexes = (await client.query(INDEXES)).rows
  // Twice: the second time there is nothing to do.
  await client.query(script)
  await client.query(script)
  const names = (rows: { indexname: string }[]): string[] => rows.map(({ indexname }) => indexname)
  expect(names((await client.query(INDEXES)).rows)).toEqual(names(indexes))
  const kinds = await client.query(`select relkind from pg_class where oid in ('tables'::regclass, 'log'::regclass)`)
  expect(kinds.rows).toEqual([{ relkind: 'p' }, { relkind: 'p' }])

  const after = await Store.open({ kind: 'postgres', url })
  expect(await lobbyTables(after, all)).toEqual(lobby)
  const quiet = { ...head, summary: '' }
  const stored = await Promise.all(
    Array.from({ length: 40 }, (_, i) => after.append({ ...append(`t${i}`, i % 4 === 0 ? 1 : 2, 'c'), head: quiet })),
  )
  expect(stored).toEqual(Array.from({ length: 40 }, (_, i) => (i % 4 === 0 ? 'conflict' : 'stored')))
  expect(await after.append({ ...append('t0', 2, 'c'), head: shown })).toBe('stored')
  expect(await after.append(append('new', 0, 'a'))).toBe('stored')
  for (const id of ['t0', 't1']) expect(await after.rows(id)).toEqual(['a', 'b', 'c'])
  const parts = await client.query('select count(distinct tableoid)::int as parts from log')
  expect(parts.rows[0].parts).toBeGreaterThan(8)
  await after.close()
  await client.end()
})
