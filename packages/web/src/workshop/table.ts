import type { GameEvent, Seat } from '@orrery/kernel'
import { createStore } from 'zustand/vanilla'
import { loadingTable, type TableState } from '../store/shown-table.ts'
import type { TableHandle } from '../store/table.ts'
import type { TableInfo } from '../worker/protocol.ts'
import type { Opened } from './opened.ts'

/** The callbacks of a table in the workshop. */
export interface Listener {
  /** An action was taken on the board: the resulting text, and the position. */
  played(text: string, at: number): void
  /** Undo: go back one step. */
  back(at: number): void
  /** The events of a step have been shown. */
  animated(): void
}

/** A table that shows any position of what is open. */
export interface WorkshopTable extends TableHandle {
  /** Goes to a position, with or without animating its events. */
  show(opened: Opened, at: number, me: Seat | undefined, animate: boolean): void
}

/** One name is long, to reveal missing room. */
const NAMES = ['Ola', 'Maximiliane', 'Jonas', 'Zosia']
const nothing: readonly GameEvent[] = []
const ignore = (): void => undefined

function infoOf({ game, seats }: Opened): TableInfo {
  return {
    id: 'workshop',
    game: game.id,
    version: game.version,
    seats: Array.from({ length: seats }, (_, seat) => ({ name: NAMES[seat] ?? `Player ${seat + 1}` })),
    options: {},
    // The device of an online table is never handed over.
    online: true,
  }
}

/** A table made from records and views: the shell shows it like any other, and actions are passed on to the listener. */
export function makeWorkshopTable(listener: Listener): WorkshopTable {
  const store = createStore<TableState>(() => loadingTable)
  const set = store.setState
  let refusals = 0
  let shown: { readonly opened: Opened; readonly at: number; readonly me: Seat | undefined } | undefined
  const animated = (): void => {
    if (!store.getState().animating) return
    set({ events: nothing, animating: false })
    listener.animated()
  }
  const explain: TableHandle['explain'] = (action) => {
    const refusal = shown?.me === undefined ? undefined : shown.opened.refuse(shown.at, shown.me, action)
    if (refusal !== undefined) set({ refused: { refusal, serial: ++refusals } })
  }
  return {
    store,
    show(opened, at, me, animate) {
      // The board's props keep their identity until they really change.
      const info = shown?.opened === opened ? store.getState().info : undefined
      shown = { opened, at, me }
      const { position, steps, events } = opened.show(at, me)
      const moves = animate && events.length > 0
      set({
        status: 'open',
        info: info ?? infoOf(opened),
        position,
        steps,
        events: moves ? events : nothing,
        animating: moves,
      })
      if (animate && !moves) listener.animated()
    },
    act(action) {
      const legal = store.getState().position?.legal.some(({ id }) => id === action.id) === true
      if (shown?.me === undefined || !legal) {
        explain(action)
        return
      }
      const next = shown.opened.play(shown.at, shown.me, action)
      listener.played(next.text, next.at)
    },
    explain,
    undo: () => shown !== undefined && listener.back(shown.at - 1),
    animated,
    history: async () => shown?.opened.history() ?? [],
    record: async () => shown?.opened.text ?? '',
    why: async () => new Map(),
    handOver: ignore,
    showPast: ignore,
    showNext: ignore,
    endPast: ignore,
    close: ignore,
  }
}
