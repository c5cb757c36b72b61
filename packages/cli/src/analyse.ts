import { type Analysis, analyse as analyseRecord } from '@orrery/bots/analyse'
import type { ReasonTexts } from '@orrery/games'
import { analystOf, parsePlayer } from '@orrery/games/loaded'
import { type GameRecord, makeTexts, OrreryError, type Texts } from '@orrery/kernel'
import { describeAnalysis } from './analyse/describe.ts'
import { compareLevels, describeLevels } from './analyse/levels.ts'
import { describePlayouts, type PlayedOut, playOut, summarizePlayouts } from './analyse/playouts.ts'
import { type Given, readArgs, readCount, readLanguage } from './args.ts'
import type { Environment } from './environment.ts'
import { readRecord } from './files.ts'
import { findGame, gameOfRecord } from './games.ts'
import { makeProgress } from './progress.ts'
import type en from './texts/en/analyse.ts'

const shape = {
  seat: 'text',
  json: 'flag',
  seed: 'text',
  lang: 'text',
  levels: 'flag',
  players: 'text',
  games: 'text',
  workers: 'text',
  out: 'text',
  playouts: 'text',
} as const

const loadTexts = makeTexts<typeof en>((language) => import(`./texts/${language}/analyse.ts`))

/** `orrery analyse`: what every turn of a record was worth; or, with `--levels`, how the levels of a game compare. */
export async function analyse(words: readonly string[], environment: Environment): Promise<number> {
  const several = words.some((word) => word.startsWith('--playouts'))
  const given = readArgs(words, shape, several ? Number.POSITIVE_INFINITY : 1)
  const texts = await loadTexts(readLanguage(given))
  const { out, games } = environment
  if (given.flag('levels')) {
    const found = findGame(given.positionals[0], games)
    const compared = await compareLevels(found.game, given, environment)
    const { game } = await found.speech(readLanguage(given))
    out.print(given.flag('json') ? `${JSON.stringify(compared)}\n` : describeLevels(game, compared, texts))
    return 0
  }
  if (given.positionals.length > 1) return playOutAll(given, environment, texts)
  const record = readRecord(given.positionals[0], 'analyse')
  const registered = gameOfRecord(record, games)
  const seat = readCount(given, 'seat', 0, 1, record.seats)
  const { analysis, found } = judge(given, environment, record)
  if (given.flag('json')) {
    out.print(`${JSON.stringify(found === undefined ? analysis : { ...analysis, playouts: found })}\n`)
    return 0
  }
  const language = readLanguage(given)
  const reasons: ReasonTexts = (await registered.reasons?.(language)) ?? {}
  const speech = await registered.speech(language)
  const said = { game: registered.game, record, speech, reasons, texts, language }
  out.print(describeAnalysis(analysis, said, seat - 1))
  if (found !== undefined) out.print(describePlayouts(found, said))
  return 0
}

/** Plays on from the costly turns of several records, and says what came of it for each of them and for all together. */
function playOutAll(given: Given, environment: Environment, texts: Texts<typeof en>): number {
  const language = readLanguage(given)
  const { out } = environment
  const all = given.positionals.map((file) => {
    const { found = [] } = judge(given, environment, readRecord(file, 'analyse'))
    if (!given.flag('json')) out.print(`${file}: ${summarizePlayouts(found, texts, language)}\n`)
    return { file, playouts: found }
  })
  const found = all.flatMap(({ playouts }) => playouts)
  out.print(given.flag('json') ? `${JSON.stringify(all)}\n` : `${summarizePlayouts(found, texts, language)}\n`)
  return 0
}

/** The analysis of a record, and what came of playing on from its costly turns where that was asked for. */
function judge(
  given: Given,
  { games }: Environment,
  record: GameRecord,
): { analysis: Analysis; found: PlayedOut[] | undefined } {
  const { game } = gameOfRecord(record, games)
  const analyst = analystOf(record.game)
  if (analyst === undefined) throw new OrreryError('unknown-game', `${record.game} cannot be analysed`)
  const count = readCount(given, 'playouts', 0, 1, 100_000)
  const level = given.text('players') ?? 'medium'
  if (count > 0) parsePlayer(record.game, level)
  const seed = given.text('seed')
  const analysis = analyseHere(given, () => analyseRecord(game, record, analyst, seed))
  if (count === 0) return { analysis, found: undefined }
  return { analysis, found: [...playOut(analysis, { game, record }, { count, level, seed: seed ?? 'playouts' })] }
}

/** Analyses in this thread, with a bar on a terminal. */
function analyseHere(given: Given, begin: () => ReturnType<typeof analyseRecord>): Analysis {
  const steps = begin()
  let progress = makeProgress(1, process.stderr)
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) {
      progress.end()
      return step.value
    }
    if (given.flag('json')) continue
    if (step.value.type === 'curve') progress = makeProgress(step.value.turns, process.stderr)
    else progress.at(step.value.index + 1)
  }
}
