import type { Asked, BarTitle, BoardProps, Place } from '@orrery/board'
import type { Action, Onward } from '@orrery/kernel'
import { type ComponentType, memo, type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react'
import { useSettings } from '../store/settings.ts'
import type { TableState } from '../store/shown-table.ts'
import type { TableHandle } from '../store/table.ts'
import type { Position } from '../worker/protocol.ts'
import type { Overlay } from './overlay.ts'
import type { LoadedGame } from './useGame.ts'

/** A line under the prompt. */
export interface Hint {
  readonly line: ReactNode
  /** It only tells something: there is nothing that Esc would take back. */
  readonly tells: boolean
}

/** What the board is made from. */
interface BoardNeeds {
  readonly table: TableHandle
  readonly position: Position
  readonly state: Pick<TableState, 'events' | 'steps' | 'past'>
  readonly game: LoadedGame
  readonly speed: number
  readonly names: readonly string[]
  readonly legal: readonly Action[]
  readonly onward: readonly Onward[] | undefined
  readonly lastLine: string | undefined
  readonly brought: readonly Place[] | undefined
  act(action: Action, then?: readonly Action[]): void
  open(overlay: Overlay): void
  setHint(hint: Hint | undefined): void
  setSaid(said: BarTitle | undefined): void
  setUnsure(waiting: boolean): void
  setLog(open: boolean): void
}

/**
 * The board of a table and its props. Everything keeps its identity until it really changes, so that the board is redrawn only then: not
 * when a bot makes progress, a menu opens, or a refusal is shown.
 */
export function useBoard(needs: BoardNeeds): {
  readonly Board: ComponentType<BoardProps> | undefined
  readonly props: BoardProps
} {
  const {
    table,
    position,
    state,
    game,
    speed,
    names,
    legal,
    onward,
    lastLine,
    brought,
    open,
    setHint,
    setSaid,
    setUnsure,
    setLog,
  } = needs
  const { language, shapes } = useSettings()
  const drawn = game.board?.Board
  const Board = useMemo(() => (drawn === undefined ? undefined : memo(drawn)), [drawn])
  const latest = useRef(needs.act)
  useEffect(() => {
    latest.current = needs.act
  })
  const act = useCallback((action: Action, then?: readonly Action[]) => latest.current(action, then), [])
  const callbacks = useMemo(
    () => ({
      explain: (action: Action) => table.explain(action),
      animated: () => table.animated(),
      zoom: (component: string, asked?: Asked) => open({ type: 'zoom', component, asked }),
      hint: (line: ReactNode, tells = false) => setHint(line === undefined ? undefined : { line, tells }),
      title: (said: BarTitle | undefined) => setSaid(said),
      confirm: (waiting: boolean) => setUnsure(waiting),
      openLog: () => setLog(true),
    }),
    [table, open, setHint, setSaid, setUnsure, setLog],
  )
  const settings = useMemo(() => ({ speed, shapes }), [speed, shapes])
  const { view, me } = position
  const { events, steps, past } = state
  return {
    Board,
    props: {
      view,
      me,
      legal,
      names,
      language,
      settings,
      events,
      live: me !== undefined && past === undefined,
      steps,
      lastLine,
      act,
      ...callbacks,
      ...(onward === undefined ? {} : { onward }),
      ...(brought === undefined ? {} : { bring: brought }),
    },
  }
}
