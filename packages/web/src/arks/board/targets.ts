import type { Action } from '../data.ts'

/** What is lit now. */
export interface Targets {
  readonly byId: ReadonlyMap<string, Action>
  /** The first step that is chosen: a crew card to play, as `play:C01`. */
  readonly selected: string | undefined
}

const stepOf = (action: Action): string | undefined =>
  action.kind === 'play-use' || action.kind === 'play-idle' ? action.id.split(':').slice(0, 2).join(':') : undefined

/** Sorts the legal actions; a selection that leads nowhere any more is dropped. */
export function targetsOf(legal: readonly Action[], selection: string | undefined): Targets {
  const byId = new Map(legal.map((action) => [action.id, action]))
  const selected = legal.some((action) => stepOf(action) === selection) ? selection : undefined
  return { byId, selected }
}

/** The id when that action is legal now. */
export const legalId = (targets: Targets | undefined, id: string): string | undefined =>
  targets?.byId.has(id) === true ? id : undefined

/** The step when a crew card can be played now. */
export const playStep = (targets: Targets | undefined, card: string): string | undefined =>
  targets?.byId.has(`play:${card}:idle`) === true ? `play:${card}` : undefined
