/** Measures one game, or all of them in one process; started by main.ts. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { games as known } from '@orrery/games'
import { newestGame } from '@orrery/kernel'
import { clones, counts, lists, playouts, randomPlay } from './games.ts'
import { type Figure, measure } from './measure.ts'
import { boardgameIo, chess } from './yardsticks.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    milliseconds: { type: 'string', default: '1000' },
    only: { type: 'string' },
    together: { type: 'boolean', default: false },
    'no-save': { type: 'boolean', default: false },
  },
})
const rounds = Number(values.rounds)
const milliseconds = Number(values.milliseconds)
const manifests = known.filter(({ id }) => values.only === undefined || id === values.only)
if (!(rounds >= 1 && milliseconds >= 10 && manifests.length > 0)) {
  const ids = known.map(({ id }) => id).join(', ')
  console.error(`bench: --rounds from 1, --milliseconds from 10, --only one of ${ids}`)
  process.exit(2)
}
// Only the rules that are measured: V8 also optimises the kernel for what other games do while they are loaded.
const games = await Promise.all(manifests.map(async ({ id, versions }) => newestGame(await versions(), id)))

const setups = games.flatMap((game) =>
  Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => ({ game, seats: game.seats.min + i })),
)
const note = (text: string): void => void (process.stderr.isTTY && process.stderr.write(`\r${text.padEnd(70)}\r`))
const play = measure(
  [chess, boardgameIo, ...setups.map(({ game, seats }) => randomPlay(game, seats))],
  rounds,
  milliseconds,
  note,
)
const each = (workload: typeof clones, share: number): Figure[] =>
  measure(
    setups.map(({ game, seats }) => workload(game, seats)),
    rounds,
    milliseconds * share,
    note,
  )
const drawn = each(playouts, 1)
const listed = each(lists, 1 / 4)
const counted = each(counts, 1 / 4)
const clone = each(clones, 1 / 4)

const [chessFigure, boardgameFigure] = play
if (chessFigure === undefined || boardgameFigure === undefined) throw new Error('the yardsticks were not measured')
console.log(table(play, chessFigure, boardgameFigure))
console.log('by itself                    clones/s   playouts/s  decisions/s      lists/s    listed/s     counts/s')
for (const [i, { name, decisionsPerSecond }] of clone.entries()) {
  const columns = [
    decisionsPerSecond,
    drawn[i]?.gamesPerSecond ?? 0,
    drawn[i]?.decisionsPerSecond ?? 0,
    listed[i]?.decisionsPerSecond ?? 0,
    listed[i]?.enumeratedPerSecond ?? 0,
    counted[i]?.decisionsPerSecond ?? 0,
  ]
  console.log([name.padEnd(24), ...columns.map((value) => whole(value).padStart(12))].join(' '))
}
if (!values['no-save']) save()

function table(figures: readonly Figure[], byChess: Figure, byBoardgame: Figure): string {
  const head =
    'random play                          games/s  decisions/s  branching  enumerated/s  x chessops  x chessops enum.  x boardgame.io'
  const rows = figures.map((f) =>
    [
      f.name.padEnd(34),
      f.gamesPerSecond.toFixed(1).padStart(9),
      whole(f.decisionsPerSecond).padStart(12),
      f.branching.toFixed(1).padStart(10),
      whole(f.enumeratedPerSecond).padStart(13),
      (f.decisionsPerSecond / byChess.decisionsPerSecond).toFixed(2).padStart(11),
      (f.enumeratedPerSecond / byChess.enumeratedPerSecond).toFixed(2).padStart(17),
      (f.decisionsPerSecond / byBoardgame.decisionsPerSecond).toFixed(1).padStart(15),
    ].join(' '),
  )
  return `${[head, ...rows].join('\n')}\n`
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en')
}

function save(): void {
  const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim()
  const commit = git('rev-parse', '--short', 'HEAD')
  const dirty = git('status', '--porcelain', '--', 'packages') !== ''
  const folder = join('bench', 'results')
  const date = new Date().toISOString().slice(0, 10)
  const file = join(folder, `${date}-${commit}${dirty ? '-changed' : ''}-${values.only ?? 'together'}.json`)
  const machine = { node: process.version, cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length }
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    file,
    `${JSON.stringify({ date, commit, dirty, machine, rounds, milliseconds, play, drawn, listed, counted, clone }, null, 2)}\n`,
  )
  console.log(`\nwritten to ${file}`)
}
