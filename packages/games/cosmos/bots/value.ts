import { indexIn, NONE } from '@orrery/kernel'
import {
  cornersOfHex,
  DNA,
  GRAVITON,
  goalIds,
  goals,
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
import type { Weights } from './weights.ts'

const TIME = indexIn(kindIds, 'time')

/** What is known about a player who can't change while another is crafting. */
interface Found {
  weights: Weights | undefined
  left: number
  worth: number
  /** By goal, the value measured, or -1. */
  readonly goals: Int16Array
}

const found = new WeakMap<Player, Found>()

let lastStill: Player | undefined
let lastFound: Found | undefined

/** What is known about a player; asked many times in a row for the same one. */
function foundOf(player: Player): Found | undefined {
  if (player !== lastStill) {
    lastFound = found.get(player)
    lastStill = lastFound === undefined ? undefined : player
  }
  return lastFound
}

/** How good a state is for a seat: its own prospects, less a part of the best opponent's. */
export function judge(state: State, seat: number, weights: Weights): number {
  const left = roundsLeft(state, weights)
  let own = 0
  let best = Number.NEGATIVE_INFINITY
  for (let each = 0; each < state.players.length; each++) {
    const player = state.players[each]
    if (player === undefined) continue
    const worth =
      each === seat ? prospects(state, player, left, weights) : prospectsOfOther(state, player, left, weights)
    if (each === seat) own = worth
    else if (worth > best) best = worth
  }
  if (state.over) return own - best
  return own - weights.rival * best + goalsFor(state, seat, weights)
}

/** The same for a player shared by many states (see `fork`), judged once. */
function prospectsOfOther(state: State, player: Player, left: number, w: Weights): number {
  const known = foundOf(player)
  if (known === undefined) return prospects(state, player, left, w)
  if (known.weights === w && known.left === left) return known.worth
  known.weights = w
  known.left = left
  known.worth = prospects(state, player, left, w)
  return known.worth
}

function measureOther(player: Player, goal: number): number {
  const known = foundOf(player)?.goals
  if (known === undefined) return measure(player, goal)
  const before = known[goal] ?? -1
  if (before >= 0) return before
  const value = measure(player, goal)
  known[goal] = value
  return value
}

/** Marks a player that will never change again, so that it is judged only once. */
export function holdStill(player: Player): void {
  if (foundOf(player) !== undefined) return
  found.set(player, { weights: undefined, left: -1, worth: 0, goals: new Int16Array(goalIds.length).fill(-1) })
}

/** Rounds still to come after this one: the crystals may end the game before the goals do (C14.4). */
export function roundsLeft(state: State, w: Weights): number {
  if (state.over || state.crystals === 0) return 0
  return Math.min(numbersOf(state).lastRound - state.round, w.crystalsFirst + w.crystalsEach * state.crystals)
}

/** Turns a player still has, without the one under way. */
export function turnsLeft(player: Player, rounds: number): number {
  return player.stage === 'waiting' || player.stage === 'collected' ? rounds + 1 : rounds
}

function prospects(state: State, player: Player, rounds: number, w: Weights): number {
  let worth = 0
  for (const points of player.points) worth += points
  if (state.over) return worth + 0.01 * handSize(player)
  const numbers = numbersOf(state)
  for (const token of player.forms) if (token >= 0) worth += numbers.lifeFormPoints[token] ?? 0
  const left = turnsLeft(player, rounds)
  // In the last turn there is no later: what is not scored is lost. While it lasts, what is close to scoring shows the way.
  const hope = player.stage === 'finished' ? 0 : w.lastTurn
  const later = left >= 1 ? 1 : hope + (1 - hope) * left
  worth +=
    later *
      (nebulae(numbers, player, w) + stars(player, w) + life(numbers, player, w) + cards(numbers, player, left, w)) +
    chamber(numbers, player, left, w)
  return worth + spendable(player, w)
}

/**
 * What was found last for one player, and from what: the lists are replaced when they change, and most actions change few of them. One for each
 * thing that is asked.
 */
interface Last {
  stars: readonly number[]
  life: readonly number[]
  tiles: readonly number[]
  forms: readonly number[]
  done: number
  weights: Weights | undefined
  numbers: Numbers | undefined
  worth: number
}

const noLast = (): Last => ({
  stars: [],
  life: [],
  tiles: [],
  forms: [],
  done: 0,
  weights: undefined,
  numbers: undefined,
  worth: 0,
})

/** The same for the time chamber. */
const lastChamber: Pick<Last, 'weights' | 'numbers' | 'worth'> &
  Pick<Player, 'growing' | 'ready' | 'scored' | 'spent' | 'slots'> & { left: number } = {
  weights: undefined,
  numbers: undefined,
  worth: 0,
  growing: 0,
  ready: 0,
  scored: 0,
  spent: 0,
  slots: [],
  left: 0,
}

const lastNebulae = noLast()
const lastStars = noLast()
const lastLife = noLast()

/** What unfinished nebulae promise. */
export function nebulae(numbers: Numbers, player: Player, w: Weights): number {
  const last = lastNebulae
  const { stars, tiles, done } = player
  if (
    last.stars === stars &&
    last.tiles === tiles &&
    last.done === done &&
    last.weights === w &&
    last.numbers === numbers
  )
    return last.worth
  last.stars = stars
  last.tiles = tiles
  last.done = done
  last.weights = w
  last.numbers = numbers
  last.worth = countNebulae(numbers, player, w)
  return last.worth
}

function countNebulae(numbers: Numbers, player: Player, w: Weights): number {
  let worth = 0
  for (let hex = 0; hex < HEXES; hex++) {
    const tile = player.tiles[hex]
    if (tile === undefined || tile === NONE) continue
    if ((player.done & (1 << hex)) !== 0) continue
    worth += (numbers.tilePoints[tile] ?? 0) * progress(numbers, player, hex, tile, w)
  }
  return worth
}

/** What stars are worth wherever they lie: for the goals, and for nebulae still to come. */
export function stars({ stars: corners }: Player, w: Weights): number {
  const last = lastStars
  if (last.stars === corners && last.weights === w) return last.worth
  let worth = 0
  for (let corner = 0; corner < corners.length; corner++) {
    const star = corners[corner] ?? 0
    if (star !== 0) worth += w.stars[star] ?? w.nova
  }
  last.stars = corners
  last.weights = w
  last.worth = worth
  return worth
}

/** For each piece on a corner, a one in the four bits that count its element; supernovae are counted in the fifth group. */
const one = [0, 1, 1 << 4, 1 << 8, 1 << 12, 1 << 16, 1 << 16, 1 << 16, 1 << 16]

/** A power; small whole exponents, which the weights have, are multiplied out. */
function power(base: number, exponent: number): number {
  if (exponent === 2) return base * base
  return exponent === 3 ? base * base * base : base ** exponent
}

/** How much of a nebula's points can be counted on: rises with the stars that fit, falls with those that do not. */
export function progress(numbers: Numbers, player: Player, hex: number, tile: number, w: Weights): number {
  const corners = cornersOfHex[hex]
  const requires = numbers.tileRequires[tile]
  if (corners === undefined || requires === undefined) return 0
  const { stars } = player
  let around = 0
  for (let i = 0; i < corners.length; i++) around += one[stars[corners[i] ?? 0] ?? 0] ?? 0
  const novae = around >> 16
  let fitting = 0
  let spoiling = 0
  for (let element = 0; element < 4; element++) {
    const have = (around >> (4 * element)) & 15
    const need = requires[element] ?? 0
    if (have > need) {
      fitting += need
      spoiling += have - need
    } else fitting += have
  }
  const total = numbers.tileStars[tile] ?? 1
  const jokers = Math.min(novae, total - fitting)
  fitting += jokers
  spoiling += novae - jokers
  if (fitting === total && spoiling === 0) return 0.97
  let worth = w.nebulaStart + (w.nebulaAlmost - w.nebulaStart) * power(fitting / total, w.bend)
  for (let i = 0; i < spoiling; i++) worth *= w.surplus
  return worth
}

/** What life on the sides of nebulae promises. */
export function life(numbers: Numbers, player: Player, w: Weights): number {
  const last = lastLife
  const { life: sides, tiles, forms, done } = player
  const same = last.life === sides && last.tiles === tiles && last.forms === forms && last.done === done
  if (same && last.weights === w && last.numbers === numbers) return last.worth
  last.life = sides
  last.tiles = tiles
  last.forms = forms
  last.done = done
  last.weights = w
  last.numbers = numbers
  last.worth = countLife(numbers, player, w)
  return last.worth
}

function countLife(numbers: Numbers, player: Player, w: Weights): number {
  let worth = 0
  for (const token of player.life) worth += token === 0 ? 0 : token === PROTO ? w.proto : w.stable
  let best = 0
  for (let hex = 0; hex < HEXES; hex++) {
    if (player.tiles[hex] === NONE || player.forms[2 * hex] !== NONE) continue
    let alive = 0
    for (const side of sidesOfHex[hex] ?? []) if (player.life[side] !== 0) alive++
    if (alive < 2) continue
    const done = (player.done & (1 << hex)) !== 0
    const hope = numbers.lifeFormMean * (done ? w.lifeForm : w.lifeFormLater) * power(alive / 6, w.lifeBend)
    // Neighbours share their sides, so the second best counts less.
    worth += hope > best ? hope - 0.6 * best : 0.4 * hope
    best = Math.max(best, hope)
  }
  return worth
}

/** Points of all discharges up to this much growth: every crystal is worth more than the last, so early growth pays twice (C10.8). */
function pointsAt({ scoring, top }: Numbers['timeChamber'], growth: number): number {
  let points = 0
  let rest = growth
  for (let i = 0; i < scoring.length && rest > 0; i++) {
    points += (scoring[i] ?? 0) * Math.min(1, rest / top)
    rest -= top
  }
  return points
}

/** What the time chamber will bring beyond what it has: where it will stand at the end, if it grows on as usual. */
export function chamber(numbers: Numbers, player: Player, left: number, w: Weights): number {
  const last = lastChamber
  const { growing, ready, scored, spent, slots } = player
  const same = last.growing === growing && last.ready === ready && last.scored === scored && last.spent === spent
  if (same && last.slots === slots && last.left === left && last.weights === w && last.numbers === numbers)
    return last.worth
  last.growing = growing
  last.ready = ready
  last.scored = scored
  last.spent = spent
  last.slots = slots
  last.left = left
  last.weights = w
  last.numbers = numbers
  last.worth = countChamber(numbers, player, left, w)
  return last.worth
}

function countChamber({ timeChamber }: Numbers, player: Player, left: number, w: Weights): number {
  const { scoring, top } = timeChamber
  let worth = 0
  for (let i = 0; i < player.ready; i++) worth += (scoring[player.scored + i] ?? 0) + w.discharge
  if (left <= 0) return worth
  const now = (player.scored + player.spent + player.ready) * top
  let rate = w.growth
  for (const card of player.slots) if (card !== NONE && kindOfCard[card] === TIME) rate += w.growthAbility
  const end = now + player.growing + rate * left
  const smooth = (pointsAt(timeChamber, end - 3) + pointsAt(timeChamber, end) + pointsAt(timeChamber, end + 3)) / 3
  return worth + w.crystal * (smooth - pointsAt(timeChamber, now)) + (w.discharge * player.growing) / top
}

function handSize(player: Player): number {
  return (player.hand[0] ?? 0) + (player.hand[1] ?? 0) + (player.hand[2] ?? 0) + (player.hand[3] ?? 0)
}

function cards({ energyRow, setOfFive }: Numbers, player: Player, left: number, w: Weights): number {
  let worth = 0
  const card = w.card + w.cardTurn * left
  let size = 0
  for (const count of player.hand) {
    size += count
    worth += card * count
    if (count > 2) worth += w.setStep * Math.min(count, setOfFive.cards) * (count - 2)
  }
  // C14.5: what is over the limit is thrown away.
  if (size > energyRow.handLimit) worth -= card * (size - energyRow.handLimit)
  for (const card of player.slots) if (card !== NONE) worth += (w.abilities[kindOfCard[card] ?? 0] ?? 0) * left + 0.5
  return worth
}

/** What lies beside the board and on the tracks, and is lost with the turn. */
export function spendable(player: Player, w: Weights): number {
  let worth = w.reserveProto * player.reserveProto + w.tile * player.reserveTiles.length
  for (const count of player.reserveStars) worth += w.star * count
  if (player.held >= 0) worth += w.star
  worth += w.supernova * (player.tracks[SUPERNOVA] ?? 0)
  worth += w.dna * (player.tracks[DNA] ?? 0)
  return worth + w.graviton * (player.tracks[GRAVITON] ?? 0)
}

/** For each goal, the list that its value depends on; of the others nothing is remembered. */
const listOfGoal: readonly ('stars' | 'life' | undefined)[] = goals.map(({ metric }) => {
  switch (metric.type) {
    case 'supernovaCount':
    case 'largestStarGroup':
    case 'starCount':
      return 'stars'
    case 'lifeCount':
    case 'lifeInSector':
      return 'life'
    default:
      return undefined
  }
})

/** By goal, the list that was measured last, and what it came to. */
const lastLists: (readonly number[] | undefined)[] = goals.map(() => undefined)
const lastMeasures = new Int16Array(goals.length)

function measureOwn(player: Player, goal: number): number {
  const what = listOfGoal[goal]
  if (what === undefined) return measure(player, goal)
  const list = player[what]
  if (lastLists[goal] === list) return lastMeasures[goal] ?? 0
  const value = measure(player, goal)
  lastLists[goal] = list
  lastMeasures[goal] = value
  return value
}

/** Points to be expected from the goals on the track. */
export function goalsFor(state: State, seat: number, w: Weights): number {
  let worth = 0
  const own = state.players[seat]
  if (own === undefined) return 0
  const [best] = tableFor(state, state.players.length).goalPoints
  for (let place = 0; place < state.goalTrack.length; place++) {
    const goal = state.goalTrack[place]
    if (goal === undefined || goal < 0) continue
    const mine = measureOwn(own, goal)
    let theirs = 0
    for (let each = 0; each < state.players.length; each++) {
      const other = state.players[each]
      if (each !== seat && other !== undefined) theirs = Math.max(theirs, measureOther(other, goal))
    }
    worth += best * goalTrust(state, place, w) * goalChance(mine, theirs)
  }
  return worth
}

/** How many rounds pass before the goal at a place of the track is scored: places count up to the scoring place, and the first entry is the youngest. */
export function goalWait({ goalTrack }: State, place: number): number {
  return Math.max(0, goalTrack.length - 2 - place)
}

/** How much a lead in the goal at a place counts: the longer it has to last, the less. */
export function goalTrust(state: State, place: number, w: Weights): number {
  return w.goalNow + (w.goalLater - w.goalNow) * Math.min(1, goalWait(state, place) / 2)
}

/** How likely whoever has this much for a goal is to stay ahead of the best of the others. */
export function goalChance(mine: number, theirs: number): number {
  const lead = mine - theirs
  if (mine === 0) return 0
  return lead >= 0 ? 1 - 0.5 * 0.6 ** (lead + 1) : 0.5 * 0.55 ** -lead
}
