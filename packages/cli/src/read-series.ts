import { parsePlayer } from '@orrery/games/loaded'
import { type Game, OrreryError, parseOptions } from '@orrery/kernel'
import { type Given, readCount, readOptions } from './args.ts'
import type { Series } from './series.ts'

/** The games asked for with `--games`, `--players`, `--seats`, `--option` and `--seed`; everybody keeps their seat. */
export function readSeries(given: Given, game: Game, usual: { readonly games: number; readonly seed: string }): Series {
  const { min, max } = game.seats
  const names = given.text('players')?.split(',') ?? ['random']
  for (const name of names) parsePlayer(game.id, name)
  const seats = readCount(given, 'seats', Math.max(min, names.length), min, max)
  return {
    game: game.id,
    games: readCount(given, 'games', usual.games, 1, 10_000_000),
    players: dealRound(names, seats),
    rotate: false,
    options: parseOptions(game.id, game.options, seats, readOptions(given)),
    seed: given.text('seed') ?? usual.seed,
    keepRecords: false,
  }
}

/** One name for each seat: they are dealt round when there are fewer of them. */
function dealRound(names: readonly string[], seats: number): string[] {
  if (names.length > seats) throw new OrreryError('bad-seats', `${names.length} players do not fit on ${seats} seats`)
  return Array.from({ length: seats }, (_, seat) => names[seat % names.length] ?? 'random')
}
