import { type Analysis, analyse as analyseRecord } from '@orrery/bots/analyse'
import type { ReasonTexts } from '@orrery/games'
import { analystOf, parsePlayer } from '@orrery/games/loaded'
import { makeTexts, OrreryError } from '@orrery/kernel'
import { describeAnalysis } from './analyse/describe.ts'
import { compareLevels, describeLevels } from './analyse/levels.ts'
import { describePlayouts, type PlayedOut, playOut } from './analyse/playouts.ts'
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
  const given = readArgs(words, shape, 1)
  const texts = await loadTexts(readLanguage(given))
  const { out, games } = environment
  if (given.flag('levels')) {
    const found = findGame(given.positionals[0], games)
    const compared = await compareLevels(found.game, given, environment)
    const { game } = await found.speech(readLanguage(given))
    out.print(given.flag('json') ? `${JSON.stringify(compared)}\n` : describeLevels(game, compared, texts))
    return 0
  }
  const record = readRecord(given.positionals[0], 'analyse')
  const registered = gameOfRecord(record, games)
  const analyst = analystOf(record.game)
  if (analyst === undefined) throw new OrreryError('unknown-game', `${record.game} cannot be analysed`)
  const seat = readCount(given, 'seat', 0, 1, record.seats)
  const count = readCount(given, 'playouts', 0, 1, 100_000)
  const level = given.text('players') ?? 'medium'
  if (count > 0) parsePlayer(record.game, level)
  const analysis = analyseHere(given, () => analyseRecord(registered.game, record, analyst, given.text('seed')))
  const about = { game: registered.game, record }
  const found: PlayedOut[] = []
  if (count > 0) found.push(...playOut(analysis, about, { count, level, seed: given.text('seed') ?? 'playouts' }))
  if (given.flag('json')) {
    out.print(`${JSON.stringify(count > 0 ? { ...analysis, playouts: found } : analysis)}\n`)
    return 0
  }
  const language = readLanguage(given)
  const reasons: ReasonTexts = (await registered.reasons?.(language)) ?? {}
  const speech = await registered.speech(language)
  const said = { ...about, speech, reasons, texts, language }
  out.print(describeAnalysis(analysis, said, seat - 1))
  if (count > 0) out.print(describePlayouts(found, said))
  return 0
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
