import type { Action, GameEvent } from '@orrery/kernel'
import { type RefObject, useEffect, useRef } from 'react'
import type { Asked, BoardProps } from './board.ts'
import { type InputListener, listenTo } from './listener.ts'

/** A tap this soon after a decision belongs to it: the second tap of a double tap does not ask for an explanation. */
const DOUBLE_TAP = 450

/** How a board handles what is tapped, pressed long or pointed at. */
export interface InputHandlers<A extends Action, V = unknown> {
  /** The legal actions. */
  readonly byId: ReadonlyMap<string, A>
  /** Every action of the game, to ask why one is not legal now. */
  readonly vocabulary: { get(id: string): A | undefined }
  step(step: string): void
  look(seat: number | undefined): void
  point: InputListener['point']
  /** The action of this id as it is asked about. */
  asked(id: string | undefined): Asked<A, V> | undefined
  /** An action is about to be taken. */
  beforeAct(action: A): void
  /** Escape was pressed: go back a step. */
  back(): void
  skip(): boolean
}

/** Handles all input on a board. */
export function useInput<A extends Action, V, E extends GameEvent>(
  root: RefObject<HTMLElement | null>,
  props: BoardProps<A, V, E>,
  handlers: InputHandlers<A, V>,
): void {
  const latest = useRef({ props, handlers })
  useEffect(() => {
    latest.current = { props, handlers }
  })
  useEffect(() => {
    if (root.current === null) return
    let acted = Number.NEGATIVE_INFINITY
    const listener: InputListener = {
      action(id, next) {
        const { props: given, handlers: own } = latest.current
        const action = own.byId.get(id)
        const then = next === undefined ? undefined : own.vocabulary.get(next)
        if (action === undefined) return
        acted = performance.now()
        own.beforeAct(action)
        given.act(action, then === undefined ? [] : [then])
      },
      step: (step) => latest.current.handlers.step(step),
      explain(id) {
        if (performance.now() - acted < DOUBLE_TAP) return
        const { props: given, handlers: own } = latest.current
        const action = own.vocabulary.get(id)
        if (action !== undefined && given.me !== undefined) given.explain(action)
      },
      zoom(component, action) {
        const { props: given, handlers: own } = latest.current
        given.zoom(component, own.asked(action))
      },
      look: (seat) => latest.current.handlers.look(seat),
      log: () => latest.current.props.openLog(),
      point: (place, near) => latest.current.handlers.point(place, near),
      skip: () => latest.current.handlers.skip(),
      confirm: (waiting) => latest.current.props.confirm?.(waiting),
    }
    const stop = listenTo(root.current, listener)
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') latest.current.handlers.back()
    }
    addEventListener('keydown', onKey)
    return () => {
      stop()
      removeEventListener('keydown', onKey)
    }
  }, [root])
}
