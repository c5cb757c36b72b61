import type { Action, GameEvent } from '@orrery/kernel'
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { BoardProps } from './board.ts'
import { Stage } from './stage.ts'

/** One moment of what is shown between two views. */
export interface Scene<S = undefined> {
  /** How long until the next one begins, in milliseconds at normal speed; `Infinity` waits until the player continues. */
  readonly lasts: number
  /** What the board shows from now on instead of its view. */
  readonly change?: (shown: S) => S
  /** Lets things move. */
  readonly move?: (stage: Stage) => void
  /** The place where something lands: what lies there already in the new view is hidden until then. */
  readonly lands?: string | undefined
}

/** How the events of a game are shown. */
export interface Scenes<S, V, E> {
  /** What is shown before the first scene. */
  begin(before: V): S
  /** The scenes of these events, in order. */
  of(events: readonly E[], before: V, after: V): readonly Scene<S>[]
  /** A decision is followed for this long at most; more is shown faster. */
  readonly longest?: number
}

/** What is played now. */
export interface Playing<S> {
  /** What the scenes have made of the board; `undefined` while nothing is played. */
  readonly shown: S | undefined
  /** Ends what is being played; returns whether anything was, or has just been ended by the same tap. */
  skip(): boolean
}

/** The tap that ends a scene reaches the board a moment later: it must not be taken for another one. */
const SAME_TAP = 60

/** Plays scenes one after the other and calls `over` after the last one; returns a function that ends them early. */
function play<S>(
  scenes: readonly Scene<S>[],
  stage: Stage | undefined,
  speed: number,
  pace: number,
  first: S,
  show: (shown: S) => void,
  over: () => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let shown = first
  for (const { lands } of scenes) if (lands !== undefined) stage?.hide(lands)
  const from = (i: number): void => {
    const landed = scenes[i - 1]?.lands
    if (landed !== undefined) stage?.reveal(landed)
    const scene = scenes[i]
    if (scene === undefined) {
      over()
      return
    }
    if (scene.change !== undefined) {
      shown = scene.change(shown)
      show(shown)
    }
    if (stage !== undefined) scene.move?.(stage)
    const waits = scene.lasts === Number.POSITIVE_INFINITY
    if (waits && speed > 0) return
    const wait = waits ? 0 : scene.lasts * pace
    if (wait > 0) timer = setTimeout(() => from(i + 1), wait)
    else from(i + 1)
  }
  from(0)
  return () => {
    clearTimeout(timer)
    stage?.settle()
  }
}

/** Shows the events of the last decision over the board, then calls `animated`. */
export function usePlay<S, A extends Action, V, E extends GameEvent>(
  root: RefObject<HTMLElement | null>,
  props: BoardProps<A, V, E>,
  scenes: Scenes<S, V, E>,
): Playing<S> {
  const { events, view } = props
  const moving = events.length > 0
  const [state, setState] = useState<{ readonly events: readonly E[]; readonly shown: S }>()
  const latest = useRef({ props, scenes })
  const settled = useRef(view)
  const ended = useRef(Number.NEGATIVE_INFINITY)
  const playing = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown first belongs to the events
  const first = useMemo(() => scenes.begin(settled.current), [events])
  useLayoutEffect(() => {
    latest.current = { props, scenes }
    if (!moving) settled.current = view
  })
  useLayoutEffect(() => {
    if (events.length === 0) return
    const { props: given, scenes: game } = latest.current
    const { speed } = given.settings
    const layer = root.current?.querySelector<HTMLElement>(':scope > .bd-flights')
    const list = game.of(events, settled.current, given.view)
    const length = list.reduce((sum, { lasts }) => sum + (lasts === Number.POSITIVE_INFINITY ? 0 : lasts), 0)
    const pace = document.hidden ? 0 : speed * Math.min(1, (game.longest ?? length) / Math.max(1, length))
    const stage =
      pace === 0 || root.current === null || layer === null || layer === undefined
        ? undefined
        : new Stage(root.current, layer, pace)
    playing.current = true
    const stop = play(
      list,
      stage,
      speed,
      pace,
      first,
      (shown) => setState({ events, shown }),
      () => latest.current.props.animated(),
    )
    return () => {
      stop()
      playing.current = false
      ended.current = performance.now()
    }
  }, [events, root, first])
  return useMemo(
    () => ({
      shown: !moving ? undefined : state?.events === events ? state.shown : first,
      skip() {
        if (playing.current) latest.current.props.animated()
        return playing.current || performance.now() - ended.current < SAME_TAP
      },
    }),
    [moving, state, events, first],
  )
}
