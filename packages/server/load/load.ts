// Load on a server of its own process, over loopback, with real rules and a durable store, beside boardgame.io's own server
// (in memory, as it comes) under the same kind of load. Prints a table and keeps the figures in bench/results/.
//   node --import tsx load/load.ts [--tables 2000] [--seats 4] [--every 2000] [--seconds 20]   one move a table every so often
//     [--saturate 200] [--saturate-seats 2] [--saturate-seconds 10]                              as many moves as one core takes
//     [--restore 10000]                                                                          starts with this many stored tables
//     [--games cosmos,hunters,arks] [--database postgres://… | --postgres] [--profile folder] [--no-beside] [--no-each] [--no-save]
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { StorePlace } from '../src/index.ts'
import { startPostgres } from '../test/postgres.ts'
import { yardstick } from './boardgame.ts'
import { type Load, type LoadReport, load } from './measure.ts'
import { print, save } from './report.ts'
import { restoreTime } from './restore.ts'

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '2000' },
    seats: { type: 'string', default: '4' },
    every: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '20' },
    saturate: { type: 'string', default: '200' },
    'saturate-seats': { type: 'string', default: '2' },
    'saturate-seconds': { type: 'string', default: '10' },
    restore: { type: 'string', default: '10000' },
    games: { type: 'string', default: 'cosmos,hunters,arks' },
    database: { type: 'string' },
    // Starts one of its own.
    postgres: { type: 'boolean', default: false },
    profile: { type: 'string' },
    beside: { type: 'boolean', default: true },
    each: { type: 'boolean', default: true },
    save: { type: 'boolean', default: true },
  },
  allowNegative: true,
})
const folder = mkdtempSync(join(tmpdir(), 'orrery-load-'))
const games = values.games.split(',')
let files = 0
const postgres = values.postgres ? await startPostgres() : undefined
const place = async (): Promise<StorePlace> => {
  const url = values.database ?? (await postgres?.database())
  return url === undefined ? { kind: 'sqlite', file: join(folder, `${++files}.db`) } : { kind: 'postgres', url }
}
const reports: LoadReport[] = []
const run = async (name: string, spec: Load, beside: boolean): Promise<void> => {
  const report = await load(name, await place(), spec)
  reports.push(report)
  print([report], reports.length === 1)
  if (!beside) return
  const other = await yardstick(name, spec)
  reports.push(other)
  print([other], false)
}

const steady = {
  tables: Number(values.tables),
  seats: Number(values.seats),
  every: Number(values.every),
  seconds: Number(values.seconds),
  games,
  profile: values.profile,
}
if (steady.tables > 0) await run('steady', steady, values.beside)
const most: Load = {
  tables: Number(values.saturate),
  seats: Number(values['saturate-seats']),
  every: 0,
  seconds: Number(values['saturate-seconds']),
  games,
  profile: values.profile,
}
if (most.tables > 0) {
  await run('saturated', most, values.beside)
  if (values.each) {
    for (const game of games) await run(`saturated, ${game}`, { ...most, games: [game] }, false)
    await run('saturated, 4 seats', { ...most, seats: 4 }, false)
  }
}
const restore =
  Number(values.restore) > 0 ? await restoreTime(join(folder, 'restore.db'), Number(values.restore)) : undefined
if (restore !== undefined) {
  const { tables, ready, lobby, table, bytesPerTable } = restore
  console.log(`\nrestart with ${tables} stored tables: ready after ${ready} ms, lobby ${lobby} ms, a table ${table} ms`)
  console.log(`memory for each of them: ${bytesPerTable} bytes`)
}
if (values.save) console.log(`\nkept in ${save({ reports, restore })}`)
await postgres?.stop()
rmSync(folder, { recursive: true, force: true })
process.exitCode = reports.some(({ wrong }) => wrong.length > 0) ? 1 : 0
