// Several server processes on one PostgreSQL: every table is played by two people at two different processes, as fast as they can.
// Prints moves a second, what commits wait for, and how long the news of a move takes to the player at the other process.
// With --alone processes do not reach each other, and each serves whatever it is asked for.
//   node --import tsx load/processes.ts [--processes 1,2,4,8] [--tables 100] [--seconds 15] [--database postgres://…] [--alone]
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startPostgres } from '../test/postgres.ts'
import { deal, eachOf, makePeople } from './people.ts'
import { type ServerProcess, startProcess } from './process.ts'
import { SeatPlayer } from './seat.ts'

const { values } = parseArgs({
  options: {
    processes: { type: 'string', default: '1,2,4,8' },
    tables: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '15' },
    database: { type: 'string' },
    alone: { type: 'boolean', default: false },
  },
})
// Each server ends with this process, which listens for it.
process.setMaxListeners(50)
const games = ['cosmos', 'hunters', 'arks']
/** How often PostgreSQL is asked what its connections wait for, in milliseconds. */
const SAMPLE = 50
/** News this late is counted as lost, in milliseconds; the table went on without it. */
const LATEST = 5000

/** What one run showed. */
interface Run {
  readonly processes: number
  readonly moves: number
  readonly conflicts: number
  /** How many connections waited for what, on average. */
  readonly waits: ReadonlyMap<string, number>
  readonly delays: readonly number[]
  readonly wrong: readonly string[]
}

/** Counts, while it runs, what connections in the middle of a statement wait for. */
function sampleWaits(url: string): () => Promise<Map<string, number>> {
  const client = new pg.Client({ connectionString: url })
  const counts = new Map<string, number>()
  let samples = 0
  let running = true
  const work = (async () => {
    await client.connect()
    while (running) {
      const { rows } = await client.query<{ wait: string; n: number }>(
        `select coalesce(wait_event_type || ' ' || wait_event, 'running') as wait, count(*)::int as n from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and state = 'active' group by 1`,
      )
      samples++
      for (const { wait, n } of rows) counts.set(wait, (counts.get(wait) ?? 0) + n)
      await pause(SAMPLE)
    }
    await client.end()
  })()
  return async () => {
    running = false
    await work
    return new Map([...counts].map(([wait, n]) => [wait, n / Math.max(1, samples)]))
  }
}

async function run(url: string, count: number, tables: number, seconds: number): Promise<Run> {
  const servers: ServerProcess[] = []
  for (let i = 0; i < count; i++)
    servers.push(await startProcess({ kind: 'postgres', url }, values.alone ? {} : { address: 'auto' }))
  const at = (index: number): string => servers[index % count]?.url ?? ''
  const people = await makePeople(at(0), 2 * tables)
  const wrong: string[] = []
  const delays: number[] = []
  const players: SeatPlayer[] = []
  let moves = 0
  let measuring = false
  await eachOf(Array.from({ length: tables }), 4, async (_, index) => {
    const both = people.slice(2 * index, 2 * index + 2)
    const { id, seats } = await deal(at(index), games[index % 3] ?? 'arks', both)
    // When each move was acknowledged to the player who made it, until the other player has received it too.
    const done = new Map<number, { readonly seat: number; readonly at: number }>()
    for (const { seat, token, session } of seats) {
      const player = new SeatPlayer({
        url: () => at(index + seat),
        table: id,
        session,
        seat,
        token,
        eager: false,
        acknowledged: ({ seq }) => {
          if (!measuring) return
          moves++
          done.set(seq, { seat, at: performance.now() })
        },
        seen: (last) => {
          for (const [seq, move] of done) {
            if (seq > last || move.seat === seat) continue
            done.delete(seq)
            delays.push(Math.min(LATEST, performance.now() - move.at))
          }
        },
        wrong: (what) => wrong.push(`${id}: ${what}`),
        over: () => {},
      })
      players.push(player)
      await player.connect()
    }
  })
  const start = (): void => {
    for (const player of players) {
      player.eager = true
      player.play()
    }
  }
  start()
  await pause(2000)
  const conflicts = await total(servers, 'conflicts_total')
  const waits = sampleWaits(url)
  measuring = true
  await pause(seconds * 1000)
  measuring = false
  const shown = await waits()
  const report = {
    processes: count,
    moves: moves / seconds,
    conflicts: ((await total(servers, 'conflicts_total')) - conflicts) / seconds,
    waits: shown,
    delays: delays.sort((a, b) => a - b),
    wrong,
  }
  for (const player of players) player.close()
  for (const server of servers) await server.stop()
  return report
}

/** A metric of all servers together. */
async function total(servers: readonly ServerProcess[], name: string): Promise<number> {
  let sum = 0
  for (const { url } of servers) {
    const text = await (await fetch(`${url}/metrics`)).text()
    sum += Number(new RegExp(`^orrery_${name}(?:{[^}]*})? (\\S+)$`, 'm').exec(text)?.[1] ?? 0)
  }
  return sum
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
const quantile = (sorted: readonly number[], q: number): string =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0).toFixed(1)

const postgres = values.database === undefined ? await startPostgres() : undefined
console.log('processes  moves/s  conflicts/s  news p50   p99 ms  waits of active connections (mean number)')
let clean = true
for (const count of values.processes.split(',').map(Number)) {
  const url = values.database ?? (await postgres?.database()) ?? ''
  const { moves, conflicts, waits, delays, wrong } = await run(
    url,
    count,
    Number(values.tables),
    Number(values.seconds),
  )
  const most = [...waits].sort(([, a], [, b]) => b - a).slice(0, 5)
  const cells = [
    String(count).padStart(9),
    moves.toFixed(0).padStart(7),
    conflicts.toFixed(1).padStart(11),
    quantile(delays, 0.5).padStart(8),
    quantile(delays, 0.99).padStart(7),
    most.map(([wait, n]) => `${wait} ${n.toFixed(2)}`).join(', '),
  ]
  console.log(cells.join('  '))
  for (const each of wrong.slice(0, 5)) console.log(`  wrong: ${each}`)
  clean &&= wrong.length === 0
}
await postgres?.stop()
process.exit(clean ? 0 : 1)
