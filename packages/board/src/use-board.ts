import type { Action, GameEvent, Onward } from '@orrery/kernel'
import {
  type ComponentType,
  createElement,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Asked, BoardProps, BoardSettings, Place } from './board.ts'
import { type InputHandlers, useInput } from './input.ts'
import { type Scenes, usePlay } from './play.ts'
import { type Shape, useShape } from './shape.ts'
import { useShared } from './share.ts'
import { useSight } from './sight.ts'

/** What the kit needs to know about a board: `A`ctions, `V`iew, `E`vents, what is lit (`T`), what scenes show (`S`), its pages (`P`). */
export interface Parts<A extends Action, V, E extends GameEvent, T, S, P extends string> {
  readonly vocabulary: InputHandlers<A>['vocabulary']
  /** Sorts the legal actions by where they are lit, with those of later questions; the first of two steps may have been taken. */
  targets(
    legal: readonly A[],
    selection: string | undefined,
    view: V,
    onward: readonly Onward<A, V>[] | undefined,
  ): T & Pick<InputHandlers<A>, 'byId'>
  /** How events are shown; `look` is the seat that is looked at instead of the player's own. */
  scenes(props: BoardProps<A, V, E>, look: number | undefined): Scenes<S, V, E>
  /** The first step of a choice stays taken after the second: the next piece of the same kind can follow. */
  readonly lasting?: boolean
  /** The page on which somebody else's board is looked at. */
  readonly lookPage?: P
  /** Three columns from this width on. */
  readonly wide?: number
  /** The page of panels that is open at first. */
  readonly first: P
  /** The question of a view, and the page it is answered on; within a question the player turns the pages. */
  question(view: V, me: number | undefined): { readonly ask: string; readonly page?: P | undefined } | undefined
  /** The page of panels with a place, for boards that cannot show all panels side by side; `undefined` for a place that is always in sight. */
  pageOf(place: Place, seat: number): P | undefined
  /** Whether a place of another seat is on that seat's own board. */
  looksAt(place: Place): boolean
  /** What an action brings, costs and loses, in lines; loaded when something is first pointed at. */
  readonly Brings?: ComponentType<Asked<A, V>>
}

/** What is pointed at. */
export interface Pointed {
  /** Its `data-at`. */
  readonly at?: string | undefined
  /** The component it shows, as for the large picture. */
  readonly zoom?: string | undefined
  /** The id of the action that a tap on it would take. */
  readonly action?: string | undefined
  /** What a tap would do, where that belongs to a later question and passes the present one. */
  readonly later?: string | undefined
  /** It lies in the sheet of a phone. */
  readonly inSheet?: boolean
  /** Where its words stand when it lies in a column: beside that column, with this much of the board's height from there on. */
  readonly beside?: { readonly side: 'left' | 'right'; readonly below: number } | undefined
}

/** Words about something in a column stand beside it; words about the board itself have their corner. */
function besideOf(near: Element | undefined, root: HTMLElement | null): Pointed['beside'] {
  const column = near?.closest('.bd-col')
  const thing = near?.closest('[data-zoom],[data-at]') ?? near
  if (column == null || thing === undefined || root === null) return undefined
  const middle = root.querySelector<HTMLElement>(':scope > .bd-mid') ?? root
  const box = middle.getBoundingClientRect()
  // Large screens magnify the board.
  const y = Math.max(0, ((thing.getBoundingClientRect().top - box.top) * middle.offsetHeight) / box.height)
  return {
    side: column.classList.contains('is-left') ? 'left' : 'right',
    below: Math.max(0, Math.round(middle.offsetHeight - y)),
  }
}

/** What a target that belongs to a later question does. */
function laterOf(near: Element | undefined): string | undefined {
  const target = near?.closest<HTMLElement | SVGElement>('.is-later')
  return (
    target?.dataset.brief ??
    target?.querySelector('.sr')?.textContent ??
    target?.getAttribute('aria-label') ??
    undefined
  )
}

/** The state that every board has. */
export interface BoardState<A extends Action, V, T, S, P extends string> {
  readonly root: RefObject<HTMLDivElement | null>
  readonly shape: Shape
  readonly settings: BoardSettings
  readonly view: V
  readonly targets: T
  readonly shown: S | undefined
  /** The first step that was taken. */
  readonly selection: string | undefined
  select(step: string | undefined): void
  readonly pointed: Pointed
  /** What the action brings that a tap on what is pointed at would take. */
  readonly brings: ReactNode
  /** An action of this id as it is asked about, if it may be taken now. */
  asked(id: string | undefined): Asked<A, V> | undefined
  /** The seat that is looked at instead of the player's own. */
  readonly look: number | undefined
  setLook(seat: number | undefined): void
  readonly page: P
  turn(page: P): void
}

/** What a board may add to what all of them do. */
interface Own<A> {
  /** Handles first steps that are more than choosing something and undoing that; returns whether it did. */
  step?(step: string): boolean
  /** First steps that begin like this are not undone by a second tap. */
  readonly sticks?: string
  beforeAct?(action: A): void
  back?(): void
  /** Selectors: while the pointer is on one of these, what was pointed at stays so. */
  readonly keeps?: string
}

const nothing: Pointed = {}

/** Follows the question and the log: turns to the page where something is asked, or where a line of the log points. */
function useTurning<A extends Action, V, E extends GameEvent, P extends string>(
  props: BoardProps<A, V, E>,
  parts: Pick<Parts<A, V, E, unknown, unknown, P>, 'question' | 'pageOf' | 'looksAt'>,
  seat: number,
  turn: (page: P) => void,
  setLook: (seat: number | undefined) => void,
): void {
  const { view, me, legal, bring } = props
  const asked = legal.length === 0 ? undefined : parts.question(view, me)
  const { ask, page } = asked ?? {}
  // Before anything is painted: a question is never seen on another question's page.
  useLayoutEffect(() => {
    if (ask === undefined) return
    setLook(undefined)
    if (page !== undefined) turn(page)
  }, [ask, page, setLook, turn])
  const latest = useRef({ parts, seat })
  latest.current = { parts, seat }
  useEffect(() => {
    const [place] = bring ?? []
    if (place === undefined) return
    const now = latest.current
    const on = now.parts.pageOf(place, now.seat)
    if (on !== undefined) turn(on)
    if (place.seat !== undefined && now.parts.looksAt(place)) setLook(place.seat === now.seat ? undefined : place.seat)
  }, [bring, setLook, turn])
}

/** An action as it is asked about, if it is one that the player may take now or in a later question. */
function askedOf<A extends Action, V, E extends GameEvent>(
  { me, names, onward }: Pick<BoardProps<A, V, E>, 'me' | 'names' | 'onward'>,
  view: V,
  byId: ReadonlyMap<string, A>,
  id: string | undefined,
): Asked<A, V> | undefined {
  const action = byId.get(id ?? '')
  if (action === undefined || me === undefined) return undefined
  return { action, view: onward?.find(({ legal }) => legal.includes(action))?.view ?? view, me, names }
}

/** The state that all boards have: what is chosen, pointed at, looked at and turned to; handles input and plays events. */
export function useBoard<A extends Action, V, E extends GameEvent, T, S, P extends string>(
  props: BoardProps<A, V, E>,
  parts: Parts<A, V, E, T, S, P>,
  seatOf: (view: V, look: number | undefined) => number,
  own: Own<A> = {},
): BoardState<A, V, T & Pick<InputHandlers<A>, 'byId'>, S, P> & { readonly seat: number } {
  const root = useRef<HTMLDivElement>(null)
  const shape = useShape(root, parts.wide)
  const view = useShared(props.view)
  const [selection, select] = useState<string>()
  const [pointed, setPointed] = useState(nothing)
  const [look, setLook] = useState<number>()
  const [page, turn] = useState(parts.first)
  const seat = seatOf(view, look)
  const { legal, onward } = props
  const targets = useMemo(() => parts.targets(legal, selection, view, onward), [parts, legal, selection, view, onward])
  const asked = (id: string | undefined): Asked<A, V> | undefined => askedOf(props, view, targets.byId, id)
  const about = asked(pointed.action)
  const playing = usePlay(root, { ...props, view }, parts.scenes(props, look))
  useTurning({ ...props, view }, parts, seat, turn, setLook)
  useSight(root, legal, page)
  // What was a later question may be the present one, or be gone: whoever points at something hears it anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it depends on the question
  useLayoutEffect(() => setPointed((old) => (old.later === undefined ? old : { ...old, later: undefined })), [legal])
  useInput(root, props, {
    byId: targets.byId,
    vocabulary: parts.vocabulary,
    step(step) {
      if (own.step?.(step) === true) return
      const sticks = own.sticks !== undefined && step.startsWith(own.sticks)
      select((old) => (old === step && !sticks ? undefined : step))
    },
    look(other) {
      setLook((old) => (old === other ? undefined : other))
      if (parts.lookPage !== undefined) turn(parts.lookPage)
    },
    point(at, near) {
      if (own.keeps !== undefined && at === undefined && near?.closest(own.keeps) != null) return
      const zoom = near?.closest<HTMLElement>('[data-zoom]')?.dataset.zoom
      const action = near?.closest<HTMLElement>('[data-action]')?.dataset.action
      const later = laterOf(near)
      setPointed((old) =>
        old.at === at && old.zoom === zoom && old.action === action && old.later === later
          ? old
          : at === undefined && zoom === undefined && action === undefined
            ? nothing
            : {
                at,
                zoom,
                action,
                later,
                beside: besideOf(near, root.current),
                inSheet: near?.closest('.bd-sheet') != null,
              },
      )
    },
    asked,
    beforeAct(action) {
      if (parts.lasting !== true) select(undefined)
      own.beforeAct?.(action)
    },
    back() {
      select(undefined)
      setLook(undefined)
      own.back?.()
    },
    skip: playing.skip,
  })
  return {
    root,
    asked,
    brings: about && parts.Brings && createElement(Suspense, undefined, createElement(parts.Brings, about)),
    shape,
    settings: props.settings,
    view,
    targets,
    shown: playing.shown,
    selection,
    select,
    pointed,
    look,
    setLook,
    page,
    turn,
    seat,
  }
}

/** Shows a line under the prompt while `key` is set; the line is made again when the key changes. It may only `tell` something. */
export function useHint(
  hint: (line: ReactNode | undefined, tells?: boolean) => void,
  key: string | undefined,
  line: () => ReactNode,
  tells = false,
): void {
  const latest = useRef({ hint, line, tells })
  latest.current = { hint, line, tells }
  useEffect(() => {
    latest.current.hint(key === undefined ? undefined : latest.current.line(), latest.current.tells)
    return () => latest.current.hint(undefined)
  }, [key])
}
