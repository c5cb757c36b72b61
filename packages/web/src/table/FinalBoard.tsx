import type { BoardProps } from '@orrery/board'
import { useMeasured } from '@orrery/board/measure'
import { seatColour } from '@orrery/board/seats'
import type { Action, GameEvent, Seat } from '@orrery/kernel'
import { type CSSProperties, memo, type ReactNode, useMemo, useRef } from 'react'
import { useSettings } from '../store/settings.ts'
import type { LoadedGame } from './useGame.ts'

interface FinalBoardProps {
  readonly game: LoadedGame
  /** What the seat saw at the end. */
  readonly view: unknown
  readonly seat: Seat
  readonly names: readonly string[]
  readonly caption: string
  /** Whoever looks has won. */
  readonly won: boolean
}

const noActions: readonly Action[] = []
const noEvents: readonly GameEvent[] = []
const ignore = (): void => undefined
/** Nothing happens on a board that is only looked at. */
const idle: Pick<BoardProps, 'act' | 'explain' | 'animated' | 'zoom' | 'hint' | 'openLog'> = {
  act: ignore,
  explain: ignore,
  animated: ignore,
  zoom: ignore,
  hint: ignore,
  openLog: ignore,
}

/** The board is drawn at this size, as in a large window but without its columns, and shown smaller. */
const WIDTH = 1000
const HEIGHT = 900

/** The real board in its last position, small: a picture that cannot be used. */
export function FinalBoard({ game: { board }, view, seat, names, caption, won }: FinalBoardProps): ReactNode {
  const { language, shapes, textMode } = useSettings()
  const frame = useRef<HTMLDivElement>(null)
  const width = useMeasured(frame, 0, (element) => element.clientWidth)
  const Board = useMemo(() => (board === undefined ? undefined : memo(board.Board)), [board])
  const settings = useMemo(() => ({ speed: 0, shapes }), [shapes])
  if (Board === undefined || textMode) return undefined
  const style: CSSProperties = {
    width: WIDTH,
    height: HEIGHT,
    scale: String(width / WIDTH),
    '--me': `var(--pl-${seatColour(seat)})`,
  }
  return (
    <figure className={`final-board ${won ? 'is-won' : ''}`}>
      <div ref={frame} inert style={{ aspectRatio: `${WIDTH} / ${HEIGHT}` }}>
        {/* Not before the scale is known: Chromium keeps the letters of a drawing that was first laid out at scale 0. */}
        {width === 0 ? undefined : (
          <div className="final-stage on-board" style={style}>
            <Board
              {...{ view, me: seat, legal: noActions, names, language, settings, events: noEvents }}
              lastLine={undefined}
              {...idle}
            />
          </div>
        )}
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
