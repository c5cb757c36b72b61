import type { GuideStep } from '@orrery/board/guide'

/** How far the player has come in a guide. */
export interface GuidePosition {
  /** The first step whose actions have not all been taken; as many as there are steps when nothing is left to do. */
  readonly open: number
  /** The actions it still asks for, in order. */
  readonly rest: readonly string[]
}

const verbOf = (action: string): string => action.split(':')[0] ?? action

/** The requested actions that are left after this one; `undefined` when the step does not ask for it now. */
function without(step: GuideStep, rest: readonly string[], action: string): readonly string[] | undefined {
  const at = step.anyOrder === true ? rest.indexOf(action) : rest[0] === action ? 0 : -1
  if (at >= 0) return rest.toSpliced(at, 1)
  const harmless = step.also?.some((each) => each === action || each === verbOf(action)) === true
  return harmless ? rest.slice(1) : undefined
}

/**
 * How far these actions lead, from the first step on; passes that no step asks for do not count. Undo takes back actions and with them
 * steps; `undefined` means that the player has left the path of the guide.
 */
export function follow(
  steps: readonly GuideStep[],
  actions: readonly string[],
  passes: readonly string[] = [],
): GuidePosition | undefined {
  let taken = 0
  for (const [open, step] of steps.entries()) {
    let rest: readonly string[] = step.wants ?? []
    while (rest.length > 0) {
      const action = actions[taken]
      if (action === undefined) return { open, rest }
      const left = without(step, rest, action)
      if (left === undefined && !passes.includes(action)) return undefined
      rest = left ?? rest
      taken++
    }
  }
  // After the last requested action the player is free.
  return { open: steps.length, rest: [] }
}

/** Whether an action is what the guide is waiting for. */
export function isWanted(step: GuideStep | undefined, rest: readonly string[], action: string): boolean {
  return step === undefined || rest.length === 0 || without(step, rest, action) !== undefined
}

/** The action to take now: the first requested one that is legal, or a harmless one in its place. */
export function nextWanted(step: GuideStep, rest: readonly string[], legal: readonly string[]): string | undefined {
  return (
    rest.find((action) => legal.includes(action) && without(step, rest, action) !== undefined) ??
    legal.find((action) => rest.length > 0 && without(step, rest, action) !== undefined)
  )
}
