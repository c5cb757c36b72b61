import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { Icon } from '../../design/icons.tsx'
import { SeatDisc } from '../../design/seats.tsx'
import { useTexts } from '../../texts/index.ts'
import type { Step } from '../../worker/protocol.ts'
import { groupByTurn } from './lines.ts'

interface LogProps {
  readonly steps: readonly Step[]
  scribe(step: Step): readonly string[]
  readonly names: readonly string[]
}

/** The log as a list, grouped by turn, the newest at the end and in sight. */
export function LogList({ steps, scribe, names }: LogProps): ReactNode {
  const t = useTexts()
  const turns = useMemo(() => groupByTurn(steps, scribe), [steps, scribe])
  const end = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new line scrolls
  useEffect(() => {
    const list = end.current?.parentElement
    if (list) list.scrollTop = list.scrollHeight
  }, [turns])
  if (turns.length === 0) return <p className="log-empty">{t.log.empty}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable with the keyboard
    <div className="log-list" role="log" aria-live="off" tabIndex={0} aria-label={t.log.title}>
      {turns.map(({ turn, round, seat, lines }, index) => (
        <section key={turn}>
          {turns[index - 1]?.round === round ? undefined : <h4 className="cap">{t.log.round(round)}</h4>}
          <h3>
            <SeatDisc seat={seat} size={20} />
            {names[seat]}
          </h3>
          <ol>
            {lines.map(({ key, text }) => (
              <li key={key}>{text}</li>
            ))}
          </ol>
        </section>
      ))}
      <div ref={end} />
    </div>
  )
}

/** The log over the left edge of the table. */
export function LogPanel({ onClose, ...log }: LogProps & { onClose(): void }): ReactNode {
  const t = useTexts()
  return (
    <aside className="log-panel panel" aria-label={t.log.title}>
      <header>
        <h2>{t.log.title}</h2>
        <button type="button" className="btn ghost icon" aria-label={t.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <LogList {...log} />
    </aside>
  )
}
