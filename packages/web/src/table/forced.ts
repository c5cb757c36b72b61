import type { BoardModule } from '@orrery/board'
import type { Action } from '@orrery/kernel'
import type { Settings } from '../store/settings.ts'

/** What the page may decide by itself. */
export interface ForcedNeeds {
  readonly board: Pick<BoardModule, 'passing' | 'pass'> | undefined
  readonly view: unknown
  /** Empty while others decide. */
  readonly legal: readonly Action[]
  /** The action that ends the turn, if it is legal. */
  readonly end: Action | undefined
  /** Ending the turn would lose something. */
  readonly loses: boolean
  /** I have passed in advance, until my next turn. */
  readonly ahead: boolean
  readonly settings: Pick<Settings, 'passing' | 'singles' | 'confirmEnd'>
}

/** The answer that needs nobody to give it, if there is one: a pass without a choice or in advance, or the only answer there is. */
export function forcedAction(needs: ForcedNeeds): Action | undefined {
  const { board, view, legal, end, loses, ahead, settings } = needs
  const [only, other] = legal
  if (only === undefined) return undefined
  const pass = board?.passing?.(view, legal)
  if (pass !== undefined) return settings.passing || ahead ? pass : undefined
  if (ahead) return board?.pass?.(view, legal)
  if (!settings.singles || other !== undefined) return undefined
  // What ends the turn can't be taken back: not where something would be lost, nor for those who want to be asked.
  return only.id === end?.id && (loses || settings.confirmEnd) ? undefined : only
}
