import type { DeviceGame, GameStatistics } from '@orrery/protocol'
import type { StoredGame } from './games.ts'

/** The game as a result of its only person; nothing where several people share the device, or nobody has won yet. */
function finished({ id, game, seats, scores, toAct, updated }: StoredGame): DeviceGame | undefined {
  const people = seats.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []))
  const [me, other] = people
  const score = me === undefined ? undefined : scores?.[me]
  if (score === undefined || other !== undefined || scores === undefined || toAct.length > 0) return undefined
  const won = seats.length > 1 && score >= Math.max(...scores)
  return { id, game, seats: seats.length, score, won, finishedAt: Math.round(updated) }
}

/** The finished games of one person against bots. */
export const finishedGames = (stored: readonly StoredGame[]): readonly DeviceGame[] =>
  stored.flatMap((game) => finished(game) ?? [])

const figures = (games: readonly DeviceGame[]): Omit<GameStatistics, 'game' | 'bySeats'> => ({
  played: games.length,
  won: games.filter(({ won }) => won).length,
  scored: games.length,
  average: games.reduce((sum, { score }) => sum + score, 0) / Math.max(1, games.length),
  best: Math.max(...games.map(({ score }) => score)),
})

/** The results of this browser's games against bots, by game and number of players, as the server counts games with others. */
export function statisticsOf(stored: readonly StoredGame[]): readonly GameStatistics[] {
  const all = finishedGames(stored)
  return [...new Set(all.map(({ game }) => game))].sort().map((game) => {
    const own = all.filter((each) => each.game === game)
    const seats = [...new Set(own.map((each) => each.seats))].sort((a, b) => a - b)
    return {
      game,
      ...figures(own),
      bySeats: seats.map((n) => ({ seats: n, ...figures(own.filter((each) => each.seats === n)) })),
    }
  })
}

/** The best points in the other games of this browser with as many players; nothing before the second game. */
function bestBefore(stored: readonly StoredGame[], game: StoredGame): number | undefined {
  const others = stored.filter((each) => each.id !== game.id && each.game === game.game)
  const same = finishedGames(others).filter(({ seats }) => seats === game.seats.length)
  return same.length === 0 ? undefined : Math.max(...same.map(({ score }) => score))
}

/** The points of the only person in this game, if they broke the record of this browser: the old record. */
export function recordBroken(stored: readonly StoredGame[], id: string): number | undefined {
  const game = stored.find((each) => each.id === id)
  if (game === undefined) return undefined
  const now = finished(game)
  const before = bestBefore(stored, game)
  return now !== undefined && before !== undefined && now.score > before ? before : undefined
}
