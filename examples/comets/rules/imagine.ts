import { makeRng, next32, type Rng, shuffle } from '@orrery/kernel'
import { brightness, clone, type State } from './state.ts'
import type { View } from './view.ts'

/** A state that could lie behind a view: the sky in any order. */
export function imagine({ left, ...open }: View, rng: Rng): State {
  const sky = brightness.flatMap((value, i) => new Array<number>(left[i] ?? 0).fill(value))
  return clone({ ...open, sky: shuffle(rng, sky), rng: makeRng(String(next32(rng))) })
}
