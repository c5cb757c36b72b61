import { type Analysis, costliestPart, type JudgedPart, type JudgedTurn } from '@orrery/bots/analyse'
import type { ReasonTexts } from '@orrery/games'
import {
  actById,
  type Game,
  type GameRecord,
  type GameState,
  type Language,
  type Speech,
  type Texts,
} from '@orrery/kernel'
import type en from '../texts/en/analyse.ts'
import { statesAt } from './states.ts'

/** What an analysis is put into words with. */
export interface Words {
  readonly game: Game
  readonly record: GameRecord
  readonly speech: Speech
  readonly reasons: ReasonTexts
  readonly texts: Texts<typeof en>
  readonly language: Language
}

/** An analysis as text; with a seat from 0 on, only the turns of that seat. */
export function describeAnalysis(analysis: Analysis, words: Words, seat: number): string {
  const { texts, speech } = words
  const names = Array.from({ length: analysis.seats }, (_, each) => `#${each + 1}`)
  const write = new Writer(words, names)
  const starts = statesAt(
    words.game,
    words.record,
    new Set(analysis.turns.flatMap(({ parts }) => parts.map(({ from }) => from))),
  )
  const lines = [texts.head({ game: speech.game, turns: analysis.turns.length }), '']
  for (const turn of analysis.turns) {
    if (seat >= 0 && turn.seat !== seat) continue
    lines.push(...write.turn(turn, starts))
  }
  lines.push('', texts.players)
  for (const [each, { accuracy, loss, luck, grades }] of analysis.players.entries()) {
    const player = names[each] ?? ''
    lines.push(
      accuracy === undefined
        ? `  ${texts.noChoice({ player })}`
        : `  ${texts.player({ player, accuracy: write.percent(accuracy / 100), loss: write.percent(loss), luck: write.change(luck) })}`,
      `     ${texts.counts(grades)}`,
    )
  }
  lines.push('', texts.turningPoints)
  if (analysis.turningPoints.length === 0) lines.push(`  ${texts.none}`)
  for (const { judged, change, cause } of analysis.turningPoints) {
    const turn = analysis.turns[judged]
    const player = names[turn?.seat ?? 0] ?? ''
    lines.push(
      `  ${texts.turningPoint({ turn: turn?.turn ?? 0, player, change: write.change(change), cause: texts.cause[cause] })}`,
    )
  }
  return `${lines.join('\n')}\n`
}

/** Writes numbers and turns in a language. */
class Writer {
  private readonly words: Words
  private readonly names: readonly string[]
  private readonly percents: Intl.NumberFormat
  private readonly changes: Intl.NumberFormat

  constructor(words: Words, names: readonly string[]) {
    this.words = words
    this.names = names
    const shape = { style: 'percent', maximumFractionDigits: 1 } as const
    this.percents = new Intl.NumberFormat(words.language, shape)
    this.changes = new Intl.NumberFormat(words.language, { ...shape, signDisplay: 'exceptZero' })
  }

  percent(value: number): string {
    return this.percents.format(value)
  }

  change(value: number): string {
    return this.changes.format(value)
  }

  turn(turn: JudgedTurn, starts: ReadonlyMap<number, GameState>): string[] {
    const { texts, reasons } = this.words
    const player = this.names[turn.seat] ?? ''
    const lines = [
      texts.turn({ round: turn.round, turn: turn.turn, player, grade: texts.grade[turn.grade] }),
      `     ${texts.cost({ loss: this.percent(turn.loss), error: this.percent(turn.error), luck: this.change(turn.luck), after: this.percent(turn.after) })}`,
    ]
    if (turn.costliest === undefined) return lines
    const worst = costliestPart(turn)
    const best = worst?.options[0]
    const start = worst === undefined ? undefined : starts.get(worst.from)
    if (worst === undefined || best === undefined || start === undefined || best.gain <= 0) return lines
    lines.push(`     ${texts.better({ gain: this.percent(best.gain), line: this.line(start, turn, worst) })}`)
    const why = best.reason === undefined ? undefined : reasons[best.reason]?.({ player })
    if (why !== undefined) lines.push(`     ${why}`)
    return lines
  }

  /** The actions of the best way to go on, in words. */
  private line(start: GameState, { seat }: JudgedTurn, { options }: JudgedPart): string {
    const { game, record, speech } = this.words
    const state = game.clone(start)
    const said: string[] = []
    for (const id of options[0]?.actions ?? []) {
      const action = game.vocabulary.parse(id)
      if (game.refuse(state, seat, action) !== undefined) break
      said.push(speech.action(action, game.view(state, seat), this.names))
      actById(game, state, record.seats, seat, id)
    }
    return said.join(' · ')
  }
}
