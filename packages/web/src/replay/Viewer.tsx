import type { BoardProps } from '@orrery/board'
import { seatColour } from '@orrery/board/seats'
import type { Action, Seat, Speech } from '@orrery/kernel'
import {
  type ComponentType,
  type CSSProperties,
  memo,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useStore } from 'zustand'
import { makeAddress, parseReplayMoment, type Source } from '../common/address.ts'
import { download } from '../common/download.ts'
import { useTitle } from '../design/useTitle.ts'
import { useSettings } from '../store/settings.ts'
import { GameView } from '../table/GameView.tsx'
import { type LogWriter, makeLogWriter, newestLine } from '../table/lines.ts'
import type { LoadedGame } from '../table/useGame.ts'
import { useReplayTexts, useTexts } from '../texts/index.ts'
import type { LogStep } from '../worker/protocol.ts'
import type { ReplayInfo } from '../worker/replay-protocol.ts'
import type { GameAnalysis } from './analysis/useAnalysis.tsx'
import { Controls, paceNames } from './Controls.tsx'
import { paces, type ReplayHandle } from './handle.ts'
import { useReplayKeys } from './keyboard.ts'
import { ReplayBar } from './ReplayBar.tsx'
import { type ReplayDialog, ReplayDialogs } from './ReplayDialogs.tsx'
import { ReplayLog } from './ReplayLog.tsx'
import type { OpenedRecord } from './source.ts'

interface ViewerProps {
  readonly handle: ReplayHandle
  readonly opened: OpenedRecord
  readonly source: Source
  readonly names: readonly string[]
  readonly game: LoadedGame
  /** 1 normal, 0 for no motion. */
  readonly motion: number
  /** The analysis of the game; left out where there is nothing to analyse. */
  readonly analysis?: GameAnalysis
  /** Said above the board: that something else than the game is shown. */
  readonly note?: ReactNode
}

const none: readonly Action[] = []
const ignore = (): void => undefined
/** Browsers refuse an address that changes with every tick of a drag. */
const ADDRESS_DELAY = 250

/** A record on the real board: every moment of it, from any seat. */
export function Viewer({ handle, opened, source, names, game, motion, analysis, note }: ViewerProps): ReactNode {
  const t = useTexts()
  const r = useReplayTexts()
  const { textMode } = useSettings()
  const { scene, steps, animating, playing, pace } = useStore(handle.store)
  const { info } = handle
  const { index, seat } = scene
  const [side, setSide] = useState<Side>(() => firstSide(analysis))
  const setLog = useCallback((open: boolean) => setSide(open ? 'log' : undefined), [])
  const log = side === 'log'
  const [over, setDialog] = useState<ReplayDialog>()
  const writeLines = useMemo(() => makeLogWriter(game.speech, names), [game.speech, names])
  const past = useMemo(() => steps.slice(0, index), [steps, index])
  const root = useRef<HTMLDivElement>(null)

  const step = steps[index - 1]
  const lines = step === undefined ? [] : writeLines(step).map(({ text }) => text)
  const line = index === 0 ? r.dealt : (lines.at(-1) ?? newestLine(past, writeLines) ?? r.dealt)
  const round = info.moments[index]?.round ?? 1
  const name = t.about(info.game).name

  useTitle(`${r.title}: ${name}`)
  const address = makeAddress(source, { at: index, seat: seat ?? 'spectator' })
  useAddress(playing ? undefined : address)
  useReplayKeys(handle, {
    log: () => setLog(!log),
    view: () => handle.lookFrom(nextViewpoint(seat, names.length)),
    speed: (way) => {
      const next = paceNames[paceNames.indexOf(handle.store.getState().pace) + way]
      if (next !== undefined) handle.setPace(next)
    },
    help: () => setDialog({ type: 'keys' }),
  })

  const speed = motion === 0 ? 0 : paces[pace]
  const { Board, board } = useReplayBoard(handle, game, { names, steps: past, writeLines, speed }, setDialog, setLog)
  const inTextMode = textMode || Board === undefined
  const style: CSSProperties = {
    '--me': `var(--pl-${seatColour(seat ?? 0)})`,
    ...(motion === 0 ? {} : { '--speed': String(speed) }),
  }
  return (
    <div
      ref={root}
      className={`table-screen replay-screen ${inTextMode ? 'in-words' : 'on-board'}`}
      style={style}
      data-replay={info.game}
      data-index={index}
      data-total={info.total}
      data-view={seat ?? 'spectator'}
      data-moving={animating || playing}
    >
      <ReplayBar
        game={name}
        names={names}
        mover={step?.seat}
        line={line}
        seat={seat}
        over={info.result !== undefined || opened.resigned.length > 0}
        version={info.version}
        ownSet={info.ownSet === true}
        onViewpoint={(next) => handle.lookFrom(next)}
        onAnalyse={analysis && (() => setSide(side === 'analysis' ? undefined : 'analysis'))}
        onLog={() => setLog(!log)}
        onShare={() => setDialog({ type: 'share', address })}
        onSave={() => download(`${info.game}-${source.kind === 'file' ? 'record' : source.id}.json`, info.text)}
        onVerify={() => setDialog({ type: 'verify' })}
        onResult={() => setDialog({ type: 'result' })}
        onContinue={() => setDialog({ type: 'continue' })}
        onKeys={() => setDialog({ type: 'keys' })}
        onRules={() => setDialog({ type: 'rules' })}
      />
      {note}
      <InvalidNote info={info} names={names} onVerify={() => setDialog({ type: 'verify' })} />
      {/* A press during an animation ends it. */}
      <main className="table-main" onPointerDownCapture={() => animating && handle.animated()}>
        <GameView
          Board={inTextMode ? undefined : Board}
          board={board}
          game={game}
          toAct={scene.toAct}
          steps={past}
          writeLines={writeLines}
        />
      </main>
      <Controls
        handle={handle}
        curve={analysis?.curve({ total: info.total, names, seat, onGo: (position) => handle.go(position) })}
      />
      <SidePanels
        side={side}
        analysis={analysis}
        names={names}
        steps={steps}
        writeLines={writeLines}
        index={index}
        seat={seat}
        speech={game.speech}
        onGo={(position) => handle.go(position)}
        onClose={() => setSide(undefined)}
      />
      <div className="sr" aria-live="polite" aria-atomic="true" data-testid="announcer">
        {[r.positionWords({ index, total: info.total, round }), ...(lines.length === 0 ? [] : lines)].join('. ')}
      </div>
      <ReplayDialogs
        over={over}
        open={setDialog}
        handle={handle}
        opened={opened}
        source={source}
        names={names}
        game={game}
        index={index}
        seat={seat}
        view={scene.view}
        onClose={() => setDialog(undefined)}
      />
    </div>
  )
}

/** Which panel stands beside the board. */
type Side = 'log' | 'analysis' | undefined

/** An analysis that goes on, or that the address asks for, is shown at once. */
const firstSide = (analysis: ViewerProps['analysis']): Side =>
  analysis?.started === true || (analysis !== undefined && asksAnalysis()) ? 'analysis' : undefined

interface SidePanelsProps {
  readonly side: Side
  readonly analysis: GameAnalysis | undefined
  readonly names: readonly string[]
  readonly steps: readonly LogStep[]
  readonly writeLines: LogWriter
  readonly index: number
  readonly seat: Seat | undefined
  readonly speech: Speech
  onGo(index: number): void
  onClose(): void
}

/** The log or the analysis, beside the board. */
function SidePanels({
  side,
  analysis,
  names,
  steps,
  writeLines,
  index,
  seat,
  speech,
  onGo,
  onClose,
}: SidePanelsProps): ReactNode {
  useEffect(() => {
    if (side === 'analysis') analysis?.start()
  }, [side, analysis])
  if (side === 'analysis') return analysis?.panel({ names, index, seat, speech, onGo, onClose })
  if (side === undefined) return undefined
  const grading = analysis === undefined ? {} : { gradeOf: analysis.gradeOf }
  return <ReplayLog {...{ steps, writeLines, names, index, ...grading, onGo, onClose }} />
}

interface ShownRecord {
  readonly names: readonly string[]
  /** The steps up to the position that is shown. */
  readonly steps: readonly LogStep[]
  readonly writeLines: LogWriter
  readonly speed: number
}

/** The board of a replay, on which nothing can be played. */
function useReplayBoard(
  handle: ReplayHandle,
  game: LoadedGame,
  { names, steps, writeLines, speed }: ShownRecord,
  openDialog: (dialog: ReplayDialog) => void,
  setLog: (open: boolean) => void,
): { readonly Board: ComponentType<BoardProps> | undefined; readonly board: BoardProps } {
  const { language, shapes } = useSettings()
  const { scene, events } = useStore(handle.store)
  const Board = useMemo(() => (game.board === undefined ? undefined : memo(game.board.Board)), [game.board])
  const settings = useMemo(() => ({ speed, shapes }), [speed, shapes])
  const callbacks = useMemo(
    () => ({
      act: ignore,
      explain: ignore,
      hint: ignore,
      animated: () => handle.animated(),
      zoom: (component: string) => openDialog({ type: 'zoom', component }),
      openLog: () => setLog(true),
    }),
    [handle, openDialog, setLog],
  )
  const lastLine = newestLine(steps, writeLines)
  const { view, seat: me } = scene
  return { Board, board: { view, me, legal: none, names, language, settings, events, steps, lastLine, ...callbacks } }
}

/** Says that the record has an invalid decision, and where. */
function InvalidNote({
  info: { invalid, text },
  names,
  onVerify,
}: {
  readonly info: ReplayInfo
  readonly names: readonly string[]
  onVerify(): void
}): ReactNode {
  const r = useReplayTexts()
  if (invalid === undefined) return undefined
  const where = { index: invalid.index + 1, total: recordLength(text), who: names[invalid.seat] ?? '' }
  return (
    <p className="replay-invalid" role="alert">
      <b>{r.stumble.title}</b> {r.stumble.text(where)}{' '}
      <button type="button" className="link" onClick={onVerify}>
        {r.stumble.check}
      </button>
    </p>
  )
}

/** Keeps the address of the page; `undefined` leaves it as it is. */
function useAddress(address: string | undefined): void {
  useEffect(() => {
    if (address === undefined) return
    const timer = setTimeout(() => history.replaceState(history.state, '', address), ADDRESS_DELAY)
    return () => clearTimeout(timer)
  }, [address])
}

/** Whether the address of the page asks for the analysis. */
const asksAnalysis = (): boolean => parseReplayMoment(location.search, 0, 0).analyse === true

function nextViewpoint(seat: Seat | undefined, seats: number): Seat | undefined {
  if (seat === undefined) return 0
  return seat + 1 < seats ? seat + 1 : undefined
}

/** How many decisions a record contains, including invalid ones. */
function recordLength(text: string): number {
  const { actions }: { actions: unknown[] } = JSON.parse(text)
  return actions.length
}
