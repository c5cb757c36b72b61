import { type Result, type Standing, winners } from '@orrery/kernel'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { Dialog } from '../../design/Dialog.tsx'
import { Icon } from '../../design/icons.tsx'
import { SeatDisc } from '../../design/seats.tsx'
import { type Texts, useTexts } from '../../texts/index.ts'
import { createGame } from '../../worker/client.ts'
import { download } from '../download.ts'
import { Chart } from './Chart.tsx'
import { ScoreSheet } from './ScoreSheet.tsx'
import type { ScreenProps } from './TableScreen.tsx'

interface ResultDialogProps extends ScreenProps {
  readonly names: readonly string[]
  readonly result: Result
  onClose(): void
}

function headline(t: Texts, result: Result, names: readonly string[]): string {
  const won = winners(result).map((seat) => names[seat] ?? '')
  if (won.length === 0) return t.result.rivalWins
  return won.length === 1 ? t.result.wins(won[0] ?? '') : t.result.shared(won.join(', '))
}

/** The end of a game: who won, why, how it came, and what next. */
export function ResultDialog(props: ResultDialogProps): ReactNode {
  const { table, info, game, names, result, onClose } = props
  const t = useTexts()
  const [, navigate] = useLocation()
  const chart = useChart(props)
  const order = result.seats.map((_, seat) => seat).sort((a, b) => rankOf(result, a) - rankOf(result, b))
  const again = async (): Promise<void> => {
    const { game: id, seats, options } = info
    navigate(`/table/${await createGame({ game: id, seats, options })}`)
  }
  const tied = result.seats.some((a, i) => result.seats.some((b, j) => i !== j && a.score === b.score))
  return (
    <Dialog
      title={headline(t, result, names)}
      onClose={onClose}
      className="large result"
      actions={
        <>
          <button
            type="button"
            className="btn ghost"
            onClick={() => void table.record().then((text) => download(`${info.game}-${info.id}.json`, text))}
          >
            <Icon name="download" size={18} />
            {t.result.record}
          </button>
          <button type="button" className="btn" onClick={() => navigate('/')}>
            <Icon name="home" size={18} />
            {t.result.home}
          </button>
          <button type="button" className="btn primary" onClick={() => void again()}>
            <Icon name="again" size={18} />
            {t.result.rematch}
          </button>
        </>
      }
    >
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
            {order.map((seat) => {
              const standing = result.seats[seat]
              return standing === undefined ? undefined : (
                <Row key={seat} standing={standing} tied={tied}>
                  <SeatDisc seat={seat} size={28} />
                  {names[seat]}
                </Row>
              )
            })}
            {result.rival === undefined ? undefined : (
              <Row standing={result.rival} tied={tied}>
                <Icon name="bot" size={24} />
                {t.result.rival}
              </Row>
            )}
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
    </Dialog>
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
function useChart({
  table,
  game,
  result,
}: ResultDialogProps):
  | { readonly rounds: readonly number[]; readonly points: readonly (readonly number[])[] }
  | undefined {
  const [chart, setChart] = useState<{ rounds: number[]; points: number[][] }>()
  const { board } = game
  useEffect(() => {
    if (board === undefined) return
    let wanted = true
    void table.history().then((history) => {
      if (!wanted || history.length === 0) return
      const points = result.seats.map((standing, seat) => [
        0,
        ...history.slice(0, -1).map(({ views }) => {
          const sheet = board.scores(views[seat])[seat] ?? {}
          return Object.values(sheet).reduce((sum, n) => sum + n, 0)
        }),
        standing.score,
      ])
      setChart({ rounds: [0, ...history.map(({ round }) => round)], points })
    })
    return () => {
      wanted = false
    }
  }, [table, board, result])
  return chart
}
