import type { LogStep, Position } from '../../worker/protocol.ts'

/** Where the decisions begin that a player can still take back, and what they are. */
export interface Beginning {
  /** How many steps the game had then. */
  readonly steps: number
  readonly view: unknown
  /** The ids of the player's own actions since then. */
  readonly actions: readonly string[]
}

/**
 * Follows a table from position to position: as long as the player can take something back, the beginning stays; otherwise it is here. What
 * cannot be taken back has been decided.
 */
export function beginningOf(
  before: Beginning | undefined,
  steps: readonly LogStep[],
  { me, toAct, undoTurn, view }: Position,
): Beginning | undefined {
  if (me === undefined || !toAct.includes(me)) return undefined
  const since = before === undefined ? [] : steps.slice(before.steps)
  const own = since.every(({ seat, action }) => seat === me && action !== '')
  if (before === undefined || undoTurn === 0 || !own || steps.length < before.steps)
    return { steps: steps.length, view, actions: [] }
  return { ...before, actions: since.map(({ action }) => action) }
}
