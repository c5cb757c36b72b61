import { type Action, below, type GameEvent, type GameState, pick } from '@orrery/kernel'
import type { Player } from '../player.ts'
import type { Knowledge } from './knowledge.ts'

const floats = new Float64Array(1)
const words = new Uint32Array(floats.buffer)

/** A number from -1 to 1 that looks random but always belongs to the same value, so that a misjudgement is consistent. */
function mood(value: number): number {
  floats[0] = value
  let h = Math.imul((words[0] ?? 0) ^ Math.imul(words[1] ?? 0, 0x9e3779b1), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return ((h ^ (h >>> 16)) >>> 0) / 0x8000_0000 - 1
}

/** Knowledge that is wrong about every state by up to so many points. */
export function misjudging<S extends GameState, A extends Action, V, E extends GameEvent>(
  knowledge: Knowledge<S, A, V, E>,
  points: number,
): Knowledge<S, A, V, E> {
  return {
    ...knowledge,
    value(state, seat) {
      const value = knowledge.value(state, seat)
      return value + points * mood(value)
    },
  }
}

/** Knowledge that is wrong about every chance to win by up to so much: it tries out what it would not have thought of. */
export function doubting<S extends GameState, A extends Action, V, E extends GameEvent>(
  knowledge: Knowledge<S, A, V, E>,
  doubt: number,
): Knowledge<S, A, V, E> {
  return {
    ...knowledge,
    chance(state, seat) {
      const chance = knowledge.chance?.(state, seat) ?? 0.5
      return chance + doubt * mood(chance)
    },
  }
}

/** A player that does just anything in so many of a thousand decisions. */
export function slipping<A extends Action, V>(player: Player<A, V>, slips: number): Player<A, V> {
  return {
    name: player.name,
    choose: (question) =>
      below(question.rng, 1000) < slips ? pick(question.rng, question.legal) : player.choose(question),
  }
}
