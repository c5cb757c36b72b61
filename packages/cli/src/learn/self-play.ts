import { type GameSamples, samplesOf } from '@orrery/bots/learn'
import type { Features, ModelWeights } from '@orrery/bots/model'
import { type Game, type GameRecord, parseOptions } from '@orrery/kernel'
import type { Pool } from '../pool.ts'
import { rulesIn } from '../read-series.ts'
import type { Series } from '../series.ts'
import { inOrder, playSeries } from '../workers.ts'
import type { LearnFolder } from './folder.ts'

/** Games that are played, and kept, together; ending a run loses no more than these. Batches are always whole, so that more can follow. */
const BATCH = 20

/** Some games to learn from. */
export interface SelfPlay {
  readonly game: Game
  readonly name: string
  readonly games: number
  /** Numbers of seats, which the games are dealt over. */
  readonly seats: readonly number[]
  /** The players of the n-th batch, dealt round the seats. */
  players(batch: number): readonly string[]
  readonly models: readonly ModelWeights[]
  readonly seed: string
}

/** Plays games batch by batch and keeps them in the folder; batches that are there already are read. */
export async function playToLearn(
  play: SelfPlay,
  folder: LearnFolder,
  features: Features,
  pool: Pool,
  tell: (done: number) => void,
): Promise<GameSamples[]> {
  let done = 0
  const playBatch = async (batch: number): Promise<readonly GameRecord[]> => {
    const name = `${play.name}-${batch}`
    const before = folder.games(name)
    if (before !== undefined) {
      done += BATCH
      tell(done)
      return before
    }
    const results = await playSeries(seriesOf(play, batch), { ...pool, done: () => tell(++done) })
    const broken = results.find(({ error }) => error !== undefined)
    if (broken !== undefined) throw new Error(`a game of self-play broke off: ${broken.error}`)
    const games = results.flatMap(({ played }) => (played === undefined ? [] : [played.record]))
    folder.keepGames(name, games)
    return games
  }
  const batches = Array.from({ length: Math.ceil(play.games / BATCH) }, (_, batch) => batch)
  const games = (await inOrder(batches, pool, playBatch)).flat()
  return games.map((record) => samplesOf(play.game, record, features))
}

function seriesOf({ game, players, models, seats, seed, name }: SelfPlay, batch: number): Series {
  const count = seats[batch % seats.length] ?? game.seats.min
  const names = players(batch)
  return {
    ...rulesIn(game),
    games: BATCH,
    players: Array.from({ length: count }, (_, seat) => names[seat % names.length] ?? 'random'),
    rotate: true,
    options: optionsFor(game, count, batch),
    seed: `${seed}:${name}:${batch}`,
    models,
    keepRecords: true,
  }
}

/** Options of this number of seats only, such as the level of a solo opponent, take turns; all others stay as they usually are. */
function optionsFor(game: Game, seats: number, batch: number): Readonly<Record<string, string>> {
  const own = game.options.filter((option) => option.seats?.includes(seats) === true)
  const turns = own.map(({ id, values, default: usual }) => [id, values[batch % values.length] ?? usual])
  return parseOptions(game.id, game.options, seats, Object.fromEntries(turns))
}
