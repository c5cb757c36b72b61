import type { Action, Seat } from '@orrery/kernel'
import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { BoardProps } from '../../board.ts'
import { seatColour } from '../../design/seats.tsx'
import { useSettings } from '../../store/settings.ts'
import { HEARD, type TableHandle, type TableState } from '../../store/table.ts'
import type { Position, TableInfo } from '../../worker/protocol.ts'
import { Announcer } from './Announcer.tsx'
import { handleTableKey } from './keyboard.ts'
import { LogPanel } from './LogPanel.tsx'
import { makeScribe, newestLine } from './lines.ts'
import { Overlays } from './Overlays.tsx'
import { type Overlay, useOverlays } from './overlay.ts'
import { PassScreen } from './PassScreen.tsx'
import { PromptBar } from './PromptBar.tsx'
import { RefusalToast } from './RefusalToast.tsx'
import { chime } from './sound.ts'
import { TextBoard } from './TextBoard.tsx'
import type { LoadedGame } from './useGame.ts'

/** What every part of an open table's screen is given. */
export interface ScreenProps {
  readonly table: TableHandle
  readonly state: TableState
  readonly info: TableInfo
  readonly position: Position
  readonly game: LoadedGame
  readonly speed: number
}

const none: readonly Action[] = []

/** Who has to take the device before the game goes on; only where several people share it. */
function nextAtDevice(info: TableInfo, { toAct, me }: Position): Seat | undefined {
  const people = info.seats.flatMap((seat, index) => (seat.bot === undefined ? [index] : []))
  if (people.length < 2 || (me !== undefined && toAct.includes(me))) return undefined
  return toAct.find((seat) => people.includes(seat))
}

/** The screen of a table: prompt bar, board or words, log, and what opens over them. */
export function TableScreen(props: ScreenProps): ReactNode {
  const { table, state, info, position, game, speed } = props
  const { language, shapes, textMode, sound } = useSettings()
  const names = useMemo(() => info.seats.map((seat) => seat.name), [info])
  const scribe = useMemo(() => makeScribe(game.speech, names), [game.speech, names])
  const [hint, setHint] = useState<ReactNode>()
  const [log, setLog] = useState(false)
  const overlays = useOverlays()
  const root = useRef<HTMLDivElement>(null)

  const { me } = position
  const legal = state.animating ? none : position.legal
  const mine = me !== undefined && position.toAct.includes(me) && !state.animating
  const taker = state.animating ? undefined : nextAtDevice(info, position)
  const end = legal.length > 0 ? game.board?.endTurn(position.view, legal) : undefined
  const inWords = textMode || game.board === undefined

  // How long it took from the worker's word to the drawn page; `scripts/speed.ts` reads it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new position is drawn once
  useLayoutEffect(() => {
    if (performance.getEntriesByName(HEARD).length > 0) performance.measure('orrery-drawn', HEARD)
  }, [position])
  useEffect(() => {
    document.title = `${mine ? '● ' : ''}${game.speech.game} · Orrery`
    return () => {
      document.title = 'Orrery'
    }
  }, [mine, game.speech])
  useEffect(() => {
    if (mine && sound) chime()
  }, [mine, sound])
  useEffect(() => {
    if (position.result !== undefined && !state.animating) overlays.open({ type: 'result' })
  }, [position.result, state.animating, overlays.open])
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (root.current === null || taker !== undefined) return
      handleTableKey(event, root.current, {
        undo: () => table.undo(false),
        undoTurn: () => table.undo(true),
        endTurn: () => end !== undefined && endTurn(end),
        log: () => setLog((open) => !open),
        rulebook: () => overlays.open({ type: 'rulebook' }),
        scores: () => overlays.open({ type: 'scores' }),
        help: () => overlays.open({ type: 'help' }),
      })
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })

  const endTurn = (action: Action): void => {
    const { confirmEnd, muted } = useSettings.getState()
    const warnings = (me === undefined ? [] : (game.board?.warnings(position.view, me, language) ?? [])).filter(
      ({ id }) => !muted.includes(`${info.game}/${id}`),
    )
    if (warnings.length === 0 && !confirmEnd) table.act(action)
    else overlays.open({ type: 'end', action, warnings })
  }
  const open = (overlay: Overlay): void => overlays.open(overlay)

  if (taker !== undefined) {
    return <PassScreen seat={taker} name={names[taker] ?? ''} onReady={() => table.handOver(taker)} />
  }
  const board: BoardProps = {
    view: position.view,
    me,
    legal,
    names,
    language,
    settings: { speed, shapes },
    events: state.events,
    act: (action) => (end !== undefined && action.id === end.id ? endTurn(action) : table.act(action)),
    explain: (action) => table.explain(action),
    animated: () => table.animated(),
    zoom: (component) => open({ type: 'zoom', component }),
    hint: setHint,
    lastLine: newestLine(state.steps, scribe),
    openLog: () => setLog(true),
  }
  const style: CSSProperties = { '--me': `var(--pl-${seatColour(me ?? 0)})` }
  return (
    <div
      ref={root}
      className={`table-screen ${inWords ? 'in-words' : 'on-board'}`}
      style={style}
      data-table={info.id}
      data-seq={position.seq}
      data-over={position.result !== undefined}
      // A click while something moves brings it to its end.
      onPointerDownCapture={() => state.animating && table.animated()}
    >
      <PromptBar
        {...props}
        names={names}
        mine={mine}
        hint={hint}
        end={end}
        onEnd={endTurn}
        onLog={() => setLog(!log)}
        open={open}
      />
      <main className="table-main">
        {inWords || game.board === undefined ? (
          <TextBoard
            {...board}
            speech={game.speech}
            module={game.board}
            toAct={position.toAct}
            steps={state.steps}
            scribe={scribe}
          />
        ) : (
          <game.board.Board {...board} />
        )}
      </main>
      {log ? <LogPanel steps={state.steps} scribe={scribe} names={names} onClose={() => setLog(false)} /> : undefined}
      <RefusalToast
        refused={state.refused}
        speech={game.speech}
        seq={position.seq}
        onRule={(rule) => open({ type: 'rulebook', rule })}
      />
      <Announcer {...props} names={names} mine={mine} scribe={scribe} />
      <Overlays {...props} names={names} overlay={overlays.overlay} open={open} onClose={overlays.close} />
    </div>
  )
}
