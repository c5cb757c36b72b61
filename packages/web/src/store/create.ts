import { makeRng, parseOptions } from '@orrery/kernel'
import { loadEngine } from '../worker/engines.ts'
import { addGame, type StoredSeat } from './games.ts'

/** What a new local game needs. */
export interface NewGame {
  readonly game: string
  readonly seats: readonly StoredSeat[]
  readonly options: Readonly<Record<string, string>>
}

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Stores a new local game and says its id. The seed is the browser's own randomness. */
export async function createGame({ game: id, seats, options }: NewGame): Promise<string> {
  const game = await loadEngine(id)
  const seed = hex(crypto.getRandomValues(new Uint8Array(16)))
  const table = hex(crypto.getRandomValues(new Uint8Array(6)))
  const known = Object.fromEntries(
    Object.entries(options).filter(([key]) => game.options.some((spec) => spec.id === key)),
  )
  const chosen = parseOptions(id, game.options, seats.length, known)
  const state = game.setup(seats.length, chosen, makeRng(seed))
  const now = Date.now()
  await addGame({
    id: table,
    game: id,
    version: game.version,
    seats,
    options: chosen,
    seed,
    created: now,
    updated: now,
    round: game.moment(state).round,
    toAct: [...game.toAct(state)],
  })
  return table
}
