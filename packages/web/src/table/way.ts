import type { Action } from '@orrery/kernel'
import type { Position } from '../worker/protocol.ts'

/** The actions that take an action of a present or later question: those that lead to it, and itself. */
export function wayTo(action: Action, { legal, onward = [] }: Pick<Position, 'legal' | 'onward'>): readonly Action[] {
  const has = (actions: readonly Action[]): boolean => actions.some(({ id }) => id === action.id)
  const through = has(legal) ? undefined : onward.find((later) => has(later.legal))?.through
  return [...(through ?? []), action]
}
