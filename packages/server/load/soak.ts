// Steady load for an hour with people who come and go: does memory stay flat? Prints a line a minute, and ends with 0 only when it does.
//   node --import tsx load/soak.ts [--minutes 60] [--tables 300] [--every 2000] [--database postgres://…]
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type LightSeat, seatsAt } from './light-seat.ts'
import { type Account, type Dealt, deal, eachOf, makePeople } from './people.ts'
import { startProcess } from './process.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    tables: { type: 'string', default: '300' },
    every: { type: 'string', default: '2000' },
    database: { type: 'string' },
  },
})
const games = ['cosmos', 'hunters', 'arks']
/** In every minute this share of the tables is left by everybody, and as many are opened again. */
const GOING = 0.2
/** Memory may have grown by this share from the first third (once warm) to the last. */
const GROWTH = 0.1

/** A table and who sits at it; without players when they have gone. */
interface Place {
  dealt: Dealt
  players: readonly LightSeat[]
}

/** What the server says about itself. */
interface Figures {
  readonly heap: number
  readonly rss: number
  readonly sockets: number
  readonly tables: number
}

const folder = mkdtempSync(join(tmpdir(), 'orrery-soak-'))
const store =
  values.database === undefined
    ? { kind: 'sqlite' as const, file: join(folder, 'soak.db') }
    : { kind: 'postgres' as const, url: values.database }
const server = await startProcess(store)
const people = await makePeople(server.url, 40)
const wrong = new Set<string>()
let times: number[] = []
const places: Place[] = []

async function dealAt(index: number): Promise<Dealt> {
  const two = [people[index % 40], people[(index + 7) % 40]].filter((each): each is Account => each !== undefined)
  return deal(server.url, games[index % 3] ?? 'arks', two)
}

/** Everybody of a table comes; a game that ends is replaced by another one. */
async function come(place: Place, index: number): Promise<void> {
  const players = seatsAt(server.url, place.dealt, {
    acknowledged: (ms) => times.push(ms),
    wrong: (what) => wrong.add(what),
    over: () =>
      setImmediate(async () => {
        go(place)
        place.dealt = await dealAt(index)
        await come(place, index)
      }),
  })
  for (const player of players) await player.connect()
  place.players = players
}

function go(place: Place): void {
  for (const player of place.players) player.close()
  place.players = []
}

async function figures(): Promise<Figures> {
  const text = await (await fetch(`${server.url}/metrics`)).text()
  const read = (name: string): number => Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1] ?? 0)
  return {
    heap: read('nodejs_heap_size_used_bytes') / 1e6,
    rss: read('process_resident_memory_bytes') / 1e6,
    sockets: read('orrery_sockets'),
    tables: read('orrery_tables_in_memory'),
  }
}

const mean = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0) / Math.max(1, list.length)
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

await eachOf(Array.from({ length: Number(values.tables) }), 20, async (_, i) => {
  const place: Place = { dealt: await dealAt(i), players: [] }
  places.push(place)
  await come(place, i)
})
const every = Number(values.every)
const moving = setInterval(() => {
  // A tenth of the tables at a time, so that moves do not come in one burst.
  for (const { players } of places) if (Math.random() < 0.1) players.find(({ asked }) => asked)?.play()
}, every / 10)
const heaps: number[] = []
console.log('minute   moves/s   p50 ms   p99 ms   max ms   heap MB   rss MB   sockets   tables in memory')
for (let minute = 1; minute <= Number(values.minutes); minute++) {
  times = []
  const leaving = places.filter(({ players }) => players.length > 0 && Math.random() < GOING)
  const returning = places.filter(({ players }) => players.length === 0)
  for (const place of leaving) go(place)
  await eachOf(returning, 10, (place) => come(place, places.indexOf(place)))
  await pause(60_000)
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number): string => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1)
  const { heap, rss, sockets, tables } = await figures()
  heaps.push(heap)
  const cells = [
    minute,
    (sorted.length / 60).toFixed(0),
    at(0.5),
    at(0.99),
    at(1),
    heap.toFixed(0),
    rss.toFixed(0),
    sockets,
    tables,
  ]
  console.log(cells.map((cell, i) => String(cell).padStart([6, 9, 8, 8, 8, 9, 8, 9, 18][i] ?? 0)).join(' '))
}
clearInterval(moving)
for (const place of places) go(place)
await server.stop()
rmSync(folder, { recursive: true, force: true })
// The lowest of three minutes: in between the heap holds what was not collected yet.
const lows = heaps.map((_, i) => Math.min(...heaps.slice(Math.max(0, i - 2), i + 1)))
const third = Math.floor(lows.length / 3)
const [early, late] = [mean(lows.slice(third, 2 * third)), mean(lows.slice(2 * third))]
const flat = third === 0 || late <= early * (1 + GROWTH)
for (const each of [...wrong].slice(0, 5)) console.log(`wrong: ${each}`)
const verdict = third === 0 ? 'too short to tell' : flat ? 'flat' : 'GROWS'
console.log(`heap in the second third ${early.toFixed(0)} MB, in the last ${late.toFixed(0)} MB: ${verdict}`)
process.exit(flat && wrong.size === 0 ? 0 : 1)
