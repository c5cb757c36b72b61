import { availableParallelism } from 'node:os'
import { type Grade, grades } from '@orrery/bots/analyse'
import { analystOf, parsePlayer, playersOf } from '@orrery/games/loaded'
import { type Game, OrreryError, parseOptions, type Texts } from '@orrery/kernel'
import { type Given, readCount } from '../args.ts'
import type { Environment } from '../environment.ts'
import { makeProgress } from '../progress.ts'
import { rulesIn } from '../read-series.ts'
import type { GameAnalysis, Series } from '../series.ts'
import { sum, summarise } from '../statistics.ts'
import type en from '../texts/en/analyse.ts'
import { playSeries } from '../workers.ts'

/** What the turns of a level cost when it plays itself. */
export interface LevelLoss {
  readonly level: string
  readonly games: number
  readonly turns: number
  /** The mean loss of a turn in the chance to win, and half of its 95 % interval, from the means of the games. */
  readonly loss: number
  readonly interval: number
  readonly accuracy: number
  /** The mean luck of a turn; near zero if what is expected is expected rightly. */
  readonly luck: number
  /** The share of the turns with each grade. */
  readonly grades: Readonly<Record<Grade, number>>
}

/** Lets every level play itself with two seats, and analyses the games. */
export async function compareLevels(
  game: Game,
  given: Given,
  { games, script }: Environment,
): Promise<readonly LevelLoss[]> {
  if (analystOf(game.id) === undefined) throw new OrreryError('unknown-game', `${game.id} cannot be analysed`)
  const levels = given.text('players')?.split(',') ?? playersOf(game.id).filter((name) => name !== 'random')
  for (const level of levels) parsePlayer(game.id, level)
  const count = readCount(given, 'games', 10, 1, 100_000)
  const workers = readCount(given, 'workers', availableParallelism(), 1, 256)
  const progress = makeProgress(count * levels.length, process.stderr)
  let finished = 0
  const compared: LevelLoss[] = []
  for (const level of levels) {
    const series: Series = {
      ...rulesIn(game),
      games: count,
      players: [level, level],
      rotate: false,
      options: parseOptions(game.id, game.options, 2, {}),
      seed: given.text('seed') ?? 'levels',
      keepRecords: true,
      analyse: true,
    }
    const all = await playSeries(series, { games, workers, script, done: () => progress.at(++finished) })
    compared.push(
      lossOf(
        level,
        all.flatMap(({ analysis }) => (analysis === undefined ? [] : [analysis])),
      ),
    )
  }
  progress.end()
  return compared
}

function lossOf(level: string, games: readonly GameAnalysis[]): LevelLoss {
  const turns = games.flatMap((each) => each.turns)
  const means = summarise(games.map((each) => sum(each.turns.map(({ loss }) => loss)) / Math.max(1, each.turns.length)))
  const accuracies = games.flatMap(({ players }) => players.flatMap(({ accuracy }) => accuracy ?? []))
  const share = (grade: Grade): number =>
    turns.filter((turn) => turn.grade === grade).length / Math.max(1, turns.length)
  const [best = 0, good = 0, inaccuracy = 0, mistake = 0, blunder = 0] = grades.map(share)
  return {
    level,
    games: games.length,
    turns: turns.length,
    loss: means.mean,
    interval: (1.96 * means.deviation) / Math.sqrt(Math.max(1, games.length)),
    accuracy: summarise(accuracies).mean,
    luck: summarise(turns.map(({ luck }) => luck)).mean,
    grades: { best, good, inaccuracy, mistake, blunder },
  }
}

/** The comparison as a table. */
export function describeLevels(game: string, compared: readonly LevelLoss[], texts: Texts<typeof en>): string {
  const percent = (value: number, digits: number): string => (100 * value).toFixed(digits)
  const { level, games, turns, loss, interval, accuracy, luck } = texts.levels.columns
  const head = [level, games, turns, loss, interval, accuracy, luck, ...grades.map((grade) => texts.grade[grade])]
  const rows = compared.map((each) => [
    each.level,
    String(each.games),
    String(each.turns),
    percent(each.loss, 2),
    `${percent(Math.max(0, each.loss - each.interval), 2)} - ${percent(each.loss + each.interval, 2)}`,
    each.accuracy.toFixed(1),
    percent(each.luck, 2),
    ...grades.map((grade) => percent(each.grades[grade], 0)),
  ])
  const widths = head.map((_, i) => Math.max(...[head, ...rows].map((row) => row[i]?.length ?? 0)))
  const lines = [head, ...rows].map((row) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  '),
  )
  return `${texts.levels.head({ game })}\n${lines.join('\n')}\n`
}
