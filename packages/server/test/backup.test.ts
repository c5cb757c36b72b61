import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { Campaign, compare } from '../load/campaign.ts'
import { backupPostgres, backupSqlite, DamagedError } from '../src/index.ts'
import { Store } from '../src/store/store.ts'
import { Guest, playing, startTest } from './client.ts'
import { startPostgres } from './postgres.ts'
import { skipFor } from './skip.ts'
import { thread } from './threads.ts'
import { postgresTest } from './with-postgres.ts'

const folder = mkdtempSync(join(tmpdir(), 'orrery-backup-'))

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('copies taken under load hold everything that was acknowledged before, and a server can continue from one', async () => {
  const file = join(folder, 'load.db')
  const place = { kind: 'sqlite', file } as const
  const campaign = await Campaign.open({ places: [place], direct: place, tables: 6 })
  const copies: { readonly to: string; readonly acknowledged: number }[] = []
  for (let i = 0; i < 5; i++) {
    await campaign.busy()
    const to = join(folder, `copy-${i}.db`)
    const acknowledged = campaign.moves.length
    expect((await backupSqlite(file, to)).tables).toBeGreaterThanOrEqual(6)
    copies.push({ to, acknowledged })
  }
  expect(await campaign.finish(0)).toMatchObject({ lost: 0, doubled: 0, wrong: [], stuck: 0 })
  for (const { to, acknowledged } of copies) {
    const moves = campaign.moves.slice(0, acknowledged)
    const tables = [...new Set(moves.map(({ table }) => table))]
    expect(await compare({ kind: 'sqlite', file: to }, tables, moves)).toMatchObject({ lost: 0, doubled: 0 })
  }
})

test('a server that is started on a copy continues where it was taken', async () => {
  const first = await startTest()
  const [ada, bo] = [await Guest.make(first.url, 'Ada'), await Guest.make(first.url, 'Bo')]
  const { id, lines } = await playing([ada, bo])
  const asked = (): (typeof lines)[0] | undefined => lines.find((line) => (line.play?.legal ?? []).length > 0)
  const before = asked()
  await before?.do({ type: 'act', action: before.play?.legal?.[0] ?? '' })
  const to = join(folder, 'restored.db')
  await backupSqlite(first.file, to)
  const seq = Math.max(...lines.map((line) => line.seq))
  for (const line of lines) line.close()
  await first.close()
  const second = await startTest({ store: { kind: 'sqlite', file: to, thread } })
  const back = await Promise.all(
    [ada, bo].map((guest) => new Guest(second.url, guest.id, guest.name, guest.session).look(id)),
  )
  expect(back.map((line) => line.seq)).toEqual([seq, seq])
  const line = back.find((each) => (each.play?.legal ?? []).length > 0)
  expect(await line?.do({ type: 'act', action: line.play?.legal?.[0] ?? '' })).toMatchObject({ type: 'done' })
  for (const each of back) each.close()
  await second.close()
})

test('nothing is overwritten, and what fails leaves nothing behind', async () => {
  const file = join(folder, 'small.db')
  await (await Store.open({ kind: 'sqlite', file, thread })).close()
  const there = join(folder, 'there.txt')
  writeFileSync(there, 'mine')
  await expect(backupSqlite(file, there)).rejects.toThrow(/never overwrites/)
  expect(readFileSync(there, 'utf8')).toBe('mine')
  await expect(backupSqlite(join(folder, 'nowhere.db'), join(folder, 'x.db'))).rejects.toThrow(/no store/)
  await expect(backupSqlite(file, join(folder, 'no', 'folder.db'))).rejects.toThrow(/no folder/)
  await expect(backupSqlite(there, join(folder, 'x.db'))).rejects.toThrow(/not a database/)
  expect(readdirSync(folder).filter((name) => name.includes('.part') || name === 'x.db')).toEqual([])
})

/** Writes nonsense into the middle of a file. */
function spoil(file: string): void {
  const bytes = readFileSync(file)
  // The first page says how to read the others: it is left alone.
  bytes.fill(0xa5, 4096 * 2, bytes.length - 512)
  writeFileSync(file, bytes)
}

test('a damaged file is not served: the message says what to do', async () => {
  const file = join(folder, 'damaged.db')
  const store = await Store.open({ kind: 'sqlite', file, thread })
  await store.putSnapshot('t', { seq: 1, body: 'x'.repeat(100_000) })
  await store.close()
  spoil(file)
  const opened = Store.open({ kind: 'sqlite', file, thread })
  await expect(opened).rejects.toThrow(DamagedError)
  await expect(opened).rejects.toThrow(/backup.*\.recover/s)
  const text = join(folder, 'text.db')
  writeFileSync(text, 'this is no database, but long enough to be taken for one'.repeat(100))
  await expect(Store.open({ kind: 'sqlite', file: text, thread })).rejects.toThrow(/not a database/)
})

test('a file that cannot be opened is not reported as damaged', async () => {
  await expect(Store.open({ kind: 'sqlite', file: join(folder, 'no', 'such.db'), thread })).rejects.toThrow(
    /unable to open/,
  )
})

/** The major version of an installed tool of PostgreSQL; 0 where it is missing. The packaged servers do not include these tools. */
function majorOf(tool: string): number {
  try {
    return Number(/(\d+)\./.exec(execFileSync(tool, ['--version'], { encoding: 'utf8' }))?.[1] ?? 0)
  } catch {
    return 0
  }
}

/** The major version of a running server. */
async function serverMajor(url: string): Promise<number> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<{ major: number }>(
    "SELECT current_setting('server_version_num')::int / 10000 AS major",
  )
  await client.end()
  return rows[0]?.major ?? 0
}

postgresTest('PostgreSQL is dumped by its own tool, and the dump can be restored', async (context) => {
  const postgres = await startPostgres()
  onTestFinished(() => postgres.stop())
  const url = await postgres.database()
  const server = await serverMajor(url)
  const tool = Math.min(majorOf('pg_dump'), majorOf('pg_restore'))
  // pg_dump refuses servers that are newer than itself.
  const lacking = `pg_dump and pg_restore of PostgreSQL ${server} or newer are not installed.`
  skipFor(context, tool < server ? lacking : undefined)
  const store = await Store.open({ kind: 'postgres', url })
  await store.key('seats')
  await store.putSnapshot('t', { seq: 1, body: 'x' })
  const to = join(folder, 'orrery.dump')
  expect((await backupPostgres(url, to)).bytes).toBeGreaterThan(1000)
  await expect(backupPostgres(url, to)).rejects.toThrow(/never overwrites/)
  const fresh = await postgres.database()
  execFileSync('pg_restore', ['--no-owner', `--dbname=${fresh}`, to])
  const restored = await Store.open({ kind: 'postgres', url: fresh })
  expect(await restored.snapshot('t')).toEqual({ seq: 1, body: 'x' })
  await restored.close()
  await store.close()
})

test('without the tool of PostgreSQL the command to type is named', async () => {
  const path = process.env.PATH
  process.env.PATH = [folder, folder].join(delimiter)
  try {
    await expect(backupPostgres('postgres://a:b@127.0.0.1:1/c', join(folder, 'never.dump'))).rejects.toThrow(
      /pg_dump --format=custom --no-owner --file=orrery\.dump/,
    )
  } finally {
    process.env.PATH = path
  }
})
