// Long test of src/server.ts, load/campaign.ts
import { expect } from 'vitest'
import { Campaign } from '../load/campaign.ts'
import { postgresTest, withPostgres } from './with-postgres.ts'

const postgres = withPostgres()

postgresTest(
  'two processes are replaced one after the other under load: no move is lost, nobody waits long',
  async () => {
    const place = { kind: 'postgres', url: await postgres.database() } as const
    const clock = { kind: 'real', turn: 10 * 60_000, reserve: 0 }
    const campaign = await Campaign.open({ places: [place, place], direct: place, tables: 4, create: { clock } })
    await campaign.busy()
    for (const index of [0, 1]) {
      campaign.during = `replacing process ${index}`
      await campaign.replace(index)
      expect(await campaign.playedOn()).toBe(true)
    }
    const report = await campaign.finish(2)
    expect(report, JSON.stringify(report)).toMatchObject({ lost: 0, doubled: 0, ended: 0, wrong: [], stuck: 0 })
    expect(report.acknowledged).toBeGreaterThan(50)
    expect(report.returns).toBeGreaterThan(0)
  },
)
