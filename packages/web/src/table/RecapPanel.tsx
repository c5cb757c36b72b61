import { type ReactNode, useMemo } from 'react'
import { SidePanel } from '../design/SidePanel.tsx'
import { useTexts } from '../texts/index.ts'
import { LogList, type LogProps } from './LogPanel.tsx'
import { groupByTurn } from './lines.ts'
import { type Reasoned, useWhy } from './useWhy.ts'

interface RecapPanelProps extends LogProps, Reasoned {
  onClose(): void
}

/** What the others did since my last turn, to be read again: its lines mark their places on the board, and bots say why. */
export default function RecapPanel({ table, info, onClose, ...log }: RecapPanelProps): ReactNode {
  const t = useTexts()
  const { steps, writeLines } = log
  const turns = useMemo(() => groupByTurn(steps, writeLines), [steps, writeLines])
  const why = useWhy({ table, info }, turns)
  return (
    <SidePanel title={t.recap.title} className="log-panel recap-panel panel" onClose={onClose}>
      {steps.length === 0 ? <p className="log-empty">{t.recap.nothing}</p> : <LogList {...log} why={why} />}
    </SidePanel>
  )
}
