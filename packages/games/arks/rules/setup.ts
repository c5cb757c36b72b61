import { always, at, below, cloneRng, indexIn, item, type Options, type Rng, shuffle, withAt } from '@orrery/kernel'
import { resources, slots, sources, specialists } from '../components/basics.ts'
import { componentCounts } from '../components/constants.ts'
import { componentsOf, nameSet } from '../sets/loaded.ts'
import { say } from './actions.ts'
import { discardCrew } from './gains.ts'
import { deny } from './refusals.ts'
import type { Rule } from './rule.ts'
import { rulingsOf } from './rulings.ts'
import { AUTOMA, type State, todoOf } from './state.ts'
import {
  automaIds,
  CENTRE,
  crewIds,
  FIELDS,
  PLAYERS,
  PORTAL_CARD,
  PORTAL_FIELD,
  planetIds,
  RESOURCES,
  RING,
  survivorIds,
} from './tables.ts'
import type { Task } from './tasks.ts'

const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i)
const filled = (count: number, value: number): number[] => Array.from({ length: count }, () => value)

/** A fresh table: nothing dealt, nothing shuffled. */
function emptyTable(set: number, seats: number, options: Options, rng: Rng): State {
  const { constants, levels } = componentsOf({ set })
  const alone = seats === 1
  const players = alone ? 2 : seats
  const each = (value: number): number[] => filled(players, value)
  const ready = constants.tokensStartReady ? (1 << specialists.length) - 1 : 0
  return {
    rng,
    set: nameSet(set),
    seats,
    players,
    level: alone ? levels.findIndex(({ id }) => id === options.level) : -1,
    long: options.length === 'long',
    round: 1,
    turn: 1,
    first: 0,
    active: 0,
    lastRound: 0,
    over: false,
    todo: [],
    todoBySeat: undefined,
    system: filled(RING + 1, -1),
    terraformed: 0,
    levels: filled(RING * RESOURCES, 0),
    markers: filled(RING * PLAYERS, 0),
    ranking: filled(RING * PLAYERS, -1),
    supply: resources.map(() => componentCounts.resourceMarkers / resources.length),
    arks: each(PORTAL_FIELD),
    cargo: filled(players * RESOURCES, 0),
    upper: each(0).map(() => []),
    lower: each(0).map(() => []),
    ready: numbers(players).map((seat) => (alone && seat === AUTOMA ? 0 : ready)),
    upgrades: each(0),
    engines: each(0),
    colonyPool: each(0),
    outpostPool: each(0),
    terraformPool: each(componentCounts.terraformMarkers / PLAYERS),
    colonies: each(0),
    outposts: each(0),
    carried: each(0).map(() => []),
    settled: each(0).map(() => []),
    points: filled(players * sources.length, 0),
    automaCrew: [],
    automaCard: -1,
    planetDeck: [],
    crewDeck: [],
    survivorDeck: [],
    automaDeck: [],
    crewDiscard: [],
    survivorDiscard: [],
    automaDiscard: [],
    cantina: filled(constants.cantinaPlaces, -1),
  }
}

function draw(deck: number[]): number {
  const card = deck.pop()
  if (card === undefined) throw new RangeError('a deck ran out during setup')
  return card
}

/** A3, A23: a fresh game. The random steps come in the order of A29.3. */
export function setup(set: number, seats: number, options: Options, seed: Rng): State {
  const { constants, startPlanets, startSlots } = componentsOf({ set })
  const rng = cloneRng(seed)
  const state = emptyTable(set, seats, options, rng)
  state.system = withAt(state.system, CENTRE, PORTAL_CARD)
  const starting = shuffle(
    rng,
    startPlanets.map((id) => indexIn(planetIds, id)),
  )
  for (const [i, slot] of startSlots.entries())
    state.system = withAt(state.system, indexIn(slots, slot), at(starting, i))
  state.planetDeck = shuffle(
    rng,
    numbers(planetIds.length).filter((card) => card !== PORTAL_CARD && !starting.includes(card)),
  )
  state.survivorDeck = shuffle(rng, numbers(survivorIds.length))
  const crewDeck = shuffle(rng, numbers(crewIds.length))
  if (state.level >= 0) {
    state.automaDeck = shuffle(rng, numbers(automaIds.length))
    setupAutoma(state)
  }
  for (let place = 0; place < constants.cantinaPlaces; place++) state.cantina[place] = draw(crewDeck)
  // A3.10: dealt seat after seat.
  const dealt = numbers(seats).map(() => numbers(constants.crewDealt).map(() => draw(crewDeck)))
  state.crewDeck = crewDeck
  const deals = numbers(seats).map((seat): Task => ({ kind: 'deal', seat, cards: item(dealt, seat) }))
  const gains = numbers(seats).map((seat): Task => ({ kind: 'gain', seat, left: constants.startResources }))
  if (rulingsOf(state).setupInTurnOrder === true) {
    drawFirst(state)
    state.active = state.first
    const order = numbers(seats).map((i) => (state.first + i) % seats)
    const inTurn = (tasks: readonly Task[]): Task[] =>
      order.flatMap((seat): Task[] => [item(tasks, seat), { kind: 'end-setup' }])
    state.todo = [...inTurn(deals), ...inTurn(gains)].reverse()
  } else {
    // A3.12, A3.13: everybody at the same time, each first cards, then resources.
    if (state.level < 0) state.first = state.active = -1
    state.todo = [{ kind: 'begin' }]
    state.todoBySeat = numbers(seats).map((seat) => [item(gains, seat), item(deals, seat)])
  }
  return state
}

/** A3.11, A29.3: the first player, drawn by chance; alone, the human is always first (A23.1). */
export function drawFirst(state: State): void {
  state.first = state.level >= 0 ? 0 : below(state.rng, state.seats)
}

/** A23.2-A23.8: the Automa's part of the table. */
function setupAutoma(state: State): void {
  const { automa, levels } = componentsOf(state)
  const { startColony, startResources } = item(levels, state.level)
  const slot = indexIn(slots, automa.startSlot)
  state.arks[AUTOMA] = slot * FIELDS
  state.colonyPool = withAt(state.colonyPool, AUTOMA, automa.startColonyPool)
  for (let resource = 0; resource < RESOURCES; resource++) state.cargo[AUTOMA * RESOURCES + resource] = startResources
  if (!startColony) return
  state.colonyPool = withAt(state.colonyPool, AUTOMA, automa.startColonyPool - 1)
  state.colonies = withAt(state.colonies, AUTOMA, 1 << slot)
}

/** AD1: one of the dealt cards is discarded, the others are placed in the order dealt (A3.12). */
export const deal: Rule<'deal'> = {
  answers: ['deal-discard'],
  open: always,
  list(_state, _seat, { cards }, out) {
    for (const card of [...cards].sort((a, b) => a - b)) out.push(item(say.dealDiscard, card))
  },
  check: (_state, _seat, { cards }, { n }) => (cards.includes(n) ? undefined : deny('not-dealt', 'A3.12')),
  perform(state, seat, { cards }, { n }, tell) {
    const kept = cards.filter((card) => card !== n)
    const todo = todoOf(state, seat)
    for (const card of kept.reverse()) todo.push({ kind: 'place', seat, card })
    discardCrew(state, seat, n, 'dealt', 'setup', tell)
  },
}
