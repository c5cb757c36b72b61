import { Icon } from '@orrery/board/icons'
import type { Speech } from '@orrery/kernel'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Toast } from '../design/Toast.tsx'
import type { TableState } from '../store/shown-table.ts'
import { useTexts } from '../texts/index.ts'

interface RefusalToastProps {
  readonly refused: TableState['refused']
  readonly speech: Speech
  readonly names: readonly string[]
  /** The number of changes at the table: any change makes a refusal obsolete. */
  readonly seq: number
  onRule(rule: string): void
}

/** Why something is not allowed, with a link to its rule. Stays until it is closed, or for ten seconds. */
export function RefusalToast({ refused, speech, names, seq, onRule }: RefusalToastProps): ReactNode {
  const t = useTexts()
  const [closed, setClosed] = useState(0)
  useEffect(() => {
    if (refused === undefined) return
    const timer = setTimeout(() => setClosed(refused.serial), 10_000)
    return () => clearTimeout(timer)
  }, [refused])
  const serial = refused?.serial ?? 0
  const shownAt = useRef({ serial: 0, seq })
  if (shownAt.current.serial !== serial) shownAt.current = { serial, seq }
  useEffect(() => {
    if (shownAt.current.seq !== seq) setClosed(shownAt.current.serial)
  }, [seq])
  const shown = refused !== undefined && refused.serial > closed ? refused : undefined
  return (
    <div className="toasts" role="status">
      {shown === undefined ? undefined : (
        <Toast key={shown.serial} onClose={() => setClosed(shown.serial)}>
          <div>
            <b>{t.refusal.title}</b>
            <p>{speech.refusal(shown.refusal, names)}</p>
            <button type="button" className="link" onClick={() => onRule(shown.refusal.rule)} data-testid="rule-link">
              <Icon name="book" size={16} />
              {t.refusal.rule({ rule: shown.refusal.rule })}
            </button>
          </div>
        </Toast>
      )}
    </div>
  )
}
