import { Icon } from '@orrery/board/icons'
import { Disc, rivalColour, SeatDisc, seatColour } from '@orrery/board/seats'
import { type Result, type Seat, type Standing, winners } from '@orrery/kernel'
import { barsOf, type SourceBar } from '@orrery/picture'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { Link } from 'wouter'
import { type EndingTexts, useEndingTexts, useTexts } from '../texts/index.ts'
import type { RoundViews } from '../worker/protocol.ts'
import { Chart, type ChartLine } from './Chart.tsx'
import { FinalBoard } from './FinalBoard.tsx'
import { type FinalPoints, finalPoints, pointsIn, sum } from './final-points.ts'
import { ScoreSheet, sheetsOf } from './ScoreSheet.tsx'
import { SourceBars } from './SourceBars.tsx'
import type { LoadedGame } from './useGame.ts'
import './ending.css'

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
export function headline(e: EndingTexts, result: Result, names: readonly string[], me?: Seat): string {
  const [first, ...more] = winners(result)
  if (first === undefined) return e.rivalWins
  const nameOf = (seat: Seat): string => names[seat] ?? ''
  return more.length === 0
    ? e.wins({ name: nameOf(first), you: first === me })
    : e.shared({ names: [first, ...more].map(nameOf).join(', ') })
}

/** By how much a single winner is ahead of the next, seats and rival alike. */
function leadOf(result: Result, names: readonly string[], rival: string): { by: number; name: string } | undefined {
  const all = [
    ...result.seats.map(({ score, rank }, seat) => ({ score, rank, name: names[seat] ?? '' })),
    ...(result.rival === undefined ? [] : [{ ...result.rival, name: rival }]),
  ]
  const [first, second] = all.sort((a, b) => a.rank - b.rank)
  if (first === undefined || second === undefined || second.rank === 1) return undefined
  return { by: first.score - second.score, name: second.name }
}

/** Who won, large: emblem, name, points, and by how much. */
export function Winner({ result, names, me }: Pick<ResultSheetProps, 'result' | 'names' | 'me'>): ReactNode {
  const t = useTexts()
  const e = useEndingTexts()
  const seats = winners(result)
  const points = (seats[0] === undefined ? result.rival : result.seats[seats[0]])?.score ?? 0
  const { by, name } = leadOf(result, names, t.result.rival) ?? { by: 0, name: '' }
  return (
    <span className="winner">
      <span className="winner-discs">
        {seats.length === 0 ? <Disc colour={rivalColour} size={56} /> : undefined}
        {seats.map((seat) => (
          <SeatDisc key={seat} seat={seat} size={56} />
        ))}
      </span>
      <span>
        {headline(e, result, names, me)}
        <small>{by > 0 ? e.ahead({ points, by, name }) : e.with({ points })}</small>
      </span>
    </span>
  )
}

/** The result of a game: the winner's board, the ranking, the sources of all points, and how they grew. */
export function ResultSheet(props: ResultSheetProps): ReactNode {
  const { result, names, game, note, history } = props
  const t = useTexts()
  const e = useEndingTexts()
  const rounds = useRounds(history)
  const { board } = game
  const past = useMemo(() => (board === undefined ? undefined : roundPoints(board, rounds)), [board, rounds])
  const final = useMemo(
    () => (board === undefined ? undefined : finalPoints(result, board, rounds)),
    [result, board, rounds],
  )
  const { bars, sources } = barsOf(result, seatsOf(result, names, t.result.rival))
  // Where nobody at a seat has won, the seat that has lost is shown.
  const [winner = 0] = winners(result)
  const views = rounds.at(-1)?.views
  return (
    <>
      <div className="final">
        {views === undefined ? (
          <div className="final-board" />
        ) : (
          <FinalBoard
            {...{ game, names, seat: winner, view: views[winner], caption: e.board({ name: names[winner] ?? '' }) }}
            won={winners(result).some((seat) => seat === props.me)}
          />
        )}
      </div>
      <div className="standing">
        <Ranking {...props} />
        {past === undefined || past.length === 0 ? undefined : (
          <section>
            <h3 className="cap">{e.byRound}</h3>
            <Chart
              rounds={[0, ...past.map(({ round }) => round)]}
              lines={linesOf(past, result, names, t.result.rival)}
            />
          </section>
        )}
      </div>
      <section className="by-source">
        <h3 className="cap">{e.bySource}</h3>
        {sources.length === 0 ? undefined : <SourceBars {...{ bars, sources, final, speech: game.speech }} />}
        {final === undefined ? undefined : <AddedAtEnd {...{ bars, final, game }} />}
        <ScoreSheet speech={game.speech} names={names} scores={sheetsOf(result)} />
      </section>
      {note === undefined ? undefined : <div className="result-note">{note}</div>}
    </>
  )
}

/** Everybody by rank. */
function Ranking({ result, names, people, me, cheer }: ResultSheetProps): ReactNode {
  const t = useTexts()
  const e = useEndingTexts()
  const order = result.seats.map((_, seat) => seat).sort((a, b) => rankOf(result, a) - rankOf(result, b))
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
    <section>
      {cheer}
      <table className="sheet ranking">
        <thead>
          <tr>
            <th scope="col">{e.rank}</th>
            <th scope="col">{e.player}</th>
            {tied ? <th scope="col">{e.tiebreak}</th> : undefined}
            <th scope="col">{e.points}</th>
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
                {seat === me ? <small className="you">{e.you}</small> : undefined}
              </Row>
            )
          })}
          {result.rival?.rank === 1 ? undefined : rival}
        </tbody>
      </table>
    </section>
  )
}

/** What the end of the game has added to the points that the board showed before. */
function AddedAtEnd(props: {
  readonly bars: readonly SourceBar[]
  readonly final: readonly FinalPoints[]
  readonly game: LoadedGame
}): ReactNode {
  const { bars, final, game } = props
  const e = useEndingTexts()
  // Where every point was counted as it was made, there is nothing to tell.
  if (final.every(({ added }) => Object.keys(added).length === 0)) return undefined
  return (
    <div className="added" data-testid="added">
      <h4>{e.atEnd}</h4>
      <ul>
        {bars.map(({ index, name, colour, score }) => {
          const { soFar = 0, added = {} } = final[index] ?? {}
          const parts = Object.entries(added).sort(([, a], [, b]) => b - a)
          const growth = score - soFar
          return (
            <li key={index}>
              <b style={{ color: colour }}>{name}</b>
              <span>{`${soFar} ${growth < 0 ? '−' : '+'} ${Math.abs(growth)} = ${score}`}</span>
              <span>
                {parts.length === 0
                  ? e.nothing
                  : parts
                      .map(
                        ([source, points]) =>
                          `${game.speech.source(source)} ${points < 0 ? '−' : '+'}${Math.abs(points)}`,
                      )
                      .join(', ')}
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** The names and colours of everybody, an opponent without a seat last. */
function seatsOf(
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

const noRounds: readonly RoundViews[] = []

/** Every seat's own views at the end of each round, as soon as the game has been replayed. */
function useRounds(history: () => Promise<readonly RoundViews[]>): readonly RoundViews[] {
  const [rounds, setRounds] = useState(noRounds)
  useEffect(() => {
    let wanted = true
    void history().then((found) => wanted && setRounds(found))
    return () => {
      wanted = false
    }
  }, [history])
  return rounds
}

/** Everybody's points at the end of each round, taken from each seat's own view. */
function roundPoints(board: NonNullable<LoadedGame['board']>, rounds: readonly RoundViews[]): readonly RoundPoints[] {
  return rounds.map(({ round, views }) => ({ round, points: pointsIn(board, views).map(sum) }))
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
