import { availableParallelism } from 'node:os'
import { parsePlayer } from '@orrery/bots'
import { parseOptions } from '@orrery/kernel'
import { readArgs, readCount, readOptions } from './args.ts'
import { balanceFigures } from './balance-figures.ts'
import { balancePage } from './balance-page.ts'
import { writeText } from './files.ts'
import { findGame } from './games.ts'
import { makeProgress } from './progress.ts'
import type { Series } from './series.ts'
import { dealRound } from './simulate.ts'
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
  const { min, max } = game.seats
  const names = given.text('players')?.split(',') ?? ['random']
  for (const name of names) parsePlayer(game.id, name)
  const seats = readCount(given, 'seats', Math.max(min, names.length), min, max)
  const file = given.text('out')
  if (file === undefined && !given.flag('json')) throw new UsageError('balance needs --out report.html, or --json')
  const series: Series = {
    game: game.id,
    games: readCount(given, 'games', 200, 1, 1_000_000),
    players: dealRound(names, seats),
    rotate: false,
    options: parseOptions(game.id, game.options, seats, readOptions(given)),
    seed: given.text('seed') ?? 'balance',
    keepRecords: false,
    keepTraces: true,
  }
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
