import type { Played } from '@orrery/bots'
import { type Share, wilson } from '@orrery/bots'
import { footprintOf } from '@orrery/games/loaded'
import { winners } from '@orrery/kernel'
import type { Series, SeriesGame } from '../series.ts'
import { type Summary, summarise } from '../statistics.ts'
import { againstExpected, judge, type Mean, meanOf, type Verdict } from './verdict.ts'

/** A share, and what it shows compared with an expected one. */
export interface JudgedShare extends Share {
  readonly shows: Verdict
}

/** How often one component was used, and how its users fared. */
export interface ComponentFigures {
  readonly kind: string
  readonly id: string
  /** Times per game, over all seats. */
  readonly perGame: number
  /** How many seats used it, over all games. */
  readonly count: number
  /** Their share of all seats, with its interval. */
  readonly users: Share
  /** The share of wins among those seats, against that of all seats. */
  readonly winning: JudgedShare
}

/** What was found with one set of components and one number of seats. */
export interface BalanceFigures {
  readonly games: number
  readonly seats: number
  readonly players: readonly string[]
  readonly options: Readonly<Record<string, string>>
  /** What every seat would win if all were equal, and what a seat won on average: an opponent without a seat wins too. */
  readonly even: number
  readonly usual: number
  readonly bySeat: readonly JudgedShare[]
  /** By turn order: the first of these had the first turn, the second the next. Empty for one player. */
  readonly byOrder: readonly JudgedShare[]
  /** The share of a rival the rules play themselves. */
  readonly rival?: Share
  readonly scores: readonly number[]
  readonly score: Mean
  readonly winnerScore: Mean
  readonly rounds: readonly number[]
  readonly length: Mean
  readonly decisions: Summary
  /** Points per seat and game at the end, by source. */
  readonly sources: Readonly<Record<string, Mean>>
  /** Points per seat and game, by round and source. */
  readonly byRound: readonly Readonly<Record<string, number>>[]
  readonly components: readonly ComponentFigures[]
  /** The first few things that went wrong. */
  readonly errors: readonly string[]
}

type Traced = SeriesGame & { readonly played: Played }

/** Sums up a series of traced games. */
export function balanceFigures(series: Series, all: readonly SeriesGame[]): BalanceFigures {
  const games = all.flatMap((one): Traced[] => (one.played === undefined ? [] : [{ ...one, played: one.played }]))
  const n = games.length
  const seats = series.players.length
  const bySeat = new Array<number>(seats).fill(0)
  const byOrder = new Array<number>(seats).fill(0)
  let rivalWins = 0
  for (const { played, first } of games) {
    const won = winners(played.result)
    if (played.result.rival?.rank === 1) rivalWins++
    for (const seat of won) {
      bySeat[seat] = (bySeat[seat] ?? 0) + 1 / won.length
      const turn = (seat - (first ?? 0) + seats) % seats
      byOrder[turn] = (byOrder[turn] ?? 0) + 1 / won.length
    }
  }
  const hasRival = games.some(({ played }) => played.result.rival !== undefined)
  const even = 1 / (seats + (hasRival ? 1 : 0))
  const usual = hasRival ? bySeat.reduce((a, b) => a + b, 0) / Math.max(1, n * seats) : even
  const standings = games.map(({ played }) => played.result.seats)
  const best = games.flatMap(({ played }) =>
    winners(played.result).map((seat) => played.result.seats[seat]?.score ?? 0),
  )
  const scores = standings.flatMap((each) => each.map(({ score }) => score))
  const rounds = games.map(({ played }) => played.rounds)
  return {
    games: n,
    seats,
    players: series.players,
    options: series.options,
    even,
    usual,
    bySeat: judgeShares(bySeat, n, even),
    byOrder: seats > 1 ? judgeShares(byOrder, n, even) : [],
    ...(hasRival ? { rival: wilson(rivalWins, n) } : {}),
    scores,
    score: meanOf(scores),
    winnerScore: meanOf(best),
    rounds,
    length: meanOf(rounds),
    decisions: summarise(games.map(({ played }) => played.decisions)),
    sources: pointsBySource(standings.flat().map(({ sources }) => sources)),
    byRound: pointsByRound(games, seats),
    components: componentFigures(series, games, usual),
    errors: all.flatMap(({ error }) => (error === undefined ? [] : [error])).slice(0, 5),
  }
}

function judgeShares(wins: readonly number[], games: number, expected: number): JudgedShare[] {
  const shares = wins.map((each) => wilson(each, games))
  const shows = judge(shares.map((share) => againstExpected(share, games, expected)))
  return shares.map((share, i) => ({ ...share, shows: shows[i] ?? 'nothing' }))
}

function pointsBySource(standings: readonly Readonly<Record<string, number>>[]): Record<string, Mean> {
  const ids = [...new Set(standings.flatMap((sources) => Object.keys(sources)))]
  return Object.fromEntries(ids.map((id) => [id, meanOf(standings.map((sources) => sources[id] ?? 0))]))
}

function pointsByRound(games: readonly SeriesGame[], seats: number): Record<string, number>[] {
  const rounds: Record<string, number>[] = []
  for (const { trace } of games) {
    for (const [key, points] of Object.entries(trace?.points ?? {})) {
      const [seat = '', round = '1', source = ''] = key.split('|')
      // An opponent without a seat makes points too; they are not the players'.
      if (Number(seat) >= seats) continue
      const index = Number(round) - 1
      while (rounds.length <= index) rounds.push({})
      const row = rounds[index]
      if (row !== undefined) row[source] = (row[source] ?? 0) + points / (games.length * seats)
    }
  }
  return rounds
}

function componentFigures(series: Series, games: readonly Traced[], usual: number): ComponentFigures[] {
  const inventory = footprintOf(series.game)?.inventory ?? {}
  const seats = series.players.length
  const times = new Map<string, number>()
  const users = new Map<string, number>()
  const won = new Map<string, number>()
  const add = (table: Map<string, number>, key: string, n: number): void =>
    void table.set(key, (table.get(key) ?? 0) + n)
  for (const { trace, played } of games) {
    const best = winners(played.result)
    for (const [key, count] of Object.entries(trace?.uses ?? {})) {
      const [seat = '', kind = '', id = ''] = key.split('|')
      // An opponent without a seat uses things too, but has no part in the seats' wins.
      if (Number(seat) >= seats) continue
      add(times, `${kind}|${id}`, count)
      add(users, `${kind}|${id}`, 1)
      if (best.includes(Number(seat))) add(won, `${kind}|${id}`, 1 / best.length)
    }
  }
  const all = Object.entries(inventory).flatMap(([kind, ids]) => ids.map((id) => ({ kind, id, key: `${kind}|${id}` })))
  const shares = all.map(({ key }) => wilson(won.get(key) ?? 0, users.get(key) ?? 0))
  const shows = judge(shares.map((share, i) => againstExpected(share, users.get(all[i]?.key ?? '') ?? 0, usual)))
  return all.map(({ kind, id, key }, i) => {
    const count = users.get(key) ?? 0
    return {
      kind,
      id,
      perGame: (times.get(key) ?? 0) / Math.max(1, games.length),
      count,
      users: wilson(count, games.length * seats),
      winning: { ...wilson(won.get(key) ?? 0, count), shows: shows[i] ?? 'nothing' },
    }
  })
}
