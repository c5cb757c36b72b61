import { Icon } from '@orrery/board/icons'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { makeAddress } from '../common/address.ts'
import { SiteNav } from '../common/SiteNav.tsx'
import { useTitle } from '../design/useTitle.ts'
import { takeShared } from '../offline/shared.ts'
import { useReplayTexts, useTexts } from '../texts/index.ts'
import { openReplay } from '../worker/replay-client.ts'
import { FaultText } from './Fault.tsx'
import { openFile } from './file.ts'
import OwnReplays from './OwnReplays.tsx'
import './replay.css'
import { openSource, SourceError, type SourceFault } from './source.ts'

/**
 * Games to watch again: the finished ones of this browser, and records from a file, chosen or dropped anywhere on the page. Problems with a
 * file are reported here, before anything opens.
 */
export default function OpenPage(): ReactNode {
  const t = useTexts()
  const r = useReplayTexts()
  useTitle(t.nav.replays)
  const [, navigate] = useLocation()
  const [fault, setFault] = useState<SourceFault>()
  const [over, setOver] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const take = async (file: File | undefined): Promise<void> => {
    setOver(false)
    if (file === undefined) return
    setFault(undefined)
    if ((await openFile(file)) === 'too-large') {
      setFault({ why: 'too-large' })
      return
    }
    const client = openReplay()
    try {
      await openSource(client, { kind: 'file' })
      navigate(makeAddress({ kind: 'file' }))
    } catch (error) {
      setFault(error instanceof SourceError ? error.fault : { why: 'broken', detail: String(error) })
    } finally {
      client.close()
    }
  }
  const latest = useRef(take)
  latest.current = take
  useEffect(() => {
    if (new URLSearchParams(location.search).has('shared')) void takeShared().then((file) => latest.current(file))
  }, [])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an offer beside the button
    <div
      className="page open-page"
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={(event) => {
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setOver(false)
      }}
      onDrop={(event) => {
        event.preventDefault()
        void take(event.dataTransfer.files[0])
      }}
    >
      <SiteNav here="replays" />
      <main className="page-main">
        <header>
          <h1>{t.nav.replays}</h1>
          <p>{r.openPage.lead}</p>
        </header>
        <OwnReplays />
        <h2 className="cap">{r.openPage.title}</h2>
        <div className={`drop ${over ? 'over' : ''}`}>
          <Icon name="log" size={32} />
          <b>{r.openPage.drop}</b>
          <span>{r.openPage.or}</span>
          <button type="button" className="btn primary" onClick={() => field.current?.click()}>
            {r.openPage.choose}
          </button>
          <input
            ref={field}
            type="file"
            className="sr"
            tabIndex={-1}
            accept=".json,application/json"
            aria-label={r.openPage.choose}
            onChange={(event) => {
              void take(event.target.files?.[0])
              // The same file may be chosen again after it was changed.
              event.target.value = ''
            }}
          />
          <small>{r.openPage.private}</small>
        </div>
        {fault === undefined ? undefined : (
          <div className="panel fault" role="alert">
            <h2>{r.faults.title}</h2>
            <FaultText fault={fault} />
          </div>
        )}
      </main>
    </div>
  )
}
