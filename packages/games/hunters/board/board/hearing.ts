import type { BoardProps } from '@orrery/board'
import { type Hearer, listenTo } from '@orrery/board/listen'
import { type RefObject, useEffect, useRef } from 'react'
import { type Action, type Event, isClass, type StarClass, subject, type View, vocabulary } from '../data.ts'
import type { Targets } from './targets.ts'

/** What a tap on the board changes on the board itself. */
export interface Heard {
  /** A dot of the diagram is chosen, not yet confirmed. */
  dot(id: string): void
  pile(id: StarClass): void
  look(seat: number | undefined): void
  point(field: string | undefined): void
  /** I place this star: what comes of it will be told. */
  watch(star: string): void
  /** Another decision: what was told about the last star goes. */
  close(): void
  /** Whether the tap has just cut a motion short. */
  hurried(): boolean
}

/** The star that a decision will settle. */
function settles(action: Action, { star, ask, hrHelp }: View): string | undefined {
  if (action.kind === 'create' && hrHelp) return subject(action.id)
  return action.kind === 'place' || (ask === 'cannon' && action.kind === 'pass') ? star : undefined
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
        const star = settles(action, now.props.view)
        if (star === undefined) now.heard.close()
        else now.heard.watch(star)
        now.props.act(action)
      },
      step(step) {
        const [sort, id = ''] = step.split(':')
        if (sort === 'dot') latest.current.heard.dot(id)
        else if (isClass(id)) latest.current.heard.pile(id)
      },
      explain(id) {
        const action = vocabulary.get(id)
        if (action !== undefined && latest.current.props.me !== undefined) latest.current.props.explain(action)
      },
      zoom: (component) => latest.current.props.zoom(component),
      look: (seat) => latest.current.heard.look(seat),
      log: () => latest.current.props.openLog(),
      point: (place) =>
        latest.current.heard.point(place?.startsWith('field:') === true ? place.slice('field:'.length) : undefined),
      hurry: () => latest.current.heard.hurried(),
    }
    return listenTo(root.current, hearer)
  }, [root])
}
