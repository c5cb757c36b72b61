import { Icon } from '@orrery/board/icons'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { CoachTexts } from '../texts/index.ts'

interface SummaryProps {
  readonly texts: CoachTexts
  readonly title: string
  readonly text?: string
  readonly learned: readonly string[]
  onBack(): void
  /** Where to go from here; what is left out is not offered. */
  readonly onPlay?: (() => void) | undefined
  readonly onHome?: (() => void) | undefined
  readonly onAgain?: (() => void) | undefined
  readonly onNext?: (() => void) | undefined
  /** What comes next, if not the next lesson. */
  readonly nextLabel?: string
}

/** The end of a lesson: what was learned, and where to go from here. The last button is the main one. */
export function Summary(props: SummaryProps): ReactNode {
  const { texts, title, text = texts.summaryText, learned, nextLabel = texts.nextLesson } = props
  const { onBack, onPlay, onHome, onAgain, onNext } = props
  const buttons = [
    { id: 'home', label: texts.home, onClick: onHome },
    { id: 'again', label: texts.tryIt, onClick: onAgain },
    { id: 'play', label: texts.playOn, onClick: onPlay },
    { id: 'next', label: nextLabel, onClick: onNext },
  ].filter(({ onClick }) => onClick !== undefined)
  const main = useRef<HTMLButtonElement>(null)
  const heading = useId()
  useEffect(() => main.current?.focus({ preventScroll: true }), [])
  return (
    <aside className="coach coach-end" aria-labelledby={heading} data-testid="coach-summary">
      <div role="status">
        <h2 id={heading}>{title}</h2>
        <p>{text}</p>
        {learned.length === 0 ? undefined : (
          <ul>
            {learned.map((line) => (
              <li key={line}>
                <Icon name="check" size={18} />
                {line}
              </li>
            ))}
          </ul>
        )}
      </div>
      <footer>
        <button type="button" className="btn ghost" onClick={onBack}>
          {texts.back}
        </button>
        {buttons.map(({ id, label, onClick }, i) => (
          <button
            key={id}
            ref={i === buttons.length - 1 ? main : undefined}
            type="button"
            className={i === buttons.length - 1 ? 'btn primary' : 'btn'}
            onClick={onClick}
            data-testid={`coach-${id}`}
          >
            {label}
          </button>
        ))}
      </footer>
    </aside>
  )
}
