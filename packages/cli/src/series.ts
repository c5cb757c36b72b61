import { isMainThread } from 'node:worker_threads'
import { type Budget, type Played, type Player, playMatch } from '@orrery/bots'
import type { ModelWeights } from '@orrery/bots/model'
import { lossesIn } from '@orrery/bots/puzzles'
import { analystOf, footprintOf, learningOf, parsePlayer } from '@orrery/games/loaded'
import { begin, type Game, OrreryError, parseEntry, type Seat } from '@orrery/kernel'
import { makeTracer, type Trace } from './trace.ts'

/** Many games of one kind. Game k has the seed `<seed>:<k>`, so every single one can be reproduced. */
export interface Series {
  readonly game: string
  /** The version of the rules, and what differs from its components. */
  readonly version: number
  readonly set?: object
  readonly games: number
  /** Names of players, one for each seat of the first game. */
  readonly players: readonly string[]
  /** Whether everybody moves one seat on with every game. */
  readonly rotate: boolean
  readonly options: Readonly<Record<string, string>>
  readonly seed: string
  /** The effort for one turn; each level's own by default. */
  readonly work?: number
  /** The models of players that are named with one: `explorer@0` by the first of these. */
  readonly models?: readonly ModelWeights[]
  /** Names of players who are asked in every position of a game what they would do there. */
  readonly asked?: readonly string[]
  /** Whether to note who used what and when points were scored. */
  readonly keepTraces?: boolean
  /** Whether the records of the games are wanted. */
  readonly keepRecords: boolean
}

/** How one game of a series went. */
export interface SeriesGame {
  readonly index: number
  /** By seat, which of the players of the series sat there. */
  readonly seating: readonly number[]
  readonly played?: Played
  readonly trace?: Trace
  /** By position and player who was asked, what the choice would cost in the chance to win. */
  readonly losses?: readonly (readonly number[])[]
  /** Who had the first turn, where a trace is kept. */
  readonly first?: Seat
  /** What went wrong, when there is no result. */
  readonly error?: string
}

/** Plays one game of a series. The series and the index alone determine how it goes. */
export function playOne(game: Game, series: Series, index: number): SeriesGame {
  const seats = series.players.length
  const seating = series.players.map((_, seat) => (series.rotate ? (seat + index) % seats : seat))
  const players = seating.map((who) => playerOf(series, series.players[who] ?? ''))
  const budget: { budget?: Budget } = series.work === undefined ? {} : { budget: { work: series.work } }
  try {
    const seed = `${series.seed}:${index}`
    const tracer = series.keepTraces === true ? makeTracer(game) : undefined
    const tell = tracer === undefined ? {} : { tell: tracer.tell }
    const full = playMatch(game, { players, options: series.options, seed, clock: cpuClock, ...budget, ...tell })
    const played = series.keepRecords ? full : { ...full, record: { ...full.record, actions: [] } }
    const kept = series.asked === undefined ? {} : { losses: lossesOf(game, full, series.asked) }
    if (tracer === undefined) return { index, seating, played, ...kept }
    return { index, seating, played, ...kept, trace: tracer.trace, first: whoBegins(game, full) }
  } catch (error) {
    if (error instanceof OrreryError) throw error
    return { index, seating, error: explain(error) }
  }
}

/**
 * The milliseconds of processor time that this thread has used, where that can be told: other work on the machine does not count. Before Node 23.9 only the
 * whole process knows, which is the same while nothing else runs in it.
 */
function cpuClock(): number {
  if ('threadCpuUsage' in process && typeof process.threadCpuUsage === 'function')
    return millisecondsOf(process.threadCpuUsage())
  return isMainThread ? millisecondsOf(process.cpuUsage()) : performance.now()
}

function millisecondsOf({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1000
}

/** A player by name; one such as `expert@1` judges by that model of the series. */
function playerOf({ game, models }: Series, name: string): Player {
  const [, kind, number] = /^(.+)@(\d+)$/.exec(name) ?? []
  if (kind === undefined) return parsePlayer(game, name)
  const weights = models?.[Number(number)]
  const make = learningOf(game)?.players?.[kind]
  if (make !== undefined && weights !== undefined) return make(weights)
  throw new OrreryError('unknown-player', `${game} has no player "${name}"`)
}

function lossesOf(game: Game, { record }: Played, asked: readonly string[]): readonly (readonly number[])[] {
  const analyst = analystOf(game.id)
  if (analyst === undefined) throw new OrreryError('unknown-game', `${game.id} cannot be analysed`)
  return lossesIn(
    game,
    record,
    analyst,
    asked.map((level) => ({ level, make: () => parsePlayer(game.id, level) })),
  )
}

/** Who has the first turn: as the game reports it, or else the seat that decides first. */
function whoBegins(game: Game, { record }: Played): Seat {
  const footprint = footprintOf(game.id)
  if (footprint === undefined) return parseEntry(record.actions[0]).seat
  return footprint.first(game.view(begin(game, record), undefined))
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}
