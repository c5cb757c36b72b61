import { type Share, wilson } from '@orrery/bots'
import { footprintOf } from '@orrery/games/loaded'
import { winners } from '@orrery/kernel'
import type { Series, SeriesGame } from './series.ts'
import { type Summary, summarise } from './statistics.ts'

/** How often one component was used, and how its users fared. */
export interface ComponentFigures {
  readonly id: string
  /** Times per game, over all seats. */
  readonly perGame: number
  /** The share of seats, over all games, that used it. */
  readonly users: number
  /** The share of wins among those seats, with its interval. */
  readonly winning: Share
}

/** Everything the balance report shows. */
export interface BalanceFigures {
  readonly game: string
  readonly games: number
  readonly seats: number
  readonly players: readonly string[]
  readonly options: Readonly<Record<string, string>>
  readonly seed: string
  readonly bySeat: readonly Share[]
  /** The share of a rival the rules play themselves. */
  readonly rival?: Share
  readonly scores: readonly number[]
  readonly scoreSummary: Summary
  readonly winnerSummary: Summary
  readonly rounds: readonly number[]
  readonly decisions: Summary
  /** Points per seat and game at the end, by source. */
  readonly sources: Readonly<Record<string, number>>
  /** Points per seat and game, by round and source. */
  readonly byRound: readonly Readonly<Record<string, number>>[]
  readonly components: Readonly<Record<string, readonly ComponentFigures[]>>
}

/** Sums up a series of traced games. */
export function balanceFigures(series: Series, all: readonly SeriesGame[]): BalanceFigures {
  const games = all.flatMap((one) => (one.played === undefined ? [] : [{ ...one, played: one.played }]))
  const n = games.length
  const seats = series.players.length
  const wins = new Array<number>(seats).fill(0)
  const scores: number[] = []
  const winnerScores: number[] = []
  const sources: Record<string, number> = {}
  let rivalWins = 0
  for (const { played } of games) {
    const won = winners(played.result)
    if (played.result.rival?.rank === 1) rivalWins++
    for (const [seat, standing] of played.result.seats.entries()) {
      scores.push(standing.score)
      if (won.includes(seat)) {
        winnerScores.push(standing.score)
        wins[seat] = (wins[seat] ?? 0) + 1 / won.length
      }
      for (const [source, points] of Object.entries(standing.sources)) {
        sources[source] = (sources[source] ?? 0) + points / (n * seats)
      }
    }
  }
  const hasRival = games.some(({ played }) => played.result.rival !== undefined)
  return {
    game: series.game,
    games: n,
    seats,
    players: series.players,
    options: series.options,
    seed: series.seed,
    bySeat: wins.map((each) => wilson(each, n)),
    ...(hasRival ? { rival: wilson(rivalWins, n) } : {}),
    scores,
    scoreSummary: summarise(scores),
    winnerSummary: summarise(winnerScores),
    rounds: games.map(({ played }) => played.rounds),
    decisions: summarise(games.map(({ played }) => played.decisions)),
    sources,
    byRound: pointsByRound(games, n, seats),
    components: componentFigures(series, games),
  }
}

function pointsByRound(games: readonly SeriesGame[], n: number, seats: number): Record<string, number>[] {
  const rounds: Record<string, number>[] = []
  for (const { trace } of games) {
    for (const [key, points] of Object.entries(trace?.points ?? {})) {
      const [seat = '', round = '1', source = ''] = key.split('|')
      // An opponent without a seat makes points too; they are not the players'.
      if (Number(seat) >= seats) continue
      const index = Number(round) - 1
      while (rounds.length <= index) rounds.push({})
      const row = rounds[index]
      if (row !== undefined) row[source] = (row[source] ?? 0) + points / (n * seats)
    }
  }
  return rounds
}

function componentFigures(series: Series, games: readonly SeriesGame[]): Record<string, ComponentFigures[]> {
  const inventory = footprintOf(series.game)?.inventory ?? {}
  const seats = series.players.length
  const times = new Map<string, number>()
  const users = new Map<string, number>()
  const won = new Map<string, number>()
  const add = (table: Map<string, number>, key: string, n: number): void =>
    void table.set(key, (table.get(key) ?? 0) + n)
  for (const { trace, played } of games) {
    if (trace === undefined || played === undefined) continue
    const best = winners(played.result)
    for (const [key, count] of Object.entries(trace.uses)) {
      const [seat = '', kind = '', id = ''] = key.split('|')
      // An opponent without a seat uses things too, but has no part in the seats' wins.
      if (Number(seat) >= seats) continue
      add(times, `${kind}|${id}`, count)
      add(users, `${kind}|${id}`, 1)
      if (best.includes(Number(seat))) add(won, `${kind}|${id}`, 1 / best.length)
    }
  }
  const figures: Record<string, ComponentFigures[]> = {}
  for (const [kind, ids] of Object.entries(inventory)) {
    figures[kind] = ids
      .map((id) => {
        const key = `${kind}|${id}`
        const used = users.get(key) ?? 0
        return {
          id,
          perGame: (times.get(key) ?? 0) / Math.max(1, games.length),
          users: used / Math.max(1, games.length * seats),
          winning: wilson(won.get(key) ?? 0, used),
        }
      })
      .sort((a, b) => b.users - a.users)
  }
  return figures
}
