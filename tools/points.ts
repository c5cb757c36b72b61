/**
 * npm run points -- [game ...] [--level hard] [--games 12]
 *
 * Lets a level play itself with every number of players, and writes where its points come from, as a mean of all seats, to
 * `bots/points.data.json` of the game. The page of insights compares a player with it.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { playMatch } from '@orrery/bots'
import { games } from '@orrery/games'
import { parsePlayer } from '@orrery/games/loaded'
import type { PointsBySource } from '@orrery/games/manifest'
import { type Game, newestGame } from '@orrery/kernel'
import { folderOf } from './packages.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { level: { type: 'string', default: 'hard' }, games: { type: 'string', default: '12' } },
})
const { level } = values
const count = Number(values.games)
for (const manifest of games.filter(({ id }) => positionals.length === 0 || positionals.includes(id))) {
  const game = newestGame(await manifest.versions(), manifest.id)
  const seats: PointsBySource['seats'] = Object.fromEntries(
    Array.from({ length: game.seats.max - Math.max(2, game.seats.min) + 1 }, (_, i) => {
      const players = Math.max(2, game.seats.min) + i
      return [players, meanPoints(game, players)]
    }),
  )
  const file = join(folderOf(manifest.id), 'bots', 'points.data.json')
  writeFileSync(file, `${JSON.stringify({ level, games: count, rules: game.version, seats }, undefined, 2)}\n`)
  console.log(file)
}

/** The mean points of a seat by source. */
function meanPoints(game: Game, seats: number): Readonly<Record<string, number>> {
  const sums = new Map<string, number>()
  for (let i = 0; i < count; i++) {
    const players = Array.from({ length: seats }, () => parsePlayer(game.id, level))
    const { result } = playMatch(game, { players, seed: `points:${seats}:${i}` })
    for (const { sources } of result.seats) {
      for (const [source, points] of Object.entries(sources)) sums.set(source, (sums.get(source) ?? 0) + points)
    }
    console.error(`${game.id} ${seats}: ${i + 1} of ${count}`)
  }
  return Object.fromEntries(
    [...sums].map(([source, points]) => [source, Math.round((100 * points) / (count * seats)) / 100]),
  )
}
