import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { Guided } from '../guide/Guided.tsx'
import { speedOf, useSettings } from '../store/settings.ts'
import { makeTable, type TableHandle } from '../store/table.ts'
import { useTexts } from '../texts/index.ts'
import { FailedTable } from './FailedTable.tsx'
import './table.css'
import { TableScreen } from './TableScreen.tsx'
import { useGame } from './useGame.ts'

/** One table: opens it, and shows it once its game has been loaded. */
export default function TablePage({ id }: { readonly id: string }): ReactNode {
  const [table, setTable] = useState<TableHandle>()
  // Only a visible, animated board is worth waiting for.
  const animates = useRef(false)
  useEffect(() => {
    const handle = makeTable(id, () => animates.current && document.visibilityState === 'visible')
    setTable(handle)
    return () => handle.close()
  }, [id])
  return table === undefined ? <Loading /> : <Opened table={table} animates={animates} />
}

function Opened({
  table,
  animates,
}: {
  readonly table: TableHandle
  readonly animates: { current: boolean }
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
  return (
    <Guided table={table} id={info.id}>
      {(guided) => (
        <TableScreen table={guided} state={state} info={info} position={position} game={game} speed={speed} />
      )}
    </Guided>
  )
}

function Loading(): ReactNode {
  const t = useTexts()
  return (
    <main className="loading" aria-busy="true">
      <p>{t.table.loading}</p>
    </main>
  )
}
