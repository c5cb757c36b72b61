import { Choice } from '@orrery/board/choice'
import { Icon } from '@orrery/board/icons'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { CloseButton, IconButton } from '../design/IconButton.tsx'
import type { TableHandle } from '../store/table.ts'
import { LogList } from '../table/LogPanel.tsx'
import { groupByTurn, makeLogWriter } from '../table/lines.ts'
import { type Pace, paceNames, paces } from '../table/recap.ts'
import type { LoadedGame } from '../table/useGame.ts'
import { useWhy } from '../table/useWhy.ts'
import { useOnlineTexts, useTexts } from '../texts/index.ts'
import type { LogStep, TableInfo } from '../worker/protocol.ts'

interface RecapProps {
  readonly table: TableHandle
  readonly info: TableInfo
  readonly game: LoadedGame
  /** The recap covers the steps after this row. */
  readonly after: number
  readonly pace: Pace
  onPace(pace: Pace): void
  onClose(): void
}

/** "Since you left": what happened, as text, and replayed on the board at a chosen speed. */
export function Recap({ table, info, game, after, pace, onPace, onClose }: RecapProps): ReactNode {
  const o = useOnlineTexts()
  const { recap: words } = useTexts()
  const state = useStore(table.store)
  const names = useMemo(() => info.seats.map(({ name }) => name), [info])
  const me = state.position?.me
  const writeLines = useMemo(() => makeLogWriter(game.speech, names, me), [game.speech, names, me])
  // The list does not change while the past is shown: its steps are already known.
  const [missed] = useState<readonly LogStep[]>(() => state.steps.filter(({ row = 0 }) => row > after))
  const turns = useMemo(() => groupByTurn(missed, writeLines), [missed, writeLines])
  const why = useWhy({ table, info }, turns)
  const [busy, setBusy] = useState(false)
  const [runs, setRuns] = useState(true)
  const { past, animating } = state

  const root = useRef<HTMLElement>(null)
  // A log scrolls to its end; a recap is read from its beginning.
  useEffect(() => root.current?.querySelector('.log-list')?.scrollTo({ top: 0 }), [])
  useEffect(() => () => table.endPast(), [table])
  useEffect(() => {
    if (past === undefined || animating || !runs) return
    const timer = setTimeout(() => {
      if (past.shown < past.of) table.showNext()
      else table.endPast()
    }, paces[pace].rest)
    return () => clearTimeout(timer)
  }, [past, animating, runs, pace, table])

  const show = async (): Promise<void> => {
    setBusy(true)
    const found = await table.online?.past(after)
    setBusy(false)
    if (found?.start !== undefined && found.steps.length > 0) {
      setRuns(true)
      table.showPast(found.start, found.steps)
    }
  }
  const speed = (
    <Choice<Pace>
      label={o.recap.speed}
      quiet
      value={pace}
      of={paceNames.map((value) => ({ value, text: words.paces[value] }))}
      onChange={onPace}
    />
  )
  if (past !== undefined) {
    return (
      <section className="recap-bar panel" aria-label={o.recap.title} data-testid="recap-bar">
        <IconButton
          icon={runs ? 'pause' : 'play'}
          label={runs ? o.recap.pause : o.recap.play}
          title={runs ? o.recap.pause : o.recap.play}
          className=""
          onClick={() => setRuns(!runs)}
        />
        <button
          type="button"
          className="btn icon"
          aria-label={o.recap.step}
          title={o.recap.step}
          disabled={past.shown >= past.of}
          onClick={() => {
            setRuns(false)
            if (animating) table.animated()
            table.showNext()
          }}
        >
          <Icon name="end" size={18} />
        </button>
        <span className="recap-count num">{o.recap.playing({ at: past.shown, of: past.of })}</span>
        {speed}
        <button type="button" className="btn primary" onClick={() => table.endPast()} data-testid="recap-skip">
          {o.recap.skip}
        </button>
      </section>
    )
  }
  return (
    <section ref={root} className="recap panel" aria-label={o.recap.title} data-testid="recap">
      <header>
        <h2>{o.recap.title}</h2>
        <small>{o.recap.moves({ n: missed.length })}</small>
        <CloseButton onClick={onClose} />
      </header>
      {missed.length === 0 ? (
        <p className="none">{o.recap.nothing}</p>
      ) : (
        <>
          <LogList steps={missed} writeLines={writeLines} names={names} why={why} />
          <footer>
            {speed}
            <button
              type="button"
              className="btn primary"
              disabled={busy}
              onClick={() => void show()}
              data-testid="recap-show"
            >
              <Icon name="play" size={16} />
              {o.recap.show}
            </button>
          </footer>
        </>
      )}
    </section>
  )
}
