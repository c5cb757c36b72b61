import { Icon } from '@orrery/board/icons'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { CoachTexts } from '../texts/index.ts'

interface SummaryProps {
  readonly texts: CoachTexts
  readonly learned: readonly string[]
  onBack(): void
  onPlay(): void
  onHome(): void
}

/** The end of a guide: what was learned, and where to go from here. */
export function Summary({ texts, learned, onBack, onPlay, onHome }: SummaryProps): ReactNode {
  const main = useRef<HTMLButtonElement>(null)
  const heading = useId()
  useEffect(() => main.current?.focus({ preventScroll: true }), [])
  return (
    <aside className="coach coach-end" aria-labelledby={heading} data-testid="coach-summary">
      <div role="status">
        <h2 id={heading}>{texts.summary}</h2>
        <p>{texts.summaryText}</p>
        <ul>
          {learned.map((line) => (
            <li key={line}>
              <Icon name="check" size={18} />
              {line}
            </li>
          ))}
        </ul>
      </div>
      <footer>
        <button type="button" className="btn ghost" onClick={onBack}>
          {texts.back}
        </button>
        <button type="button" className="btn" onClick={onHome} data-testid="coach-home">
          {texts.home}
        </button>
        <button ref={main} type="button" className="btn primary" onClick={onPlay} data-testid="coach-play">
          <Icon name="play" size={16} />
          {texts.playOn}
        </button>
      </footer>
    </aside>
  )
}
