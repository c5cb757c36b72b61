import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { speedOf, useSettings } from '../store/settings.ts'
import { makeTable, type TableHandle } from '../store/table.ts'
import { useTexts } from '../texts/index.ts'
import type { TableLocation } from '../worker/client.ts'
import { FailedTable } from './FailedTable.tsx'
import './table.css'
import type { ScreenProps } from './TableScreen.tsx'
import { useGame } from './useGame.ts'

interface OpenTableProps {
  readonly id: string
  /** Opened anew whenever it is another object. */
  readonly place: TableLocation
  /** The screen of the table, once its game has been loaded. */
  children(shown: ScreenProps): ReactNode
}

/** Opens a table, and shows it once its game has been loaded. */
export function OpenTable({ id, place, children }: OpenTableProps): ReactNode {
  const [table, setTable] = useState<TableHandle>()
  // Only a visible, animated board is worth waiting for.
  const animates = useRef(false)
  useEffect(() => {
    const handle = makeTable(id, () => animates.current && document.visibilityState === 'visible', place)
    setTable(handle)
    return () => handle.close()
  }, [id, place])
  return table === undefined ? (
    <Loading />
  ) : (
    <Opened table={table} animates={animates}>
      {children}
    </Opened>
  )
}

function Opened({
  table,
  animates,
  children,
}: {
  readonly table: TableHandle
  readonly animates: { current: boolean }
  children(shown: ScreenProps): ReactNode
}): ReactNode {
  const state = useStore(
    table.store,
    // The progress of a bot concerns only the prompt.
    useShallow(({ thinking: _thinking, sent: _sent, ...shown }) => shown),
  )
  const { motion, textMode } = useSettings()
  const game = useGame(state.info?.game)
  const speed = speedOf(motion)
  animates.current = speed > 0 && !textMode && game?.board !== undefined
  if (state.status === 'failed' && state.failure !== undefined) return <FailedTable failure={state.failure} />
  const { info, position } = state
  if (info === undefined || position === undefined || game === undefined) return <Loading />
  return children({ table, state, info, position, game, speed })
}

function Loading(): ReactNode {
  const t = useTexts()
  return (
    <main className="loading" aria-busy="true">
      <p>{t.table.loading}</p>
    </main>
  )
}
