import { rate, wilson } from '@orrery/bots'
import { parsePlayer } from '@orrery/games/loaded'
import { parseOptions, winners } from '@orrery/kernel'
import { type Given, readArgs, readCount, readOptions } from './args.ts'
import type { Environment } from './environment.ts'
import { writeText } from './files.ts'
import { findGame } from './games.ts'
import { nameOf, readRules, rulesShape } from './own-set.ts'
import { poolShape, withPool } from './pool.ts'
import { makeProgress } from './progress.ts'
import { rulesIn } from './read-series.ts'
import type { Series, SeriesGame } from './series.ts'
import { describeTrials, tryWays } from './simple.ts'
import { percentile } from './statistics.ts'
import { UsageError } from './usage.ts'
import { playSeries } from './workers.ts'

/** How one player fared in the arena. */
export interface Contestant {
  readonly name: string
  /** Games won; a shared win counts in parts. */
  readonly wins: number
  readonly share: number
  /** The 95 % interval of the share. */
  readonly low: number
  readonly high: number
  readonly elo: number
  readonly eloLow: number
  readonly eloHigh: number
  readonly secondsPerTurnP95: number
}

/** The outcome of the arena, as `--json` prints it. */
export interface Arena {
  readonly game: string
  /** What it was played with. */
  readonly rules: string
  readonly games: number
  readonly seats: number
  readonly players: readonly Contestant[]
  readonly errors: number
  readonly messages: readonly string[]
}

const shape = {
  players: 'text',
  simple: 'text',
  games: 'text',
  budget: 'text',
  ...rulesShape,
  option: 'list',
  seed: 'text',
  ...poolShape,
  json: 'flag',
  out: 'text',
} as const

/** `orrery arena`: lets bots play each other with rotating seats, and rates them. */
export async function arena(words: readonly string[], environment: Environment): Promise<number> {
  const { out, games } = environment
  const given = readArgs(words, shape, 1)
  const chosen = readRules(given, findGame(given.positionals[0], games))
  const { game } = chosen
  const { min, max } = game.seats
  const against = given.text('simple')
  if (against !== undefined) {
    const amount = { games: readCount(given, 'games', 40, 2, 1_000_000), seed: given.text('seed') ?? 'simple' }
    const trials = await withPool(given, environment, (pool) => tryWays(game, against.split(','), amount, pool))
    write(given, out, given.flag('json') ? `${JSON.stringify(trials)}\n` : describeTrials(nameOf(chosen), trials))
    return 0
  }
  const names = given.text('players')?.split(',') ?? []
  if (names.length < Math.max(1, min) || names.length > max) {
    throw new UsageError(
      `--players names ${min} to ${max} players of ${game.id}, one for each seat, such as random,random`,
    )
  }
  for (const name of names) parsePlayer(game.id, name)
  const work = given.text('budget') === undefined ? {} : { work: readCount(given, 'budget', 0, 1, 1_000_000_000) }
  const series: Series = {
    ...rulesIn(game),
    games: readCount(given, 'games', 100, 1, 1_000_000),
    players: names,
    rotate: true,
    options: parseOptions(game.id, game.options, names.length, readOptions(given)),
    seed: given.text('seed') ?? 'arena',
    keepRecords: false,
    ...work,
  }
  const progress = makeProgress(series.games, process.stderr)
  let count = 0
  const all = await withPool(given, environment, (pool) =>
    playSeries(series, { ...pool, done: () => progress.at(++count) }),
  )
  progress.end()
  const found = judge(series, nameOf(chosen), all)
  write(given, out, given.flag('json') ? `${JSON.stringify(found)}\n` : describe(found))
  return found.errors > 0 ? 1 : 0
}

/** Prints the outcome, or writes it to the file that `--out` names. */
function write(given: Given, out: Environment['out'], text: string): void {
  const file = given.text('out')
  if (file === undefined) out.print(text)
  else writeText(file, text)
}

/** Shares, intervals and ratings from the games of a series. */
function judge(series: Series, rules: string, all: readonly SeriesGame[]): Arena {
  const n = series.players.length
  const wins = new Array<number>(n).fill(0)
  const ahead = Array.from({ length: n }, () => new Array<number>(n).fill(0))
  const times = Array.from({ length: n }, (): number[] => [])
  let finished = 0
  for (const { seating, played } of all) {
    if (played === undefined) continue
    finished++
    const won = winners(played.result)
    for (const seat of won) addTo(wins, seating[seat], 1 / won.length)
    for (const { seat, milliseconds } of played.turns) times[seating[seat] ?? 0]?.push(milliseconds / 1000)
    for (const [a, standing] of played.result.seats.entries()) {
      for (const [b, other] of played.result.seats.entries()) {
        if (a !== b)
          addTo(
            ahead[seating[a] ?? 0] ?? [],
            seating[b],
            standing.rank < other.rank ? 1 : standing.rank === other.rank ? 0.5 : 0,
          )
      }
    }
  }
  // A player on their own has no opponent to be rated against.
  const ratings = n > 1 ? rate(ahead) : []
  const players = series.players.map((name, i): Contestant => {
    const rating = ratings[i] ?? { elo: 0, low: 0, high: 0 }
    return {
      name,
      wins: wins[i] ?? 0,
      ...wilson(wins[i] ?? 0, finished),
      elo: rating.elo,
      eloLow: rating.low,
      eloHigh: rating.high,
      secondsPerTurnP95: percentile(times[i] ?? [], 0.95),
    }
  })
  const messages = all.flatMap((one) => (one.error === undefined ? [] : [one.error]))
  return {
    game: series.game,
    rules,
    games: finished,
    seats: n,
    players,
    errors: messages.length,
    messages: messages.slice(0, 5),
  }
}

function addTo(list: number[], index: number | undefined, amount: number): void {
  if (index !== undefined) list[index] = (list[index] ?? 0) + amount
}

function describe(found: Arena): string {
  const percent = (value: number): string => `${(100 * value).toFixed(1)} %`
  const lines = [
    `${found.game}, ${found.rules}: ${found.games} games, ${found.seats} seats`,
    '  player       wins     share  95 % interval        Elo  95 % interval   s/turn p95',
  ]
  for (const each of found.players) {
    const interval = `${percent(each.low)} - ${percent(each.high)}`
    const elo = `${each.eloLow.toFixed(0)} - ${each.eloHigh.toFixed(0)}`
    lines.push(
      `  ${each.name.padEnd(9)} ${each.wins.toFixed(1).padStart(7)} ${percent(each.share).padStart(9)}  ${interval.padEnd(17)} ${each.elo.toFixed(0).padStart(6)}  ${elo.padEnd(14)} ${each.secondsPerTurnP95.toFixed(3).padStart(8)}`,
    )
  }
  for (const message of found.messages) lines.push(`  error: ${message}`)
  return `${lines.join('\n')}\n`
}
