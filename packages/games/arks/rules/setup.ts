import { always, at, below, cloneRng, indexIn, item, type Options, type Rng, shuffle } from '@orrery/kernel'
import { say } from '../actions.ts'
import { automa, automaCards, levels } from '../components/automa.ts'
import { resources, slots, sources, specialists } from '../components/basics.ts'
import { componentCounts, constants, startPlanets, startSlots } from '../components/constants.ts'
import { crew } from '../components/crew.ts'
import { planets } from '../components/planets.ts'
import { survivors } from '../components/survivors.ts'
import { deny } from '../refusals.ts'
import { AUTOMA, type State } from '../state.ts'
import { CENTRE, FIELDS, PLAYERS, PORTAL_CARD, PORTAL_FIELD, RESOURCES, RING } from '../tables.ts'
import type { Task } from '../tasks.ts'
import { discardCrew } from './gains.ts'
import type { Rule } from './rule.ts'

const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i)
const filled = (count: number, value: number): number[] => Array.from({ length: count }, () => value)

/** A fresh table: nothing dealt, nothing shuffled. */
function emptyTable(seats: number, options: Options, rng: Rng): State {
  const alone = seats === 1
  const players = alone ? 2 : seats
  const each = (value: number): number[] => filled(players, value)
  const ready = constants.tokensStartReady ? (1 << specialists.length) - 1 : 0
  return {
    rng,
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
export function setup(seats: number, options: Options, seed: Rng): State {
  const rng = cloneRng(seed)
  const state = emptyTable(seats, options, rng)
  state.system[CENTRE] = PORTAL_CARD
  const starting = shuffle(
    rng,
    startPlanets.map((id) => planets.findIndex((card) => card.id === id)),
  )
  for (const [i, slot] of startSlots.entries()) state.system[indexIn(slots, slot)] = at(starting, i)
  state.planetDeck = shuffle(
    rng,
    numbers(planets.length).filter((card) => card !== PORTAL_CARD && !starting.includes(card)),
  )
  state.survivorDeck = shuffle(rng, numbers(survivors.length))
  state.crewDeck = shuffle(rng, numbers(crew.length))
  if (state.level >= 0) {
    state.automaDeck = shuffle(rng, numbers(automaCards.length))
    setupAutoma(state)
  } else {
    state.first = below(rng, seats)
  }
  state.active = state.first
  for (let place = 0; place < constants.cantinaPlaces; place++) state.cantina[place] = draw(state.crewDeck)
  // A3.10: dealt seat after seat; A3.12, A3.13: decided in turn order, first all cards, then all resources.
  const dealt = numbers(seats).map(() => numbers(constants.crewDealt).map(() => draw(state.crewDeck)))
  const order = numbers(seats).map((i) => (state.first + i) % seats)
  state.todo = [
    ...order.flatMap((seat): Task[] => [{ kind: 'deal', seat, cards: item(dealt, seat) }, { kind: 'end-setup' }]),
    ...order.flatMap((seat): Task[] => [{ kind: 'gain', seat, left: constants.startResources }, { kind: 'end-setup' }]),
  ].reverse()
  return state
}

/** A23.2-A23.8: the Automa's part of the table. */
function setupAutoma(state: State): void {
  const { startColony, startResources } = item(levels, state.level)
  const slot = indexIn(slots, automa.startSlot)
  state.arks[AUTOMA] = slot * FIELDS
  state.colonyPool[AUTOMA] = automa.startColonyPool
  for (let resource = 0; resource < RESOURCES; resource++) state.cargo[AUTOMA * RESOURCES + resource] = startResources
  if (!startColony) return
  state.colonyPool[AUTOMA] = automa.startColonyPool - 1
  state.colonies[AUTOMA] = 1 << slot
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
    for (const card of kept.reverse()) state.todo.push({ kind: 'place', seat, card })
    discardCrew(state, seat, n, 'dealt', 'setup', tell)
  },
}
