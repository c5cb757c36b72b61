import type { State } from '@orrery/cosmos/state'

/**
 * Where the energy tokens lie: what a shift brings is seen only when it is spent, so states are compared first with those that
 * collect the same.
 */
export function lane(state: State, seat: number): number {
  let number = state.tokens[seat] ?? 0
  for (const count of state.dark) number = number * 4 + count
  return number
}
