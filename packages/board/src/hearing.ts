import type { Action, GameEvent } from '@orrery/kernel'
import { type RefObject, useEffect, useRef } from 'react'
import type { BoardProps } from './board.ts'
import { type Hearer, listenTo } from './listen.ts'

/** So soon after a decision a tap belongs to it: the second tap of a double tap is no question. */
const DOUBLE_TAP = 450

/** What a board does itself with what is tapped, pressed long or pointed at. */
export interface Heard<A> {
  /** What can be said now. */
  readonly byId: ReadonlyMap<string, A>
  /** All that could ever be said, to ask why it cannot be said now. */
  readonly vocabulary: { get(id: string): A | undefined }
  step(step: string): void
  look(seat: number | undefined): void
  point: Hearer['point']
  /** A decision is about to be said. */
  acts(action: A): void
  /** Goes back a step: Escape. */
  back(): void
  hurry(): boolean
}

/** Hears everything that happens on a board. */
export function useHearing<A extends Action, V, E extends GameEvent>(
  root: RefObject<HTMLElement | null>,
  props: BoardProps<A, V, E>,
  heard: Heard<A>,
): void {
  const latest = useRef({ props, heard })
  useEffect(() => {
    latest.current = { props, heard }
  })
  useEffect(() => {
    if (root.current === null) return
    let acted = Number.NEGATIVE_INFINITY
    const hearer: Hearer = {
      action(id) {
        const { props: given, heard: own } = latest.current
        const action = own.byId.get(id)
        if (action === undefined) return
        acted = performance.now()
        own.acts(action)
        given.act(action)
      },
      step: (step) => latest.current.heard.step(step),
      explain(id) {
        if (performance.now() - acted < DOUBLE_TAP) return
        const { props: given, heard: own } = latest.current
        const action = own.vocabulary.get(id)
        if (action !== undefined && given.me !== undefined) given.explain(action)
      },
      zoom: (component) => latest.current.props.zoom(component),
      look: (seat) => latest.current.heard.look(seat),
      log: () => latest.current.props.openLog(),
      point: (place, near) => latest.current.heard.point(place, near),
      hurry: () => latest.current.heard.hurry(),
    }
    const stop = listenTo(root.current, hearer)
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') latest.current.heard.back()
    }
    addEventListener('keydown', onKey)
    return () => {
      stop()
      removeEventListener('keydown', onKey)
    }
  }, [root])
}
