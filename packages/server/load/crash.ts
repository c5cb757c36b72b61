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
import { Store } from '../src/store/store.ts'
import { startPostgres } from '../test/postgres.ts'
import { deal, eachOf, makePeople } from './people.ts'
import { type ServerProcess, startProcess } from './process.ts'
import { type Acknowledged, SeatPlayer } from './seat.ts'

/** What a campaign found. */
export interface CrashReport {
  readonly kills: number
  readonly acknowledged: number
  readonly lost: number
  readonly doubled: number
  readonly wrong: readonly string[]
  /** Tables at which a move was made after the last restart, of those that were not over. */
  readonly continued: number
  readonly stuck: number
  readonly returns: number
}

/** Plays at some tables on one server (or on several that share a store), and kills and restarts servers meanwhile. */
export async function crash(
  place: StorePlace,
  kills: number,
  tables: number,
  processes = 1,
  progress: (kills: number, moves: number) => void = () => {},
  until = Number.POSITIVE_INFINITY,
): Promise<CrashReport> {
  const servers: ServerProcess[] = []
  for (let i = 0; i < processes; i++) servers.push(await startProcess(place))
  const [first] = servers
  if (first === undefined) throw new Error('no server')
  const people = await makePeople(first.url, 6)
  const games = ['cosmos', 'hunters', 'arks']
  const moves: Acknowledged[] = []
  const wrong: string[] = []
  const over = new Set<string>()
  const players: { table: string; player: SeatPlayer }[] = []
  let closing = false
  const open = async (index: number): Promise<void> => {
    const two = [people[index % 6], people[(index + 1) % 6]].filter((each) => each !== undefined)
    const { id, seats } = await deal(servers[index % servers.length]?.url ?? '', games[index % 3] ?? 'arks', two)
    const opened: SeatPlayer[] = []
    for (const { seat, token, session } of seats) {
      // The players of one table sit at different servers, and go to another one when theirs is gone.
      let server = seat
      const player = new SeatPlayer({
        url: () => servers[server++ % servers.length]?.url ?? '',
        table: id,
        session,
        seat,
        token,
        eager: true,
        acknowledged: (move) => moves.push(move),
        wrong: (what) => wrong.push(`${id}: ${what}`),
        over: () => {
          if (over.has(id)) return
          over.add(id)
          void renew(index + 1)
        },
      })
      opened.push(player)
      players.push({ table: id, player })
    }
    await Promise.all(opened.map((player) => player.connect()))
  }
  /** A table that is over makes room for another one, as soon as a server can be reached. */
  const renew = async (index: number): Promise<void> => {
    while (!closing) {
      try {
        return await open(index)
      } catch {
        await pause(200)
      }
    }
  }
  await eachOf(Array.from({ length: tables }), 4, (_, i) => open(i))
  let killed = 0
  for (let kill = 0; kill < kills && Date.now() < until; kill++) {
    // Everybody is back and plays: a server that nobody speaks to would be killed for nothing.
    const from = moves.length
    for (let i = 0; i < 300 && moves.length < from + tables * 3; i++) await pause(50)
    await pause(Math.random() * 800)
    const victim = kill % servers.length
    const { port } = servers[victim] ?? first
    await servers[victim]?.kill()
    await pause(processes > 1 ? 300 : 0)
    servers[victim] = await startProcess(place, port)
    killed++
    if (killed % 10 === 0) progress(killed, moves.length)
  }
  closing = true
  const before = moves.length
  const going = [...new Set(players.map(({ table }) => table))].filter((id) => !over.has(id))
  const moved = (): Set<string> => new Set([...moves.slice(before).map(({ table }) => table), ...over])
  for (let i = 0; i < 300 && !going.every((id) => moved().has(id)); i++) await pause(100)
  const after = moved()
  const returns = players.reduce((sum, { player }) => sum + Math.max(0, player.returns), 0)
  for (const { player } of players) player.close()
  for (const server of servers) await server.stop()
  const ids = [...new Set(players.map(({ table }) => table))]
  const { lost, doubled } = await compare(place, ids, moves)
  const stuck = going.filter((id) => !after.has(id)).length
  return {
    kills: killed,
    acknowledged: moves.length,
    lost,
    doubled,
    wrong,
    continued: going.length - stuck,
    stuck,
    returns,
  }
}

/** Every acknowledged move has to stand in the log where the server said, and nowhere else. */
async function compare(place: StorePlace, tables: readonly string[], moves: readonly Acknowledged[]) {
  const thread = new URL('../src/thread.ts', import.meta.url)
  const store = await Store.open(place.kind === 'sqlite' ? { ...place, thread } : place)
  let lost = 0
  let doubled = 0
  for (const table of tables) {
    const rows: { seq: number; ref?: string; action?: string }[] = (await store.rows(table)).map((row) =>
      JSON.parse(row),
    )
    const bySeq = new Map(rows.map((row) => [row.seq, row]))
    if (rows.some(({ seq }, i) => seq !== i + 1)) doubled++
    const refs = rows.flatMap(({ ref }) => (ref === undefined ? [] : [ref]))
    doubled += refs.length - new Set(refs).size
    for (const move of moves) {
      if (move.table !== table) continue
      const row = bySeq.get(move.seq)
      if (row?.ref !== move.ref || row.action !== move.action) lost++
    }
  }
  await store.close()
  return { lost, doubled }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

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
  const show = (what: string, wanted: number, report: CrashReport): void => {
    const { kills, acknowledged, lost, doubled, wrong, stuck, continued, returns } = report
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
