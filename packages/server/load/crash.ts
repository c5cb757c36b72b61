// Kills servers with -9 at random moments under load and looks whether anything acknowledged was lost or doubled.
// Prints one line for each store and ends with 0 only when nothing was lost, doubled, wrong or stuck. It needs nobody: a
// server that does not come back within five minutes ends it, and after --minutes it stops killing and looks at what there is.
//   node --import tsx load/crash.ts [--kills 200] [--postgres-kills 50] [--tables 20] [--minutes 60]
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { StorePlace } from '../src/index.ts'
import { startPostgres } from '../test/postgres.ts'
import { Campaign, type CampaignReport, pause } from './campaign.ts'

/** Plays at some tables on one server (or on several that share a store), and kills and restarts servers meanwhile. */
export async function crash(
  place: StorePlace,
  kills: number,
  tables: number,
  processes = 1,
  progress: (kills: number, moves: number) => void = () => {},
  until = Number.POSITIVE_INFINITY,
): Promise<CampaignReport> {
  const places = Array.from({ length: processes }, () => place)
  const campaign = await Campaign.open({ places, direct: place, tables })
  let killed = 0
  while (killed < kills && Date.now() < until) {
    await campaign.busy()
    await pause(Math.random() * 800)
    await campaign.kill(killed % processes, processes > 1 ? 300 : 0)
    if (++killed % 10 === 0) progress(killed, campaign.moves.length)
  }
  return campaign.finish(killed)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: {
      kills: { type: 'string', default: '200' },
      'postgres-kills': { type: 'string', default: '50' },
      tables: { type: 'string', default: '20' },
      minutes: { type: 'string', default: '60' },
    },
  })
  const until = Date.now() + Number(values.minutes) * 60_000
  const tables = Number(values.tables)
  const folder = mkdtempSync(join(tmpdir(), 'orrery-crash-'))
  let failed = false
  const tell = (kills: number, moves: number): void => console.error(`${kills} kills, ${moves} moves acknowledged`)
  const show = (what: string, wanted: number, report: CampaignReport): void => {
    const { faults: kills, acknowledged, lost, doubled, wrong, stuck, continued, returns } = report
    const clean = lost + doubled + stuck + wrong.length === 0
    failed ||= !clean || kills < wanted
    console.log(`${what}: ${!clean ? 'FAILED' : kills < wanted ? 'CLEAN, BUT CUT SHORT' : 'PASSED'}`)
    console.log(`  ${kills} of ${wanted} kills, ${acknowledged} moves acknowledged, ${lost} lost, ${doubled} doubled`)
    console.log(
      `  ${continued} tables went on after the last kill, ${stuck} did not; players came back ${returns} times`,
    )
    for (const each of wrong.slice(0, 5)) console.log(`  wrong: ${each}`)
  }
  if (Number(values.kills) > 0) {
    const file = join(folder, 'crash.db')
    show(
      'SQLite',
      Number(values.kills),
      await crash({ kind: 'sqlite', file }, Number(values.kills), tables, 1, tell, until),
    )
  }
  if (Number(values['postgres-kills']) > 0) {
    const postgres = await startPostgres()
    const url = await postgres.database()
    show(
      'PostgreSQL, two servers',
      Number(values['postgres-kills']),
      await crash({ kind: 'postgres', url }, Number(values['postgres-kills']), tables, 2, tell, until),
    )
    await postgres.stop()
  }
  rmSync(folder, { recursive: true, force: true })
  // Whatever a player still waits for must not keep the process.
  process.exit(failed ? 1 : 0)
}
