import { NONE } from '@orrery/kernel'
import {
  cardIds,
  ELEMENTS,
  FIELDS,
  type Numbers,
  neighbours,
  numbersOf,
  STARS,
  type State,
  starSystem,
  systemMembers,
} from '../surface.ts'

/** What a crystal is worth, in turns of work: what the fields give of it in one visit. H, He, C, O, Si, Fe. */
const crystalTurns = [0.13, 0.36, 0.58, 0.6, 1.15, 2.1]

/** A point takes about so many turns. */
const POINT = 1.75

/** Points that end the game (H12.1). */
const GOAL = 10

/** What follows from the numbers of a set, worked out once; all in turns of work. */
interface Worths extends Pick<Numbers, 'starAttack' | 'starDefence' | 'starPoints' | 'systemBonus'> {
  /** What each field gives in one visit. */
  readonly field: readonly number[]
  readonly starIncome: Float64Array
  /** The price of each star, and what it is worth beside a system's bonus. */
  readonly starTotal: Float64Array
  readonly starGain: Float64Array
  /** Six crystals for each star. */
  readonly prices: Float64Array
}

function makeWorths(numbers: Numbers): Worths {
  const { fieldOps, starCost, starProduction, starPoints } = numbers
  const field = Array.from({ length: FIELDS }, (_, n) => {
    let worth = 0
    for (const op of fieldOps[n] ?? []) {
      if (op.op === 'gain') worth += turnsOf(op.amounts)
      else if (op.op === 'drawEvents') worth += 0.8
    }
    return worth
  })
  const starTotal = Float64Array.from(starCost, turnsOf)
  const starGain = Float64Array.from(
    starCost,
    (_, star) =>
      POINT * (starPoints[star] ?? 0) + 3 * turnsOf(starProduction[star] ?? []) - 0.75 * (starTotal[star] ?? 0),
  )
  const prices = Float64Array.from(
    { length: STARS * ELEMENTS },
    (_, i) => starCost[Math.floor(i / ELEMENTS)]?.[i % ELEMENTS] ?? 0,
  )
  const { starAttack, starDefence, systemBonus } = numbers
  const starIncome = Float64Array.from(starProduction, turnsOf)
  return { field, starIncome, starTotal, starGain, prices, starAttack, starDefence, starPoints, systemBonus }
}

const worthsBySet: Worths[] = []

function worthsOf(state: State): Worths {
  const known = worthsBySet[state.set]
  if (known !== undefined) return known
  const worths = makeWorths(numbersOf(state))
  worthsBySet[state.set] = worths
  return worths
}

/** What each card in hand is worth, in turns of work. */
const cardWorth: readonly number[] = cardIds.map((id) => {
  switch (id) {
    case 'line_21cm':
    case 'alpha':
    case 'apollo_11':
      return 1.05
    case 'tokamak':
    case 'sputnik_1':
      return 0.8
    case 'hayabusa_2':
    case 't_crb':
    case 'voyager_1':
    case 'lagrange_l2':
    case 'einstein_rosen':
      return 0.6
    default:
      return 0.35
  }
})

function turnsOf(amounts: readonly number[]): number {
  let turns = 0
  for (let element = 0; element < ELEMENTS; element++) turns += (amounts[element] ?? 0) * (crystalTurns[element] ?? 0)
  return turns
}

/** How good a state is for a seat, in turns of work: how far it has come, less how far the best opponent has. */
export function judge(state: State, seat: number): number {
  let best = Number.NEGATIVE_INFINITY
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat) best = Math.max(best, standing(state, other))
  }
  return standing(state, seat) - 0.35 * best
}

function standing(state: State, seat: number): number {
  const { starIncome, starAttack, starDefence } = worthsOf(state)
  const points = pointsOf(state, seat)
  let worth = POINT * points
  // Reaching the goal first is what the game is about; after that only points count.
  if (points >= GOAL) worth += 4 + POINT * (points - GOAL)
  if (state.todo.length === 0) return worth * 10
  const need = Math.max(1, GOAL - points)
  const turnsLeft = Math.min(12, 2 + POINT * need * 0.7)
  let income = 0
  let fight = 0
  for (let star = 0; star < STARS; star++) {
    if (state.owners[star] !== seat) continue
    income += starIncome[star] ?? 0
    fight += (starAttack[star] ?? 0) + (starDefence[star] ?? 0)
  }
  worth += 0.6 * income * turnsLeft + 0.004 * fight
  worth += stock(state, seat) + prospect(state, seat)
  for (const card of state.hands[seat] ?? []) worth += cardWorth[card] ?? 0
  return worth + 0.25 * outlook(state, seat)
}

function pointsOf(state: State, seat: number): number {
  const { starPoints, systemBonus } = worthsOf(state)
  let points = 0
  for (let star = 0; star < STARS; star++) if (state.owners[star] === seat) points += starPoints[star] ?? 0
  for (let system = 0; system < systemMembers.length; system++) {
    if ((systemMembers[system] ?? []).every((star) => state.owners[star] === seat)) points += systemBonus[system] ?? 0
  }
  return points
}

/** Crystals at what they cost to get; beyond what any star asks for they are worth little. */
function stock(state: State, seat: number): number {
  let worth = 0
  for (let element = 0; element < ELEMENTS; element++) {
    const have = state.crystals[seat * ELEMENTS + element] ?? 0
    const useful = usefulStock[element] ?? 0
    const price = crystalTurns[element] ?? 0
    worth += 0.75 * price * Math.min(have, useful) + 0.2 * price * Math.max(0, have - useful)
  }
  return worth
}

const usefulStock = [20, 8, 4, 3, 1, 1]

const turns = Float64Array.from(crystalTurns)
const held = new Float64Array(ELEMENTS)

/** What the two nearest stars promise: their points, the more surely the less is missing. */
function prospect(state: State, seat: number): number {
  for (let element = 0; element < ELEMENTS; element++) held[element] = state.crystals[seat * ELEMENTS + element] ?? 0
  const worths = worthsOf(state)
  let first = 0
  let second = 0
  for (let star = 0; star < STARS; star++) {
    if (state.owners[star] !== NONE) continue
    const hope = hopeFor(worths, state, seat, star)
    if (hope > first) {
      second = first
      first = hope
    } else if (hope > second) second = hope
  }
  return first + 0.25 * second
}

function hopeFor(worths: Worths, state: State, seat: number, star: number): number {
  const { prices, starTotal, starGain } = worths
  let missing = 0
  const row = star * ELEMENTS
  for (let element = 0; element < ELEMENTS; element++) {
    const lack = (prices[row + element] ?? 0) - (held[element] ?? 0)
    if (lack > 0) missing += lack * (turns[element] ?? 0)
  }
  const total = Math.max(2.5, starTotal[star] ?? 0)
  if (missing >= total) return 0
  const system = starSystem[star] ?? NONE
  const gain = (starGain[star] ?? 0) + (system === NONE ? 0 : POINT * bonusShare(worths, state, seat, system))
  const nearness = 1 - missing / total
  return gain > 0 ? gain * nearness * nearness : 0
}

/** The part of a system's bonus that its next star brings nearer. */
function bonusShare({ systemBonus }: Worths, state: State, seat: number, system: number): number {
  const members = systemMembers[system] ?? []
  let own = 0
  for (const star of members) {
    const owner = state.owners[star]
    if (owner === seat) own++
    else if (owner !== NONE) return 0
  }
  return own === members.length - 1 ? (systemBonus[system] ?? 0) : own > 0 ? 0.5 : 0.15
}

/** What the best neighbouring field would give next turn; a field with another rocket on it may cost a fight. */
function outlook(state: State, seat: number): number {
  const field = state.rockets[seat] ?? 0
  const fieldWorth = worthsOf(state).field
  let best = 0
  for (const next of neighbours[field] ?? []) {
    let worth = fieldWorth[next] ?? 0
    for (let other = 0; other < state.seats; other++) if (other !== seat && state.rockets[other] === next) worth *= 0.5
    if (worth > best) best = worth
  }
  return best
}
