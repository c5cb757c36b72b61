import type { Onward } from '@orrery/kernel'
import { type Action, crewIds, type Decision, item, type View } from '../data.ts'
import { liveEdge, lostBy } from '../table.ts'

/** What is lit now. */
export interface Targets {
  /** All actions, those of later questions as well. */
  readonly byId: ReadonlyMap<string, Action>
  /** The first step that is chosen: a crew card to play, as `play:C01`; on a phone, a field to go to, as `go:travel:N.moon`. */
  readonly selected: string | undefined
  /** The ids of actions that belong to a later question. */
  readonly later: ReadonlySet<string>
  /** What will be seen when a later question is asked, by question. */
  readonly views: ReadonlyMap<Decision['kind'], View>
  /** What loses nothing is done at once, without a first step. */
  readonly quick: boolean
}

const stepOf = (action: Action): string | undefined =>
  action.kind === 'play-use' || action.kind === 'play-idle' ? action.id.split(':').slice(0, 2).join(':') : undefined

/** The first of the two steps to a field or an unexplored slot, where two are needed. */
export const goStep = (action: string): string => `go:${action}`

const none: readonly never[] = []

/** What belongs to an action at the destination: lit on the board only while actions are chosen, since cards are played before. */
const onlyActing: ReadonlySet<Action['kind']> = new Set(['raise', 'trade'])

/** Sorts the legal actions, with those of later questions; a selection that no longer leads anywhere is dropped. */
export function targetsOf(
  legal: readonly Action[],
  selection: string | undefined,
  _view?: View,
  onward?: readonly Onward<Action, View>[],
): Targets {
  const acting = legal.some(({ kind }) => kind === 'act')
  const later = (onward ?? none)
    .flatMap((question) => question.legal)
    .filter(({ kind }) => acting || !onlyActing.has(kind))
  const all = [...legal, ...later]
  const byId = new Map(all.map((action) => [action.id, action]))
  const selected = all.some((action) => selection === stepOf(action) || selection === goStep(action.id))
    ? selection
    : undefined
  const views = new Map<Decision['kind'], View>()
  for (const { view } of onward ?? none) if (view.asked !== undefined) views.set(view.asked.decision.kind, view)
  return { byId, selected, later: new Set(later.map(({ id }) => id)), views, quick: onward !== undefined }
}

/** The id, if that action is legal now or in a later question. */
export const legalId = (targets: Targets | undefined, id: string): string | undefined =>
  targets?.byId.has(id) === true ? id : undefined

/** The step, if a crew card can be played now. */
export const playStep = (targets: Targets | undefined, card: string): string | undefined =>
  targets?.byId.has(`play:${card}:idle`) === true ? `play:${card}` : undefined

/**
 * What a tap on a crew card does at once, where that loses nothing: a card of the lower row that cannot be used may be moved, and where it
 * goes is asked next.
 */
export function directPlay(targets: Targets | undefined, card: string, row: 'upper' | 'lower'): string | undefined {
  const usable = targets?.byId.has(`play:${card}:use`) === true
  return targets?.quick === true && !usable && row === 'lower' ? legalId(targets, `play:${card}:idle`) : undefined
}

/** The use of a crew card that one tap takes: it loses nothing. */
export function directUse(
  targets: Targets,
  view: View,
  me: number,
  card: number,
  row: 'upper' | 'lower',
): string | undefined {
  const id = legalId(targets, `play:${item(crewIds, card)}:use`)
  return targets.quick && lostBy(view, me, liveEdge(view, card, row)).length === 0 ? id : undefined
}
