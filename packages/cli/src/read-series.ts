import { parsePlayer } from '@orrery/games/loaded'
import { type Game, OrreryError, parseOptions } from '@orrery/kernel'
import { type Given, readCount, readOptions } from './args.ts'
import type { Series } from './series.ts'

/** The defaults of a series. */
interface SeriesDefaults {
  readonly games: number
  readonly seed: string
  /** The seats, where `--seats` may list several. */
  readonly seats?: number
}

/** The players asked for; all of them can play the game. */
export function readNames(given: Given, game: Game): readonly string[] {
  const names = given.text('players')?.split(',') ?? ['random']
  for (const name of names) parsePlayer(game.id, name)
  return names
}

/** The games asked for with `--games`, `--players`, `--seats`, `--option` and `--seed`; everybody keeps their seat. */
export function readSeries(given: Given, game: Game, usual: SeriesDefaults): Series {
  const { min, max } = game.seats
  const names = readNames(given, game)
  const seats = usual.seats ?? readCount(given, 'seats', Math.max(min, names.length), min, max)
  return {
    ...rulesIn(game),
    games: readCount(given, 'games', usual.games, 1, 10_000_000),
    players: repeatNames(names, seats),
    rotate: false,
    options: parseOptions(game.id, game.options, seats, readOptions(given)),
    seed: given.text('seed') ?? usual.seed,
    keepRecords: false,
  }
}

/** How a series names the rules that it is played by. */
export function rulesIn({ id, version, set }: Game): Pick<Series, 'game' | 'version' | 'set'> {
  return { game: id, version, ...(set === undefined ? {} : { set }) }
}

/** One name for each seat: they repeat when there are fewer of them. */
function repeatNames(names: readonly string[], seats: number): string[] {
  if (names.length > seats) throw new OrreryError('bad-seats', `${names.length} players do not fit on ${seats} seats`)
  return Array.from({ length: seats }, (_, seat) => names[seat % names.length] ?? 'random')
}
