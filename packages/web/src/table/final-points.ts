import type { BoardModule } from '@orrery/board'
import type { Result } from '@orrery/kernel'
import type { RoundViews } from '../worker/protocol.ts'

/** What the end of the game has added to somebody's points. */
export interface FinalPoints {
  /** The points that the board showed before the decision that ended the game. */
  readonly soFar: number
  /** What came after that, by source; without sources that have not changed. */
  readonly added: Readonly<Record<string, number>>
}

/** Everybody's points by source, as each seat's own view shows them; those of an opponent without a seat come last. */
export function pointsIn(
  board: Pick<BoardModule, 'scores'>,
  views: readonly unknown[],
): readonly Readonly<Record<string, number>>[] {
  return board.scores(views[0]).map((sheet, i) => (i < views.length ? (board.scores(views[i])[i] ?? {}) : sheet))
}

/** The sum of the points of all sources. */
export const sum = (sheet: Readonly<Record<string, number>>): number =>
  Object.values(sheet).reduce((all, points) => all + points, 0)

/** What the end of the game has added to everybody's points; those of an opponent without a seat come last. */
export function finalPoints(
  { seats, rival }: Result,
  board: Pick<BoardModule, 'scores'>,
  rounds: readonly RoundViews[],
): readonly FinalPoints[] | undefined {
  const before = rounds.at(-1)?.before
  if (before === undefined) return undefined
  const sheets = pointsIn(board, before)
  return [...seats, ...(rival === undefined ? [] : [rival])].map(({ sources }, i) => {
    const old = sheets[i] ?? {}
    const names = [...new Set([...Object.keys(sources), ...Object.keys(old)])]
    const changed = names.map((name) => [name, (sources[name] ?? 0) - (old[name] ?? 0)] as const)
    return { soFar: sum(old), added: Object.fromEntries(changed.filter(([, points]) => points !== 0)) }
  })
}
