import { type Action, subject, type View } from '../data.ts'

/** What is lit now, by where it is lit. */
export interface Targets {
  readonly byId: ReadonlyMap<string, Action>
  /** Ids of actions by field. */
  readonly fields: ReadonlyMap<string, string>
  /** Ids of actions by seat. */
  readonly seats: ReadonlyMap<number, string>
  /** The verb of the action that an unlit field would stand for, while fields are chosen. */
  readonly fieldVerb: 'fly' | 'retreat' | 'send' | undefined
}

const fieldVerbs: Partial<Readonly<Record<View['ask'], 'fly' | 'retreat' | 'send'>>> = {
  move: 'fly',
  retreat: 'retreat',
  send: 'send',
}

/** Nothing is lit. Always the same object, so that the actions of others redraw only what they change. */
export const dark: Targets = { byId: new Map(), fields: new Map(), seats: new Map(), fieldVerb: undefined }

/** Sorts the legal actions by where they are lit. */
export function targetsOf(legal: readonly Action[], ask: View['ask']): Targets {
  if (legal.length === 0) return dark
  const byId = new Map<string, Action>()
  const fields = new Map<string, string>()
  const seats = new Map<number, string>()
  for (const action of legal) {
    byId.set(action.id, action)
    if (action.kind === 'fly' || action.kind === 'retreat' || action.kind === 'send') {
      fields.set(subject(action.id), action.id)
    } else if (action.kind === 'fight' || action.kind === 'player') seats.set(action.n, action.id)
  }
  return { byId, fields, seats, fieldVerb: fieldVerbs[ask] }
}

/** The id, if that action is legal now. */
export const legalId = (targets: Targets, id: string): string | undefined => (targets.byId.has(id) ? id : undefined)
