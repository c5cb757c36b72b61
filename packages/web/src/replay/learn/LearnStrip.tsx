import type { JudgedAttempt } from '@orrery/bots/analyse'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useFirstFocus } from '../../common/focus.ts'
import { CloseButton } from '../../design/IconButton.tsx'
import { useSettings } from '../../store/settings.ts'
import { useAnalysisTexts } from '../../texts/index.ts'
import { makeFigures } from '../analysis/figures.ts'
import { isWell, type Mistake } from './mistakes.ts'

/** How an attempt stands. */
export type Verdict = 'plays' | 'judging' | 'failed' | JudgedAttempt

interface LearnStripProps {
  readonly mistake: Mistake
  /** Which of the mistakes it is. */
  readonly label: string
  readonly last: boolean
  readonly verdict: Verdict
  onAgain(): void
  onNext(): void
  onAnswer(): Promise<void>
  onClose(): void
}

/** What is to be done, and once the turn is over how close it came to the best. */
export function LearnStrip({
  mistake,
  label,
  last,
  verdict,
  onAgain,
  onNext,
  onAnswer,
  onClose,
}: LearnStripProps): ReactNode {
  const t = useAnalysisTexts()
  const [finding, setFinding] = useState(false)
  const main = useRef<HTMLButtonElement>(null)
  const strip = useRef<HTMLElement>(null)
  useFirstFocus(strip)
  const judged = typeof verdict === 'object' ? verdict : undefined
  const over = judged !== undefined || verdict === 'failed'
  useEffect(() => {
    if (over) main.current?.focus({ preventScroll: true })
  }, [over])
  const well = judged !== undefined && isWell(judged.grade)
  const next = last ? t.learn.finish : over ? t.learn.next : t.learn.skip
  return (
    <section
      ref={strip}
      tabIndex={-1}
      className="learn-strip"
      aria-label={t.learn.title}
      data-testid="learn"
      data-state={stateOf(verdict)}
    >
      <div className="learn-words" role="status">
        <b>{label}</b>{' '}
        {judged === undefined ? (
          <Task mistake={mistake} verdict={verdict} />
        ) : (
          <Outcome mistake={mistake} judged={judged} />
        )}
      </div>
      <div className="learn-buttons">
        {over ? (
          <button
            ref={well ? undefined : main}
            type="button"
            className={well ? 'btn' : 'btn primary'}
            onClick={onAgain}
          >
            {t.learn.again}
          </button>
        ) : undefined}
        <button
          type="button"
          className="btn"
          disabled={finding || verdict === 'judging'}
          onClick={() => {
            setFinding(true)
            void onAnswer().finally(() => setFinding(false))
          }}
        >
          {finding ? t.finding : t.learn.answer}
        </button>
        <button ref={well ? main : undefined} type="button" className={well ? 'btn primary' : 'btn'} onClick={onNext}>
          {next}
        </button>
      </div>
      <CloseButton onClick={onClose} />
    </section>
  )
}

const stateOf = (verdict: Verdict): string => (typeof verdict === 'object' ? verdict.grade : verdict)

/** What was played, and what is to be done about it. */
function Task({ mistake, verdict }: { readonly mistake: Mistake; readonly verdict: Verdict }): ReactNode {
  const t = useAnalysisTexts()
  const { language } = useSettings()
  if (verdict === 'failed') return <span>{t.learn.failed}</span>
  if (verdict === 'judging') {
    return (
      <>
        <span>{t.learn.judging}</span> <progress aria-label={t.learn.judging} />
      </>
    )
  }
  const { turn, grade, loss } = mistake
  return (
    <>
      <span className={`analysis-grade ${grade}`}>{t.grade[grade]}</span>{' '}
      <span>{t.learn.task({ turn, loss: makeFigures(language).percent(loss) })}</span>
    </>
  )
}

/** How close the attempt came: the chances of the game, of the attempt and of the best turn on one scale. */
function Outcome({ mistake, judged }: { readonly mistake: Mistake; readonly judged: JudgedAttempt }): ReactNode {
  const t = useAnalysisTexts()
  const { language } = useSettings()
  const { percent } = makeFigures(language)
  const { grade, played, best, loss } = judged
  const range = Math.max(0.01, best - mistake.before)
  const share = Math.min(1, Math.max(0, (played - mistake.before) / range))
  return (
    <>
      <span className={`analysis-grade ${grade}`}>{t.grade[grade]}</span>{' '}
      <span>
        {grade === 'best' ? t.learn.best : t.learn.close({ loss: percent(loss) })}{' '}
        {t.learn.chances({ now: percent(played), before: percent(mistake.before), best: percent(best) })}
      </span>
      <span className="learn-scale" aria-hidden="true">
        <span style={{ width: `${100 * share}%` }} />
      </span>
    </>
  )
}
