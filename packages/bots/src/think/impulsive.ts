import { type Action, below, type GameEvent, type GameState, next32, pick, type Rng, silent } from '@orrery/kernel'
import type { Player, Question } from '../player.ts'
import type { Knowledge } from './knowledge.ts'

/** How careless an impulsive player is. */
export interface Temper {
  /** Judges every choice wrong by so many points, give or take. */
  readonly noise: number
  /** In so many of a thousand decisions it does just anything. */
  readonly slips: number
}

/** A beginner: looks one decision ahead, misjudges a little, and slips now and then. */
export function makeImpulsive<S extends GameState, A extends Action, V, E extends GameEvent>(
  name: string,
  { game, value, worthwhile }: Knowledge<S, A, V, E>,
  temper: Temper,
): Player<A, V> {
  return {
    name,
    choose({ seat, legal, view, rng }: Question<A, V>): A {
      const candidates = worthwhile === undefined || legal.length === 1 ? legal : undefined
      if (legal.length === 1 || below(rng, 1000) < temper.slips) return pick(rng, legal)
      const state = game.imagine(view(), rng)
      let best = pick(rng, legal)
      let most = Number.NEGATIVE_INFINITY
      for (const action of candidates ?? worthwhile?.(state, seat, legal) ?? legal) {
        const next = game.clone(state)
        game.apply(next, seat, action, silent)
        const worth = value(next, seat) + temper.noise * spread(rng)
        if (worth > most) {
          most = worth
          best = action
        }
      }
      return best
    },
  }
}

/** About normal with deviation 1: the sum of three uniform numbers. */
function spread(rng: Rng): number {
  const unit = (): number => next32(rng) / 0x1_0000_0000
  return 2 * (unit() + unit() + unit() - 1.5)
}
