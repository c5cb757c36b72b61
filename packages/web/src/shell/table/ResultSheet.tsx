import { type Result, type Standing, winners } from '@orrery/kernel'
import { type ReactNode, useEffect, useState } from 'react'
import { Icon } from '../../design/icons.tsx'
import { SeatDisc } from '../../design/seats.tsx'
import { type Texts, useTexts } from '../../texts/index.ts'
import type { RoundViews } from '../../worker/protocol.ts'
import { Chart } from './Chart.tsx'
import { ScoreSheet } from './ScoreSheet.tsx'
import type { LoadedGame } from './useGame.ts'

interface ResultSheetProps {
  readonly result: Result
  readonly names: readonly string[]
  readonly game: LoadedGame
  /** Every seat's own view at the end of each round. */
  history(): Promise<readonly RoundViews[]>
}

/** Who won, in one line. */
export function headline(t: Texts, result: Result, names: readonly string[]): string {
  const won = winners(result).map((seat) => names[seat] ?? '')
  if (won.length === 0) return t.result.rivalWins
  return won.length === 1 ? t.result.wins(won[0] ?? '') : t.result.shared(won.join(', '))
}

/** How a game came out: the ranking, the points by round, and where they came from. */
export function ResultSheet({ result, names, game, history }: ResultSheetProps): ReactNode {
  const t = useTexts()
  const chart = useChart(history, game, result)
  const order = result.seats.map((_, seat) => seat).sort((a, b) => rankOf(result, a) - rankOf(result, b))
  const tied = result.seats.some((a, i) => result.seats.some((b, j) => i !== j && a.score === b.score))
  const rival =
    result.rival === undefined ? undefined : (
      <Row standing={result.rival} tied={tied}>
        <Icon name="bot" size={24} />
        {t.result.rival}
      </Row>
    )
  return (
    <>
      <section>
        <table className="sheet ranking">
          <thead>
            <tr>
              <th scope="col">{t.result.rank}</th>
              <th scope="col">{t.result.player}</th>
              {tied ? <th scope="col">{t.result.tiebreak}</th> : undefined}
              <th scope="col">{t.result.points}</th>
            </tr>
          </thead>
          <tbody>
            {result.rival?.rank === 1 ? rival : undefined}
            {order.map((seat) => {
              const standing = result.seats[seat]
              return standing === undefined ? undefined : (
                <Row key={seat} standing={standing} tied={tied}>
                  <SeatDisc seat={seat} size={28} />
                  {names[seat]}
                </Row>
              )
            })}
            {result.rival?.rank === 1 ? undefined : rival}
          </tbody>
        </table>
      </section>
      {chart === undefined ? undefined : (
        <section>
          <h3 className="cap">{t.result.byRound}</h3>
          <Chart {...chart} names={names} />
        </section>
      )}
      <section className="by-source">
        <h3 className="cap">{t.result.bySource}</h3>
        <ScoreSheet speech={game.speech} names={names} scores={sheetsOf(result)} />
      </section>
    </>
  )
}

function Row({
  standing,
  tied,
  children,
}: {
  readonly standing: Standing
  readonly tied: boolean
  readonly children: ReactNode
}): ReactNode {
  return (
    <tr className={standing.rank === 1 ? 'first' : ''}>
      <td>{standing.rank}</td>
      <th scope="row">
        <span className="who">{children}</span>
      </th>
      {tied ? <td>{standing.tiebreaks.join(' · ')}</td> : undefined}
      <td className="score">{standing.score}</td>
    </tr>
  )
}

/** Points by source of everybody, an opponent without a seat last. */
export function sheetsOf({ seats, rival }: Result): readonly Readonly<Record<string, number>>[] {
  return [...seats, ...(rival === undefined ? [] : [rival])].map(({ sources }) => sources)
}

function rankOf(result: Result, seat: number): number {
  return result.seats[seat]?.rank ?? 99
}

/** Everybody's points at the end of each round, as their own eyes saw them; the last round ends with the result. */
function useChart(
  history: () => Promise<readonly RoundViews[]>,
  game: LoadedGame,
  result: Result,
): { readonly rounds: readonly number[]; readonly points: readonly (readonly number[])[] } | undefined {
  const [chart, setChart] = useState<{ rounds: number[]; points: number[][] }>()
  const { board } = game
  useEffect(() => {
    if (board === undefined) return
    let wanted = true
    void history().then((past) => {
      if (!wanted || past.length === 0) return
      const points = result.seats.map((standing, seat) => [
        0,
        ...past.slice(0, -1).map(({ views }) => {
          const sheet = board.scores(views[seat])[seat] ?? {}
          return Object.values(sheet).reduce((sum, n) => sum + n, 0)
        }),
        standing.score,
      ])
      setChart({ rounds: [0, ...past.map(({ round }) => round)], points })
    })
    return () => {
      wanted = false
    }
  }, [history, board, result])
  return chart
}
