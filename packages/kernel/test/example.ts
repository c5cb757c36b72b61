import { actById, begin, makeEntry, makeRng, pick, replayToEnd } from '@orrery/kernel'
import { comets } from './comets/comets.ts'

const head = { seats: 3, seed: 'an example' }
const state = begin(comets, head)
const rng = makeRng('the choices')
const actions: string[] = []
for (let [seat] = comets.toAct(state); seat !== undefined; [seat] = comets.toAct(state)) {
  const { id } = pick(rng, comets.legal(state, seat))
  // From outside an action is only its id; what the rules do not allow throws a RefusalError with the number of the rule.
  actById(comets, state, head.seats, seat, id)
  actions.push(makeEntry(seat, id))
}
/** The finished game: ranks, scores, and where the points came from. */
export const result = comets.result(state)
/** The same game, played again from its record. */
export const again = comets.result(
  replayToEnd(comets, { ...head, game: comets.id, version: comets.version, options: { short: 'off' }, actions }),
)
