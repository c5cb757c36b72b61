// Injects faults while tables are played as fast as they can be, and looks whether anything acknowledged was lost or doubled,
// whether a process ended, and how long it took until play went on. Ends with 0 only when all is well.
// It needs nobody to look after it: after --minutes it stops injecting faults and reports what there is.
//   node --import tsx load/crash.ts [--faults kill,pause,terminate,cut,silent,stop,bus,full,clock] [--databases sqlite,postgres]
//     [--rounds 10] [--tables 12] [--processes 2] [--longest 8000] [--minutes 60] [--seed 1]
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { below, makeRng } from '@orrery/kernel'
import type { StorePlace } from '../src/index.ts'
import { freePort, startPostgres, type TestPostgres } from '../test/postgres.ts'
import { startProxy } from '../test/proxy.ts'
import { startRedis } from '../test/redis.ts'
import { Campaign, type CampaignReport, pause } from './campaign.ts'
import { type FaultName, faultNames, faults, lacking } from './faults.ts'

/** Faults that are injected again and again, in turn. */
export interface Crash {
  readonly faults: readonly FaultName[]
  /** How often each of them happens. */
  readonly rounds: number
  readonly tables: number
  readonly seed: string
  /** The file of a database, or a server and how many processes share it. */
  readonly store:
    | { readonly kind: 'sqlite'; readonly file: string }
    | { readonly kind: 'postgres'; readonly postgres: TestPostgres; readonly processes: number }
  /** The longest a fault may last, in milliseconds. */
  readonly longest: number
  /** After how many milliseconds a statement is given up; the usual time when left out. */
  readonly timeout?: number
  /** When to stop (monotonic). */
  readonly until?: number
  progress?(rounds: number, moves: number): void
}

/** Long enough that nobody can rightly run out of time. */
const clock = { kind: 'real', turn: 10 * 60_000, reserve: 0 }

/** Plays while each of the faults is injected this many times. */
export async function crash(options: Crash): Promise<CampaignReport> {
  const { store, rounds, tables, seed, longest, until = Number.POSITIVE_INFINITY } = options
  const { direct, places, proxies, redis, setDatabaseClock } = await placesOf(options)
  const campaign = await Campaign.open({ places, direct, tables, create: { clock } })
  const scene = {
    campaign,
    rng: makeRng(seed),
    longest,
    proxies,
    ...(store.kind === 'postgres' ? { postgres: store.postgres } : {}),
    ...(redis === undefined ? {} : { redis }),
    async setClock(ahead: number) {
      campaign.setClock(ahead)
      await setDatabaseClock?.(ahead)
    },
  }
  let done = 0
  await campaign.busy()
  for (let round = 0; round < rounds * options.faults.length && performance.now() < until; round++) {
    const name = options.faults[round % options.faults.length] ?? 'kill'
    campaign.during = name
    await pause(below(scene.rng, 500))
    await faults[name].inject(scene, Math.floor(round / options.faults.length))
    done++
    options.progress?.(done, campaign.moves.length)
    if (!(await campaign.playedOn())) break
  }
  const report = await campaign.finish(done)
  for (const proxy of proxies) await proxy.close()
  await redis?.kill()
  return report
}

/** Where the processes find the store; only faults of the connection need a proxy in between. */
async function placesOf({ store, timeout, faults: names }: Crash) {
  if (store.kind === 'sqlite')
    return { direct: store, places: [store], proxies: [], redis: undefined, setDatabaseClock: undefined }
  const { postgres, processes } = store
  const url = await postgres.database()
  const setDatabaseClock = names.includes('clock') ? await postgres.settableClock(url) : undefined
  const each = Array.from({ length: processes })
  const between = names.some((name) => 'between' in faults[name])
  const proxies = between ? await Promise.all(each.map(() => startProxy(postgres.port))) : []
  const redis = names.includes('bus') ? await startRedis(await freePort()) : undefined
  const more = { ...(timeout === undefined ? {} : { timeout }), ...(redis === undefined ? {} : { bus: redis.url }) }
  const places = each.map((_, i): StorePlace => ({ kind: 'postgres', url: proxies[i]?.through(url) ?? url, ...more }))
  return { direct: { kind: 'postgres', url } as const, places, proxies, redis, setDatabaseClock }
}

/** Whether a report is as it should be. */
export function isClean({ lost, doubled, ended, stuck, wrong }: CampaignReport): boolean {
  return lost + doubled + ended + stuck + wrong.length === 0
}

const columns = ['rounds', 'moves', 'lost', 'doubled', 'ended', 'longest ms', 'returns'] as const

function line(name: string, cells: readonly (string | number)[], verdict: string): string {
  return [name.padEnd(22), ...cells.map((cell, i) => String(cell).padStart(columns[i]?.length ?? 0)), verdict].join(
    '  ',
  )
}

/** A list on the command line, of which each entry must be known. */
function listOf<T extends string>(given: string, known: readonly T[]): T[] {
  return given.split(',').map((name) => {
    const found = known.find((each) => each === name)
    if (found === undefined) throw new Error(`${name} is none of ${known.join(', ')}`)
    return found
  })
}

async function main(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      faults: { type: 'string', default: faultNames.join() },
      databases: { type: 'string', default: 'sqlite,postgres' },
      rounds: { type: 'string' },
      tables: { type: 'string', default: '12' },
      processes: { type: 'string', default: '2' },
      longest: { type: 'string', default: '8000' },
      minutes: { type: 'string', default: '60' },
      seed: { type: 'string', default: String(Date.now()) },
    },
  })
  const until = performance.now() + Number(values.minutes) * 60_000
  const folder = mkdtempSync(join(tmpdir(), 'orrery-crash-'))
  let clean = true
  console.log(`seed ${values.seed}, ${values.tables} tables, faults of up to ${values.longest} ms`)
  console.log(line('', columns, ''))
  for (const database of listOf(values.databases, ['sqlite', 'postgres'])) {
    const postgres = database === 'postgres' ? await startPostgres() : undefined
    for (const fault of listOf(values.faults, faultNames)) {
      const name = `${database} ${fault}`
      const why = lacking(fault, database)
      if (why !== undefined) {
        console.log(`${name.padEnd(22)}  left out: ${why}`)
        continue
      }
      const rounds = Number(values.rounds ?? faults[fault].rounds)
      const report = await crash({
        faults: [fault],
        rounds,
        tables: Number(values.tables),
        seed: `${values.seed} ${name}`,
        store:
          postgres === undefined
            ? { kind: 'sqlite', file: join(folder, `${fault}.db`) }
            : { kind: 'postgres', postgres, processes: Number(values.processes) },
        longest: Number(values.longest),
        until,
        progress: (done, moves) => done % 10 === 0 && console.error(`${name}: ${done} rounds, ${moves} moves`),
      })
      const whole = report.faults === rounds
      clean &&= isClean(report) && whole
      const { acknowledged, lost, doubled, ended, longest, returns } = report
      const verdict = !isClean(report) ? 'FAILED' : whole ? 'passed' : `CUT SHORT after ${report.faults} of ${rounds}`
      console.log(line(name, [report.faults, acknowledged, lost, doubled, ended, longest, returns], verdict))
      for (const each of report.wrong.slice(0, 5)) console.log(`  wrong: ${each}`)
    }
    await postgres?.stop()
  }
  rmSync(folder, { recursive: true, force: true })
  console.log(
    clean ? 'PASSED: nothing was lost or doubled, and every table went on' : 'NOT PASSED: see the lines above',
  )
  return clean
}

// Whatever a player still waits for must not keep the process alive.
if (process.argv[1] === fileURLToPath(import.meta.url)) process.exit((await main()) ? 0 : 1)
