import type { Puzzle, Verdict } from '@orrery/bots/puzzles'
import { useEffect, useRef, useState } from 'react'
import { type AnalysisClient, startAnalyst } from '../worker/analysis-client.ts'

/** What was tried, with its judgement once there is one. */
export interface Judged {
  readonly tried: readonly string[]
  readonly verdict: Verdict
}

/** Judges a turn in a worker, since one that is not stored with its puzzle has to be compared in imagined worlds. */
export function useVerdict(
  record: string,
  puzzle: Puzzle,
  tried: readonly string[] | undefined,
  onVerdict: (verdict: Verdict) => void,
): Judged | undefined {
  const [judged, setJudged] = useState<Judged>()
  const client = useRef<AnalysisClient>(undefined)
  const notify = useRef(onVerdict)
  notify.current = onVerdict
  useEffect(() => () => client.current?.close(), [])
  const key = tried?.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same actions are judged once, in whatever list they are
  useEffect(() => {
    if (tried === undefined) {
      setJudged(undefined)
      return
    }
    let wanted = true
    client.current ??= startAnalyst()
    void client.current.ask({ type: 'puzzle', record, puzzle, tried }).then(({ verdict }) => {
      if (!wanted) return
      setJudged({ tried, verdict })
      notify.current(verdict)
    })
    return () => {
      wanted = false
    }
  }, [key, record, puzzle])
  return judged
}
