import { type Features, placesOf } from '@orrery/bots/model'
import { NONE, type Seat } from '@orrery/kernel'
import { ELEMENTS, numbersOf, STARS, type State } from '../surface.ts'
import { hold, hopeFor, lackOf, outlook, pointsOf, stock, type Worths, worthsOf } from './value.ts'

/** What is said of a player of Star Hunters. Amounts are in turns of work or in tens of points, so that all have about the same size. */
const names = [
  'points',
  'missingPoints',
  'pointsOverGoal',
  'income',
  'attack',
  'defence',
  'crystals',
  'bestPlan',
  'secondPlan',
  'readyPoints',
  'soonPoints',
  'laterPoints',
  'readyToWin',
  'soonToWin',
  'hydrogen',
  'helium',
  'carbon',
  'oxygen',
  'silicon',
  'iron',
  'handWorth',
  'handSize',
  'outlook',
  'company',
  'turnsToWait',
  'placeInRound',
  'lastTurn',
  'noTurnLeft',
  'round',
  'threePlayers',
  'fourPlayers',
  'bestOtherPoints',
  'lead',
  'leadLate',
  'leadInPlans',
  'leadInIncome',
  'otherReadyToWin',
] as const

const SIZE = names.length
const place = placesOf(names)

/** A plan is near when it lacks no more than this many turns of work. */
const SOON = 1.2
const LATER = 2.6

/** How Star Hunters describes its players to a model. Of the cards in a hand only the viewer's own are known; others count as the mean card. */
export const features: Features<State> = {
  names,
  players: (state) => state.seats,
  write(state, viewer, out) {
    const worths = worthsOf(state)
    let most = 0
    for (let seat = 0; seat < state.seats; seat++) {
      describe(state, worths, seat, viewer, out, seat * SIZE)
      most = Math.max(most, out[seat * SIZE + place.points] ?? 0)
    }
    for (let seat = 0; seat < state.seats; seat++) compare(state, seat, out, (10 * most) / worths.goal)
  },
}

/** What a player has. */
function describe(
  state: State,
  worths: Worths,
  seat: Seat,
  viewer: Seat | undefined,
  out: Float64Array,
  at: number,
): void {
  const { starIncome, starAttack, starDefence, goal } = worths
  const points = pointsOf(state, seat)
  let income = 0
  let attack = 0
  let defence = 0
  for (let star = 0; star < STARS; star++) {
    if (state.owners[star] !== seat) continue
    income += starIncome[star] ?? 0
    attack += starAttack[star] ?? 0
    defence += starDefence[star] ?? 0
  }
  out[at + place.points] = points / 10
  out[at + place.missingPoints] = Math.max(0, goal - points) / 10
  out[at + place.pointsOverGoal] = Math.max(0, points - goal)
  out[at + place.income] = income
  out[at + place.attack] = attack / 100
  out[at + place.defence] = defence / 100
  out[at + place.crystals] = stock(state, seat) / 5
  describePlans(state, worths, seat, points, out, at)
  for (let element = 0; element < ELEMENTS; element++) {
    const useful = Math.max(1, worths.useful[element] ?? 1)
    const have = state.crystals[seat * ELEMENTS + element] ?? 0
    out[at + place.hydrogen + element] = Math.min(have, useful) / useful
  }
  out[at + place.handSize] = (state.hands[seat]?.length ?? 0) / 3
  out[at + place.handWorth] = handWorth(state, worths, seat, viewer)
  out[at + place.outlook] = outlook(state, seat)
  describeTime(state, seat, out, at)
}

/** What can be made of the crystals: stars that can be created at once or soon. */
function describePlans(state: State, worths: Worths, seat: Seat, points: number, out: Float64Array, at: number): void {
  hold(state, seat)
  let first = 0
  let second = 0
  let ready = 0
  let soon = 0
  let later = 0
  for (let star = 0; star < STARS; star++) {
    if (state.owners[star] !== NONE) continue
    const lack = lackOf(worths, star)
    const hope = hopeFor(worths, state, seat, star, lack)
    if (hope > first) {
      second = first
      first = hope
    } else if (hope > second) second = hope
    if (lack > LATER) continue
    const gain = worths.starPoints[star] ?? 0
    if (gain > later) later = gain
    if (lack <= SOON && gain > soon) soon = gain
    if (lack === 0 && gain > ready) ready = gain
  }
  out[at + place.bestPlan] = first / 5
  out[at + place.secondPlan] = second / 5
  out[at + place.readyPoints] = ready / 3
  out[at + place.soonPoints] = soon / 3
  out[at + place.laterPoints] = later / 3
  out[at + place.readyToWin] = points + ready >= worths.goal ? 1 : 0
  out[at + place.soonToWin] = points + soon >= worths.goal ? 1 : 0
}

function describeTime(state: State, seat: Seat, out: Float64Array, at: number): void {
  const { seats, first, active } = state
  let company = 0
  for (let other = 0; other < seats; other++) {
    if (other !== seat && state.rockets[other] === state.rockets[seat]) company++
  }
  const own = (seat - first + seats) % seats
  const toMove = own >= (active - first + seats) % seats
  out[at + place.company] = company
  out[at + place.turnsToWait] = ((seat - active + seats) % seats) / seats
  out[at + place.placeInRound] = own / seats
  // The round in which somebody reaches the goal is completed (H12.1).
  out[at + place.lastTurn] = state.lastTurns && toMove ? 1 : 0
  out[at + place.noTurnLeft] = state.lastTurns && !toMove ? 1 : 0
  out[at + place.round] = state.round / 10
  out[at + place.threePlayers] = seats === 3 ? 1 : 0
  out[at + place.fourPlayers] = seats === 4 ? 1 : 0
}

const meanCard: number[] = []

/** What a card drawn at random from the whole deck is worth. */
function meanCardWorth(state: State, { card }: Worths): number {
  const known = meanCard[state.set]
  if (known !== undefined) return known
  const { cardCount } = numbersOf(state)
  let sum = 0
  let count = 0
  for (let kind = 0; kind < cardCount.length; kind++) {
    sum += (cardCount[kind] ?? 0) * (card[kind] ?? 0)
    count += cardCount[kind] ?? 0
  }
  const mean = sum / Math.max(1, count)
  meanCard[state.set] = mean
  return mean
}

function handWorth(state: State, worths: Worths, seat: Seat, viewer: Seat | undefined): number {
  const hand = state.hands[seat]
  if (hand === undefined) return 0
  if (viewer !== undefined && viewer !== seat) return hand.length * meanCardWorth(state, worths)
  let worth = 0
  for (let i = 0; i < hand.length; i++) worth += worths.card[hand[i] ?? 0] ?? 0
  return worth
}

/** How a player stands beside the best of the others. */
function compare(state: State, seat: Seat, out: Float64Array, progress: number): void {
  const at = seat * SIZE
  let points = 0
  let plans = 0
  let income = 0
  let ready = 0
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue
    const row = other * SIZE
    points = Math.max(points, out[row + place.points] ?? 0)
    plans = Math.max(plans, (out[row + place.bestPlan] ?? 0) + (out[row + place.crystals] ?? 0))
    income = Math.max(income, out[row + place.income] ?? 0)
    ready = Math.max(ready, out[row + place.readyToWin] ?? 0)
  }
  const lead = (out[at + place.points] ?? 0) - points
  out[at + place.bestOtherPoints] = points
  out[at + place.lead] = lead
  out[at + place.leadLate] = lead * progress
  out[at + place.leadInPlans] = (out[at + place.bestPlan] ?? 0) + (out[at + place.crystals] ?? 0) - plans
  out[at + place.leadInIncome] = (out[at + place.income] ?? 0) - income
  out[at + place.otherReadyToWin] = ready
}
