import { silent, type Tell } from '@orrery/kernel'
import { hunters } from '../index.ts'
import { type Action, asksForCards, type Event, type State } from '../surface.ts'

/** The only answer to a question about cards when none can be played (H15.2). */
function onlyPass(state: State): { readonly seat: number; readonly action: Action } | undefined {
  if (!asksForCards(state.todo.at(-1)?.kind)) return undefined
  const [seat] = hunters.toAct(state)
  if (seat === undefined) return undefined
  const [action, other] = hunters.legal(state, seat)
  return action === undefined || other !== undefined ? undefined : { seat, action }
}

/** The game for thinking ahead: whoever is asked for a card and has none that fits passes at once, so that such questions cost no thought. */
export const quick: typeof hunters = {
  ...hunters,
  apply(state, seat, action, tell: Tell<Event> = silent) {
    hunters.apply(state, seat, action, tell)
    for (let next = onlyPass(state); next !== undefined; next = onlyPass(state)) {
      hunters.apply(state, next.seat, next.action, tell)
    }
  },
}
