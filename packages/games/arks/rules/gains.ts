import {
  type Answers,
  always,
  at,
  item,
  neverWrong,
  type Refusal,
  shuffle,
  topOf,
  withAt,
  withListAt,
  without,
} from '@orrery/kernel'
import { resources, type Source, sources } from '../components/basics.ts'
import { numbersOf } from '../sets/loaded.ts'
import { type Action, say } from './actions.ts'
import type { CrewPlace, Event } from './events.ts'
import { deny } from './refusals.ts'
import type { Rule, Step, Teller } from './rule.ts'
import { rulingsOf } from './rulings.ts'
import { cargoLimit, crewCount, isAutoma, type State, todoOf } from './state.ts'
import { ANY, CREW_CANTINA, RESOURCES } from './tables.ts'
import type { TaskOf } from './tasks.ts'

/** Gives units of a resource; what goes beyond the limit is lost (A5.2). */
function give(state: State, seat: number, resource: number, n: number, tell: Teller): void {
  const i = seat * RESOURCES + resource
  const held = at(state.cargo, i)
  const taken = Math.min(n, cargoLimit(state, seat) - held)
  state.cargo[i] = held + taken
  tell.all({ type: 'gained', seat, resource, n: taken, lost: n - taken })
}

/** A5.8: whatever part of a gain finds no room is reported. */
function reportLoss(state: State, seat: number, what: 'any' | 'crew', n: number, tell: Teller): void {
  if (n > 0 && rulingsOf(state).lossesUnreported !== true) tell.all({ type: 'lost', seat, what, n })
}

/** Takes units of a resource that the player holds (A5.3). */
export function take(state: State, seat: number, resource: number, n: number, tell: Teller): void {
  const i = seat * RESOURCES + resource
  const held = at(state.cargo, i)
  if (held < n) throw new RangeError(`player ${seat} cannot pay ${n} of resource ${resource}`)
  state.cargo[i] = held - n
  tell.all({ type: 'paid', seat, resource, n })
}

/** Adds points from a source (A21.8). */
export function addPoints(state: State, seat: number, source: Source, points: number, tell: Teller): void {
  const i = seat * sources.length + sources.indexOf(source)
  state.points = withAt(state.points, i, at(state.points, i) + points)
  tell.all({ type: 'scored', seat, source, points })
}

/** A6.4: whether a player has no room for another crew card. */
function crewFull(state: State, seat: number): boolean {
  return crewCount(state, seat) >= numbersOf(state).constants.crewLimit
}

/** Whether a crew card can be drawn at all (A28.1). */
export function crewLeft(state: State): boolean {
  return state.crewDeck.length > 0 || state.crewDiscard.length > 0
}

/** The top crew card, after a reshuffle if the deck is empty (A6.8); -1 when there is none anywhere (A28.1). */
function drawCrew(state: State, tell: Teller): number {
  if (state.crewDeck.length === 0) {
    if (state.crewDiscard.length === 0) return -1
    state.crewDeck = shuffle(state.rng, state.crewDiscard.slice())
    state.crewDiscard = []
    tell.reveal({ type: 'shuffled', deck: 'crew', cards: state.crewDeck.length })
  }
  const card = topOf(state.crewDeck) ?? -1
  state.crewDeck = state.crewDeck.slice(0, -1)
  return card
}

/** Puts a crew card on the discard pile. */
export function discardCrew(
  state: State,
  seat: number,
  card: number,
  from: CrewPlace,
  why: Extract<Event, { type: 'crew-discarded' }>['why'],
  tell: Teller,
): void {
  state.crewDiscard = [...state.crewDiscard, card]
  tell.all({ type: 'crew-discarded', seat, card, from, why })
}

/** Takes a crew card out of a player's rows and returns the row it lay in. */
export function removeCrew(state: State, seat: number, card: number): 'upper' | 'lower' {
  const upper = item(state.upper, seat)
  if (upper.includes(card)) {
    state.upper = withListAt(state.upper, seat, without(upper, card))
    return 'upper'
  }
  const lower = item(state.lower, seat)
  if (!lower.includes(card)) throw new RangeError(`player ${seat} does not hold crew card ${card}`)
  state.lower = withListAt(state.lower, seat, without(lower, card))
  return 'lower'
}

/** Whether a crew card lies in one of a player's rows. */
export function holdsCrew(state: State, seat: number, card: number): boolean {
  return item(state.upper, seat).includes(card) || item(state.lower, seat).includes(card)
}

/** Crew cards of both rows in the order of the vocabulary, written over the list given; a row has at most three. */
export function heldCrew(state: State, seat: number, into: number[]): number[] {
  into.length = 0
  for (const row of [item(state.upper, seat), item(state.lower, seat)]) {
    for (const card of row) {
      let place = into.length
      while (place > 0 && at(into, place - 1) > card) {
        into[place] = at(into, place - 1)
        place--
      }
      into[place] = card
    }
  }
  return into
}

/** Which resource the Automa gains: the one it has least of, the higher track first (A26.1); -1 when all are full. */
function leastResource(state: State, seat: number): number {
  let least = 0
  for (let resource = 1; resource < RESOURCES; resource++) {
    if (at(state.cargo, seat * RESOURCES + resource) < at(state.cargo, seat * RESOURCES + least)) least = resource
  }
  return at(state.cargo, seat * RESOURCES + least) < cargoLimit(state, seat) ? least : -1
}

function giveAutoma(state: State, seat: number, kind: number, n: number, tell: Teller): void {
  for (let i = 0; i < n; i++) {
    if (kind === ANY) {
      const resource = leastResource(state, seat)
      if (resource >= 0) give(state, seat, resource, 1, tell)
      else reportLoss(state, seat, 'any', 1, tell)
      continue
    }
    // A5.7, A26.3: its crew cards come from the deck and have no limit.
    const card = drawCrew(state, tell)
    if (card < 0) return
    state.automaCrew = [...state.automaCrew, card]
    tell.reveal({ type: 'crew-drawn', seat, card, from: 'deck' })
  }
}

/** The gain interpreter: goes through a list in printed order (A5.6) and stops where its owner has to choose. */
export const items: Step<'items'> = {
  run(state, seat, task, tell) {
    const { gain } = task
    const { kinds, amounts, cantina } = item(numbersOf(state).gains, gain)
    for (let i = task.at; i < kinds.length; i++) {
      const kind = at(kinds, i)
      const n = at(amounts, i)
      if (kind < RESOURCES) {
        give(state, seat, kind, n, tell)
      } else if (isAutoma(state, seat)) {
        giveAutoma(state, seat, kind, n, tell)
      } else {
        state.todo.push({ kind: 'items', seat, gain, at: i + 1 })
        if (kind === ANY) state.todo.push({ kind: 'gain', seat, left: n })
        else state.todo.push({ kind: kind === CREW_CANTINA ? 'cantina' : 'crew', seat, left: n })
        return
      }
    }
    if (cantina) refill(state, tell)
  },
}

/** Begins a gain list. */
export function startGain(state: State, seat: number, gain: number): void {
  state.todo.push({ kind: 'items', seat, gain, at: 0 })
}

/** Fills empty places of the Cantina from the deck, left to right (A6.7), as far as there are cards (A28.1). */
export function refill(state: State, tell: Teller): void {
  for (let place = 0; place < numbersOf(state).constants.cantinaPlaces; place++) {
    if (at(state.cantina, place) >= 0) continue
    const card = drawCrew(state, tell)
    if (card < 0) return
    state.cantina[place] = card
    tell.reveal({ type: 'cantina-filled', place, card })
  }
}

/** Crew cards from the deck, placed one after the other (A6.5), as long as there is room (A6.4, A6.9). */
export const crew: Step<'crew'> = {
  run(state, seat, { left }, tell) {
    if (left === 0) return
    if (crewFull(state, seat)) {
      reportLoss(state, seat, 'crew', left, tell)
      return
    }
    const card = drawCrew(state, tell)
    if (card < 0) return
    tell.reveal({ type: 'crew-drawn', seat, card, from: 'deck' })
    state.todo.push({ kind: 'crew', seat, left: left - 1 }, { kind: 'place', seat, card })
  },
}

/** AD2: a gained crew card goes into a row with room (A6.3). With room in one row only it is not asked. */
export const place: Rule<'place'> = {
  answers: ['place'],
  open: always,
  list(state, seat, _task, out) {
    const { rowLimit } = numbersOf(state).constants
    if (item(state.upper, seat).length < rowLimit) out.push(item(say.place, 0))
    if (item(state.lower, seat).length < rowLimit) out.push(item(say.place, 1))
  },
  check: neverWrong,
  perform(state, seat, { card }, action, tell) {
    const row = action.n === 0 ? 'upper' : 'lower'
    state[row] = withListAt(state[row], seat, [...item(state[row], seat), card])
    tell.all({ type: 'crew-placed', seat, card, row })
  },
}

function hasRoom(state: State, seat: number, resource: number): boolean {
  return at(state.cargo, seat * RESOURCES + resource) < cargoLimit(state, seat)
}

/** AD3: any resource, unit by unit, among those below the limit; lost when all are full (A5.4). */
export const gain: Rule<'gain'> = {
  answers: ['gain'],
  open(state, seat, { left }) {
    if (left === 0) return false
    for (let resource = 0; resource < RESOURCES; resource++) if (hasRoom(state, seat, resource)) return true
    return false
  },
  list(state, seat, _task, out) {
    for (let resource = 0; resource < RESOURCES; resource++) {
      if (hasRoom(state, seat, resource)) out.push(item(say.gain, resource))
    }
  },
  check(state, seat, _task, { n }): Refusal | undefined {
    if (hasRoom(state, seat, n)) return undefined
    return deny('cargo-full', 'A5.4', { resource: item(resources, n), limit: cargoLimit(state, seat) })
  },
  perform(state, seat, { left }, { n }, tell) {
    if (left > 1) todoOf(state, seat).push({ kind: 'gain', seat, left: left - 1 })
    give(state, seat, n, 1, tell)
  },
  otherwise: (state, seat, { left }, tell) => reportLoss(state, seat, 'any', left, tell),
}

/** AD9: crew cards from the Cantina, chosen from those lying open (A6.6). */
export const cantina: Rule<'cantina'> = {
  answers: ['cantina'],
  open(state, seat, { left }: TaskOf<'cantina'>) {
    if (left === 0 || crewFull(state, seat)) return false
    for (const card of state.cantina) if (card >= 0) return true
    return false
  },
  list(state, _seat, _task, out: Answers<Action>) {
    for (let card = -1; ; ) {
      let next = -1
      for (const open of state.cantina) if (open > card && (next < 0 || open < next)) next = open
      if (next < 0) return
      out.push(item(say.cantina, next))
      card = next
    }
  },
  check(state, _seat, _task, { n }) {
    return state.cantina.includes(n) ? undefined : deny('not-in-cantina', 'A6.6')
  },
  perform(state, seat, { left }, { n }, tell) {
    state.cantina[state.cantina.indexOf(n)] = -1
    tell.all({ type: 'crew-drawn', seat, card: n, from: 'cantina' })
    if (left > 1) state.todo.push({ kind: 'cantina', seat, left: left - 1 })
    state.todo.push({ kind: 'place', seat, card: n })
  },
  otherwise(state, seat, { left }, tell) {
    if (crewFull(state, seat)) reportLoss(state, seat, 'crew', left, tell)
  },
}
