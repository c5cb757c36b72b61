import type { Tastes } from '@orrery/bots/think'
import { bits } from '@orrery/kernel'
import { PLAYERS, RING, type State, sources } from '../surface.ts'

const TERRAFORMING = sources.indexOf('terraforming')

/** What each character of Terraforming Arks likes. */
export const tastes: Tastes<State> = {
  /** Founds a colony wherever it lands. */
  settler: (state, seat) => 3 * bits(state.colonies[seat] ?? 0) + 0.8 * (state.colonyPool[seat] ?? 0),
  /** Rebuilds its ark before anything else; late in the game an upgrade pays off for nobody, so the liking fades. */
  engineer: (state, seat) =>
    Math.max(0.2, 2.2 - 0.2 * state.round) * (bits(state.upgrades[seat] ?? 0) + (state.engines[seat] ?? 0)),
  /** Works on planets, and wants to be far up on each of them; what a finished one brought is not forgotten. */
  pioneer(state, seat) {
    let fields = state.points[seat * sources.length + TERRAFORMING] ?? 0
    for (let slot = 0; slot < RING; slot++) fields += state.markers[slot * PLAYERS + seat] ?? 0
    return 0.3 * fields
  },
  /** Takes survivors aboard and brings them home. */
  rescuer: (state, seat) => 4 * (state.settled[seat]?.length ?? 0) + 1.2 * (state.carried[seat]?.length ?? 0),
}

/** The characters of Terraforming Arks. */
export const characters: readonly string[] = Object.keys(tastes)
