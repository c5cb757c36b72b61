import type { BarTitle, Place } from '@orrery/board'
import { useClosing } from '@orrery/board/closing'
import { seatColour } from '@orrery/board/seats'
import type { Action, Seat } from '@orrery/kernel'
import {
  type ComponentProps,
  type CSSProperties,
  lazy,
  type ReactNode,
  Suspense,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { makeAddress, type Source, serverSource } from '../common/address.ts'
import { vibrate } from '../common/touch.ts'
import { useTitle } from '../design/useTitle.ts'
import { useSettings } from '../store/settings.ts'
import { DRAWN, RECEIVED, type TableState } from '../store/shown-table.ts'
import type { TableHandle } from '../store/table.ts'
import { useTexts } from '../texts/index.ts'
import type { LogStep, Position, TableInfo } from '../worker/protocol.ts'
import { Announcer } from './Announcer.tsx'
import { GameView } from './GameView.tsx'
import { useKeptFocus, useTableKeys } from './keyboard.ts'
import type { LogProps } from './LogPanel.tsx'
import { type LogWriter, makeLogWriter, newestLine } from './lines.ts'
import { type Overlay, useOverlays } from './overlay.ts'
import { PromptBar } from './PromptBar.tsx'
import { useRecap } from './Recap.tsx'
import { RefusalToast } from './RefusalToast.tsx'
import { type Spots, useSpots } from './Spots.tsx'
import { useAwake } from './useAwake.ts'
import { type Hint, useBoard } from './useBoard.ts'
import { useForced } from './useForced.ts'
import type { LoadedGame } from './useGame.ts'
import { useMainButton } from './useMainButton.ts'
import { useOnward } from './useOnward.ts'
import { usePassAhead } from './usePassAhead.ts'
import { useSounds } from './useSounds.ts'

const LogPanel = lazy(() => import('./LogPanel.tsx'))
const RecapPanel = lazy(() => import('./RecapPanel.tsx'))
const PassScreen = lazy(() => import('./PassScreen.tsx'))
const Overlays = lazy(() => import('./Overlays.tsx'))

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

/** In such windows the log covers the whole table; see log.css. */
const narrow = matchMedia('(max-width: 999px), (max-height: 519px)')

/** The rule of what is pointed at, which the board's inspector names. */
function pointedRule(): { readonly rule?: string } {
  const rule = document.querySelector<HTMLElement>('.bd-inspect')?.dataset.rule
  return rule === undefined ? {} : { rule }
}

/** What keys do at every table: undo, and open windows. */
const keysFor = (table: TableHandle, open: (overlay: Overlay) => void) => ({
  undo: () => table.undo(false),
  undoTurn: () => table.undo(true),
  rulebook: () => open({ type: 'rulebook', ...pointedRule() }),
  scores: () => open({ type: 'scores' }),
  help: () => open({ type: 'help' }),
})

/** Who has to take the device before the game can continue, if several people share it. */
function nextAtDevice(info: TableInfo, { toAct, me }: Position): Seat | undefined {
  if (info.online === true) return undefined
  const people = info.seats.flatMap((seat, index) => (seat.bot === undefined ? [index] : []))
  if (people.length < 2 || (me !== undefined && toAct.includes(me))) return undefined
  return toAct.find((seat) => people.includes(seat))
}

/** Marks on the browser's timeline that a new position has been drawn; `scripts/speed.ts` reads it. */
function useDrawnMark(position: Position): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new position is drawn once
  useLayoutEffect(() => {
    if (performance.getEntriesByName(RECEIVED).length === 0) return
    performance.clearMarks(RECEIVED)
    performance.clearMarks(DRAWN)
    performance.mark(DRAWN)
  }, [position])
}

/** What a table does beyond its picture: it keeps the device awake, names the tab after whose turn it is, and plays sounds. */
function useSignals({ state, position, game }: ScreenProps, mine: boolean): void {
  useDrawnMark(position)
  useAwake(!mine && position.me !== undefined && position.result === undefined)
  useTitle(`${mine ? '● ' : ''}${game.speech.game}`)
  useSounds({
    steps: state.steps,
    board: game.board,
    mine,
    refused: state.refused?.serial ?? 0,
    over: position.result !== undefined && !state.animating,
  })
}

/** The screen of a table: prompt bar, board or text, log, and the windows over them. */
export function TableScreen(props: ScreenProps): ReactNode {
  const { table, state, info, position, game, slots } = props
  const t = useTexts()
  const { textMode } = useSettings()
  const names = useMemo(() => info.seats.map((seat) => seat.name), [info])
  const [hint, setHint] = useState<Hint>()
  const [said, setSaid] = useState<BarTitle>()
  const [unsure, setUnsure] = useState(false)
  const [log, setLog] = useState(false)
  const [recapOpen, setRecapOpen] = useState(false)
  const overlays = useOverlays(state.animating ? undefined : position.result)
  const root = useRef<HTMLDivElement>(null)
  const spots = useSpots(root)

  const { me } = position
  const writeLines = useMemo(() => makeLogWriter(game.speech, names, me), [game.speech, names, me])
  const legal = state.animating ? none : position.legal
  const mine = me !== undefined && position.toAct.includes(me) && !state.animating
  const nextPerson = state.animating ? undefined : nextAtDevice(info, position)
  const { end, main, act, press } = useMainButton(props, legal, overlays.open)
  const { ahead, setAhead } = usePassAhead(props, legal)
  const forced = useForced(props, legal, { end, ahead })
  const inTextMode = textMode || game.board === undefined
  const together = game.board?.together?.(position.view) === true
  const recap = useRecap({
    reasoned: props,
    steps: state.steps,
    present: position.moment.turn,
    me: state.past === undefined && !together ? me : undefined,
    names,
    mine: mine && !together && !forced,
    writeLines,
    placesOf: inTextMode ? undefined : game.board?.placesOf,
    point: spots.point,
  })

  useSignals(props, mine)
  useClosing(log, () => setLog(false))
  useKeptFocus(root)
  const keys = { ...keysFor(table, overlays.open), endTurn: press, log: () => setLog((open) => !open) }
  useTableKeys(nextPerson === undefined ? root : undefined, keys)
  const { Board, props: board } = useBoard({
    ...props,
    names,
    legal,
    onward: useOnward(props),
    lastLine: newestLine(state.steps, writeLines),
    brought: spots.brought,
    act(action, then) {
      vibrate('act')
      act(action, then)
    },
    open: overlays.open,
    setHint,
    setSaid,
    setUnsure,
    setLog,
  })
  if (nextPerson !== undefined) {
    return <HandOver seat={nextPerson} name={names[nextPerson] ?? ''} onReady={() => table.handOver(nextPerson)} />
  }
  const beside: TableLogProps = { ...props, names, writeLines, spots: inTextMode ? undefined : spots }
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
        {...{ names, mine }}
        passed={forced && end === undefined && info.online !== true}
        hint={unsure && legal.length > 0 ? { line: t.table.tapAgain, tells: false } : hint}
        said={state.animating ? said : undefined}
        end={end}
        main={main}
        onEnd={press}
        onLog={() => setLog(!log)}
        onRecap={me === undefined ? undefined : () => setRecapOpen(!recapOpen)}
        open={overlays.open}
        ahead={ahead}
        onAhead={setAhead}
      />
      {slots?.strip}
      <main className="table-main" tabIndex={-1}>
        <GameView
          Board={inTextMode ? undefined : Board}
          board={board}
          game={game}
          toAct={position.toAct}
          steps={state.steps}
          writeLines={writeLines}
        />
      </main>
      {log ? <TableLog {...beside} onClose={() => setLog(false)} /> : undefined}
      {recapOpen ? <TableRecap {...beside} steps={recap.steps} onClose={() => setRecapOpen(false)} /> : recap.card}
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
      {overlays.overlay === undefined ? undefined : (
        <Suspense>
          <Overlays {...props} names={names} overlay={overlays.overlay} open={overlays.open} onClose={overlays.close} />
        </Suspense>
      )}
    </div>
  )
}

/** The screen between two people at one device; most tables never need it. */
function HandOver(props: ComponentProps<typeof PassScreen>): ReactNode {
  return (
    <Suspense>
      <PassScreen {...props} />
    </Suspense>
  )
}

interface TableLogProps extends ScreenProps {
  readonly names: readonly string[]
  readonly writeLines: LogWriter
  /** The marks on the board; left out in text mode. */
  readonly spots: Spots | undefined
}

interface Closable {
  onClose(): void
}

/** What the lines of a log do with the board: point at their places, and bring them into view. */
function pointing(
  spots: Spots | undefined,
  game: LoadedGame,
  onClose: () => void,
): Pick<LogProps, 'placesOf' | 'onPoint' | 'onBring'> {
  const placesOf = spots === undefined ? undefined : game.board?.placesOf
  if (placesOf === undefined || spots === undefined) return {}
  const onBring = (places: readonly Place[]): void => {
    if (narrow.matches) onClose()
    spots.bring(places)
  }
  return { placesOf, onPoint: spots.point, onBring }
}

/** What the others did since my last turn, as a part of the log. */
function TableRecap(props: TableLogProps & Closable & { readonly steps: readonly LogStep[] }): ReactNode {
  const { table, info, steps, game, names, writeLines, spots, onClose } = props
  return (
    <Suspense>
      <RecapPanel {...{ table, info, steps, writeLines, names, onClose }} {...pointing(spots, game, onClose)} />
    </Suspense>
  )
}

/** The log beside the table; its lines mark what they are about, and lead to the replay once there is one. */
function TableLog(props: TableLogProps & Closable): ReactNode {
  const { state, info, position, game, names, writeLines, spots, onClose } = props
  const source: Source = info.online === true ? serverSource(info.id) : { kind: 'local', id: info.id }
  return (
    <Suspense>
      <LogPanel
        steps={state.steps}
        writeLines={writeLines}
        names={names}
        onClose={onClose}
        {...(position.result === undefined ? {} : { replayAt: (at: number) => makeAddress(source, { at }) })}
        {...pointing(spots, game, onClose)}
      />
    </Suspense>
  )
}
