import { act, actById, at, begin, collectEvents, eventsFor, indexIn, item, type Refusal } from '@orrery/kernel'
import { type Draft, makeDraft } from '@orrery/kernel/testing'
import { automaCards } from '../components/automa.ts'
import { resources, type Source, slots, sources, specialists, upgrades } from '../components/basics.ts'
import { crew } from '../components/crew.ts'
import { planets } from '../components/planets.ts'
import { survivors } from '../components/survivors.ts'
import { engine } from '../rules/engine.ts'
import type { Event } from '../rules/events.ts'
import type { State } from '../rules/game.ts'
import { allFields, fieldName, PLAYERS, RESOURCES, RING } from '../rules/tables.ts'
import { crewIn, wholeTurn } from '../rules/tasks.ts'
import { arks } from '../versions.ts'

/** One player's part of a table; what is left out is as at the start, but without cards and resources. */
export interface PlayerSpec {
  readonly ark?: string
  /** B W M T. */
  readonly cargo?: readonly number[]
  readonly upper?: readonly string[]
  readonly lower?: readonly string[]
  readonly ready?: readonly string[]
  readonly upgrades?: readonly string[]
  readonly engines?: number
  readonly colonies?: readonly string[]
  readonly outposts?: readonly string[]
  readonly colonyPool?: number
  readonly outpostPool?: number
  readonly carried?: readonly string[]
  readonly settled?: readonly string[]
  readonly points?: Partial<Record<Source, number>>
}

/** A table in one line. */
export interface Spec {
  readonly seats?: number
  readonly level?: string
  readonly long?: boolean
  readonly round?: number
  readonly first?: number
  readonly active?: number
  /** The step of the turn of `active` that is next. */
  readonly step?: 'upgrade' | 'travel' | 'play' | 'act' | 'draw'
  /** The planet in each slot; the standard layout when left out. */
  readonly system?: Readonly<Record<string, string>>
  readonly terraformed?: readonly string[]
  /** B W M T by slot. */
  readonly levels?: Readonly<Record<string, readonly number[]>>
  /** Terraforming markers by slot, first in the ranking first: `player on field`. */
  readonly markers?: Readonly<Record<string, readonly `${number} on ${number}`[]>>
  /** By player; the Automa is player 1. */
  readonly players?: readonly PlayerSpec[]
  readonly automaCrew?: readonly string[]
  /** The cards that come next, first one first. */
  readonly nextPlanets?: readonly string[]
  readonly nextCrew?: readonly string[]
  readonly nextSurvivors?: readonly string[]
  readonly nextAutoma?: readonly string[]
  readonly cantina?: readonly string[]
  /** The whole crew deck is moved to the discard pile, or taken out of the way by the Automa. */
  readonly crewDeck?: 'discarded' | 'gone'
}

const standard = { N: 'keyi', W: 'ryugu', E: 'kijani' }

/** A system with a planet in every slot. */
export const complete = { ...standard, NE: 'elpis', SE: 'uaine', S: 'samawa', SW: 'pyrrha', NW: 'adumah' }

/** The number of a card by its id. */
export function card(list: readonly { readonly id: string }[], id: string): number {
  const found = list.findIndex((entry) => entry.id === id)
  if (found < 0) throw new RangeError(`there is no card ${id}`)
  return found
}

/** The number of a crew card. */
export const crewCard = (id: string): number => card(crew, id)
/** The number of a survivor card. */
export const survivorCard = (id: string): number => card(survivors, id)
/** The number of a slot. */
export const slot = (name: string): number => indexIn<string>(slots, name)

/** The number of a field by its name. */
export function field(name: string): number {
  const found = allFields.find((each) => fieldName(each) === name)
  if (found === undefined) throw new RangeError(`there is no field ${name}`)
  return found
}

const mask = (list: readonly string[], of: readonly string[]): number =>
  of.reduce((sum, id) => sum | (1 << indexIn(list, id)), 0)

/** Takes cards out of wherever they lie, so that they can be put somewhere else. */
function pull(places: readonly number[][], wanted: readonly number[]): void {
  for (const place of places) {
    for (let i = place.length - 1; i >= 0; i--) if (wanted.includes(at(place, i))) place.splice(i, 1)
  }
}

/** A table as the test wants it: the rest is as the setup left it, every card still in one place. */
export function build(spec: Spec = {}): Draft<State> {
  const { seats = 2, step = 'upgrade' } = spec
  const options = { ...(seats === 1 ? { level: spec.level ?? 'easy' } : {}), length: spec.long ? 'long' : 'normal' }
  const state = makeDraft(begin(arks, { seats, options, seed: 'build' }))
  state.round = spec.round ?? 1
  state.first = spec.first ?? 0
  state.active = spec.active ?? state.first
  // The dealt cards go back into the deck; nobody holds anything.
  state.crewDeck.push(...[state.todo, ...(state.todoBySeat ?? [])].flat().flatMap(crewIn))
  for (const own of state.todoBySeat ?? []) own.length = 0
  state.todo = wholeTurn.slice(0, 2 + ['draw', 'act', 'play', 'travel', 'upgrade'].indexOf(step))
  buildSystem(state, spec)
  for (const [player, part] of (spec.players ?? []).entries()) buildPlayer(state, player, part)
  buildDecks(state, spec)
  engine.advance(state, collectEvents<Event>())
  return state
}

/** The Automa's turn with a given card; the human has just finished. */
export function automaTurn(directive: string, automa: PlayerSpec, spec: Spec = {}): Draft<State> {
  const [human = {}] = spec.players ?? []
  const state = build({ seats: 1, step: 'draw', nextAutoma: [directive], ...spec, players: [human, automa] })
  play(state, 'draw:no')
  return state
}

function buildSystem(state: Draft<State>, spec: Spec): void {
  const system: Readonly<Record<string, string>> = spec.system ?? standard
  const known = state.system.slice(0, RING).filter((planet) => planet >= 0)
  state.planetDeck.push(...known)
  for (let i = 0; i < RING; i++) state.system[i] = -1
  for (const [name, id] of Object.entries(system)) {
    state.system[slot(name)] = card(planets, id)
    pull([state.planetDeck], [card(planets, id)])
  }
  for (const id of [...(spec.nextPlanets ?? [])].reverse()) {
    pull([state.planetDeck], [card(planets, id)])
    state.planetDeck.push(card(planets, id))
  }
  state.terraformed = mask(slots, spec.terraformed ?? [])
  for (const [name, levels] of Object.entries(spec.levels ?? {})) {
    for (const [resource, level] of levels.entries()) {
      state.levels[slot(name) * RESOURCES + resource] = level
      if (level > 0) state.supply[resource] = at(state.supply, resource) - 1
    }
  }
  for (const [name, markers] of Object.entries(spec.markers ?? {})) {
    for (const [place, marker] of markers.entries()) {
      const [player = 0, to = 0] = marker.split(' on ').map(Number)
      state.markers[slot(name) * PLAYERS + player] = to
      state.ranking[slot(name) * PLAYERS + place] = player
      state.terraformPool[player] = at(state.terraformPool, player) - 1
    }
  }
}

function buildPlayer(state: Draft<State>, player: number, part: PlayerSpec): void {
  if (part.ark !== undefined) state.arks[player] = field(part.ark)
  for (const [resource, n] of (part.cargo ?? []).entries()) state.cargo[player * RESOURCES + resource] = n
  const upper = (part.upper ?? []).map(crewCard)
  const lower = (part.lower ?? []).map(crewCard)
  pull([state.crewDeck], [...upper, ...lower])
  for (const [place, open] of state.cantina.entries()) {
    // A card the test wants to hold may not lie in the Cantina at the same time.
    if ([...upper, ...lower].includes(open)) state.cantina[place] = state.crewDeck.pop() ?? -1
  }
  state.upper[player] = upper
  state.lower[player] = lower
  state.ready[player] = mask(specialists, part.ready ?? [])
  state.upgrades[player] = mask(upgrades, part.upgrades ?? [])
  state.engines[player] = part.engines ?? 0
  if (part.colonies !== undefined) state.colonies[player] = mask(slots, part.colonies)
  state.outposts[player] = mask(slots, part.outposts ?? [])
  if (part.colonyPool !== undefined) state.colonyPool[player] = part.colonyPool
  state.outpostPool[player] = part.outpostPool ?? 0
  state.carried[player] = (part.carried ?? []).map(survivorCard)
  state.settled[player] = (part.settled ?? []).map(survivorCard)
  pull([state.survivorDeck], [...item(state.carried, player), ...item(state.settled, player)])
  for (const [source, points] of Object.entries(part.points ?? {})) {
    state.points[player * sources.length + indexIn<string>(sources, source)] = points
  }
}

function buildDecks(state: Draft<State>, spec: Spec): void {
  const free = [state.crewDeck, state.crewDiscard]
  const automaCrew = (spec.automaCrew ?? []).map(crewCard)
  const open = (spec.cantina ?? []).map(crewCard)
  const next = (spec.nextCrew ?? []).map(crewCard)
  for (const [place, there] of state.cantina.entries()) {
    if ([...automaCrew, ...next].includes(there) || spec.cantina !== undefined) {
      state.crewDeck.unshift(there)
      state.cantina[place] = -1
    }
  }
  pull(free, [...automaCrew, ...open, ...next])
  state.automaCrew = automaCrew
  for (const [place, there] of state.cantina.entries()) {
    if (there < 0) state.cantina[place] = open[place] ?? state.crewDeck.shift() ?? -1
  }
  if (spec.crewDeck === 'discarded') state.crewDiscard = state.crewDeck.splice(0)
  if (spec.crewDeck === 'gone') state.automaCrew.push(...state.crewDeck.splice(0))
  state.crewDeck.push(...next.reverse())
  const people = (spec.nextSurvivors ?? []).map(survivorCard)
  pull([state.survivorDeck], people)
  state.survivorDeck.push(...people.reverse())
  const directives = (spec.nextAutoma ?? []).map((id) => card(automaCards, id))
  pull([state.automaDeck], directives)
  state.automaDeck.push(...directives.reverse())
}

/** Plays actions by id, each by the seat that owes a decision, and returns all events. */
export function play(state: State, ...ids: readonly string[]): Event[] {
  return ids.flatMap((id) => {
    const { events } = actById(arks, state, state.seats, arks.toAct(state)[0], id)
    return eventsFor(events, undefined)
  })
}

/** The same for one seat, where several decide at the same time. */
export function playAs(state: State, seat: number, ...ids: readonly string[]): Event[] {
  return ids.flatMap((id) => eventsFor(actById(arks, state, state.seats, seat, id).events, undefined))
}

/** Plays one action and says whether undo may pass it. */
export function barrier(state: State, id: string): boolean {
  const seat = arks.toAct(state)[0] ?? -1
  return act(arks, state, seat, arks.vocabulary.parse(id)).barrier
}

/** The ids of what the seat that owes a decision may say. */
export function legal(state: State): string[] {
  return arks.toAct(state).flatMap((seat) => arks.legal(state, seat).map(({ id }) => id))
}

/** Why an action is refused to the seat that owes a decision, as `code rule`; empty when it is legal. */
export function refused(state: State, id: string, seat = arks.toAct(state)[0] ?? 0): string {
  const refusal: Refusal | undefined = arks.refuse(state, seat, arks.vocabulary.parse(id))
  return refusal === undefined ? '' : `${refusal.code} ${refusal.rule}`
}

/** Says no to everything until the turn of the active player is over. */
export function endTurn(state: State): Event[] {
  const { turn } = state
  const told: Event[] = []
  while (state.turn === turn && !state.over) {
    const ids = legal(state)
    const none = ['upgrade:none', 'play:none', 'act:none', 'draw:no'].find((id) => ids.includes(id)) ?? ids[0]
    if (none === undefined) throw new Error('nothing is legal')
    told.push(...play(state, none))
  }
  return told
}

/** The names of the resources, for tests over all of them. */
export const resourceIds: readonly string[] = resources

/** A full hold. */
export const four: readonly number[] = [4, 4, 4, 4]

/** A player who could pay for every action on a planet. */
export const everything = {
  cargo: four,
  colonyPool: 2,
  outpostPool: 1,
  ready: ['engineer', 'leaderRed', 'leaderGreen', 'leaderBlue'],
  carried: ['S01', 'S06', 'S11'],
  upper: ['C01', 'C02'],
}
