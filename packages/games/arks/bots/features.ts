import { type Features, placesOf } from '@orrery/bots/model'
import { bits } from '@orrery/kernel'
import { capacity, cargoLimit, isAutoma, RESOURCES, type State, score } from '../surface.ts'
import { levelsToEnd, roundsLeft, turnsLeft } from './clock.ts'
import { describe, type Planets, promising, survey } from './position.ts'
import { lookSoon, next, soon } from './soon.ts'
import { atOnce, eachTurn, foreseeFrom } from './value.ts'

/** What describes a player of Terraforming Arks, the Automa included: what promises points, how much time is left, and how far ahead of the others they are. */
const names = [
  ...promising,
  'points',
  'pointsNow',
  'foreseen',
  'promised',
  'promisedLater',
  'capacity',
  'cargoFree',
  'turnsLeft',
  'roundsLeft',
  'round',
  'levelsToEnd',
  'planetsDone',
  'turnsToWait',
  'placeInRound',
  'ending',
  'automa',
  'automaLevel',
  'longGame',
  'threePlayers',
  'fourPlayers',
  'leadNow',
  'leadForeseen',
  'leadForeseenLate',
  'bestOtherForeseen',
  ...soon,
] as const

const SIZE = names.length
const place = placesOf(names)
const position = new Float64Array(promising.length)

/** How Terraforming Arks describes its players to a model. Nothing on the table is hidden from some players only (A29). */
export const features: Features<State> = {
  names,
  players: (state) => state.players,
  write(state, _viewer, out) {
    const planets = survey(state)
    const left = state.over ? 0 : roundsLeft(state, planets)
    const levels = levelsToEnd(state, planets)
    for (let player = 0; player < state.players; player++) {
      const at = player * SIZE
      const points = describe(state, player, planets, position)
      const turns = turnsLeft(state, player, left)
      for (let i = 0; i < promising.length; i++) out[at + i] = position[i] ?? 0
      out[at + place.points] = score(state, player) / 50
      out[at + place.pointsNow] = points / 50
      out[at + place.foreseen] = foreseeFrom(state, player, points, turns, position) / 50
      out[at + place.turnsLeft] = turns / 10
      out[at + place.roundsLeft] = left / 10
      out[at + place.levelsToEnd] = levels / 10
      describeTable(state, player, out, at)
      describePace(state, player, turns, out, at)
      describeSoon(state, player, planets, out, at)
    }
    for (let player = 0; player < state.players; player++) compare(state, player, left, out)
  },
}

/** What the position promises at once and in the turns to come, and how much can be done in one of them. */
function describePace(state: State, player: number, turns: number, out: Float64Array, at: number): void {
  let now = 0
  let later = 0
  for (let i = 0; i < promising.length; i++) {
    now += (position[i] ?? 0) * (atOnce[i] ?? 0)
    later += (position[i] ?? 0) * (eachTurn[i] ?? 0)
  }
  let units = 0
  for (let resource = 0; resource < RESOURCES; resource++) units += state.cargo[player * RESOURCES + resource] ?? 0
  out[at + place.promised] = (Math.min(1, turns / 2) * now) / 10
  out[at + place.promisedLater] = (turns * later) / 50
  out[at + place.capacity] = capacity(state, player) / 3
  out[at + place.cargoFree] = Math.max(0, cargoLimit(state, player) - units) / 5
}

/** What could be done in the next turn; nothing for the Automa, which pays and travels otherwise (A24.3). */
function describeSoon(state: State, player: number, planets: Planets, out: Float64Array, at: number): void {
  if (isAutoma(state, player) || state.over) {
    for (const name of soon) out[at + place[name]] = 0
    return
  }
  lookSoon(state, player, planets)
  for (const name of soon) out[at + place[name]] = next[name]
}

/** What is the same for everybody, and where the player sits. */
function describeTable(state: State, player: number, out: Float64Array, at: number): void {
  const { players, first, active } = state
  // Before the first player is drawn nobody has a place.
  const drawn = first >= 0 && active >= 0
  out[at + place.turnsToWait] = drawn ? ((player - active + players) % players) / players : 0
  out[at + place.placeInRound] = drawn ? ((player - first + players) % players) / players : 0
  out[at + place.round] = state.round / 20
  out[at + place.planetsDone] = bits(state.terraformed) / 3
  out[at + place.ending] = state.lastRound > 0 ? 1 : 0
  out[at + place.automa] = isAutoma(state, player) ? 1 : 0
  out[at + place.automaLevel] = isAutoma(state, player) ? state.level : 0
  out[at + place.longGame] = state.long ? 1 : 0
  out[at + place.threePlayers] = state.seats === 3 ? 1 : 0
  out[at + place.fourPlayers] = state.seats === 4 ? 1 : 0
}

/** How a player compares with the best of the others; a lead counts for more the sooner the game ends. */
function compare(state: State, player: number, left: number, out: Float64Array): void {
  const at = player * SIZE
  let now = Number.NEGATIVE_INFINITY
  let foreseen = Number.NEGATIVE_INFINITY
  for (let other = 0; other < state.players; other++) {
    if (other === player) continue
    now = Math.max(now, out[other * SIZE + place.pointsNow] ?? 0)
    foreseen = Math.max(foreseen, out[other * SIZE + place.foreseen] ?? 0)
  }
  const lead = (out[at + place.foreseen] ?? 0) - foreseen
  out[at + place.leadNow] = (out[at + place.pointsNow] ?? 0) - now
  out[at + place.leadForeseen] = lead
  out[at + place.leadForeseenLate] = lead / (0.3 + 0.1 * left)
  out[at + place.bestOtherForeseen] = foreseen
}
