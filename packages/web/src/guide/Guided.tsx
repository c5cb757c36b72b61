import { lazy, type ReactNode, Suspense } from 'react'
import { useGate } from '../store/gate.ts'
import type { TableHandle } from '../store/table.ts'
import { coach, withTexts } from '../texts/index.ts'
import { useGuides } from './store.ts'

const Coach = lazy(withTexts(() => import('./Coach.tsx'), coach))

interface GuidedProps {
  readonly table: TableHandle
  /** Its id. */
  readonly id: string
  /** The screen of the table; its actions go through the coach. */
  children(table: TableHandle): ReactNode
}

/** A table with its coach if a guide is running there; every other table is left as it is. */
export function Guided({ table, id, children }: GuidedProps): ReactNode {
  const progress = useGuides(({ running }) => running.find((each) => each.table === id))
  const { gate, guarded } = useGate(table)
  if (progress === undefined) return children(table)
  return (
    <>
      {children(guarded)}
      <Suspense>
        <Coach table={table} progress={progress} gate={gate} />
      </Suspense>
    </>
  )
}
