import { makeRng, next32, type Rng, shuffle } from '@orrery/kernel'
import { brightness, type State } from './state.ts'

/** What everybody sees: all but the order of the sky. */
export interface View extends Omit<State, 'rng' | 'sky'> {
  /** How many comets of each brightness are still in the sky: anybody can count them. */
  readonly left: readonly number[]
}

/** What everybody may see. */
export function view({ rng: _rng, sky, ...open }: State): View {
  const { tail, discard, points, best, todo } = open
  return {
    ...open,
    tail: tail.slice(),
    discard: discard.slice(),
    points: points.slice(),
    best: best.slice(),
    todo: todo.slice(),
    left: brightness.map((value) => sky.filter((comet) => comet === value).length),
  }
}

/** A state that could lie behind a view: the sky in any order. */
export function imagine({ left, ...open }: View, rng: Rng): State {
  const sky = brightness.flatMap((value, i) => new Array<number>(left[i] ?? 0).fill(value))
  const { tail, discard, points, best, todo } = open
  return {
    ...open,
    tail: tail.slice(),
    discard: discard.slice(),
    points: points.slice(),
    best: best.slice(),
    todo: todo.slice(),
    sky: shuffle(rng, sky),
    rng: makeRng(String(next32(rng))),
  }
}
