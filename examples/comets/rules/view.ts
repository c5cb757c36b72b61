import { brightness, clone, type State } from './state.ts'

/** What everybody sees: everything except the order of the sky. */
export interface View extends Omit<State, 'rng' | 'sky'> {
  /** How many comets of each brightness are still in the sky: anybody can count them. */
  readonly left: readonly number[]
}

/** What everybody may see. */
export function view(state: State): View {
  const { rng: _rng, sky, ...open } = clone(state)
  return { ...open, left: brightness.map((value) => sky.filter((comet) => comet === value).length) }
}
