import type { Action, GameEvent, GameState } from '@orrery/kernel'
import type { Knowledge } from './knowledge.ts'

/** How much of the chance to win a player gives up for a point of what it likes. */
const FONDNESS = 0.01

/** What each character of a game likes beyond what it is worth, in points. */
export type Tastes<S extends GameState> = Readonly<Record<string, (state: S, seat: number) => number>>

/** The same knowledge with the taste of a character; as it is for somebody without one. */
export function tasting<S extends GameState, A extends Action, V, E extends GameEvent>(
  knowledge: Knowledge<S, A, V, E>,
  tastes: Tastes<S>,
  character: string | undefined,
): Knowledge<S, A, V, E> {
  const { value, chance } = knowledge
  const taste = tastes[character ?? '']
  if (taste === undefined) return knowledge
  return {
    ...knowledge,
    value: (state, seat) => value(state, seat) + taste(state, seat),
    // Where the chance to win decides, what is liked counts a little there too.
    ...(chance === undefined ? {} : { chance: (state, seat) => chance(state, seat) + FONDNESS * taste(state, seat) }),
  }
}
