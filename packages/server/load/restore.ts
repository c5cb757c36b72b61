import { decideNewTable, fold, gameOf, makeLibrary, type Row, runCommand, type Table } from '@orrery/table'
import { defaultLimits } from '../src/config.ts'
import { games } from '../src/games.ts'
import { makeAppend } from '../src/heads.ts'
import { makeId } from '../src/keeper.ts'
import { Store } from '../src/store/store.ts'
import { figuresOf } from './measure.ts'
import { makePeople } from './people.ts'
import { type ServerProcess, startProcess } from './process.ts'

/** How long a server needs from its start until it serves tables of a full store, in milliseconds. */
export interface RestoreReport {
  readonly tables: number
  readonly rows: number
  /** Until it listens and says it is ready. */
  readonly ready: number
  /** Until a client sees the lobby. */
  readonly lobby: number
  /** Until a client sees one of the tables. */
  readonly table: number
  /** Bytes of memory for each table that is stored and that nobody looks at: more than a server without any uses. */
  readonly bytesPerTable: number
}

const ada = { id: 'ada', name: 'Ada' }
const bo = { id: 'bo', name: 'Bo' }

/** A table in play, as the log of a game that has begun. */
function makeTable(game: string): { table: Table; rows: Row[] } {
  const library = makeLibrary(games, () => ['random'])
  const made = decideNewTable(
    library,
    { type: 'create', id: makeId(), secret: '5e'.repeat(32), game, seats: 2 },
    ada,
    1,
  )
  if ('refusal' in made) throw new Error(made.refusal.code)
  const rows: Row[] = [...made.rows]
  const table = fold(library, rows)
  const commands = [
    [{ type: 'sit', nonce: '1'.repeat(32) }, bo],
    [{ type: 'start', nonce: '2'.repeat(32) }, ada],
  ] as const
  for (const [command, by] of commands) {
    const done = runCommand(library, table, command, by, 2)
    if (!('refusal' in done)) rows.push(...done.rows)
  }
  for (let i = 0; i < 20 && table.phase === 'playing' && table.play !== undefined; i++) {
    const rules = gameOf(library, table)
    const seat = rules.toAct(table.play.state)[0] ?? 0
    const action = rules.legal(table.play.state, seat)[0]?.id ?? ''
    const done = runCommand(library, table, { type: 'act', seat, action }, seat === 0 ? ada : bo, 3)
    if (!('refusal' in done)) rows.push(...done.rows)
  }
  return { table, rows }
}

const memoryOf = ({ child }: ServerProcess): number => figuresOf(child.pid ?? 0).memory

/** Fills a store and starts a server on it. */
export async function restoreTime(file: string, tables: number): Promise<RestoreReport> {
  const thread = new URL('../src/thread.ts', import.meta.url)
  const store = await Store.open({ kind: 'sqlite', file, thread })
  const library = makeLibrary(games, () => ['random'])
  const samples = games.map(({ id }) => makeTable(id))
  let last = ''
  let count = 0
  for (let i = 0; i < tables; i += 250) {
    const appends = Array.from({ length: Math.min(250, tables - i) }, (_, j) => {
      const sample = samples[(i + j) % samples.length]
      if (sample === undefined) throw new Error('no game')
      last = makeId()
      count += sample.rows.length
      const rows = sample.rows.map((row) => (row.type === 'created' ? { ...row, id: last } : row))
      return store.append({
        ...makeAppend(library, { ...sample.table, id: last }, rows, undefined, defaultLimits),
        after: 0,
        members: [ada.id],
      })
    })
    await Promise.all(appends)
  }
  await store.close()
  const began = performance.now()
  const since = (): number => Math.round(performance.now() - began)
  const server = await startProcess({ kind: 'sqlite', file })
  const { ok } = await fetch(`${server.url}/ready`)
  const ready = since()
  await (await fetch(`${server.url}/api/v1/tables?kind=running`)).json()
  const lobby = since()
  const [cy] = await makePeople(server.url, 1)
  const seen = await fetch(`${server.url}/api/v1/tables/${last}`, {
    headers: { authorization: `Bearer ${cy?.session}` },
  })
  const table = since()
  const full = memoryOf(server)
  await server.stop()
  const empty = await startProcess({ kind: 'sqlite', file: `${file}-empty` })
  await makePeople(empty.url, 1)
  await (await fetch(`${empty.url}/api/v1/tables?kind=running`)).json()
  const bytesPerTable = Math.round((full - memoryOf(empty)) / tables)
  await empty.stop()
  if (!ok || !seen.ok) throw new Error(`the server does not serve: ${seen.status}`)
  return { tables, rows: count, ready, lobby, table, bytesPerTable }
}
