// Long test of src/store, load/crash.ts
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Campaign } from '../load/campaign.ts'
import { crash } from '../load/crash.ts'
import { postgresTest, withPostgres } from './with-postgres.ts'

const postgres = withPostgres()

test('SQLite: killed with -9 under load, every acknowledged move is there once, and every table goes on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-crash-'))
  const report = await crash({ kind: 'sqlite', file: join(folder, 'crash.db') }, 3, 6)
  rmSync(folder, { recursive: true, force: true })
  expect(report).toMatchObject({ faults: 3, lost: 0, doubled: 0, wrong: [], stuck: 0 })
  expect(report.acknowledged).toBeGreaterThan(50)
  expect(report.returns).toBeGreaterThan(10)
})

postgresTest(
  'PostgreSQL: two servers, players of one table at different ones; one is killed, they go on at the other',
  async () => {
    const report = await crash({ kind: 'postgres', url: await postgres.database() }, 2, 6, 2)
    expect(report).toMatchObject({ faults: 2, lost: 0, doubled: 0, wrong: [], stuck: 0 })
    expect(report.acknowledged).toBeGreaterThan(50)
  },
)

postgresTest(
  'PostgreSQL: connections terminated under load end no process, lose nothing, and every table goes on',
  async () => {
    const place = { kind: 'postgres', url: await postgres.database() } as const
    const campaign = await Campaign.open({ places: [place, place], direct: place, tables: 12 })
    for (let round = 0; round < 5; round++) {
      await campaign.busy()
      expect(await postgres.server.terminate()).toBeGreaterThan(0)
    }
    const report = await campaign.finish(5)
    expect(report).toMatchObject({ deaths: 0, lost: 0, doubled: 0, wrong: [], stuck: 0 })
  },
)
