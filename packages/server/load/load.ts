// Load on a server of its own process, over loopback, with real rules and a durable store.
//   node --import tsx load/load.ts [--tables 2000] [--seats 4] [--every 2000] [--seconds 20]      one move a table every so often
//                                  [--saturate 200] [--saturate-seconds 10]                        as many moves as it takes
//                                  [--restore 10000]                                               starts with so many stored tables
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { StorePlace } from '../src/index.ts'
import { yardstick } from './boardgame.ts'
import { type Dealt, deal, eachOf, makePeople } from './people.ts'
import { startProcess } from './process.ts'
import { restoreTime } from './restore.ts'
import { SeatPlayer } from './seat.ts'

/** How a load was borne. */
export interface LoadReport {
  readonly sockets: number
  readonly moves: number
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly max: number
  /** Seconds of processor time for each second, of the whole server process. */
  readonly cpu: number
  /** Moves for each second of processor time. */
  readonly perCpuSecond: number
  readonly megabytes: number
  /** Moves in one transaction, on average. */
  readonly group: number
  readonly wrong: readonly string[]
}

/** What is played: a move every so often at each table, or (`every` 0) as many as the server takes. */
export interface Load {
  readonly tables: number
  readonly seats: number
  readonly every: number
  readonly seconds: number
  readonly games: readonly string[]
  /** A folder for a profile of the server's threads. */
  readonly profile?: string | undefined
}

/** Puts load on a server over this store. */
export async function load(
  place: StorePlace,
  { tables, seats, every, seconds, games, profile }: Load,
): Promise<LoadReport> {
  const server = await startProcess(place, 0, profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`])
  const people = await makePeople(server.url, Math.max(8, seats * 2))
  const times: number[] = []
  const wrong: string[] = []
  let counting = false
  const open = (dealt: Dealt): SeatPlayer[] =>
    dealt.seats.map(
      ({ seat, token, session }) =>
        new SeatPlayer({
          url: () => server.url,
          table: dealt.id,
          session,
          seat,
          token,
          eager: false,
          acknowledged: (_move, ms) => counting && times.push(ms),
          wrong: (what) => wrong.push(what),
          over: () => {},
        }),
    )
  const groups = await eachOf(Array.from({ length: tables }), 60, async (_, i) => {
    const some = Array.from({ length: seats }, (_, seat) => people[(i + seat) % people.length])
    const game = games[i % games.length] ?? 'arks'
    return open(
      await deal(
        server.url,
        game,
        some.filter((each) => each !== undefined),
      ),
    )
  })
  await eachOf(groups.flat(), 100, (player) => player.connect())
  const before = await figures(server.url)
  counting = true
  const began = performance.now()
  const timers = groups.map((group) => {
    const move = (): void => group.find(({ asked }) => asked)?.play()
    if (every > 0)
      return setTimeout(() => {
        move()
        timers.push(setInterval(move, every))
      }, Math.random() * every)
    for (const player of group) player.eager = true
    return setTimeout(move, 0)
  })
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  counting = false
  const took = (performance.now() - began) / 1000
  const after = await figures(server.url)
  for (const timer of timers) clearTimeout(timer)
  for (const player of groups.flat()) player.close()
  await server.stop()
  times.sort((a, b) => a - b)
  const at = (share: number): number => Math.round(10 * (times[Math.floor(times.length * share)] ?? 0)) / 10
  const cpu = after.cpu - before.cpu
  return {
    sockets: groups.flat().length,
    moves: times.length,
    perSecond: Math.round(times.length / took),
    p50: at(0.5),
    p99: at(0.99),
    max: at(0.99999),
    cpu: Math.round((100 * cpu) / took) / 100,
    perCpuSecond: Math.round(times.length / cpu),
    megabytes: Math.round(after.memory / 1e6),
    group: Math.round((10 * (after.appends - before.appends)) / (after.commits - before.commits)) / 10,
    wrong: [...new Set(wrong)].slice(0, 5),
  }
}

async function figures(url: string) {
  const text = await (await fetch(`${url}/metrics`)).text()
  const read = (name: string): number => Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1] ?? 0)
  return {
    cpu: read('process_cpu_seconds_total'),
    memory: read('process_resident_memory_bytes'),
    commits: read('orrery_commits_total'),
    appends: read('orrery_appends_total'),
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
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
      beside: { type: 'boolean', default: true },
      profile: { type: 'string' },
    },
    allowNegative: true,
  })
  const { beside } = values
  const folder = mkdtempSync(join(tmpdir(), 'orrery-load-'))
  const games = values.games.split(',')
  const place = (name: string): StorePlace =>
    values.database === undefined
      ? { kind: 'sqlite', file: join(folder, name) }
      : { kind: 'postgres', url: values.database }
  const number = (
    key: 'tables' | 'seats' | 'every' | 'seconds' | 'saturate' | 'saturate-seats' | 'saturate-seconds' | 'restore',
  ) => Number(values[key])
  if (number('tables') > 0) {
    const steady = {
      tables: number('tables'),
      seats: number('seats'),
      every: number('every'),
      seconds: number('seconds'),
      games,
      profile: values.profile,
    }
    console.log('steady', JSON.stringify({ ...steady, ...(await load(place('steady.db'), steady)) }))
    if (beside) console.log('boardgame.io', JSON.stringify(await yardstick(steady)))
  }
  if (number('saturate') > 0) {
    const most = {
      tables: number('saturate'),
      seats: number('saturate-seats'),
      every: 0,
      seconds: number('saturate-seconds'),
      games,
      profile: values.profile,
    }
    console.log('saturated', JSON.stringify({ ...most, ...(await load(place('saturated.db'), most)) }))
    if (beside) console.log('boardgame.io', JSON.stringify(await yardstick(most)))
  }
  if (number('restore') > 0) {
    console.log('restore', JSON.stringify(await restoreTime(join(folder, 'restore.db'), number('restore'))))
  }
  rmSync(folder, { recursive: true, force: true })
}
