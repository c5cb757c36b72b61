import { type Refusal, shuffle } from '@orrery/kernel'
import { type Action, say } from '../actions.ts'
import { resources, type Source, sources } from '../components/basics.ts'
import { constants } from '../components/constants.ts'
import type { CrewPlace, Event } from '../events.ts'
import { no } from '../refusals.ts'
import { cargoLimit, crewCount, isAutoma, type State } from '../state.ts'
import { ANY, at, CREW_CANTINA, gains, RESOURCES } from '../tables.ts'
import type { TaskOf } from '../tasks.ts'
import { always, nothingWrong, type Rule, type Step, type Teller } from './rule.ts'

/** Gives units of a resource; what goes beyond the limit is lost (A5.2). */
export function give(state: State, player: number, resource: number, n: number, tell: Teller): void {
  const i = player * RESOURCES + resource
  const held = at(state.cargo, i)
  const taken = Math.min(n, cargoLimit(state, player) - held)
  state.cargo[i] = held + taken
  tell.all({ type: 'gained', player, resource, n: taken, lost: n - taken })
}

/** Takes units of a resource that the player holds (A5.3). */
export function take(state: State, player: number, resource: number, n: number, tell: Teller): void {
  const i = player * RESOURCES + resource
  const held = at(state.cargo, i)
  if (held < n) throw new RangeError(`player ${player} cannot pay ${n} of resource ${resource}`)
  state.cargo[i] = held - n
  tell.all({ type: 'paid', player, resource, n })
}

/** Adds points and says where they come from (A21.8). */
export function addPoints(state: State, player: number, source: Source, points: number, tell: Teller): void {
  const i = player * sources.length + sources.indexOf(source)
  state.points[i] = at(state.points, i) + points
  tell.all({ type: 'scored', player, source, points })
}

/** Whether a crew card can be drawn at all (A28.1). */
export function crewLeft(state: State): boolean {
  return state.crewDeck.length > 0 || state.crewDiscard.length > 0
}

/** The top crew card, after a reshuffle if the deck is empty (A6.8); -1 when there is none anywhere (A28.1). */
export function drawCrew(state: State, tell: Teller): number {
  if (state.crewDeck.length === 0) {
    if (state.crewDiscard.length === 0) return -1
    state.crewDeck = shuffle(state.rng, state.crewDiscard)
    state.crewDiscard = []
    tell.reveal({ type: 'shuffled', deck: 'crew', cards: state.crewDeck.length })
  }
  return state.crewDeck.pop() ?? -1
}

/** Puts a crew card on the discard pile. */
export function discardCrew(
  state: State,
  player: number,
  card: number,
  from: CrewPlace,
  why: Extract<Event, { type: 'crew-discarded' }>['why'],
  tell: Teller,
): void {
  state.crewDiscard.push(card)
  tell.all({ type: 'crew-discarded', player, card, from, why })
}

/** Takes a crew card out of a player's rows and says which row it lay in. */
export function removeCrew(state: State, player: number, card: number): 'upper' | 'lower' {
  const upper = at(state.upper, player)
  const inUpper = upper.indexOf(card)
  if (inUpper >= 0) {
    upper.splice(inUpper, 1)
    return 'upper'
  }
  const lower = at(state.lower, player)
  const inLower = lower.indexOf(card)
  if (inLower < 0) throw new RangeError(`player ${player} does not hold crew card ${card}`)
  lower.splice(inLower, 1)
  return 'lower'
}

/** Whether a crew card lies in one of a player's rows. */
export function holdsCrew(state: State, player: number, card: number): boolean {
  return at(state.upper, player).includes(card) || at(state.lower, player).includes(card)
}

/** Crew cards of both rows in the order of the vocabulary, written over the list given; a row has at most three. */
export function heldCrew(state: State, player: number, into: number[]): number[] {
  into.length = 0
  for (const row of [at(state.upper, player), at(state.lower, player)]) {
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
function leastResource(state: State, player: number): number {
  let least = 0
  for (let resource = 1; resource < RESOURCES; resource++) {
    if (at(state.cargo, player * RESOURCES + resource) < at(state.cargo, player * RESOURCES + least)) least = resource
  }
  return at(state.cargo, player * RESOURCES + least) < cargoLimit(state, player) ? least : -1
}

function giveAutoma(state: State, player: number, kind: number, n: number, tell: Teller): void {
  for (let i = 0; i < n; i++) {
    if (kind === ANY) {
      const resource = leastResource(state, player)
      if (resource >= 0) give(state, player, resource, 1, tell)
      continue
    }
    // A5.7, A26.3: its crew cards come from the deck and have no limit.
    const card = drawCrew(state, tell)
    if (card < 0) return
    state.automaCrew.push(card)
    tell.reveal({ type: 'crew-drawn', player, card, from: 'deck' })
  }
}

/** The gain interpreter: goes through a list in printed order (A5.6) and stops where its owner has to choose. */
export const items: Step<'items'> = (state, task, tell) => {
  const { player, gain } = task
  const { kinds, amounts, cantina } = at(gains, gain)
  for (let i = task.at; i < kinds.length; i++) {
    const kind = at(kinds, i)
    const n = at(amounts, i)
    if (kind < RESOURCES) {
      give(state, player, kind, n, tell)
    } else if (isAutoma(state, player)) {
      giveAutoma(state, player, kind, n, tell)
    } else {
      state.todo.push({ kind: 'items', player, gain, at: i + 1 })
      if (kind === ANY) state.todo.push({ kind: 'gain', player, left: n })
      else state.todo.push({ kind: kind === CREW_CANTINA ? 'cantina' : 'crew', player, left: n })
      return
    }
  }
  if (cantina) refill(state, tell)
}

/** Begins a gain list. */
export function startGain(state: State, player: number, gain: number): void {
  state.todo.push({ kind: 'items', player, gain, at: 0 })
}

/** Fills empty places of the Cantina from the deck, left to right (A6.7), as far as there are cards (A28.1). */
export function refill(state: State, tell: Teller): void {
  for (let place = 0; place < constants.cantinaPlaces; place++) {
    if (at(state.cantina, place) >= 0) continue
    const card = drawCrew(state, tell)
    if (card < 0) return
    state.cantina[place] = card
    tell.reveal({ type: 'cantina-filled', place, card })
  }
}

/** Crew cards from the deck, placed one after the other (A6.5), as long as there is room (A6.4, A6.9). */
export const crew: Step<'crew'> = (state, { player, left }, tell) => {
  if (left === 0 || crewCount(state, player) >= constants.crewLimit) return
  const card = drawCrew(state, tell)
  if (card < 0) return
  tell.reveal({ type: 'crew-drawn', player, card, from: 'deck' })
  state.todo.push({ kind: 'crew', player, left: left - 1 }, { kind: 'place', player, card })
}

/** AD2: a gained crew card goes into a row with room (A6.3). With room in one row only it is not asked. */
export const place: Rule<'place'> = {
  asked: false,
  answers: ['place'],
  open: always,
  list(state, { player }, out) {
    if (at(state.upper, player).length < constants.rowLimit) out.push(at(say.place, 0))
    if (at(state.lower, player).length < constants.rowLimit) out.push(at(say.place, 1))
  },
  check: nothingWrong,
  perform(state, { player, card }, action, tell) {
    at(action.n === 0 ? state.upper : state.lower, player).push(card)
    tell.all({ type: 'crew-placed', player, card, row: action.n === 0 ? 'upper' : 'lower' })
  },
}

function below(state: State, player: number, resource: number): boolean {
  return at(state.cargo, player * RESOURCES + resource) < cargoLimit(state, player)
}

/** AD3: any resource, unit by unit, among those below the limit; lost when all are full (A5.4). */
export const gain: Rule<'gain'> = {
  asked: false,
  answers: ['gain'],
  open(state, { player, left }) {
    if (left === 0) return false
    for (let resource = 0; resource < RESOURCES; resource++) if (below(state, player, resource)) return true
    return false
  },
  list(state, { player }, out) {
    for (let resource = 0; resource < RESOURCES; resource++) {
      if (below(state, player, resource)) out.push(at(say.gain, resource))
    }
  },
  check(state, { player }, { n }): Refusal | undefined {
    if (below(state, player, n)) return undefined
    return no('cargo-full', 'A5.4', { resource: at(resources, n), limit: cargoLimit(state, player) })
  },
  perform(state, { player, left }, { n }, tell) {
    if (left > 1) state.todo.push({ kind: 'gain', player, left: left - 1 })
    give(state, player, n, 1, tell)
  },
}

/** AD9: crew cards from the Cantina, chosen from those lying open (A6.6). */
export const cantina: Rule<'cantina'> = {
  asked: false,
  answers: ['cantina'],
  open(state, { player, left }: TaskOf<'cantina'>) {
    if (left === 0 || crewCount(state, player) >= constants.crewLimit) return false
    for (const card of state.cantina) if (card >= 0) return true
    return false
  },
  list(state, _task, out: Action[]) {
    for (let card = -1; ; ) {
      let next = -1
      for (const open of state.cantina) if (open > card && (next < 0 || open < next)) next = open
      if (next < 0) return
      out.push(at(say.cantina, next))
      card = next
    }
  },
  check(state, _task, { n }) {
    return state.cantina.includes(n) ? undefined : no('not-in-cantina', 'A6.6')
  },
  perform(state, { player, left }, { n }, tell) {
    state.cantina[state.cantina.indexOf(n)] = -1
    tell.all({ type: 'crew-drawn', player, card: n, from: 'cantina' })
    if (left > 1) state.todo.push({ kind: 'cantina', player, left: left - 1 })
    state.todo.push({ kind: 'place', player, card: n })
  },
}
