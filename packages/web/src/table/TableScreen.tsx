import type { BarTitle, Place } from '@orrery/board'
import { seatColour } from '@orrery/board/seats'
import type { Action, Seat } from '@orrery/kernel'
import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { makeAddress, serverSource } from '../common/address.ts'
import { useSettings } from '../store/settings.ts'
import { DRAWN, RECEIVED, type TableHandle, type TableState } from '../store/table.ts'
import type { Position, TableInfo } from '../worker/protocol.ts'
import { Announcer } from './Announcer.tsx'
import { handleTableKey } from './keyboard.ts'
import { LogPanel } from './LogPanel.tsx'
import { makeLogWriter, newestLine } from './lines.ts'
import { Overlays } from './Overlays.tsx'
import { useOverlays } from './overlay.ts'
import { PassScreen } from './PassScreen.tsx'
import { PromptBar } from './PromptBar.tsx'
import { RefusalToast } from './RefusalToast.tsx'
import { useSpots } from './Spots.tsx'
import { TextBoard } from './TextBoard.tsx'
import { useBoard } from './useBoard.ts'
import type { LoadedGame } from './useGame.ts'
import { usePassing } from './usePassing.ts'
import { useSounds } from './useSounds.ts'

/** The part of a table's state that is drawn everywhere; what changes while a bot thinks is read where it is shown. */
export type ShownState = Omit<TableState, 'thinking' | 'sent'>

/** The props of every part of a table's screen. */
export interface ScreenProps {
  readonly table: TableHandle
  readonly state: ShownState
  readonly info: TableInfo
  readonly position: Position
  readonly game: LoadedGame
  readonly speed: number
  /** What an online table adds: a strip below the bar, and what is shown over the table. */
  readonly slots?: { readonly strip: ReactNode; readonly over: ReactNode }
}

const none: readonly Action[] = []

/** Up to this width, the log covers the whole table. */
const narrow = matchMedia('(max-width: 759px)')

/** Who has to take the device before the game can continue, if several people share it. */
function nextAtDevice(info: TableInfo, { toAct, me }: Position): Seat | undefined {
  if (info.online === true) return undefined
  const people = info.seats.flatMap((seat, index) => (seat.bot === undefined ? [index] : []))
  if (people.length < 2 || (me !== undefined && toAct.includes(me))) return undefined
  return toAct.find((seat) => people.includes(seat))
}

/** The screen of a table: prompt bar, board or text, log, and the windows over them. */
export function TableScreen(props: ScreenProps): ReactNode {
  const { table, state, info, position, game, slots } = props
  const { language, textMode } = useSettings()
  const names = useMemo(() => info.seats.map((seat) => seat.name), [info])
  const [hint, setHint] = useState<ReactNode>()
  const [said, setSaid] = useState<BarTitle>()
  const [log, setLog] = useState(false)
  const overlays = useOverlays()
  const root = useRef<HTMLDivElement>(null)
  const spots = useSpots(root)

  const { me } = position
  const writeLines = useMemo(() => makeLogWriter(game.speech, names, me), [game.speech, names, me])
  const legal = state.animating ? none : position.legal
  const mine = me !== undefined && position.toAct.includes(me) && !state.animating
  const nextPerson = state.animating ? undefined : nextAtDevice(info, position)
  const end = legal.length > 0 ? game.board?.endTurn(position.view, legal) : undefined
  const main = legal.length > 0 ? game.board?.mainAction?.(position.view, legal, language) : undefined
  usePassing(
    legal.length > 0 ? game.board?.passing?.(position.view, legal) : undefined,
    info.online === true,
    table.act,
  )
  const inTextMode = textMode || game.board === undefined

  // `scripts/speed.ts` reads these marks to measure the time from the worker's message to the updated page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new position is drawn once
  useLayoutEffect(() => {
    if (performance.getEntriesByName(RECEIVED).length === 0) return
    performance.clearMarks(RECEIVED)
    performance.clearMarks(DRAWN)
    performance.mark(DRAWN)
  }, [position])
  useEffect(() => {
    document.title = `${mine ? '● ' : ''}${game.speech.game} · Orrery`
    return () => {
      document.title = 'Orrery'
    }
  }, [mine, game.speech])
  useSounds({
    steps: state.steps,
    board: game.board,
    mine,
    refused: state.refused?.serial ?? 0,
    over: position.result !== undefined && !state.animating,
  })
  useEffect(() => {
    if (position.result !== undefined && !state.animating) overlays.open({ type: 'result' })
  }, [position.result, state.animating, overlays.open])
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (root.current === null || nextPerson !== undefined) return
      handleTableKey(event, root.current, {
        undo: () => table.undo(false),
        undoTurn: () => table.undo(true),
        endTurn: () => pressMainButton(),
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
    else overlays.open({ type: 'end', action, warnings, seq: position.changes })
  }
  const pressMainButton = (): void => {
    if (end !== undefined) endTurn(end)
    else if (main !== undefined) table.act(main.action)
  }
  const { Board, props: board } = useBoard({
    ...props,
    names,
    legal,
    lastLine: newestLine(state.steps, writeLines),
    brought: spots.brought,
    act: (action) => (end !== undefined && action.id === end.id ? endTurn(action) : table.act(action)),
    open: overlays.open,
    setHint,
    setSaid,
    setLog,
  })
  const replayAt = (at: number): string =>
    makeAddress(info.online === true ? serverSource(info.id) : { kind: 'local', id: info.id }, { at })
  const bring = (places: readonly Place[]): void => {
    if (narrow.matches) setLog(false)
    spots.bring(places)
  }

  if (nextPerson !== undefined) {
    return <PassScreen seat={nextPerson} name={names[nextPerson] ?? ''} onReady={() => table.handOver(nextPerson)} />
  }
  const style: CSSProperties = { '--me': `var(--pl-${seatColour(me ?? 0)})` }
  return (
    <div
      ref={root}
      className={`table-screen ${inTextMode ? 'in-words' : 'on-board'} ${slots === undefined ? '' : 'with-strip'} ${me === undefined ? 'watching' : ''}`}
      style={style}
      data-table={info.id}
      data-seq={position.changes}
      data-over={position.result !== undefined || position.resigned === true}
      // A click during an animation ends it.
      onPointerDownCapture={() => state.animating && table.animated()}
    >
      <PromptBar
        {...props}
        names={names}
        mine={mine}
        hint={hint}
        said={state.animating ? said : undefined}
        end={end}
        main={main}
        onEnd={pressMainButton}
        onLog={() => setLog(!log)}
        open={overlays.open}
      />
      {slots?.strip}
      <main className="table-main">
        {inTextMode || Board === undefined ? (
          <TextBoard
            {...board}
            speech={game.speech}
            module={game.board}
            toAct={position.toAct}
            steps={state.steps}
            writeLines={writeLines}
          />
        ) : (
          <Board {...board} />
        )}
      </main>
      {log ? (
        <LogPanel
          steps={state.steps}
          writeLines={writeLines}
          names={names}
          faint={spots.under}
          onClose={() => setLog(false)}
          {...(position.result === undefined ? {} : { replayAt })}
          {...(inTextMode || game.board?.placesOf === undefined
            ? {}
            : { placesOf: game.board.placesOf, onPoint: spots.point, onBring: bring })}
        />
      ) : undefined}
      {spots.marks}
      {slots?.over}
      <RefusalToast
        refused={state.refused}
        speech={game.speech}
        names={names}
        seq={position.changes}
        onRule={(rule) => overlays.open({ type: 'rulebook', rule })}
      />
      <Announcer {...props} names={names} mine={mine} writeLines={writeLines} />
      <Overlays {...props} names={names} overlay={overlays.overlay} open={overlays.open} onClose={overlays.close} />
    </div>
  )
}
