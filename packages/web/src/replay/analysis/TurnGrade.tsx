import { withOpenCards } from '@orrery/bots/analyse'
import type { Seat } from '@orrery/kernel'
import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { useAnalysisTexts } from '../../texts/index.ts'
import type { AnalysisSession } from './session.ts'
import './analysis.css'

/** The grade of what a seat did in a turn, once it is known. */
export default function TurnGrade({
  session,
  turn,
  seat,
  open,
}: {
  readonly session: AnalysisSession
  readonly turn: number
  readonly seat: Seat
  /** Whether it is the grade with all cards open. */
  readonly open: boolean
}): ReactNode {
  const t = useAnalysisTexts()
  const { turns } = useStore(session.store)
  const judged = turns.find((each) => each?.turn === turn && each.seat === seat)
  if (judged === undefined) return undefined
  const { grade } = open ? withOpenCards(judged) : judged
  return <span className={`analysis-grade ${grade}`}>{t.grade[grade]}</span>
}
