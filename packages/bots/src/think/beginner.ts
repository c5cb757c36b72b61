import { type Action, below, type GameEvent, type GameState, silent } from '@orrery/kernel'
import type { Player, Question } from '../player.ts'
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

/** Knowledge that is wrong about every state by up to this many points, which may depend on the state. */
export function misjudging<S extends GameState, A extends Action, V, E extends GameEvent>(
  knowledge: Knowledge<S, A, V, E>,
  points: number | ((state: S) => number),
): Knowledge<S, A, V, E> {
  const pointsIn = typeof points === 'number' ? () => points : points
  return {
    ...knowledge,
    value(state, seat) {
      const value = knowledge.value(state, seat)
      return value + pointsIn(state) * mood(value)
    },
  }
}

/** Knowledge that is wrong about every chance to win by up to this much, so that the player tries things it would not have thought of. */
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

/**
 * A player that, in this many of a thousand decisions, settles for what looks second best at first sight, like people who do not think
 * things through. It never does anything that makes no sense at all.
 */
export function slipping<S extends GameState, A extends Action, V, E extends GameEvent>(
  player: Player<A, V>,
  knowledge: Knowledge<S, A, V, E>,
  slips: number,
): Player<A, V> {
  return {
    name: player.name,
    choose: (question) =>
      (below(question.rng, 1000) < slips ? secondAtSight(knowledge, question) : undefined) ?? player.choose(question),
  }
}

/** The decision that looks second best right after it, the best one when there is no time to compare; nothing where there is no choice. */
function secondAtSight<S extends GameState, A extends Action, V, E extends GameEvent>(
  { game, value, worthwhile }: Knowledge<S, A, V, E>,
  { seat, legal, view, rng, budget }: Question<A, V>,
): A | undefined {
  if (legal.length < 2) return undefined
  const world = game.imagine(view(), rng)
  const seen: { readonly action: A; readonly worth: number }[] = []
  const candidates = worthwhile?.(world, seat, legal) ?? legal
  for (const action of candidates) {
    const after = game.clone(world)
    game.apply(after, seat, action, silent)
    seen.push({ action, worth: value(after, seat) })
    seen.sort((a, b) => b.worth - a.worth)
    budget?.progress?.(seen.length / candidates.length, seen[1]?.action ?? action)
    if (budget?.stop?.() === true) break
  }
  return (seen[1] ?? seen[0])?.action
}
