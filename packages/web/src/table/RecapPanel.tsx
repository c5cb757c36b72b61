import type { ReactNode } from 'react'
import { SidePanel } from '../design/SidePanel.tsx'
import { useTexts } from '../texts/index.ts'
import { LogList, type LogProps } from './LogPanel.tsx'

/** What the others did since my last turn, to be read again: its lines mark their places on the board. */
export default function RecapPanel({ onClose, ...log }: LogProps & { onClose(): void }): ReactNode {
  const t = useTexts()
  return (
    <SidePanel title={t.recap.title} className="log-panel recap-panel panel" onClose={onClose}>
      {log.steps.length === 0 ? <p className="log-empty">{t.recap.nothing}</p> : <LogList {...log} />}
    </SidePanel>
  )
}
