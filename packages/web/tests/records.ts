import { arks } from '@orrery/arks'
import { cosmos } from '@orrery/cosmos'
import { hunters } from '@orrery/hunters'
import {
  act,
  begin,
  below,
  type Game,
  type GameRecord,
  makeCommitment,
  makeEntry,
  makeRng,
  makeSeed,
  ownNonce,
} from '@orrery/kernel'

/** The three games. */
export const games: readonly Game[] = [cosmos, hunters, arks]

/** A whole game of random legal actions, with a shuffle that can be checked; the last seats are bots. */
export function playedRecord(game: Game, seats: number, people = 1, number = 1): GameRecord {
  const secret = number.toString(16).padStart(64, '0')
  const nonces = Array.from({ length: seats }, (_, seat) =>
    seat < people ? (seat + 10).toString(16).padStart(32, '0') : ownNonce(secret, seat),
  )
  const seed = makeSeed(secret, nonces)
  const options = Object.fromEntries(game.options.map((spec) => [spec.id, spec.default]))
  const state = begin(game, { seats, options, seed })
  const rng = makeRng(`chance ${number}`)
  const actions: string[] = []
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    const legal = game.legal(state, seat)
    const action = legal[below(rng, legal.length)]
    if (action === undefined) throw new Error('nothing is legal')
    act(game, state, seat, action)
    actions.push(makeEntry(seat, action.id))
  }
  const fair = { commitment: makeCommitment(secret), secret, nonces }
  return { game: game.id, version: game.version, options, seats, seed, actions, fair }
}
