import { availableParallelism } from 'node:os'
import { readArgs, readCount } from './args.ts'
import { balanceFigures } from './balance-figures.ts'
import { balancePage } from './balance-page.ts'
import { writeText } from './files.ts'
import { findGame } from './games.ts'
import { makeProgress } from './progress.ts'
import { readSeries } from './read-series.ts'
import type { Series } from './series.ts'
import type { Surroundings } from './surroundings.ts'
import { UsageError } from './usage.ts'
import { playSeries } from './workers.ts'

const shape = {
  games: 'text',
  seats: 'text',
  players: 'text',
  option: 'list',
  seed: 'text',
  workers: 'text',
  json: 'flag',
  out: 'text',
} as const

/** `orrery balance`: plays games and writes a page about who wins with what. */
export async function balance(words: readonly string[], { out, games, script }: Surroundings): Promise<number> {
  const given = readArgs(words, shape, 1)
  const { game } = findGame(given.positionals[0], games)
  const file = given.text('out')
  if (file === undefined && !given.flag('json')) throw new UsageError('balance needs --out report.html, or --json')
  const series: Series = { ...readSeries(given, game, { games: 200, seed: 'balance' }), keepTraces: true }
  const workers = readCount(given, 'workers', availableParallelism(), 1, 256)
  const progress = makeProgress(series.games, process.stderr)
  let count = 0
  const all = await playSeries(series, { games, workers, script, done: () => progress.at(++count) })
  progress.end()
  const figures = balanceFigures(series, all)
  if (given.flag('json')) out.print(`${JSON.stringify(figures)}\n`)
  if (file !== undefined) {
    writeText(file, balancePage(figures))
    if (!given.flag('json')) out.print(`${figures.games} games of ${game.id}; the report is in ${file}\n`)
  }
  return all.some((one) => one.error !== undefined) ? 1 : 0
}
