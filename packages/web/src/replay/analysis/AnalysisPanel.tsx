import { SeatDisc } from '@orrery/board/seats'
import { type Analysis, grades, type Performance, performances, withOpenCards } from '@orrery/bots/analyse'
import type { Seat } from '@orrery/kernel'
import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { SidePanel } from '../../design/SidePanel.tsx'
import { useSettings } from '../../store/settings.ts'
import { useAnalysisTexts } from '../../texts/index.ts'
import type { Telling } from './Alternatives.tsx'
import { chancesOf, makeFigures } from './figures.ts'
import { type AskedAdvice, ShownTurn } from './ShownTurn.tsx'
import type { AnalysisSession } from './session.ts'
import './analysis.css'

interface AnalysisPanelProps extends Telling {
  readonly index: number
  readonly viewer: Seat | undefined
  /** Whether the chances are shown with all cards open. */
  readonly open: boolean
  onOpen(open: boolean): void
  onGo(index: number): void
  /** The last answer to what an expert would do. */
  readonly asked: AskedAdvice | undefined
  onAsk(): Promise<void>
  /** Lets the reader play the mistakes of a seat again; left out where nothing can be played. */
  onLearn: ((seat: Seat) => void) | undefined
  onClose(): void
}

/** What the analysis found: progress, the turn that is shown, the players, the turning points, and the curve as a table. */
export default function AnalysisPanel(props: AnalysisPanelProps): ReactNode {
  const { session, names, viewer, open, onOpen, onGo, onLearn, onClose } = props
  const t = useAnalysisTexts()
  const { language } = useSettings()
  const { status, total, turns, analysis } = useStore(session.store)
  const { change } = makeFigures(language)
  const done = turns.filter((turn) => turn !== undefined).length
  return (
    <SidePanel title={t.title} className="log-panel panel replay-log analysis-panel" onClose={onClose}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable with the keyboard */}
      <section className="log-list" tabIndex={0} aria-label={t.title}>
        {status === 'running' ? (
          <p role="status">
            <progress value={done} max={Math.max(1, total)} aria-label={t.title} />
            {t.running({ done, total })}
          </p>
        ) : undefined}
        {status === 'failed' ? <p role="alert">{t.failed}</p> : undefined}
        <label className="analysis-open">
          <input type="checkbox" checked={open} onChange={({ target }) => onOpen(target.checked)} />
          {t.open}
        </label>
        <p className="note">{t.openHint}</p>
        <ShownTurn {...props} />
        {analysis === undefined ? undefined : (
          <>
            <h3>{t.players}</h3>
            <ul>
              {playersIn(analysis, open).map((performance, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
                <li key={seat} data-testid="performance">
                  <b>
                    <SeatDisc seat={seat} size={20} /> {names[seat]}
                  </b>
                  <PlayerFigures performance={performance} open={open} />
                  {onLearn === undefined ? undefined : (
                    <button type="button" className="btn analysis-learn" onClick={() => onLearn(seat)}>
                      {t.learn.start}
                      <span className="sr">: {names[seat]}</span>
                    </button>
                  )}
                </li>
              ))}
            </ul>
            <h3>{t.turningPoints}</h3>
            {analysis.turningPoints.length === 0 ? <p>{t.none}</p> : undefined}
            <ol>
              {analysis.turningPoints.map(({ judged, change: by, cause }) => {
                const turn = analysis.turns[judged]
                if (turn === undefined) return undefined
                return (
                  <li key={judged}>
                    <button type="button" className="log-line" onClick={() => onGo(turn.to)}>
                      {t.point({ turn: turn.turn, player: names[turn.seat] ?? '', change: change(by) })} (
                      {t.cause[cause]})
                    </button>
                  </li>
                )
              })}
            </ol>
          </>
        )}
        <CurveTable session={session} names={names} viewer={open ? undefined : viewer} open={open} />
        {open ? undefined : <p className="note">{t.how}</p>}
      </section>
    </SidePanel>
  )
}

/** How everybody played: by what they could know, or with all cards open. */
function playersIn({ seats, curve, turns, players }: Analysis, open: boolean): readonly Performance[] {
  return open ? performances(seats, curve, turns.map(withOpenCards)) : players
}

/** How somebody played: accuracy, what a turn cost and what luck brought in the mean, and the grades. */
function PlayerFigures({
  performance: { accuracy, loss, luck, grades: counts },
  open,
}: {
  readonly performance: Performance
  readonly open: boolean
}): ReactNode {
  const t = useAnalysisTexts()
  const { language } = useSettings()
  const { percent } = makeFigures(language)
  const mean = makeFigures(language, 1)
  // Costs of a whole game add up to more than there is to lose.
  const turns = Math.max(
    1,
    grades.reduce((sum, grade) => sum + counts[grade], 0),
  )
  return (
    <>
      {accuracy === undefined ? undefined : <span>{t.accuracy({ percent: percent(accuracy / 100) })}</span>}
      <span>
        {open
          ? t.figuresOpen({ loss: mean.percent(loss / turns) })
          : t.figures({ loss: mean.percent(loss / turns), luck: mean.change(luck / turns) })}
      </span>
      <span className="analysis-counts">
        {grades.map((grade) => (
          <span key={grade} className={`analysis-grade ${grade}`}>
            {t.grade[grade]} {counts[grade]}
          </span>
        ))}
      </span>
    </>
  )
}

/** The curve in numbers, with the grade of each turn, for those who read it. */
function CurveTable({
  session,
  names,
  viewer,
  open,
}: {
  readonly session: AnalysisSession
  readonly names: readonly string[]
  readonly viewer: Seat | undefined
  readonly open: boolean
}): ReactNode {
  const t = useAnalysisTexts()
  const { language } = useSettings()
  const { curve, turns } = useStore(session.store)
  const { percent } = makeFigures(language)
  const gradeOf = (number: number): ReactNode => {
    const turn = turns.find((each) => each?.turn === number && each?.answer !== true)
    if (turn === undefined) return undefined
    const { grade } = open ? withOpenCards(turn) : turn
    return (
      <span className={`analysis-grade ${grade}`}>
        <span className="sr">{names[turn.seat]}: </span>
        {t.grade[grade]}
      </span>
    )
  }
  return (
    <details>
      <summary>{t.table}</summary>
      <table>
        <caption className="sr">{t.curve}</caption>
        <thead>
          <tr>
            <th scope="col">{t.column}</th>
            {names.map((name, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
              <th key={seat} scope="col">
                <SeatDisc seat={seat} size={20} />
                <span className="sr">{name}</span>
              </th>
            ))}
            <th scope="col">{t.graded}</th>
          </tr>
        </thead>
        <tbody>
          {curve.map((point) => (
            <tr key={point.at}>
              <th scope="row">{point.turn === 0 ? t.start : point.turn}</th>
              {names.map((name, seat) => (
                <td key={name}>{percent(chancesOf(point, viewer)[seat] ?? 0)}</td>
              ))}
              <td>{gradeOf(point.turn)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
