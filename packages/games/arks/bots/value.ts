import { bits } from '@orrery/kernel'
import { componentsOf, isAutoma, type State, score } from '../surface.ts'
import { roundsLeft, turnsLeft } from './clock.ts'
import { describe, type Planets, promising, survey } from './position.ts'
import { automaPace, promises } from './weights.ts'

/** By feature, the points it promises at once. */
export const atOnce = Float64Array.from(promising, (feature) => promises[feature][0])
/** By feature, the points it promises with every turn. */
export const eachTurn = Float64Array.from(promising, (feature) => promises[feature][1])
const position = new Float64Array(promising.length)

/** How fast a lead loses its worth with the rounds that are left: in a long game much can happen, the more so with the Automa's cards. */
const DOUBT = 0.24
const DOUBT_ALONE = 0.5

/**
 * How good a state is for a player: by how much it will be ahead of the best other one at the end, in points, the less sure the
 * longer the game lasts. So whoever leads wants the game to end, and whoever is behind wants time.
 */
export function judge(state: State, player: number): number {
  const planets = survey(state)
  const left = state.over ? 0 : roundsLeft(state, planets)
  let best = Number.NEGATIVE_INFINITY
  for (let other = 0; other < state.players; other++) {
    if (other !== player) best = Math.max(best, foresee(state, other, planets, left))
  }
  const doubt = state.level < 0 ? DOUBT : DOUBT_ALONE
  return (foresee(state, player, planets, left) - best) / Math.sqrt(1 + doubt * left)
}

/** The points a player will have at the end. */
function foresee(state: State, player: number, planets: Planets, left: number): number {
  if (state.over) return score(state, player)
  const points = describe(state, player, planets, position)
  return foreseeFrom(state, player, points, turnsLeft(state, player, left), position)
}

/** The final points of a player with this position, this many points so far and this many turns left. */
export function foreseeFrom(state: State, player: number, now: number, turns: number, described: Float64Array): number {
  let points = now
  if (isAutoma(state, player)) {
    return points + automaUpgrades(state, player) + automaPace * turns
  }
  const soon = Math.min(1, turns / 2)
  for (let i = 0; i < promising.length; i++) {
    points += (described[i] ?? 0) * (soon * (atOnce[i] ?? 0) + turns * (eachTurn[i] ?? 0))
  }
  return points
}

/** A27.2: the points for the Automa's upgrades, with the one that is being paid for. */
function automaUpgrades(state: State, automa: number): number {
  let count = bits(state.upgrades[automa] ?? 0)
  if (state.active === automa) for (const task of state.todo) if (task.kind === 'install') count++
  return componentsOf(state).levels[state.level]?.upgradePoints[count] ?? 0
}
