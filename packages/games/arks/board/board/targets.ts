import type { Action } from '../data.ts'

/** What is lit now. */
export interface Targets {
  readonly byId: ReadonlyMap<string, Action>
  /** The first step that is chosen: a crew card to play, as `play:C01`; on a phone, a field to go to, as `go:travel:N.moon`. */
  readonly selected: string | undefined
}

const stepOf = (action: Action): string | undefined =>
  action.kind === 'play-use' || action.kind === 'play-idle' ? action.id.split(':').slice(0, 2).join(':') : undefined

/** The first of the two steps to a field or an unexplored slot, where two are needed. */
export const goStep = (action: string): string => `go:${action}`

/** Sorts the legal actions; a selection that no longer leads anywhere is dropped. */
export function targetsOf(legal: readonly Action[], selection: string | undefined): Targets {
  const byId = new Map(legal.map((action) => [action.id, action]))
  const selected = legal.some((action) => selection === stepOf(action) || selection === goStep(action.id))
    ? selection
    : undefined
  return { byId, selected }
}

/** The id, if that action is legal now. */
export const legalId = (targets: Targets | undefined, id: string): string | undefined =>
  targets?.byId.has(id) === true ? id : undefined

/** The step, if a crew card can be played now. */
export const playStep = (targets: Targets | undefined, card: string): string | undefined =>
  targets?.byId.has(`play:${card}:idle`) === true ? `play:${card}` : undefined
