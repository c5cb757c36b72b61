import type { Action } from '@orrery/kernel'
import { type RefObject, useMemo, useRef } from 'react'
import type { TableHandle } from './table.ts'

/** Decides whether an action goes through, with those that follow it; whoever watches over a table sets it. */
export type Gate = RefObject<((action: string, then: readonly Action[]) => boolean) | undefined>

/** A table whose actions go through a gate. */
export function useGate(table: TableHandle): { readonly gate: Gate; readonly guarded: TableHandle } {
  const gate: Gate = useRef(undefined)
  const guarded = useMemo<TableHandle>(
    () => ({
      ...table,
      act(action, then = []) {
        if (gate.current?.(action.id, then) !== false) table.act(action, then)
      },
    }),
    [table],
  )
  return { gate, guarded }
}
