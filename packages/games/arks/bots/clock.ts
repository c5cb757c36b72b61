import { bits } from '@orrery/kernel'
import { capacity, numbersOf, RING, type State } from '../surface.ts'
import type { Planets } from './position.ts'

/** Nobody looks further ahead. */
const FAR = 12

/**
 * Rounds after this one: known once the end is near (A21.1), before that a guess from the levels still missing and from how many
 * the players can raise at a time.
 */
export function roundsLeft(state: State, planets: Planets): number {
  if (state.lastRound > 0) return Math.max(0, state.lastRound - state.round)
  let power = 0
  for (let player = 0; player < state.players; player++) power += capacity(state, player)
  return Math.min(FAR, 0.77 + levelsToEnd(state, planets) / (0.46 * power + 0.39 * state.players))
}

/** Levels missing on the planets that will bring the end: those nearest to completion. */
export function levelsToEnd(state: State, { missing, open }: Planets): number {
  const { constants, usualLevels } = numbersOf(state)
  const goal = state.long ? constants.planetsToEndLong : constants.planetsToEnd
  const needed = goal - bits(state.terraformed)
  let levels = Math.max(0, needed - open) * usualLevels
  let taken = 0
  for (let k = Math.min(needed, open); k > 0; k--) {
    let nearest = -1
    for (let slot = 0; slot < RING; slot++) {
      if ((missing[slot] ?? 0) === 0 || (taken >> slot) & 1) continue
      if (nearest < 0 || (missing[slot] ?? 0) < (missing[nearest] ?? 0)) nearest = slot
    }
    taken |= 1 << nearest
    levels += missing[nearest] ?? 0
  }
  return levels
}

/** Turns a player still has, the present one counted. */
export function turnsLeft(state: State, player: number, rounds: number): number {
  const place = (player - state.first + state.players) % state.players
  const active = (state.active - state.first + state.players) % state.players
  return place >= active ? rounds + 1 : rounds
}
