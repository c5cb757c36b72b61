import { act, begin, type Game, type GameRecord, makeEntry, makeRng, randomLegal } from '@orrery/kernel'
import type { From } from './look.ts'

/** More decisions than any game takes: a game that never ends must not hang the page. */
const MOST = 5000

/** A whole game of random legal actions. An impossible number of seats is replaced by the nearest possible one. */
export function playRandom(game: Game, { seats, seed, options }: Extract<From, { kind: 'random' }>): GameRecord {
  const { min, max } = game.seats
  const count = Math.min(Math.max(seats, min), max)
  // The address may still contain options of another game.
  const known = Object.fromEntries(
    game.options.map((spec) => {
      const value = options[spec.id] ?? spec.default
      const fits = spec.values.includes(value) && spec.seats?.includes(count) !== false
      return [spec.id, fits ? value : spec.default]
    }),
  )
  const start = { seats: count, seed, options: known }
  const state = begin(game, start)
  const rng = makeRng(seed)
  const actions: string[] = []
  for (let [seat] = game.toAct(state); seat !== undefined && actions.length < MOST; [seat] = game.toAct(state)) {
    const action = randomLegal(game, state, seat, rng)
    act(game, state, seat, action)
    actions.push(makeEntry(seat, action.id))
  }
  return { game: game.id, version: game.version, options: known, seats: count, seed, actions }
}
