import { colonyTable, survivorPoints } from '@orrery/arks/components/constants'
import { isAutoma, type State, score } from '@orrery/arks/state'
import {
  bits,
  PLAYERS,
  planetColour,
  RESOURCES,
  RING,
  ROBOTICS,
  survivorColour,
  tracks,
  trackTop,
} from '@orrery/arks/tables'
import type { Weights } from './weights.ts'

/** How good a state is for a player, in points: its own prospects, less a part of the best opponent's. */
export function judge(state: State, player: number, w: Weights): number {
  const left = roundsLeft(state)
  let best = Number.NEGATIVE_INFINITY
  for (let other = 0; other < state.players; other++) {
    if (other !== player) best = Math.max(best, prospects(state, other, left, w))
  }
  return prospects(state, player, left, w) - (state.over ? 1 : w.rival) * best
}

/** Rounds that are still to come after this one: known at the end, before that a guess from what must still be terraformed. */
function roundsLeft(state: State): number {
  if (state.over) return 0
  if (state.lastRound > 0) return Math.max(0, state.lastRound - state.round)
  const goal = state.long ? 4 : 3
  const missing = goal - bits(state.terraformed)
  let open = 0
  let nearest = Number.POSITIVE_INFINITY
  for (let slot = 0; slot < RING; slot++) {
    const card = state.system[slot] ?? -1
    if (card < 0 || (state.terraformed >> slot) & 1) continue
    open++
    nearest = Math.min(nearest, levelsMissing(state, slot, card))
  }
  if (open === 0) return 6
  const work = nearest + (missing - 1) * 8
  return Math.max(1, Math.min(14, 1 + work / (1.6 * state.players)))
}

function levelsMissing(state: State, slot: number, card: number): number {
  let missing = 0
  for (const resource of tracks[card] ?? []) {
    missing += (trackTop[card * RESOURCES + resource] ?? 0) - (state.levels[slot * RESOURCES + resource] ?? 0)
  }
  return missing
}

function prospects(state: State, player: number, left: number, w: Weights): number {
  let worth = score(state, player)
  if (state.over) return worth
  worth += colonyPoints(bits(state.colonies[player] ?? 0)) + terraforming(state, player, w)
  if (isAutoma(state, player)) return worth + 0.6 * left
  const rounds = Math.min(left, 8)
  worth += settledPoints(state.settled[player]?.length ?? 0) + carried(state, player, left, w)
  worth += (bits(state.colonies[player] ?? 0) + bits(state.outposts[player] ?? 0)) * w.capacity * rounds
  worth += bits(state.outposts[player] ?? 0) * w.outpost * rounds
  worth += (state.outpostPool[player] ?? 0) * w.outpostPool * Math.min(1, left)
  worth += (state.colonyPool[player] ?? 0) * w.colonyPool * Math.min(2, left)
  const upgrades = state.upgrades[player] ?? 0
  worth += bits(upgrades) * w.upgrade * rounds + ((upgrades >> ROBOTICS) & 1) * w.robotics * rounds
  worth += (state.engines[player] ?? 0) * w.engines * rounds
  return worth + Math.min(1, 0.25 + left) * holdings(state, player, w)
}

const colonyPoints = (count: number): number => (count === 0 ? 0 : (colonyTable[count - 1]?.points ?? 0))
const settledPoints = (count: number): number => survivorPoints[Math.min(count, survivorPoints.length - 1)] ?? 0

/** The field of a marker counts in any case (A21.3); first and second place only when the planet is finished. */
function terraforming(state: State, player: number, w: Weights): number {
  let worth = 0
  for (let slot = 0; slot < RING; slot++) {
    const card = state.system[slot] ?? -1
    if (card < 0 || (state.terraformed >> slot) & 1) continue
    const field = state.markers[slot * PLAYERS + player] ?? 0
    if (field === 0) continue
    worth += field
    const chance = w.place / (1 + 0.25 * levelsMissing(state, slot, card))
    if (state.ranking[slot * PLAYERS] === player) worth += 3 * chance
    else if (state.ranking[slot * PLAYERS + 1] === player) worth += chance
  }
  return worth
}

/** Survivors on board are worth what settling them would bring, the more surely if a planet of their colour is ready. */
function carried(state: State, player: number, left: number, w: Weights): number {
  const cards = state.carried[player] ?? []
  if (cards.length === 0 || left <= 0) return 0
  let readyColours = 0
  for (let slot = 0; slot < RING; slot++) {
    if ((state.terraformed >> slot) & 1) readyColours |= 1 << (planetColour[state.system[slot] ?? 0] ?? 0)
  }
  let count = state.settled[player]?.length ?? 0
  let worth = 0
  for (const card of cards) {
    const colour = survivorColour[card] ?? 0
    const gain = settledPoints(count + 1) - settledPoints(count)
    const possible = (readyColours >> colour) & 1
    worth += gain * (possible === 1 ? w.survivorReady : w.survivor)
    count++
  }
  return worth
}

/** Resources, specialists and crew: what the next actions are paid with. */
function holdings(state: State, player: number, w: Weights): number {
  let worth = 0
  for (let resource = 0; resource < RESOURCES; resource++) {
    const units = state.cargo[player * RESOURCES + resource] ?? 0
    worth += w.resource * units - 0.5 * w.spread * units * units
  }
  const crew = (state.upper[player]?.length ?? 0) + (state.lower[player]?.length ?? 0)
  return worth + w.token * bits(state.ready[player] ?? 0) + w.crew * crew - 0.04 * crew * crew
}
