import { type Features, MOST_PLAYERS, placesOf } from '@orrery/bots/model'
import { NONE, type Seat } from '@orrery/kernel'
import {
  HEXES,
  kindIds,
  kindOfCard,
  measure,
  type Numbers,
  numbersOf,
  type Player,
  PROTO,
  type State,
  SUPERNOVA,
  sidesOfHex,
  tableFor,
} from '../surface.ts'
import {
  chamber,
  goalChance,
  goalTrust,
  goalWait,
  life,
  nebulae,
  progress,
  roundsLeft,
  spendable,
  stars,
  turnsLeft,
} from './value.ts'
import { weights } from './weights.ts'

/** What the model knows about a player of Crafting the Cosmos. Amounts are in tens of points, so that all are about the same size. */
const names = [
  'points',
  'lifeForms',
  'nebulaPromise',
  'stars',
  'lifePromise',
  'chamberPromise',
  'goalPromise',
  'goalNext',
  'goalLead',
  'spendable',
  'starCount',
  'bestNebula',
  'lateNebulae',
  'protoLife',
  'stableLife',
  'bestLife',
  'lateLife',
  'openNebulae',
  'doneNebulae',
  'supernovae',
  'growing',
  'crystalsReady',
  'crystalsScored',
  'cards',
  'cardSets',
  'powerTurns0',
  'powerTurns1',
  'powerTurns2',
  'powerTurns3',
  'abilityTurns',
  'turnsLeft',
  'roundsLeft',
  'crystalsLeft',
  'turnsToWait',
  'placeInRound',
  'finished',
  'threePlayers',
  'fourPlayers',
  'foreseen',
  'leadNow',
  'leadForeseen',
  'leadForeseenLate',
  'bestOtherForeseen',
] as const

const SIZE = names.length
const place = placesOf(names)

/** Powers of each kind have a feature of their own. */
const KINDS = Math.min(4, kindIds.length)

/**
 * How Crafting the Cosmos describes its players to a model. Of the others' cards only the number is known, and of their life forms that they
 * are there (C20.2): they count as the mean.
 */
export const features: Features<State> = {
  names,
  players: (state) => state.players.length,
  write(state, viewer, out) {
    const numbers = numbersOf(state)
    const rounds = roundsLeft(state, weights)
    for (let seat = 0; seat < state.players.length; seat++) {
      const player = state.players[seat]
      if (player === undefined) continue
      const at = seat * SIZE
      describe(numbers, player, viewer === undefined || viewer === seat || state.over, rounds, out, at)
      describeTable(state, player, seat, rounds, out, at)
    }
    describeGoals(state, out)
    for (let seat = 0; seat < state.players.length; seat++) foresee(out, seat * SIZE)
    for (let seat = 0; seat < state.players.length; seat++) compare(state, seat, rounds, out)
  },
}

/** What lies in front of a player. */
function describe(
  numbers: Numbers,
  player: Player,
  open: boolean,
  rounds: number,
  out: Float64Array,
  at: number,
): void {
  let points = 0
  for (let i = 0; i < player.points.length; i++) points += player.points[i] ?? 0
  out[at + place.points] = points / 10
  out[at + place.lifeForms] = lifeFormPoints(numbers, player, open) / 10
  out[at + place.nebulaPromise] = nebulae(numbers, player, weights) / 10
  out[at + place.stars] = stars(player, weights) / 10
  out[at + place.lifePromise] = life(numbers, player, weights) / 10
  const turns = turnsLeft(player, rounds)
  out[at + place.chamberPromise] = chamber(numbers, player, turns, weights) / 10
  out[at + place.spendable] = spendable(player, weights)
  describeGalaxy(numbers, player, turns, out, at)
  out[at + place.supernovae] = (player.tracks[SUPERNOVA] ?? 0) / 3
  out[at + place.growing] = player.growing / 5
  out[at + place.crystalsReady] = player.ready
  out[at + place.crystalsScored] = player.scored / 3
  let cards = 0
  let sets = 0
  for (let kind = 0; kind < player.hand.length; kind++) {
    const count = player.hand[kind] ?? 0
    cards += count
    if (open && count > 2) sets += count - 2
  }
  out[at + place.cards] = cards / 5
  out[at + place.cardSets] = sets / 2
  for (let kind = 0; kind < KINDS; kind++) out[at + place.powerTurns0 + kind] = 0
  let powers = 0
  for (let slot = 0; slot < player.slots.length; slot++) {
    const card = player.slots[slot] ?? NONE
    const kind = card === NONE ? NONE : (kindOfCard[card] ?? NONE)
    if (kind === NONE) continue
    // A power helps once a turn, so one that is taken for the last turn is worth little.
    out[at + place.powerTurns0 + kind] = (out[at + place.powerTurns0 + kind] ?? 0) + turns / 5
    powers += (weights.abilities[kind] ?? 0) * turns
  }
  out[at + place.abilityTurns] = powers / 10
  out[at + place.turnsLeft] = turns / 5
}

/** Nebulae, stars and life; what is unfinished in the last turn is lost, so it has features of its own there. */
function describeGalaxy(numbers: Numbers, player: Player, turns: number, out: Float64Array, at: number): void {
  let unfinished = 0
  let done = 0
  let bestNebula = 0
  let bestLife = 0
  for (let hex = 0; hex < HEXES; hex++) {
    const tile = player.tiles[hex] ?? NONE
    if (tile === NONE) continue
    if ((player.done & (1 << hex)) === 0) {
      unfinished++
      const points = (numbers.tilePoints[tile] ?? 0) * progress(numbers, player, hex, tile, weights)
      if (points > bestNebula) bestNebula = points
    } else done++
    if (player.forms[2 * hex] !== NONE) continue
    const sides = sidesOfHex[hex] ?? []
    let alive = 0
    for (let i = 0; i < sides.length; i++) if (player.life[sides[i] ?? 0] !== 0) alive++
    if (alive > bestLife) bestLife = alive
  }
  const late = Math.max(0, 1 - turns)
  out[at + place.openNebulae] = unfinished / 3
  out[at + place.doneNebulae] = done / 3
  out[at + place.bestNebula] = bestNebula / 10
  out[at + place.lateNebulae] = late * (out[at + place.nebulaPromise] ?? 0)
  out[at + place.bestLife] = bestLife / 6
  out[at + place.lateLife] = late * (out[at + place.lifePromise] ?? 0)
  let count = 0
  for (let i = 0; i < player.stars.length; i++) if (player.stars[i] !== 0) count++
  out[at + place.starCount] = count / 10
  let proto = 0
  let stable = 0
  for (let i = 0; i < player.life.length; i++) {
    if (player.life[i] === 0) continue
    if (player.life[i] === PROTO) proto++
    else stable++
  }
  out[at + place.protoLife] = proto / 5
  out[at + place.stableLife] = stable / 5
}

/** By seat, what was measured for the goal at hand. */
const measured = new Float64Array(MOST_PLAYERS)

/** The goals that are still to be scored; each galaxy is measured once for each of them. */
function describeGoals(state: State, out: Float64Array): void {
  const { players, goalTrack } = state
  const [best] = tableFor(state, players.length).goalPoints
  for (let seat = 0; seat < players.length; seat++) {
    out[seat * SIZE + place.goalPromise] = 0
    out[seat * SIZE + place.goalNext] = 0
    out[seat * SIZE + place.goalLead] = 0
  }
  if (state.over) return
  for (let spot = 0; spot < goalTrack.length; spot++) {
    const goal = goalTrack[spot] ?? NONE
    if (goal < 0) continue
    for (let seat = 0; seat < players.length; seat++) {
      const player = players[seat]
      measured[seat] = player === undefined ? 0 : measure(player, goal)
    }
    const trust = (best * goalTrust(state, spot, weights)) / 10
    for (let seat = 0; seat < players.length; seat++) {
      const mine = measured[seat] ?? 0
      let theirs = 0
      for (let other = 0; other < players.length; other++) {
        if (other !== seat && (measured[other] ?? 0) > theirs) theirs = measured[other] ?? 0
      }
      const at = seat * SIZE
      const chance = goalChance(mine, theirs)
      out[at + place.goalPromise] = (out[at + place.goalPromise] ?? 0) + trust * chance
      if (goalWait(state, spot) === 0) out[at + place.goalNext] = (out[at + place.goalNext] ?? 0) + chance
      const lead = Math.max(-3, Math.min(3, mine - theirs))
      out[at + place.goalLead] = (out[at + place.goalLead] ?? 0) + lead / 5
    }
  }
}

/** Points of life forms: their own are known to a player, those of others are worth the mean. */
function lifeFormPoints({ lifeFormPoints: values, lifeFormMean }: Numbers, { forms }: Player, open: boolean): number {
  let points = 0
  for (let i = 0; i < forms.length; i++) {
    const token = forms[i] ?? NONE
    if (token !== NONE) points += open ? (values[token] ?? 0) : lifeFormMean
  }
  return points
}

function describeTable(state: State, player: Player, seat: Seat, rounds: number, out: Float64Array, at: number): void {
  const count = state.players.length
  const active = state.active === NONE ? state.first : state.active
  out[at + place.roundsLeft] = rounds / 5
  out[at + place.crystalsLeft] = state.crystals / 5
  out[at + place.turnsToWait] = ((seat - active + count) % count) / count
  out[at + place.placeInRound] = ((seat - state.first + count) % count) / count
  out[at + place.finished] = player.stage === 'finished' || player.stage === 'discarding' ? 1 : 0
  out[at + place.threePlayers] = count === 3 ? 1 : 0
  out[at + place.fourPlayers] = count === 4 ? 1 : 0
}

/** A first guess at the final points, which the model corrects. */
function foresee(out: Float64Array, at: number): void {
  out[at + place.foreseen] =
    (out[at + place.points] ?? 0) +
    (out[at + place.lifeForms] ?? 0) +
    (out[at + place.nebulaPromise] ?? 0) +
    (out[at + place.lifePromise] ?? 0) +
    (out[at + place.chamberPromise] ?? 0) +
    (out[at + place.goalPromise] ?? 0) +
    0.1 * (out[at + place.cards] ?? 0)
}

/** How a player stands beside the best of the others; a lead counts for more the sooner the game ends. */
function compare(state: State, seat: Seat, rounds: number, out: Float64Array): void {
  const at = seat * SIZE
  let now = Number.NEGATIVE_INFINITY
  let foreseen = Number.NEGATIVE_INFINITY
  for (let other = 0; other < state.players.length; other++) {
    if (other === seat) continue
    now = Math.max(now, out[other * SIZE + place.points] ?? 0)
    foreseen = Math.max(foreseen, out[other * SIZE + place.foreseen] ?? 0)
  }
  const lead = (out[at + place.foreseen] ?? 0) - foreseen
  out[at + place.leadNow] = (out[at + place.points] ?? 0) - now
  out[at + place.leadForeseen] = lead
  out[at + place.leadForeseenLate] = lead / (0.4 + 0.2 * rounds)
  out[at + place.bestOtherForeseen] = foreseen
}
