// Long test of src/store, load/crash.ts
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type Crash, crash } from '../load/crash.ts'
import { faultNames, faults, lacking } from '../load/faults.ts'
import { skipFor } from './skip.ts'
import { onEveryStore, withPostgres } from './with-postgres.ts'

const postgres = withPostgres()
const folder = mkdtempSync(join(tmpdir(), 'orrery-crash-'))

afterAll(() => rmSync(folder, { recursive: true, force: true }))

onEveryStore((kind) => {
  const all = faultNames.filter((fault) => kind === 'postgres' || !('remote' in faults[fault]))
  const here = all.filter((fault) => lacking(fault, kind) === undefined)

  test(`${here.join(', ')}: nothing is lost or doubled, no process ends, every table goes on`, async () => {
    const store: Crash['store'] =
      kind === 'sqlite' ? { kind, file: join(folder, 'crash.db') } : { kind, postgres: postgres.server, processes: 2 }
    const report = await crash({
      faults: here,
      rounds: 2,
      tables: 6,
      seed: 'short',
      store,
      longest: 600,
      timeout: 1000,
    })
    expect(report, JSON.stringify(report)).toMatchObject({ lost: 0, doubled: 0, ended: 0, wrong: [], stuck: 0 })
    expect(report.faults).toBe(2 * here.length)
    expect(report.acknowledged).toBeGreaterThan(50)
    // The clients of a server that was killed had to reconnect.
    expect(report.returns).toBeGreaterThan(0)
  })

  test.for(all.filter((fault) => !here.includes(fault)))('%s', (fault, context) =>
    skipFor(context, lacking(fault, kind)),
  )
})
