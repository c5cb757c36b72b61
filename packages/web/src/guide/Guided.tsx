import { lazy, type ReactNode, Suspense, useMemo, useRef } from 'react'
import type { TableHandle } from '../store/table.ts'
import { coach, withTexts } from '../texts/index.ts'
import { useGuides } from './store.ts'

const Coach = lazy(withTexts(() => import('./Coach.tsx'), coach))

/** Says whether an action may pass; the coach puts its own judgement there while it leads. */
export type Gate = { current: ((action: string) => boolean) | undefined }

interface GuidedProps {
  readonly table: TableHandle
  /** Its id. */
  readonly id: string
  /** The screen of the table; what it asks goes past the coach. */
  children(table: TableHandle): ReactNode
}

/** A table with its coach, if a guide leads there; every other table is left as it is. */
export function Guided({ table, id, children }: GuidedProps): ReactNode {
  const led = useGuides(({ running }) => running.find((each) => each.table === id))
  const gate: Gate = useRef(undefined)
  const guarded = useMemo<TableHandle>(
    () => ({
      ...table,
      act(action) {
        if (gate.current?.(action.id) !== false) table.act(action)
      },
    }),
    [table],
  )
  if (led === undefined) return children(table)
  return (
    <>
      {children(guarded)}
      <Suspense>
        <Coach table={table} progress={led} gate={gate} />
      </Suspense>
    </>
  )
}
