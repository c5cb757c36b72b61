import { type ReactNode, Suspense, useEffect, useMemo } from 'react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import '../table/table.css'
import { changeLanguage } from '@orrery/board/texts'
import { speedOf, useSettings } from '../store/settings.ts'
import { TableScreen } from '../table/TableScreen.tsx'
import { useGame } from '../table/useGame.ts'
import { ErrorBoundary, Faults } from './Faults.tsx'
import './frame.css'
import { type Look, makeAddress } from './look.ts'
import type { Opened } from './opened.ts'
import { findSheet } from './sheets.ts'
import { type Listener, makeWorkshopTable } from './table.ts'
import { type FrameContent, useFrameContent } from './useFrameContent.ts'
import { useOpened } from './useOpened.ts'

/** Links and buttons that lead away from the table do nothing here. */
const { hook: nowhere } = memoryLocation({ path: '/', static: true })

/** The content of the window: a table in some position, or a sheet of pieces. */
export function Frame(): ReactNode {
  const { content, listener } = useFrameContent()
  const { look, pace } = content
  const { language, theme, motion, shapes, words } = look
  useEffect(() => {
    // Not with `change`, which would store them as the settings of this browser.
    useSettings.setState({ theme, motion: motion ? 'normal' : 'off', shapes, textMode: words, sound: false })
    document.documentElement.style.setProperty('--speed', String(speedOf(motion ? 'normal' : 'off') * pace))
  }, [theme, motion, shapes, words, pace])
  useEffect(() => {
    let wanted = true
    void changeLanguage(language).then((changed) => wanted && changed && useSettings.setState({ language }))
    return () => {
      wanted = false
    }
  }, [language])
  const address = makeAddress(look)
  useEffect(() => {
    document.title = `${look.show === 'pieces' ? look.sheet : look.game} · Workshop`
  }, [look])
  return (
    <Router hook={nowhere}>
      <ErrorBoundary name={address}>
        {look.show === 'pieces' ? <Pieces look={look} /> : <Board order={content} listener={listener} />}
      </ErrorBoundary>
    </Router>
  )
}

function Pieces({ look }: { readonly look: Look }): ReactNode {
  // The texts of the settings' language are the ones that are loaded.
  const { language } = useSettings()
  const sheet = findSheet(look.sheet)
  if (sheet === undefined)
    return <Faults faults={[{ wrong: 'there is no sheet', right: 'src/<folder>/sheets/*.tsx' }]} />
  const { Pieces: Shown } = sheet
  return (
    <main className="ws-sheet" data-sheet={sheet.id}>
      <Suspense fallback={<p aria-busy="true">Loading</p>}>
        <Shown language={language} />
      </Suspense>
    </main>
  )
}

function Board({ order, listener }: { readonly order: FrameContent; readonly listener: Listener }): ReactNode {
  const opening = useOpened(order.look)
  if (opening.status === 'failed') return <Faults faults={opening.faults} />
  if (opening.status === 'loading') return <main className="loading" aria-busy="true" />
  const { opened } = opening
  return <Table key={`${opened.game.id} ${opened.seats}`} opened={opened} order={order} listener={listener} />
}

interface TableProps {
  readonly opened: Opened
  readonly order: FrameContent
  readonly listener: Listener
}

function Table({ opened, order, listener }: TableProps): ReactNode {
  const table = useMemo(() => makeWorkshopTable(listener), [listener])
  const game = useGame(opened.game.id)
  const { look, animate, pace } = order
  const { at, viewpoint, motion } = look
  useEffect(
    () => table.show(opened, at, opened.seatOf(at, viewpoint), animate),
    [table, opened, at, viewpoint, animate],
  )
  const state = useStore(
    table.store,
    useShallow(({ thinking: _thinking, sent: _sent, ...shown }) => shown),
  )
  const { info, position } = state
  if (info === undefined || position === undefined || game === undefined) {
    return <main className="loading" aria-busy="true" />
  }
  const speed = speedOf(motion ? 'normal' : 'off') * pace
  return <TableScreen table={table} state={state} info={info} position={position} game={game} speed={speed} />
}
