import { NONE } from '@orrery/kernel'
import {
  ELEMENTS,
  type Numbers,
  neighbours,
  numbersOf,
  type Op,
  reactionIn,
  reactionOut,
  STARS,
  type State,
  starSystem,
  systemMembers,
} from '../surface.ts'

/** How many turns a visit to the best field takes, including the way there and interruptions. */
const VISIT = 1.1

/** How much a point that is made counts beyond its usual price: a star that is created produces, fights, and cannot be robbed. */
const MADE = 1.7

/** What follows from the numbers of a set, worked out once; all in turns of work. */
export interface Worths extends Pick<Numbers, 'starAttack' | 'starDefence' | 'starPoints' | 'systemBonus'> {
  /** What a crystal of each element is worth: what the fields give of it in one visit, or what it is fused from. */
  readonly crystal: Float64Array
  /** How many crystals of each element are of use: no star asks for more. */
  readonly useful: readonly number[]
  /** What a point usually takes. */
  readonly point: number
  /** Points that end the game (H12.1). */
  readonly goal: number
  /** What each field gives in one visit. */
  readonly field: readonly number[]
  /** What each card in hand is worth. */
  readonly card: readonly number[]
  readonly starIncome: Float64Array
  /** The price of each star, and what it is worth beside a system's bonus. */
  readonly starTotal: Float64Array
  readonly starGain: Float64Array
  /** Six crystals for each star. */
  readonly prices: Float64Array
}

/** What a crystal of each element is worth, from the lightest to the heaviest: what no field gives has to be fused. */
function crystalTurns({ fieldOps }: Numbers): Float64Array {
  const turns = new Float64Array(ELEMENTS)
  for (let element = 0; element < ELEMENTS; element++) {
    let most = 0
    for (const ops of fieldOps)
      for (const op of ops) if (op.op === 'gain') most = Math.max(most, op.amounts[element] ?? 0)
    const fused = reactionOut.findIndex((out) => (out[element] ?? 0) > 0)
    turns[element] = most > 0 ? VISIT / most : turnsOf(reactionIn[fused] ?? [], turns)
  }
  return turns
}

/** What a card with this effect is worth. */
function opWorth(op: Op, crystal: Float64Array): number {
  switch (op.op) {
    case 'gain':
      return op.who === 'self' ? 0.85 * turnsOf(op.amounts, crystal) : 0
    case 'gainChoice':
      return 0.5 * Math.max(...op.amounts.map((n, element) => n * (crystal[element] ?? 0)))
    case 'drawEvents':
      return 0.4 * op.n
    case 'fusionLimit':
      return 0.8
    case 'captureRandom':
    case 'produce':
    case 'moveRule':
      return 0.6
    default:
      return 0.35
  }
}

/** The median. */
function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}

function makeWorths(numbers: Numbers): Worths {
  const { constants, fieldOps, cardOps, starCost, starProduction, starPoints } = numbers
  const crystal = crystalTurns(numbers)
  const field = fieldOps.map((ops) => {
    let worth = 0
    for (const op of ops) {
      if (op.op === 'gain') worth += turnsOf(op.amounts, crystal)
      else if (op.op === 'drawEvents') worth += 0.8
    }
    return worth
  })
  const starTotal = Float64Array.from(starCost, (cost) => turnsOf(cost, crystal))
  const point = median(starPoints.map((points, star) => (starTotal[star] ?? 0) / points))
  const starGain = Float64Array.from(
    starPoints,
    (points, star) => point * points + 3 * turnsOf(starProduction[star] ?? [], crystal) - 0.75 * (starTotal[star] ?? 0),
  )
  const { starAttack, starDefence, systemBonus } = numbers
  return {
    crystal,
    useful: Array.from({ length: ELEMENTS }, (_, element) => Math.max(...starCost.map((cost) => cost[element] ?? 0))),
    point,
    goal: constants.winPoints,
    field,
    card: cardOps.map((ops) => Math.max(...ops.map((op) => opWorth(op, crystal)))),
    starIncome: Float64Array.from(starProduction, (made) => turnsOf(made, crystal)),
    starTotal,
    starGain,
    prices: Float64Array.from(starCost.flat()),
    starAttack,
    starDefence,
    starPoints,
    systemBonus,
  }
}

const worthsBySet: Worths[] = []

/** What the things of a state's set are worth. */
export function worthsOf(state: State): Worths {
  const known = worthsBySet[state.set]
  if (known !== undefined) return known
  const worths = makeWorths(numbersOf(state))
  worthsBySet[state.set] = worths
  return worths
}

function turnsOf(amounts: readonly number[], crystal: Float64Array): number {
  let turns = 0
  for (let element = 0; element < ELEMENTS; element++) turns += (amounts[element] ?? 0) * (crystal[element] ?? 0)
  return turns
}

/** How much the best of the others counts, and everybody: enough to decide whom to rob, who would otherwise always be the first in the list. */
const RIVAL = 0.35
const OTHERS = 0.002

/** How good a state is for a seat, in turns of work: how far it has come, less how far the best opponent has. */
export function judge(state: State, seat: number): number {
  let best = Number.NEGATIVE_INFINITY
  let all = 0
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue
    const theirs = standing(state, other)
    all += theirs
    best = Math.max(best, theirs)
  }
  return standing(state, seat) - RIVAL * best - OTHERS * all
}

function standing(state: State, seat: number): number {
  const worths = worthsOf(state)
  const { point, goal, starIncome, starAttack, starDefence } = worths
  const points = pointsOf(state, seat)
  let worth = MADE * point * points
  // Reaching the goal first is what the game is about; after that only points count.
  if (points >= goal) worth += 4 + point * (points - goal)
  if (state.todo.length === 0) return worth * 10
  const need = Math.max(1, goal - points)
  const turnsLeft = Math.min(12, 2 + 0.7 * point * need)
  let income = 0
  let fight = 0
  for (let star = 0; star < STARS; star++) {
    if (state.owners[star] !== seat) continue
    income += starIncome[star] ?? 0
    fight += (starAttack[star] ?? 0) + (starDefence[star] ?? 0)
  }
  worth += 0.7 * income * turnsLeft + 0.004 * fight
  worth += stock(state, seat) + prospect(state, seat)
  for (const card of state.hands[seat] ?? []) worth += worths.card[card] ?? 0
  return worth + 0.25 * outlook(state, seat)
}

/** The points of a seat (H11). */
export function pointsOf(state: State, seat: number): number {
  const { starPoints, systemBonus } = worthsOf(state)
  let points = 0
  for (let star = 0; star < STARS; star++) if (state.owners[star] === seat) points += starPoints[star] ?? 0
  for (let system = 0; system < systemMembers.length; system++) {
    if ((systemMembers[system] ?? []).every((star) => state.owners[star] === seat)) points += systemBonus[system] ?? 0
  }
  return points
}

/** Crystals at what they cost to get; beyond what any star asks for they are worth little. */
export function stock(state: State, seat: number): number {
  const { crystal, useful } = worthsOf(state)
  let worth = 0
  for (let element = 0; element < ELEMENTS; element++) {
    const have = state.crystals[seat * ELEMENTS + element] ?? 0
    const most = useful[element] ?? 0
    worth += (crystal[element] ?? 0) * (0.7 * Math.min(have, most) + 0.2 * Math.max(0, have - most))
  }
  return worth
}

const held = new Float64Array(ELEMENTS)

/** What the two nearest stars promise: their points, the more surely the less is missing. Only half of it counts before they are made. */
function prospect(state: State, seat: number): number {
  hold(state, seat)
  const worths = worthsOf(state)
  let first = 0
  let second = 0
  for (let star = 0; star < STARS; star++) {
    if (state.owners[star] !== NONE) continue
    const hope = hopeFor(worths, state, seat, star, lackOf(worths, star))
    if (hope > first) {
      second = first
      first = hope
    } else if (hope > second) second = hope
  }
  return 0.5 * first + 0.15 * second
}

/** Notes the crystals of a seat for `lackOf`. */
export function hold(state: State, seat: number): void {
  for (let element = 0; element < ELEMENTS; element++) held[element] = state.crystals[seat * ELEMENTS + element] ?? 0
}

/** How many turns of work are missing for a star, given the crystals noted by `hold`. */
export function lackOf({ crystal, prices }: Worths, star: number): number {
  let missing = 0
  const row = star * ELEMENTS
  for (let element = 0; element < ELEMENTS; element++) {
    const lack = (prices[row + element] ?? 0) - (held[element] ?? 0)
    if (lack > 0) missing += lack * (crystal[element] ?? 0)
  }
  return missing
}

/** What a star promises to a seat that is this many turns of work away from it. */
export function hopeFor(worths: Worths, state: State, seat: number, star: number, missing: number): number {
  const { point, starTotal, starGain } = worths
  const total = Math.max(2.5, starTotal[star] ?? 0)
  if (missing >= total) return 0
  const system = starSystem[star] ?? NONE
  const gain = (starGain[star] ?? 0) + (system === NONE ? 0 : point * bonusShare(worths, state, seat, system))
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
export function outlook(state: State, seat: number): number {
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
