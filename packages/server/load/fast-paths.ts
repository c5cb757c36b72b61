// npm run fast-paths: what each hand-written path saves, beside what a library or JSON would do in its place.
// Plays random games in memory and times every stage of a move; no store, no other process but the one that reads the socket.
// A path earns its place when it saves at least 5 % of the processor time of a move.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { makeRng, patchText, pick, randomLegal } from '@orrery/kernel'
import { type ClientMessage, clientMessageSchema, type ServerMessage } from '@orrery/protocol'
import {
  botToAct,
  decide,
  decideNewTable,
  evolve,
  fold,
  knownBy,
  type Library,
  makeLibrary,
  type RowOutcome,
  runCommand,
  type Table,
  updateFor,
  updateTexts,
} from '@orrery/table'
import { defaultLimits } from '../src/config.ts'
import { frames } from '../src/frames.ts'
import { games } from '../src/games.ts'
import { makeAppend } from '../src/heads.ts'
import { quickAct } from '../src/quick-act.ts'

const MOVES = Number(process.argv[2] ?? 20_000)
const WARM = MOVES / 4
/** Milliseconds by stage, one for each move, after warming up. */
const times = new Map<string, number[]>()
/** The same for what can only be measured as a whole. */
const spent = new Map<string, number>()

function timed<T>(stage: string, counts: boolean, work: () => T): T {
  const start = performance.now()
  const done = work()
  const took = performance.now() - start
  if (!counts) return done
  const all = times.get(stage) ?? []
  times.set(stage, all)
  all.push(took)
  return done
}

const people = [
  { id: 'aW9KnKZr364p', name: 'Mira' },
  { id: 'b2Tq0cUHxOq1', name: 'Ada' },
] as const

function deal(library: Library, game: string, nr: number): Table {
  const made = decideNewTable(
    library,
    { type: 'create', id: `t${nr}`, secret: '5e'.repeat(32), game, seats: 2 },
    people[0],
    1,
  )
  if ('refusal' in made) throw new Error(made.refusal.code)
  const table = fold(library, made.rows)
  runCommand(library, table, { type: 'sit', nonce: '1'.repeat(32) }, people[1], 2)
  runCommand(library, table, { type: 'start', nonce: nr.toString(16).padStart(32, '0') }, people[0], 3)
  return table
}

/** The output of `updateTexts`, made with `JSON.stringify` for each reader. */
function plainUpdate(
  library: Library,
  table: Table,
  outcomes: readonly RowOutcome[],
  as: number,
  known: unknown,
): string {
  const { play, ...rest } = updateFor(library, table, outcomes, as)
  if (play === undefined) return JSON.stringify({ type: 'update', as, ...rest } satisfies ServerMessage)
  const { view, ...position } = play
  const changes = known === undefined ? undefined : patchText(known, view)
  if (changes === undefined) return JSON.stringify({ type: 'update', as, ...rest, play } satisfies ServerMessage)
  const patch: (readonly [(string | number)[]])[] = JSON.parse(`[${changes}]`)
  return JSON.stringify({ type: 'update', as, ...rest, play: { patch, ...position } } satisfies ServerMessage)
}

/** Plays, and returns some of the updates as they are sent through a socket. */
function play(): string[][] {
  const library = makeLibrary(games, () => ['random'])
  const rng = makeRng('fast paths')
  const samples: string[][] = []
  const ids = [...new Set(games.map(({ id }) => id))]
  let moves = 0
  for (let nr = 0; moves < MOVES + WARM; nr++) {
    const table = deal(library, ids[nr % ids.length] ?? '', nr)
    let views: readonly unknown[] = [undefined, undefined]
    while (table.phase === 'playing' && table.play !== undefined && moves < MOVES + WARM) {
      const counts = moves++ >= WARM
      const game = games.find(({ id, version }) => id === table.game && version === table.version)
      if (game === undefined) throw new Error('there is no such game')
      const seat = pick(rng, game.toAct(table.play.state))
      const action = randomLegal(game, table.play.state, seat, rng).id
      const text = JSON.stringify({
        type: 'do',
        id: moves,
        command: { type: 'act', action, after: table.play.changes, ref: `0b6c${moves}` },
      } satisfies ClientMessage)
      const data: unknown = timed('JSON.parse', counts, () => JSON.parse(text))
      timed('take a decision: quickAct', counts, () => quickAct(data))
      timed('take a decision: schema', counts, () => clientMessageSchema.safeParse(data))
      const by = people[seat] ?? people[0]
      const decision = timed('decide', counts, () =>
        decide(library, table, { type: 'act', seat, action, ref: `0b6c${moves}` }, by, 4 + moves),
      )
      if ('refusal' in decision) throw new Error(decision.refusal.code)
      const known = timed('tell two seats: look before', counts, () => knownBy(library, table, [0, 1]))
      const outcomes = timed('evolve', counts, () => decision.rows.map((row) => evolve(library, table, row, true)))
      timed('append', counts, () => makeAppend(library, table, decision.rows, botToAct(library, table), defaultLimits))
      const readers = people.map((_, watcher) => ({ watcher, patches: true, known: known(watcher) }))
      const written = timed('tell two seats: update-text', counts, () => updateTexts(library, table, outcomes, readers))
      timed('tell two seats: JSON', counts, () =>
        people.map((_, as) => plainUpdate(library, table, outcomes, as, views[as])),
      )
      const state = table.play.state
      views = people.map((_, watcher) => game.view(state, watcher))
      if (moves % 50 === 0) {
        samples.push([
          `{"type":"update","as":0,${written[0]?.text ?? ''}}`,
          `{"type":"done","id":${moves},"seq":${table.seq}}`,
        ])
      }
    }
  }
  return samples
}

const SINK = `require('net').createServer(s => s.on('data', () => {})).listen(0, '127.0.0.1', function () { console.log(this.address().port) })`

/** Processor time of this process for this many writes, in milliseconds. */
async function writing(
  socket: Socket,
  samples: readonly string[][],
  write: (texts: readonly string[]) => void,
): Promise<number> {
  const before = process.cpuUsage()
  for (let nr = 0; nr < MOVES; nr++) {
    write(samples[nr % samples.length] ?? [])
    if (nr % 64 === 63) await new Promise((resolve) => setImmediate(resolve))
    if (socket.writableNeedDrain) await once(socket, 'drain')
  }
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const samples = play()
const sink = spawn(process.execPath, ['-e', SINK], { stdio: ['ignore', 'pipe', 'inherit'] })
const [port] = await once(createInterface(sink.stdout), 'line')
const socket = connect(Number(port), '127.0.0.1').setNoDelay()
await once(socket, 'connect')
/** The library's way: header and text are written separately, corked by the stream. */
const byLibrary = (texts: readonly string[]): void => {
  for (const text of texts) {
    const bytes = Buffer.from(text)
    socket.cork()
    socket.write(frames([text]).subarray(0, -bytes.length))
    socket.write(bytes)
    socket.uncork()
  }
}
const ways: readonly [string, (texts: readonly string[]) => void][] = [
  ['send: one piece', (texts) => socket.write(frames(texts))],
  ['send: as the library does', byLibrary],
]
for (let round = 0; round < 4; round++) {
  for (const [name, write] of ways) {
    const ms = await writing(socket, samples, write)
    // The first round only warms up. Each move is sent to two seats.
    if (round > 0) spent.set(name, (spent.get(name) ?? 0) + (2 * ms) / 3)
  }
}
socket.destroy()
sink.kill()

// The slowest tenth is left out: another process had the core, or garbage was collected.
for (const [stage, all] of times) {
  const kept = all.sort((a, b) => a - b).slice(0, Math.floor(0.9 * all.length))
  spent.set(stage, (kept.reduce((sum, each) => sum + each, 0) * MOVES) / kept.length)
}
const micros = (stage: string): number => (1000 * (spent.get(stage) ?? 0)) / MOVES
const pairs: readonly [string, string][] = [
  ['take a decision: quickAct', 'take a decision: schema'],
  ['tell two seats: update-text', 'tell two seats: JSON'],
  ['send: one piece', 'send: as the library does'],
]
const common = micros('JSON.parse') + micros('decide') + micros('evolve') + micros('append')
// What a move costs with everything by hand.
const move =
  common + micros('take a decision: quickAct') + micros('tell two seats: update-text') + micros('send: one piece')
for (const stage of [...spent.keys()].sort())
  console.log(`${stage.padEnd(32)} ${micros(stage).toFixed(2).padStart(8)} µs`)
console.log(`${'a move without store and queue'.padEnd(32)} ${move.toFixed(2).padStart(8)} µs`)
for (const [fast, plain] of pairs) {
  const saved = micros(plain) - micros(fast)
  const share = (100 * saved) / (move + saved)
  console.log(
    `${fast}, instead of ${plain.split(': ')[1]}: saves ${saved.toFixed(2)} µs a move, ${share.toFixed(1)} % of it`,
  )
}
