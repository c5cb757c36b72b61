// One address, several processes on one PostgreSQL (orrery serve --processes): tables are played as fast as they can be.
// Prints moves a second, and moves for each second of processor time of the server's processes, which also tells on a machine that has other
// things to do. Give the load a core of its own where there is one.
//   node --import tsx load/cores.ts [--processes 1,2] [--tables 100] [--seconds 8] [--warm 5] [--database postgres://…]
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { Supervisor } from '../src/processes/supervisor.ts'
import { startPostgres } from '../test/postgres.ts'
import { type LightSeat, seatsAt } from './light-seat.ts'
import { figuresOf, Meter, summary } from './measure.ts'
import { deal, eachOf, makePeople } from './people.ts'
import { bundle } from './process.ts'

const { values } = parseArgs({
  options: {
    processes: { type: 'string', default: '1,2' },
    tables: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '8' },
    warm: { type: 'string', default: '5' },
    database: { type: 'string' },
  },
})
const games = ['cosmos', 'hunters', 'arks']
const pause = (seconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1000 * seconds))

async function run(url: string, count: number) {
  const given = JSON.stringify({ store: { kind: 'postgres', url }, port: 0, ahead: 0, address: 'auto' })
  const where = { port: 0, host: '127.0.0.1', stuckAfter: 60_000, log: console.error }
  const supervisor = await Supervisor.start({ program: await bundle(), args: [given], count, ...where })
  const cpu = (): number =>
    supervisor.pids.reduce<number>((sum, pid) => sum + (pid === undefined ? 0 : figuresOf(pid).cpu), 0)
  const meter = new Meter()
  const people = await makePeople(supervisor.url, 8)
  const players: LightSeat[] = []
  const seat = async (index: number): Promise<void> => {
    const two = [people[index % 8], people[(index + 1) % 8]].filter((each) => each !== undefined)
    const dealt = await deal(supervisor.url, games[index % 3] ?? 'arks', two)
    const group = seatsAt(supervisor.url, dealt, {
      acknowledged: (ms) => meter.add(ms),
      wrong: (what) => meter.wrong.add(what),
      // Games that end are replaced, so that all processes stay busy.
      over: () => void seat(index + 3).catch((error: unknown) => meter.wrong.add(String(error))),
    })
    for (const player of group) {
      await player.connect()
      player.eager = true
      player.play()
    }
    players.push(...group)
  }
  await eachOf(Array.from({ length: Number(values.tables) }), 8, (_, i) => seat(i))
  await pause(Number(values.warm))
  const before = cpu()
  meter.start()
  await pause(Number(values.seconds))
  const { times, took, loadCpu } = meter.stop()
  const report = { ...summary(times, took, cpu() - before), loadCpu: loadCpu / took, wrong: [...meter.wrong] }
  for (const player of players) player.close()
  await supervisor.close()
  return report
}

const postgres = values.database === undefined ? await startPostgres() : undefined
console.log(`${cpus().length} cores`)
console.log('processes  moves/s  server cores  moves/CPU-s  load cores    p50    p99 ms')
for (const count of values.processes.split(',').map(Number)) {
  const found = await run(values.database ?? (await postgres?.database()) ?? '', count)
  const cells = [
    found.perSecond,
    found.cpu.toFixed(2),
    found.perCpuSecond,
    found.loadCpu.toFixed(2),
    found.p50,
    found.p99,
  ]
  const widths = [7, 12, 11, 10, 5, 8]
  console.log([String(count).padStart(9), ...cells.map((cell, i) => String(cell).padStart(widths[i] ?? 0))].join('  '))
  for (const each of found.wrong.slice(0, 5)) console.log(`  wrong: ${each}`)
}
await postgres?.stop()
process.exit(0)
