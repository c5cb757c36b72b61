import { SeatDisc } from '@orrery/board/seats'
import { type Advice, costliestPart, withOpenCards } from '@orrery/bots/analyse'
import { type ReactNode, useState } from 'react'
import { useStore } from 'zustand'
import { useSettings } from '../../store/settings.ts'
import { useAnalysisTexts } from '../../texts/index.ts'
import { Alternatives, type Telling } from './Alternatives.tsx'
import { LEAST_SHOWN, makeFigures, turnAt } from './figures.ts'

/** What was asked about a moment, and the answer; nothing in it when nobody has anything left to decide. */
export interface AskedAdvice {
  readonly at: number
  readonly advice: Advice | undefined
}

interface ShownTurnProps extends Telling {
  readonly index: number
  /** Whether grades are shown with all cards open. */
  readonly open: boolean
  /** The last answer to what an expert would do. */
  readonly asked: AskedAdvice | undefined
  /** Asks what an expert would do at the moment that is shown. */
  onAsk(): Promise<void>
}

/** The turn that is shown: its grade, what it cost, a better one, and others that were compared with it. */
export function ShownTurn(props: ShownTurnProps): ReactNode {
  const { session, names, index, open, onShow } = props
  const t = useAnalysisTexts()
  const { language } = useSettings()
  const { status, curve, turns } = useStore(session.store)
  const [finding, setFinding] = useState(false)
  const { percent, change } = makeFigures(language)
  const number = turnAt(curve, index)
  const turn = turns.find((each) => each?.turn === number && each?.answer !== true)
  if (turn === undefined) {
    return (
      <>
        {status !== 'running' || number === undefined ? undefined : <p>{t.ungraded({ turn: number })}</p>}
        <Expert {...props} />
      </>
    )
  }
  const { seat, error, luck, after } = turn
  const { loss, grade } = open ? withOpenCards(turn) : turn
  const part = costliestPart(turn)
  const show = (): void => {
    if (part === undefined) return
    setFinding(true)
    void onShow(seat, part, 0).finally(() => setFinding(false))
  }
  return (
    <>
      <div data-testid="shown-turn">
        <h3>
          <SeatDisc seat={seat} size={20} />
          {t.turn({ turn: turn.turn, player: names[seat] ?? '' })}
          <span className={`analysis-grade ${grade}`}>{t.grade[grade]}</span>
        </h3>
        <p>
          {open
            ? t.costOpen({ loss: percent(loss) })
            : t.cost({ loss: percent(loss), error: percent(error), luck: change(luck), after: percent(after) })}
        </p>
        {turn.grade === 'best' || (part?.options.length ?? 0) === 0 ? undefined : (
          <button type="button" className="btn" disabled={finding} onClick={show}>
            {finding ? t.finding : t.better}
          </button>
        )}
        {part === undefined ? undefined : <Alternatives {...props} part={part} seat={seat} />}
      </div>
      <Expert {...props} />
    </>
  )
}

/** What an expert would do at the moment that is shown, for whoever asks. */
function Expert(props: ShownTurnProps): ReactNode {
  const { names, index, asked, onAsk } = props
  const t = useAnalysisTexts()
  const [finding, setFinding] = useState(false)
  if (asked?.at !== index) {
    const ask = (): void => {
      setFinding(true)
      void onAsk().finally(() => setFinding(false))
    }
    return (
      <button type="button" className="btn analysis-expert" disabled={finding} onClick={ask} data-testid="expert">
        {finding ? t.finding : t.expert}
      </button>
    )
  }
  const { advice } = asked
  return (
    <div data-testid="expert-answer" role="status">
      <h3>
        {advice === undefined ? undefined : <SeatDisc seat={advice.seat} size={20} />}
        {t.expertTitle}
        {advice === undefined ? undefined : <span className="sr">: {names[advice.seat]}</span>}
      </h3>
      {advice === undefined ? <p>{t.decided}</p> : undefined}
      {advice !== undefined && advice.part.loss < LEAST_SHOWN ? <p>{t.same}</p> : undefined}
      {advice === undefined ? undefined : <Alternatives {...props} part={advice.part} seat={advice.seat} />}
    </div>
  )
}
