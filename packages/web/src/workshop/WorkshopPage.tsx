import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { Controls } from '../replay/Controls.tsx'
import { useReplayKeys } from '../replay/keyboard.ts'
import '../replay/replay.css'
import { Faults } from './Faults.tsx'
import './frame.css'
import { type Look, makeAddress, parseAddress } from './look.ts'
import type { FrameMessage } from './messages.ts'
import { Contents, ExportPanel, Looks } from './Panel.tsx'
import { Positions } from './Positions.tsx'
import { pack } from './pack.ts'
import { Stage } from './Stage.tsx'
import { useOpened } from './useOpened.ts'
import { usePlayback } from './usePlayback.ts'
import './workshop.css'

/** Browsers refuse an address that changes with every tick of a drag. */
const ADDRESS_DELAY = 250
const ignore = (): void => undefined
const noKeys = { log: ignore, view: ignore, speed: ignore, help: ignore }

/** Every board in any position, and every piece in all its states, from any seat and in any language, theme and size. */
export function WorkshopPage(): ReactNode {
  const [look, setLook] = useState(() => parseAddress(location))
  const change = useCallback((part: Partial<Look>) => setLook((old) => ({ ...old, ...part })), [])
  const opening = useOpened(look)
  const opened = look.show === 'board' && opening.status === 'open' ? opening.opened : undefined
  const { handle, animate, pace, animateNext, animated } = usePlayback(opened, look, (at) => change({ at }))
  useAddress(look, setLook)
  useReplayKeys(look.show === 'board' ? handle : undefined, noKeys)
  const receive = (message: FrameMessage): void => {
    if (message.workshop === 'animated') animated()
    else if (message.workshop === 'back') handle?.go(message.at)
    else if (message.workshop === 'played') {
      const { at } = message
      void pack(message.text).then((packed) => {
        animateNext()
        change({ from: { kind: 'paste', packed }, at })
      })
    }
  }
  const panel = { look, opened, change }
  return (
    <div className="workshop">
      <aside className="ws-panel">
        <h1>Workshop</h1>
        <Contents {...panel} />
        {look.show === 'board' ? <Positions {...panel} /> : undefined}
        {look.show === 'board' && opening.status === 'failed' ? <Faults faults={opening.faults} /> : undefined}
        <Looks {...panel} />
        <ExportPanel {...panel} />
      </aside>
      <main>
        <Stage look={look} animate={animate} pace={pace} onMessage={receive} />
        {look.show === 'board' && handle !== undefined && handle.info.total > 0 ? (
          <Controls handle={handle} />
        ) : undefined}
      </main>
    </div>
  )
}

/** Keeps the address up to date, and follows it when somebody goes back or edits it. */
function useAddress(look: Look, setLook: (look: Look) => void): void {
  const address = makeAddress(look)
  useEffect(() => {
    document.title = 'Workshop · Orrery'
    const timer = setTimeout(() => {
      if (location.search + location.hash !== address) {
        history.replaceState(history.state, '', location.pathname + address)
      }
    }, ADDRESS_DELAY)
    return () => clearTimeout(timer)
  }, [address])
  useEffect(() => {
    const follow = (): void => setLook(parseAddress(location))
    addEventListener('popstate', follow)
    addEventListener('hashchange', follow)
    return () => {
      removeEventListener('popstate', follow)
      removeEventListener('hashchange', follow)
    }
  }, [setLook])
}
