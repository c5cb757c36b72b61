import { lazy, type ReactNode, Suspense } from 'react'
import { fair, withTexts } from '../texts/index.ts'
import type { Verdict } from '../worker/protocol.ts'

const FairVerdict = lazy(withTexts(() => import('./FairVerdict.tsx'), fair))

interface FairNoteProps {
  readonly table: string
  /** Missing until the record has been compared. */
  readonly verdict: Verdict | undefined
  readonly names: readonly string[]
}

/** The verdict about the shuffle, as soon as there is one; its texts are loaded only then. */
export function FairNote({ verdict, ...props }: FairNoteProps): ReactNode {
  if (verdict === undefined) return undefined
  return (
    <Suspense>
      <FairVerdict verdict={verdict} {...props} />
    </Suspense>
  )
}
