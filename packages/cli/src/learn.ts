import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Learning } from '@orrery/bots'
import { calibrate, compareQuality, type GameSamples, measureQuality, type Quality } from '@orrery/bots/learn'
import { Model, type ModelWeights, makeModel } from '@orrery/bots/model'
import { learningOf, parsePlayer, playersOf } from '@orrery/games/loaded'
import { type Game, hash, makeTexts } from '@orrery/kernel'
import { type Given, readArgs, readCount, readLanguage } from './args.ts'
import type { Environment } from './environment.ts'
import { writeText } from './files.ts'
import { findGame, type Registered, rulesOf } from './games.ts'
import { type Duel, duel, parseDuel } from './learn/duel.ts'
import { fitBest } from './learn/fit-best.ts'
import { LearnFolder, type Recipe } from './learn/folder.ts'
import { learnPage } from './learn/page.ts'
import { playToLearn } from './learn/self-play.ts'
import { type Pool, poolShape, withPool } from './pool.ts'
import { makeProgress } from './progress.ts'
import type en from './texts/en/learn.ts'
import { UsageError } from './usage.ts'

const shape = {
  dir: 'text',
  games: 'text',
  generations: 'text',
  seats: 'text',
  players: 'text',
  test: 'text',
  'test-players': 'text',
  arena: 'text',
  against: 'text',
  level: 'text',
  seed: 'text',
  ...poolShape,
  lang: 'text',
  out: 'text',
  mix: 'flag',
  onward: 'flag',
  force: 'flag',
} as const

const loadTexts = makeTexts<typeof en>((language) => import(`./texts/${language}/learn.ts`))

/** What a run works with. */
interface Run {
  readonly game: Game
  readonly learning: Learning
  readonly recipe: Recipe
  readonly folder: LearnFolder
  readonly pool: Pool
  readonly games: number
  readonly testGames: number
  readonly arenaGames: number
  /** A model that the new one may be mixed with. */
  readonly earlier: ModelWeights | undefined
  /** A model that stands for the first generation, so that the next ones go on from it. */
  readonly start: ModelWeights | undefined
  /** Who plays by the new model in the arena; nobody where no player of the game can. */
  readonly champion: string | undefined
  say(line: string): void
}

/** `orrery learn`: lets a game play itself, fits its model to the games, measures it, and replaces the shipped one by a better one. */
export async function learn(words: readonly string[], environment: Environment): Promise<number> {
  const { out, games } = environment
  const given = readArgs(words, shape, 1)
  const registered = findGame(given.positionals[0], games)
  const game = rulesOf(registered, registered.game.version)
  const learning = learningOf(game.id)
  if (learning === undefined) throw new UsageError(`${game.id} has no features to learn from`)
  const target = readTarget(given, game.id)
  const against = given.text('against') ?? strongest(game.id)
  parsePlayer(game.id, against)
  const language = readLanguage(given)
  const recipe = readRecipe(given, game)
  const champion = readChampion(given, game.id, learning)
  const amounts = {
    games: readCount(given, 'games', 3000, 1, 10_000_000),
    testGames: readCount(given, 'test', 200, 1, 1_000_000),
    arenaGames: readCount(given, 'arena', 200, 2, 100_000),
  }
  const generations = readCount(given, 'generations', learning.players === undefined ? 1 : 3, 1, 100)
  if (given.flag('onward') && (generations < 2 || learning.shipped === undefined))
    throw new UsageError('--onward goes on from a shipped model: it needs one, and --generations 2 or more')
  return withPool(given, environment, async (pool) => {
    const folder = new LearnFolder(given.text('dir') ?? join('learn', game.id), recipe)
    const say = (line: string): void => out.print(`${line}\n`)
    const earlier = given.flag('mix') ? learning.shipped : undefined
    const start = given.flag('onward') ? learning.shipped : undefined
    const run: Run = { game, learning, recipe, folder, pool, champion, ...amounts, earlier, start, say }
    const found = await runLearning(run, generations, against)
    const { weights, better } = found
    const [texts, speech] = await Promise.all([loadTexts(language), registered.speech(language)])
    const { quality, shipped, duels } = found
    const report = { game: speech.game, rules: game.version, recipe, weights, quality, shipped, duels }
    folder.write('report.html', learnPage(report, language, texts))
    folder.write('report.json', `${JSON.stringify(report)}\n`)
    say(`The report is in ${join(folder.path, 'report.html')}`)
    if (better || given.flag('force')) {
      writeText(target, makeModel(weights))
      say(`${better ? 'It is better' : 'It was not shown to be better, but --force was given'}: written to ${target}`)
      return 0
    }
    say(`It was not shown to be better than what is shipped; ${target} stays as it is (--force writes it)`)
    return 1
  })
}

/** What a run has found. */
interface Learnt {
  readonly weights: ModelWeights
  readonly quality: Quality
  readonly shipped: Quality | undefined
  readonly duels: readonly Duel[]
  /** Whether the new model is better than the shipped one. */
  readonly better: boolean
}

/** Plays, fits, measures and compares. */
async function runLearning(run: Run, generations: number, against: string): Promise<Learnt> {
  const { learning } = run
  const { weights: learnt, duels } = await learnGenerations(run, generations)
  const weights = calibrate(learnt, await playStrong(run, 'calibration'), (each) => new Model(learning.features, each))
  const test = await playStrong(run, 'test')
  const quality = qualityOf(run, weights, test)
  const shipped = learning.shipped === undefined ? undefined : qualityOf(run, learning.shipped, test)
  tellQuality(run, 'the new model', quality)
  if (shipped !== undefined) tellQuality(run, 'the shipped model', shipped)
  const last = await meetShipped(run, weights, against)
  const all = [...duels, ...(last === undefined ? [] : [last])]
  return { weights, quality, shipped, duels: all, better: isBetter(quality, shipped, last) }
}

/** Generation after generation: the first learns from the levels of the game, each other one from games of those before; ends when one does not win more. */
async function learnGenerations(run: Run, generations: number): Promise<{ weights: ModelWeights; duels: Duel[] }> {
  const samples: GameSamples[] = []
  const models: ModelWeights[] = []
  const duels: Duel[] = []
  for (let generation = 0; generation < generations; generation++) {
    samples.push(...(await playGeneration(run, generation, models)))
    const weights = (generation === 0 ? run.start : undefined) ?? learntModel(run, generation, samples)
    models.push(weights)
    if (generation === 0) continue
    const meeting = await meet(
      run,
      `duel-${generation}-${markOf(weights)}-${run.arenaGames}`,
      ['quick@0', 'quick@1'],
      [weights, models[generation - 1]],
    )
    duels.push({ ...meeting, first: `generation ${generation}`, second: `generation ${generation - 1}` })
    if (meeting.share > 0.5) continue
    run.say(`generation ${generation} does not win more than the one before, which is taken`)
    models.pop()
    break
  }
  const weights = models.at(-1)
  if (weights === undefined) throw new Error('no generation was learnt')
  return { weights, duels }
}

async function playGeneration(run: Run, generation: number, models: readonly ModelWeights[]): Promise<GameSamples[]> {
  const { recipe, game, learning } = run
  const newest = generation - 1
  const players = (batch: number): readonly string[] => {
    if (generation === 0 || learning.players?.explorer === undefined) {
      const turn = Math.floor(batch / recipe.seats.length)
      return [recipe.players[turn % recipe.players.length] ?? 'random']
    }
    // In every third batch the newest model meets an older one, so that it does not forget how to beat it.
    const older = batch % 3 === 2 && newest > 0 ? Math.floor(batch / 3) % newest : newest
    return [`explorer@${newest}`, `explorer@${older}`]
  }
  const { seats, seed } = recipe
  const play = { game, name: `generation-${generation}`, games: run.games, seats, players, models, seed }
  return playWithProgress(run, play)
}

/** Games between strong players, from which nothing is learnt but how sure to be. */
async function playStrong(run: Run, name: 'calibration' | 'test'): Promise<GameSamples[]> {
  const { recipe, game, testGames: games } = run
  const { seats, seed, testPlayers } = recipe
  return playWithProgress(run, { game, name, games, seats, players: () => testPlayers, models: [], seed })
}

async function playWithProgress(run: Run, play: Parameters<typeof playToLearn>[0]): Promise<GameSamples[]> {
  const progress = makeProgress(play.games, process.stderr)
  const all = await playToLearn(play, run.folder, run.learning.features, run.pool, progress.at)
  progress.end()
  const positions = all.reduce((sum, each) => sum + each.positions, 0)
  run.say(`${play.name}: ${all.length} games, ${positions} positions`)
  return all
}

/** The model of a generation: the one in the folder, unless games were added or the features changed since. */
function learntModel(run: Run, generation: number, samples: readonly GameSamples[]): ModelWeights {
  const before = run.folder.model(generation)
  const { names } = run.learning.features
  const same = before?.features.length === names.length && names.every((name, i) => name === before.features[i])
  if (before?.origin.games === samples.length && same) return before
  const weights = fitGeneration(run, generation, samples)
  run.folder.keepModel(generation, weights)
  return weights
}

function fitGeneration(
  { game, learning, recipe, earlier, say }: Run,
  generation: number,
  samples: readonly GameSamples[],
): ModelWeights {
  const origin = { seed: recipe.seed, generation, games: samples.length }
  const about = { game: game.id, rules: game.version, origin }
  return fitBest(samples, learning.features, about, earlier, ({ hidden, soft, models, loss, passes }) => {
    const single = hidden === 0 ? 'linear' : `${hidden} hidden units`
    const shape = models === 1 ? single : `the mean of ${models} models, ${single}`
    say(
      `  ${shape}, wins ${soft > 0 ? 'by points' : 'as they were'}: held-out loss ${loss.toFixed(4)} after ${passes} passes`,
    )
  })
}

function qualityOf({ learning: { features } }: Run, weights: ModelWeights, test: readonly GameSamples[]): Quality {
  return measureQuality(new Model(features, weights), test, features.names.length)
}

function tellQuality(
  { say }: Run,
  what: string,
  { games, positions, brier, logLoss, quarters, tenths }: Quality,
): void {
  const worst = Math.max(
    0,
    ...tenths.filter(({ count }) => count >= 200).map(({ foretold, came }) => Math.abs(foretold - came)),
  )
  say(
    `${what} on ${games} test games (${positions} positions): Brier ${brier.toFixed(4)}, log loss ${logLoss.toFixed(4)}`,
  )
  say(`  Brier by quarter of the game: ${quarters.map((each) => each.brier.toFixed(3)).join(', ')}`)
  say(`  calibrated within ${(100 * worst).toFixed(1)} points in every tenth with 200 chances`)
}

/** A player with the new model against a shipped one; nothing where no player goes by a model. */
async function meetShipped(run: Run, weights: ModelWeights, against: string): Promise<Duel | undefined> {
  const { champion: kind } = run
  if (kind === undefined) return undefined
  const found = await meet(
    run,
    `arena-${markOf(weights)}-${kind}-${against}-${run.arenaGames}`,
    [`${kind}@0`, against],
    [weights],
  )
  return { ...found, first: `${kind} with the new model`, second: against }
}

/** Tells models apart in the names of files. */
function markOf(weights: ModelWeights): string {
  return hash(weights).slice(0, 12)
}

async function meet(
  { folder, game, recipe, pool, arenaGames, say }: Run,
  name: string,
  players: readonly [string, string],
  models: readonly (ModelWeights | undefined)[],
): Promise<Duel> {
  const found = await folder.step(name, parseDuel, async () => {
    const progress = makeProgress(arenaGames, process.stderr)
    let count = 0
    const known = models.filter((each) => each !== undefined)
    const how = { games: arenaGames, seed: `${recipe.seed}:${name}` }
    const result = await duel(game, players, known, how, { ...pool, done: () => progress.at(++count) })
    progress.end()
    return result
  })
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
  say(`${name}: won ${percent(found.share)} of ${found.games} games (${percent(found.low)} - ${percent(found.high)})`)
  return found
}

/** Better is what wins more where players use it, and else what judges the test games better; both so clearly that chance does not explain it. */
function isBetter(quality: Quality, shipped: Quality | undefined, arena: Duel | undefined): boolean {
  if (arena !== undefined) return arena.low > 0.5
  return shipped === undefined || compareQuality(quality, shipped).low > 0
}

function readRecipe(given: Given, game: Game): Recipe {
  const players = given.text('players')?.split(',') ?? ['medium']
  const strong = playersOf(game.id).includes('hard') ? 'hard' : strongest(game.id)
  const testPlayers = given.text('test-players')?.split(',') ?? [strong]
  for (const name of [...players, ...testPlayers]) parsePlayer(game.id, name)
  return {
    game: game.id,
    rules: game.version,
    seed: given.text('seed') ?? 'learn',
    players,
    testPlayers,
    seats: readSeats(given, game),
  }
}

/** Who tries the new model in the arena: the strongest level that can play by a model, unless another is named. */
function readChampion(given: Given, game: string, { players = {} }: Learning): string | undefined {
  const level = given.text('level')
  if (level === undefined || level in players) return level ?? playersOf(game).findLast((each) => each in players)
  const known = Object.keys(players)
  throw new UsageError(
    `no "${level}" of ${game} plays by a model${known.length > 0 ? `; those who can are ${known.join(', ')}` : ''}`,
  )
}

function strongest(game: string): string {
  return playersOf(game).at(-1) ?? 'random'
}

/** How the games are dealt over numbers of seats, such as `2,2,3,4`: usually all there are, with two players twice. */
function readSeats(given: Given, { seats: { min, max } }: Registered['game']): readonly number[] {
  const all = Array.from({ length: max - min + 1 }, (_, i) => min + i)
  const text = given.text('seats') ?? [...all, ...all.filter((count) => count === 2)].sort().join(',')
  const counts = text.split(',').map(Number)
  if (/^\d+(,\d+)*$/.test(text) && counts.every((count) => count >= min && count <= max)) return counts
  throw new UsageError(`--seats lists whole numbers from ${min} to ${max}, such as ${min},${max}, not "${text}"`)
}

/** Where the model goes: into the game's folder, unless another file is named. */
function readTarget(given: Given, game: string): string {
  const file = given.text('out') ?? join('packages', 'games', game, 'bots', 'model.data.json')
  if (existsSync(dirname(file))) return file
  throw new UsageError(
    `there is no folder "${dirname(file)}" for the model: run it in the repository, or name --out file`,
  )
}
