import { lazy, type ReactNode, Suspense } from 'react'
import { useGuides } from '../../guide/store.ts'
import { useGate } from '../../store/gate.ts'
import type { TableHandle } from '../../store/table.ts'
import { analysis, withTexts } from '../../texts/index.ts'
import { allowsAdvice, useCoaching } from '../advice.ts'
import type { ScreenProps } from '../TableScreen.tsx'

const Watch = lazy(withTexts(() => import('./Watch.tsx'), analysis))

interface CoachedProps {
  readonly shown: ScreenProps
  /** The screen of the table; its actions go through the coach. */
  children(table: TableHandle): ReactNode
}

/** A table with its coach, where there may be one and the player wants it; every other table is left as it is. */
export function Coached({ shown, children }: CoachedProps): ReactNode {
  const { table, info, position } = shown
  const { gate, guarded } = useGate(table)
  const coaching = useCoaching(info)
  // A lesson has its own coach.
  const guided = useGuides(({ running }) => running.some((each) => each.table === info.id))
  if (!coaching || guided || !allowsAdvice(info) || position.me === undefined) return children(table)
  return (
    <>
      {children(guarded)}
      <Suspense>
        <Watch shown={shown} gate={gate} />
      </Suspense>
    </>
  )
}
