import { join } from 'node:path'
import type { Played } from '@orrery/bots'
import { makeRecord, winners } from '@orrery/kernel'
import { readArgs } from './args.ts'
import type { Environment } from './environment.ts'
import { makeFolder, writeText } from './files.ts'
import { findGame } from './games.ts'
import { nameOf, readRules, rulesShape } from './own-set.ts'
import { poolShape, withPool } from './pool.ts'
import { makeProgress } from './progress.ts'
import { readSeries } from './read-series.ts'
import type { Series, SeriesGame } from './series.ts'
import { type Summary, sum, summarise } from './statistics.ts'
import { playSeries } from './workers.ts'

/** How one seat fared over all games. */
export interface SeatScores extends Summary {
  readonly seat: number
  readonly player: string
  /** The share of games won; a shared victory counts in parts. */
  readonly wins: number
}

/** The outcome of a simulation, as `--json` prints it. */
export interface Simulation {
  readonly game: string
  /** What it was played with. */
  readonly rules: string
  readonly games: number
  readonly finished: number
  readonly errors: number
  readonly decisions: number
  readonly seconds: number
  readonly decisionsPerSecond: number
  readonly enumeratedPerSecond: number
  readonly branching: number
  readonly gamesPerSecond: number
  readonly decisionsPerGame: Summary
  readonly scores: readonly SeatScores[]
  /** The share of games won by an opponent the rules play themselves. */
  readonly rivalWins?: number
  readonly seats: number
  readonly options: Readonly<Record<string, string>>
  readonly seed: string
  /** Threads of this machine; 0 when others played, by a queue. */
  readonly workers: number
  /** The first few things that went wrong, with what is needed to reproduce them. */
  readonly messages: readonly string[]
}

const shape = {
  games: 'text',
  seats: 'text',
  players: 'text',
  ...rulesShape,
  seed: 'text',
  option: 'list',
  ...poolShape,
  json: 'flag',
  out: 'text',
  records: 'text',
} as const

/** `orrery simulate`: plays games and reports. */
export async function simulate(words: readonly string[], environment: Environment): Promise<number> {
  const { out, games } = environment
  const given = readArgs(words, shape, 1)
  const chosen = readRules(given, findGame(given.positionals[0], games))
  const { game } = chosen
  const records = given.text('records')
  const series: Series = {
    ...readSeries(given, game, { games: 100, seed: 'orrery' }),
    keepRecords: records !== undefined,
  }
  if (records !== undefined) makeFolder(records)
  const progress = makeProgress(series.games, process.stderr)
  let count = 0
  const done = ({ index, played }: SeriesGame): void => {
    progress.at(++count)
    if (records !== undefined && played !== undefined) {
      writeText(join(records, `${game.id}-${index + 1}.json`), makeRecord(played.record))
    }
  }
  const found = await withPool(given, environment, async (pool) => {
    const start = performance.now()
    const all = await playSeries(series, { ...pool, done })
    const seconds = (performance.now() - start) / 1000
    return evaluate(series, nameOf(chosen), all, seconds, pool.access === undefined ? pool.workers : 0)
  })
  progress.end()
  const text = given.flag('json') ? `${JSON.stringify(found)}\n` : describe(found)
  const file = given.text('out')
  if (file === undefined) out.print(text)
  else writeText(file, text)
  return found.errors > 0 ? 1 : 0
}

function evaluate(
  series: Series,
  rules: string,
  all: readonly SeriesGame[],
  seconds: number,
  workers: number,
): Simulation {
  const played = all.flatMap((one) => (one.played === undefined ? [] : [one.played]))
  const messages = all.flatMap((one) => (one.error === undefined ? [] : [one.error]))
  const decisions = sum(played.map((each) => each.decisions))
  const enumerated = sum(played.map((each) => each.enumerated))
  const rivalWins = played.filter(({ result }) => result.rival?.rank === 1).length / Math.max(1, played.length)
  return {
    game: series.game,
    rules,
    games: series.games,
    finished: played.length,
    errors: messages.length,
    decisions,
    seconds,
    decisionsPerSecond: decisions / seconds,
    enumeratedPerSecond: enumerated / seconds,
    branching: enumerated / Math.max(1, decisions),
    gamesPerSecond: played.length / seconds,
    decisionsPerGame: summarise(played.map((each) => each.decisions)),
    scores: series.players.map((player, seat) => seatScores(played, seat, player)),
    ...(played.some(({ result }) => result.rival !== undefined) ? { rivalWins } : {}),
    seats: series.players.length,
    options: series.options,
    seed: series.seed,
    workers,
    messages: messages.slice(0, 5),
  }
}

function seatScores(played: readonly Played[], seat: number, player: string): SeatScores {
  const shares = played.map(({ result }) => {
    const won = winners(result)
    return won.includes(seat) ? 1 / won.length : 0
  })
  const scores = summarise(played.map(({ result }) => result.seats[seat]?.score ?? 0))
  return { seat, player, ...scores, wins: sum(shares) / Math.max(1, played.length) }
}

function describe(found: Simulation): string {
  const whole = (value: number): string => Math.round(value).toLocaleString('en')
  const short = (value: number): string => value.toFixed(1)
  const options = Object.entries(found.options).map(([id, value]) => `, ${id} ${value}`)
  const workers = found.workers === 0 ? 'by a queue' : `${found.workers} workers`
  const lines = [
    `${found.game}, ${found.rules}: ${found.finished} of ${found.games} games finished in ${short(found.seconds)} s (${found.seats} seats${options.join('')}, seed ${found.seed}, ${workers})`,
    `  games/s        ${short(found.gamesPerSecond)}`,
    `  decisions/s    ${whole(found.decisionsPerSecond)}`,
    `  enumerated/s   ${whole(found.enumeratedPerSecond)}`,
    `  branching      ${short(found.branching)}`,
    `  decisions/game ${short(found.decisionsPerGame.mean)} (${found.decisionsPerGame.min} to ${found.decisionsPerGame.max})`,
    '  seat  player      mean     sd    min    max    wins',
  ]
  for (const { seat, player, mean, deviation, min, max, wins } of found.scores) {
    const cells = [short(mean), short(deviation), String(min), String(max)].map((cell) => cell.padStart(6))
    lines.push(
      `  ${String(seat).padEnd(5)} ${player.padEnd(9)} ${cells.join(' ')} ${`${short(100 * wins)} %`.padStart(7)}`,
    )
  }
  if (found.rivalWins !== undefined) lines.push(`  the automa won ${short(100 * found.rivalWins)} %`)
  for (const message of found.messages) lines.push(`  error: ${message}`)
  return `${lines.join('\n')}\n`
}
