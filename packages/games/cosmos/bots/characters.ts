import type { Tastes } from '@orrery/bots/think'
import { bits, NONE } from '@orrery/kernel'
import { numbersOf, type State } from '../surface.ts'
import { goalsFor } from './value.ts'
import { weights } from './weights.ts'

/** What each character of Crafting the Cosmos likes. */
export const tastes: Tastes<State> = {
  /** Builds nebula after nebula. */
  architect: (state, seat) => 3 * bits(state.players[seat]?.done ?? 0) + 0.3 * filled(state.players[seat]?.stars, 0),
  /** Brings life to every corner of its galaxy. */
  gardener: (state, seat) => 0.9 * filled(state.players[seat]?.life, 0) + 6 * filled(state.players[seat]?.forms, NONE),
  /** Grows crystals, and ends the game by taking the last ones. */
  watchmaker(state, seat) {
    const { scored = 0, spent = 0, ready = 0, growing = 0 } = state.players[seat] ?? {}
    const { top } = numbersOf(state).timeChamber
    return 1.2 * (top * (scored + spent + ready) + growing) - 4 * state.crystals
  },
  /** Wants to be ahead in every goal. */
  rival: (state, seat) => (state.over ? 0 : 1.6 * goalsFor(state, seat, weights)),
}

/** The characters of Crafting the Cosmos. */
export const characters: readonly string[] = Object.keys(tastes)

function filled(places: readonly number[] = [], empty: number): number {
  let count = 0
  for (let i = 0; i < places.length; i++) if (places[i] !== empty) count++
  return count
}
