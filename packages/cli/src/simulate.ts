import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Played, type Player, parsePlayer, playMatch } from '@orrery/bots'
import { type Game, makeRecord, OrreryError, parseOptions, winners } from '@orrery/kernel'
import { readArgs, readCount, readOptions } from './args.ts'
import { findGame, type Registered } from './games.ts'
import type { Output } from './output.ts'
import { makeProgress } from './progress.ts'
import { type Summary, summarise } from './statistics.ts'

/** How one seat fared over all games. */
export interface SeatScores extends Summary {
  readonly seat: number
  readonly player: string
  /** The share of games won; a shared victory counts in parts. */
  readonly wins: number
}

/** What a simulation found; with `--json` it is printed just so. */
export interface Simulation {
  readonly game: string
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
  /** The first few things that went wrong, with what is needed to see them again. */
  readonly messages: readonly string[]
}

interface Plan {
  readonly games: number
  readonly players: readonly Player[]
  readonly options: Readonly<Record<string, string>>
  readonly seed: string
}

/** `orrery simulate`: plays games and reports. */
export async function simulate(
  words: readonly string[],
  output: Output,
  games: readonly Registered[],
): Promise<number> {
  const shape = {
    games: 'text',
    seats: 'text',
    players: 'text',
    seed: 'text',
    option: 'list',
    json: 'flag',
    out: 'text',
    records: 'text',
  } as const
  const given = readArgs(words, shape, 1)
  const { game } = findGame(given.positionals[0], games)
  const { min, max } = game.seats
  const names = given.text('players')?.split(',') ?? ['random']
  const seats = readCount(given, 'seats', Math.max(min, names.length), min, max)
  const plan: Plan = {
    games: readCount(given, 'games', 100, 1, 10_000_000),
    players: seatPlayers(names.map(parsePlayer), seats),
    options: parseOptions(game.id, game.options, seats, readOptions(given)),
    seed: given.text('seed') ?? 'orrery',
  }
  const records = given.text('records')
  if (records !== undefined) mkdirSync(records, { recursive: true })
  const progress = makeProgress(plan.games, process.stderr)
  const found = runSimulation(game, plan, (index, played) => {
    progress.at(index + 1)
    if (records !== undefined && played !== undefined) {
      writeFileSync(join(records, `${game.id}-${index + 1}.json`), makeRecord(played.record))
    }
  })
  progress.end()
  const text = given.flag('json') ? `${JSON.stringify(found)}\n` : describe(found)
  const out = given.text('out')
  if (out === undefined) output.print(text)
  else writeFileSync(out, text)
  return found.errors > 0 ? 1 : 0
}

/** One player for each seat: the names are dealt round when there are fewer of them. */
function seatPlayers(players: readonly Player[], seats: number): Player[] {
  if (players.length > seats) {
    throw new OrreryError('bad-seats', `${players.length} players do not fit on ${seats} seats`)
  }
  return Array.from({ length: seats }, (_, seat) => {
    const player = players[seat % players.length]
    if (player === undefined) throw new OrreryError('unknown-player', 'at least one player is needed')
    return player
  })
}

/** Plays the games of a plan one after the other. Game k has the seed `<seed>:<k>`, so every single one can be had again. */
export function runSimulation(
  game: Game,
  plan: Plan,
  done: (index: number, played: Played | undefined) => void,
): Simulation {
  const played: Played[] = []
  const messages: string[] = []
  let errors = 0
  const start = performance.now()
  for (let index = 0; index < plan.games; index++) {
    let one: Played | undefined
    try {
      one = playMatch(game, { players: plan.players, options: plan.options, seed: `${plan.seed}:${index}` })
      played.push({ ...one, record: { ...one.record, actions: [] } })
    } catch (error) {
      errors++
      if (messages.length < 5) messages.push(explain(error))
    }
    done(index, one)
  }
  const seconds = (performance.now() - start) / 1000
  const decisions = sum(played.map((each) => each.decisions))
  const enumerated = sum(played.map((each) => each.enumerated))
  const rivalWins = played.filter(({ result }) => result.rival?.rank === 1).length / Math.max(1, played.length)
  return {
    game: game.id,
    games: plan.games,
    finished: played.length,
    errors,
    decisions,
    seconds,
    decisionsPerSecond: decisions / seconds,
    enumeratedPerSecond: enumerated / seconds,
    branching: enumerated / Math.max(1, decisions),
    gamesPerSecond: played.length / seconds,
    decisionsPerGame: summarise(played.map((each) => each.decisions)),
    scores: plan.players.map((player, seat) => seatScores(played, seat, player.name)),
    ...(played.some(({ result }) => result.rival !== undefined) ? { rivalWins } : {}),
    seats: plan.players.length,
    options: plan.options,
    seed: plan.seed,
    messages,
  }
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}

function seatScores(played: readonly Played[], seat: number, player: string): SeatScores {
  const shares = played.map(({ result }) => {
    const won = winners(result)
    return won.includes(seat) ? 1 / won.length : 0
  })
  const scores = summarise(played.map(({ result }) => result.seats[seat]?.score ?? 0))
  return { seat, player, ...scores, wins: sum(shares) / Math.max(1, played.length) }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

function describe(found: Simulation): string {
  const whole = (value: number): string => Math.round(value).toLocaleString('en')
  const short = (value: number): string => value.toFixed(1)
  const options = Object.entries(found.options).map(([id, value]) => `, ${id} ${value}`)
  const lines = [
    `${found.game}: ${found.finished} of ${found.games} games finished in ${short(found.seconds)} s (${found.seats} seats${options.join('')}, seed ${found.seed})`,
    `  games/s        ${short(found.gamesPerSecond)}`,
    `  decisions/s    ${whole(found.decisionsPerSecond)}`,
    `  enumerated/s   ${whole(found.enumeratedPerSecond)}`,
    `  branching      ${short(found.branching)}`,
    `  decisions/game ${short(found.decisionsPerGame.mean)} (${found.decisionsPerGame.min} to ${found.decisionsPerGame.max})`,
    '  seat  player      mean     sd    min    max    wins',
    ...found.scores.map(
      ({ seat, player, mean, deviation, min, max, wins }) =>
        `  ${String(seat).padEnd(5)} ${player.padEnd(9)} ${short(mean).padStart(6)} ${short(deviation).padStart(6)} ${String(min).padStart(6)} ${String(max).padStart(6)} ${`${short(100 * wins)} %`.padStart(7)}`,
    ),
  ]
  if (found.rivalWins !== undefined) lines.push(`  the automa won ${short(100 * found.rivalWins)} %`)
  for (const message of found.messages) lines.push(`  error: ${message}`)
  return `${lines.join('\n')}\n`
}
