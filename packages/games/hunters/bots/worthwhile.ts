import { type Action, type State, starDot } from '../surface.ts'

/** A thinking player reads the card: of all dots only the right one is worth a thought (H10.5). */
export function worthwhile(state: State, _seat: number, legal: readonly Action[]): readonly Action[] {
  if (legal[0]?.kind !== 'place') return legal
  const right = starDot[state.star]
  const found = legal.filter((action) => action.n === right)
  return found.length > 0 ? found : legal
}
