import { type Budget, type Played, playMatch } from '@orrery/bots'
import { parsePlayer } from '@orrery/games/loaded'
import { type Game, OrreryError } from '@orrery/kernel'
import { makeTracer, type Trace } from './trace.ts'

/** Many games of one kind. Game k has the seed `<seed>:<k>`, so every single one can be had again. */
export interface Series {
  readonly game: string
  readonly games: number
  /** Names of players, one for each seat of the first game. */
  readonly players: readonly string[]
  /** Whether everybody moves one seat on with every game. */
  readonly rotate: boolean
  readonly options: Readonly<Record<string, string>>
  readonly seed: string
  /** Work for one turn; each level's own when left out. */
  readonly work?: number
  /** Whether it is noted who used what and when points were made. */
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
  /** What went wrong, when there is no result. */
  readonly error?: string
}

/** Plays one game of a series. Nothing but the series and the index decides how it goes. */
export function playOne(game: Game, series: Series, index: number): SeriesGame {
  const seats = series.players.length
  const seating = series.players.map((_, seat) => (series.rotate ? (seat + index) % seats : seat))
  const players = seating.map((who) => parsePlayer(game.id, series.players[who] ?? ''))
  const budget: { budget?: Budget } = series.work === undefined ? {} : { budget: { work: series.work } }
  try {
    const seed = `${series.seed}:${index}`
    const clock = (): number => performance.now()
    const tracer = series.keepTraces === true ? makeTracer(game) : undefined
    const tell = tracer === undefined ? {} : { tell: tracer.tell }
    const full = playMatch(game, { players, options: series.options, seed, clock, ...budget, ...tell })
    const played = series.keepRecords ? full : { ...full, record: { ...full.record, actions: [] } }
    return tracer === undefined ? { index, seating, played } : { index, seating, played, trace: tracer.trace }
  } catch (error) {
    if (error instanceof OrreryError) throw error
    return { index, seating, error: explain(error) }
  }
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}
