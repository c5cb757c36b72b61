import type { BoardProps } from '@orrery/board'
import { type Hearer, listenTo } from '@orrery/board/listen'
import { type RefObject, useEffect, useRef } from 'react'
import { type Action, type Event, type View, vocabulary } from '../data.ts'
import type { Targets } from './targets.ts'

/** What a tap on the board changes on the board itself. */
export interface Heard {
  /** Chooses a first step, or gives it back; `undefined` after a decision. */
  step(step: string | undefined): void
  look(player: number | undefined): void
  point(field: number | undefined): void
}

/** Hears everything that is tapped, pressed long or pointed at on the board. */
export function useHearing(
  root: RefObject<HTMLElement | null>,
  props: BoardProps<Action, View, Event>,
  targets: Targets,
  heard: Heard,
): void {
  const latest = useRef({ props, targets, heard })
  useEffect(() => {
    latest.current = { props, targets, heard }
  })
  useEffect(() => {
    if (root.current === null) return
    const hearer: Hearer = {
      action(id) {
        const now = latest.current
        const action = now.targets.byId.get(id)
        if (action === undefined) return
        now.heard.step(undefined)
        now.props.act(action)
      },
      step: (step) => latest.current.heard.step(step),
      explain(id) {
        const action = vocabulary.get(id)
        if (action !== undefined && latest.current.props.me !== undefined) latest.current.props.explain(action)
      },
      zoom: (component) => latest.current.props.zoom(component),
      look: (other) => latest.current.heard.look(other),
      log: () => latest.current.props.openLog(),
      // The place stays looked at while the pointer is on its way to what is told about it.
      point(place, near) {
        const field = place?.startsWith('hex:') === true ? Number(place.slice(4)) : undefined
        const onTheWay = near !== undefined && near.closest('.ak-lens,.ak-look') !== null
        if (field !== undefined || !onTheWay) latest.current.heard.point(field)
      },
      hurry: () => false,
    }
    return listenTo(root.current, hearer)
  }, [root])
}
