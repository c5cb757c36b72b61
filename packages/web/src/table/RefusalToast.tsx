import { Icon } from '@orrery/board/icons'
import type { Speech } from '@orrery/kernel'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { TableState } from '../store/table.ts'
import { useTexts } from '../texts/index.ts'

interface RefusalToastProps {
  readonly refused: TableState['refused']
  readonly speech: Speech
  readonly names: readonly string[]
  /** How many changes the table has seen: a refusal means nothing any more once something happened. */
  readonly seq: number
  onRule(rule: string): void
}

/** Why something is not allowed, with the way to its rule. Stays until it is closed or ten seconds have passed. */
export function RefusalToast({ refused, speech, names, seq, onRule }: RefusalToastProps): ReactNode {
  const t = useTexts()
  const [closed, setClosed] = useState(0)
  useEffect(() => {
    if (refused === undefined) return
    const timer = setTimeout(() => setClosed(refused.nr), 10_000)
    return () => clearTimeout(timer)
  }, [refused])
  const told = refused?.nr ?? 0
  const toldAt = useRef({ nr: 0, seq })
  if (toldAt.current.nr !== told) toldAt.current = { nr: told, seq }
  useEffect(() => {
    if (toldAt.current.seq !== seq) setClosed(toldAt.current.nr)
  }, [seq])
  const shown = refused !== undefined && refused.nr > closed ? refused : undefined
  return (
    <div className="toasts" role="status">
      {shown === undefined ? undefined : (
        <div className="toast" key={shown.nr}>
          <div>
            <b>{t.refusal.title}</b>
            <p>{speech.refusal(shown.refusal, names)}</p>
            <button type="button" className="link" onClick={() => onRule(shown.refusal.rule)} data-testid="rule-link">
              <Icon name="book" size={16} />
              {t.refusal.rule({ rule: shown.refusal.rule })}
            </button>
          </div>
          <button type="button" className="btn ghost icon" aria-label={t.close} onClick={() => setClosed(shown.nr)}>
            <Icon name="close" size={18} />
          </button>
        </div>
      )}
    </div>
  )
}
