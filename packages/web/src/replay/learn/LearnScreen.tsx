import type { Grade, JudgedAttempt, JudgedPart } from '@orrery/bots/analyse'
import type { Seat } from '@orrery/kernel'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { AttemptTable } from '../../attempt/AttemptTable.tsx'
import { useAnalysisTexts } from '../../texts/index.ts'
import { type AnalysisClient, startAnalyst } from '../../worker/analysis-client.ts'
import type { AnalysisSession } from '../analysis/session.ts'
import { LearnEnd } from './LearnEnd.tsx'
import { LearnStrip, type Verdict } from './LearnStrip.tsx'
import './learn.css'
import { isWell, mistakesOf } from './mistakes.ts'

/** How far somebody has come with the mistakes of a seat. */
export interface Learning {
  readonly seat: Seat
  /** The number of the mistake that is tried, from 0. */
  readonly at: number
  /** The best grade so far, by the number of the judged turn. */
  readonly found: Readonly<Record<number, Grade>>
  /** All have been gone through: what came out of it is listed, over the replay. */
  readonly over?: boolean
}

interface LearnScreenProps {
  readonly session: AnalysisSession
  /** The record. */
  readonly text: string
  readonly names: readonly string[]
  readonly learning: Learning
  onChange(learning: Learning): void
  /** Shows the better turn step by step. */
  onAnswer(seat: Seat, part: JudgedPart): Promise<void>
  onClose(): void
}

/** Goes through the mistakes of a seat: each is played again on the board and compared with the best turn. */
export default function LearnScreen(props: LearnScreenProps): ReactNode {
  const { session, text, names, learning, onChange, onAnswer, onClose } = props
  const t = useAnalysisTexts().learn
  const { seat, at, found } = learning
  const { turns } = useStore(session.store)
  const mistakes = mistakesOf(turns, seat)
  const mistake = mistakes[at]
  const [tries, setTries] = useState(0)
  const [verdict, setVerdict] = useState<Verdict>('plays')
  const judge = useJudge()
  const over = mistake === undefined
  useEffect(() => {
    if (over && learning.over !== true) onChange({ ...learning, over })
  }, [over, learning, onChange])
  if (mistake === undefined) {
    return (
      <LearnEnd
        player={names[seat] ?? ''}
        mistakes={mistakes}
        found={found}
        onAgain={() => onChange({ seat, at: 0, found: {} })}
        onClose={onClose}
      />
    )
  }
  const { judged, from } = mistake
  const begin = (next: number): void => {
    setVerdict('plays')
    setTries(tries + 1)
    if (next !== at) onChange({ seat, at: next, found })
  }
  const judgeIt = async (record: string): Promise<void> => {
    setVerdict('judging')
    try {
      const attempt = await judge(record, from, seat)
      setVerdict(attempt)
      const best = found[judged]
      if (best === undefined || !isWell(best)) onChange({ seat, at, found: { ...found, [judged]: attempt.grade } })
    } catch {
      setVerdict('failed')
    }
  }
  return (
    <AttemptTable
      key={`${at}:${tries}`}
      attempt={{ record: text, from, seat, names }}
      answer={mistake.answer}
      onOver={(record) => void judgeIt(record)}
      strip={
        <LearnStrip
          mistake={mistake}
          label={t.at({ n: at + 1, of: mistakes.length })}
          last={at + 1 === mistakes.length}
          verdict={verdict}
          onAgain={() => begin(at)}
          onNext={() => begin(at + 1)}
          onAnswer={async () => {
            const part = turns[judged]?.parts.find((each) => each.from === from)
            if (part !== undefined) await onAnswer(seat, part)
          }}
          onClose={onClose}
        />
      }
    />
  )
}

/** Judges attempts in a worker that ends with the screen. */
function useJudge(): (text: string, from: number, seat: Seat) => Promise<JudgedAttempt> {
  const client = useRef<AnalysisClient>(undefined)
  useEffect(
    () => () => {
      client.current?.close()
      client.current = undefined
    },
    [],
  )
  return async (text, from, seat) => {
    client.current ??= startAnalyst()
    return (await client.current.ask({ type: 'attempt', text, from, seat })).attempt
  }
}
