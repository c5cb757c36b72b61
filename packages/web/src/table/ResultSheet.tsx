import { Icon } from '@orrery/board/icons'
import { Disc, rivalColour, SeatDisc, seatColour } from '@orrery/board/seats'
import { type Result, type Seat, type Standing, winners } from '@orrery/kernel'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { type ShellTexts, useTexts } from '../texts/index.ts'
import type { RoundViews } from '../worker/protocol.ts'
import { Chart, type ChartLine } from './Chart.tsx'
import { barsOf } from './result-picture.ts'
import { ScoreSheet, sheetsOf } from './ScoreSheet.tsx'
import { SourceBars } from './SourceBars.tsx'
import type { LoadedGame } from './useGame.ts'

interface ResultSheetProps {
  readonly result: Result
  readonly names: readonly string[]
  /** The players' ids on the server, by seat, where they are known. */
  readonly people?: readonly (string | undefined)[]
  readonly game: LoadedGame
  /** The seat of whoever reads this. */
  readonly me?: Seat | undefined
  /** What is worth a cheer, above the ranking. */
  readonly cheer?: ReactNode
  /** A note below the ranking. */
  readonly note?: ReactNode
  /** Every seat's own view at the end of each round. */
  history(): Promise<readonly RoundViews[]>
}

/** Who won, in one line, for whoever looks from a seat or from none. */
export function headline(t: ShellTexts, result: Result, names: readonly string[], me?: Seat): string {
  const [first, ...more] = winners(result)
  if (first === undefined) return t.result.rivalWins
  const nameOf = (seat: Seat): string => names[seat] ?? ''
  return more.length === 0
    ? t.result.wins({ name: nameOf(first), you: first === me })
    : t.result.shared({ names: [first, ...more].map(nameOf).join(', ') })
}

/** The result of a game: the ranking, the points by round, and their sources. */
export function ResultSheet(props: ResultSheetProps): ReactNode {
  const { result, names, people, game, me, cheer, note, history } = props
  const t = useTexts()
  const past = useRoundPoints(history, game)
  const order = result.seats.map((_, seat) => seat).sort((a, b) => rankOf(result, a) - rankOf(result, b))
  const { bars, sources } = barsOf(result, seatsOf(result, names, t.result.rival))
  const tied = result.seats.some((a, i) => result.seats.some((b, j) => i !== j && a.score === b.score))
  const rival =
    result.rival === undefined ? undefined : (
      <Row standing={result.rival} tied={tied}>
        <Disc colour={rivalColour} size={28} />
        {t.result.rival}
        <Icon name="bot" size={18} />
      </Row>
    )
  return (
    <>
      <section>
        {cheer}
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
                  {people?.[seat] === undefined ? (
                    names[seat]
                  ) : (
                    <Link href={`/player/${people[seat]}`}>{names[seat]}</Link>
                  )}
                  {seat === me ? <small className="you">{t.result.you}</small> : undefined}
                </Row>
              )
            })}
            {result.rival?.rank === 1 ? undefined : rival}
          </tbody>
        </table>
      </section>
      {note === undefined ? undefined : <div className="result-note">{note}</div>}
      {past === undefined ? undefined : (
        <section>
          <h3 className="cap">{t.result.byRound}</h3>
          <Chart rounds={[0, ...past.map(({ round }) => round)]} lines={linesOf(past, result, names, t.result.rival)} />
        </section>
      )}
      <section className="by-source">
        <h3 className="cap">{t.result.bySource}</h3>
        {sources.length === 0 ? undefined : <SourceBars bars={bars} sources={sources} speech={game.speech} />}
        <ScoreSheet speech={game.speech} names={names} scores={sheetsOf(result)} />
      </section>
    </>
  )
}

/** The names and colours of everybody, an opponent without a seat last. */
export function seatsOf(
  { seats, rival }: Result,
  names: readonly string[],
  rivalName: string,
): readonly { readonly name: string; readonly colour: string }[] {
  const people = seats.map((_, seat) => ({ name: names[seat] ?? '', colour: `var(--pl-${seatColour(seat)})` }))
  return rival === undefined ? people : [...people, { name: rivalName, colour: 'var(--pl-dark-hi)' }]
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

function rankOf(result: Result, seat: number): number {
  return result.seats[seat]?.rank ?? 99
}

/** The points of one round by seat; an opponent without a seat comes last. */
interface RoundPoints {
  readonly round: number
  readonly points: readonly number[]
}

/** Everybody's points at the end of each round, taken from each seat's own view. */
function useRoundPoints(
  history: () => Promise<readonly RoundViews[]>,
  { board }: LoadedGame,
): readonly RoundPoints[] | undefined {
  const [past, setPast] = useState<readonly RoundPoints[]>()
  useEffect(() => {
    if (board === undefined) return
    let wanted = true
    void history().then((rounds) => {
      if (!wanted || rounds.length === 0) return
      setPast(
        rounds.map(({ round, views }) => {
          const sheets = board.scores(views[0])
          return {
            round,
            points: sheets.map((sheet, i) => {
              const own = i < views.length ? (board.scores(views[i])[i] ?? {}) : sheet
              return Object.values(own).reduce((sum, n) => sum + n, 0)
            }),
          }
        }),
      )
    })
    return () => {
      wanted = false
    }
  }, [history, board])
  return past
}

/** The lines of the chart: from zero, round by round, to the result. */
function linesOf(
  past: readonly RoundPoints[],
  { seats, rival }: Result,
  names: readonly string[],
  rivalName: string,
): readonly ChartLine[] {
  const before = past.slice(0, -1)
  const line = (i: number, score: number): readonly number[] => [
    0,
    ...before.map(({ points }) => points[i] ?? 0),
    score,
  ]
  const people = seats.map(({ score }, seat) => ({
    name: names[seat] ?? '',
    colour: seatColour(seat),
    points: line(seat, score),
  }))
  if (rival === undefined) return people
  return [...people, { name: rivalName, colour: rivalColour, points: line(seats.length, rival.score) }]
}
