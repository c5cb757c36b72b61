import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { accuracyOfLoss, type Grade, gradeOf, grades } from '@orrery/bots/analyse'
import { analystOf, parsePlayer, playersOf } from '@orrery/games/loaded'
import { type Game, OrreryError, parseOptions, type Texts } from '@orrery/kernel'
import { type Given, readCount } from '../args.ts'
import type { Environment } from '../environment.ts'
import { readText, writeText } from '../files.ts'
import { makeProgress } from '../progress.ts'
import { rulesIn } from '../read-series.ts'
import type { Series } from '../series.ts'
import { sum, summarise } from '../statistics.ts'
import type en from '../texts/en/analyse.ts'
import { startPlayer } from '../workers.ts'

/** A mean and half of its 95 % interval, from the means of the games. */
interface Estimate {
  readonly mean: number
  readonly interval: number
}

/** What the choices of a level cost. */
export interface LevelLoss {
  readonly level: string
  readonly games: number
  readonly choices: number
  /** The mean loss of a choice in the chance to win. */
  readonly loss: Estimate
  /** How much less that is than what the level before it loses in the same positions; nothing for the first. */
  readonly less?: Estimate
  readonly accuracy: number
  /** The share of the choices with each grade. */
  readonly grades: Readonly<Record<Grade, number>>
}

/** What was found in one game: what each level's choice would cost, by position. */
interface Sample {
  readonly game: string
  readonly seed: string
  readonly levels: readonly string[]
  readonly losses: readonly (readonly number[])[]
}

/**
 * Lets neighbouring levels play each other with two seats, the last against the first as well, and asks all levels in every position what they
 * would do. With `--out` what was found is kept in a file, a line for each game, and games that are in it are not played again.
 */
export async function compareLevels(
  game: Game,
  given: Given,
  { games, script }: Environment,
): Promise<readonly LevelLoss[]> {
  if (analystOf(game.id) === undefined) throw new OrreryError('unknown-game', `${game.id} cannot be analysed`)
  const levels = given.text('players')?.split(',') ?? playersOf(game.id).filter((name) => name !== 'random')
  for (const level of levels) parsePlayer(game.id, level)
  const count = readCount(given, 'games', 10, 1, 100_000)
  const workers = Math.min(count, readCount(given, 'workers', availableParallelism(), 1, 256))
  const seed = given.text('seed') ?? 'levels'
  const path = given.text('out')
  const kept = path !== undefined && existsSync(path) ? readSamples(path) : []
  const found = new Map<number, Sample>()
  const waiting: number[] = []
  for (let index = 0; index < count; index++) {
    const isThis = (each: Sample): boolean =>
      each.game === game.id && each.seed === `${seed}:${index}` && each.levels.join() === levels.join()
    const before = kept.find(isThis)
    if (before === undefined) waiting.push(index)
    else found.set(index, before)
  }
  const progress = makeProgress(count, process.stderr)
  const serve = async (): Promise<void> => {
    const player = startPlayer({ games, script: workers === 1 ? undefined : script })
    try {
      for (let index = waiting.shift(); index !== undefined; index = waiting.shift()) {
        const series = seriesOf(game, levels, index, seed)
        const [played] = await player.play({ series, from: index, to: index + 1 })
        if (played?.losses === undefined) throw new Error(`game ${index} failed: ${played?.error ?? 'no result'}`)
        const sample = { game: game.id, seed: `${seed}:${index}`, levels, losses: played.losses }
        found.set(index, sample)
        kept.push(sample)
        if (path !== undefined) writeText(path, kept.map((each) => `${JSON.stringify(each)}\n`).join(''))
        progress.at(found.size)
      }
    } finally {
      await player.end()
    }
  }
  await Promise.all(Array.from({ length: workers }, serve))
  progress.end()
  return summariseLevels(levels, [...found.values()])
}

/** The game with this number: two neighbouring levels, each of which begins in turn. */
function seriesOf(game: Game, levels: readonly string[], index: number, seed: string): Series {
  const [one, other] = [0, 1].map((next) => levels[(index + next) % levels.length] ?? 'medium')
  return {
    ...rulesIn(game),
    games: index + 1,
    players: [one ?? 'medium', other ?? 'medium'],
    rotate: false,
    options: parseOptions(game.id, game.options, 2, {}),
    seed,
    keepRecords: false,
    asked: levels,
  }
}

function readSamples(path: string): Sample[] {
  return readText(path)
    .split('\n')
    .filter((line) => line !== '')
    .map((line, i) => {
      const sample: unknown = JSON.parse(line)
      if (!isSample(sample)) throw new OrreryError('bad-record', `line ${i + 1} of ${path} is not a compared game`)
      return sample
    })
}

function isSample(value: unknown): value is Sample {
  if (typeof value !== 'object' || value === null || !('game' in value) || !('seed' in value)) return false
  return 'levels' in value && Array.isArray(value.levels) && 'losses' in value && Array.isArray(value.losses)
}

/** What the games show about the levels, from the first to the last. */
function summariseLevels(levels: readonly string[], samples: readonly Sample[]): readonly LevelLoss[] {
  const games = samples.filter(({ losses }) => losses.length > 0)
  const estimate = (of: (losses: readonly number[]) => number): Estimate => {
    const { mean, deviation } = summarise(games.map(({ losses }) => sum(losses.map(of)) / losses.length))
    return { mean, interval: (1.96 * deviation) / Math.sqrt(Math.max(1, games.length)) }
  }
  return levels.map((level, k) => {
    const all = games.flatMap(({ losses }) => losses.map((each) => each[k] ?? 0))
    const share = (grade: Grade): number => all.filter((loss) => gradeOf(loss) === grade).length / all.length
    const [best = 0, good = 0, inaccuracy = 0, mistake = 0, blunder = 0] = grades.map(share)
    return {
      level,
      games: games.length,
      choices: all.length,
      loss: estimate((losses) => losses[k] ?? 0),
      ...(k === 0 ? {} : { less: estimate((losses) => (losses[k - 1] ?? 0) - (losses[k] ?? 0)) }),
      accuracy: summarise(all.map(accuracyOfLoss)).mean,
      grades: { best, good, inaccuracy, mistake, blunder },
    }
  })
}

/** The comparison as a table. */
export function describeLevels(game: string, compared: readonly LevelLoss[], texts: Texts<typeof en>): string {
  const percent = (value: number, digits: number): string => (100 * value).toFixed(digits)
  const between = ({ mean, interval }: Estimate): string =>
    `${percent(mean - interval, 2)} - ${percent(mean + interval, 2)}`
  const { level, games, choices, loss, interval, accuracy, less } = texts.levels.columns
  const names = grades.map((grade) => texts.grade[grade])
  const head = [level, games, choices, loss, interval, less, interval, accuracy, ...names]
  const rows = compared.map((each) => [
    each.level,
    String(each.games),
    String(each.choices),
    percent(each.loss.mean, 2),
    between(each.loss),
    each.less === undefined ? '' : percent(each.less.mean, 2),
    each.less === undefined ? '' : between(each.less),
    each.accuracy.toFixed(1),
    ...grades.map((grade) => percent(each.grades[grade], 0)),
  ])
  const widths = head.map((_, i) => Math.max(...[head, ...rows].map((row) => row[i]?.length ?? 0)))
  const lines = [head, ...rows].map((row) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  '),
  )
  return `${texts.levels.head({ game })}\n${lines.join('\n')}\n`
}
