import { at, cloneLists, cloneRng, type GameState, item, type Rng } from '@orrery/kernel'
import { sources } from '../components/basics.ts'
import { numbersOf } from '../sets/loaded.ts'
import { CARGO_HOLDS, FIELDS, MAIN, PORTAL_FIELD, RESOURCES } from './tables.ts'
import type { Task } from './tasks.ts'

/** The Automa as a player; it has no seat. */
export const AUTOMA = 1

/**
 * What is on the table. Cards, slots, resources and so on are numbers into the component lists; `a * b + c` tables are
 * flat. A player is a seat, or the Automa.
 */
export interface State extends GameState {
  rng: Rng
  /** The set of components it is played with; left out for the first. */
  set: number | undefined
  seats: number
  /** As many as seats; two when a human plays alone. */
  players: number
  /** The Automa's level; -1 without one. */
  level: number
  long: boolean
  round: number
  turn: number
  /** -1 until the first player is drawn, as is `active`. */
  first: number
  active: number
  /** The round after which the game ends; 0 until that is known. */
  lastRound: number
  over: boolean
  /** Pending work, the next piece last; its top is a decision whenever somebody has to act. */
  todo: Task[]
  /** What each seat still chooses while the table is set up; left out where that is done in turn order. */
  todoBySeat: Task[][] | undefined

  /** The planet card in each slot; -1 where nothing is known. */
  system: number[]
  /** The slots with a terraformed planet, as a mask. */
  terraformed: number
  /** Levels of the resource tracks, `slot * 4 + resource`. */
  levels: number[]
  /** Fields of the terraforming markers, `slot * 4 + player`; 0 when not on the track. */
  markers: number[]
  /** Who is ahead on each terraforming track, `slot * 4 + place`; -1 after the last. */
  ranking: number[]
  /** Resource markers in the supply. */
  supply: number[]

  /** The field each ark stands on. */
  arks: number[]
  /** Units held, `player * 4 + resource`. */
  cargo: number[]
  upper: number[][]
  lower: number[][]
  /** The ready specialist tokens of each player, as a mask. */
  ready: number[]
  /** The upgrades whose colony marker is released, as a mask for each player. */
  upgrades: number[]
  /** How often Engines were bought. */
  engines: number[]
  /** Markers in the pool. */
  colonyPool: number[]
  outpostPool: number[]
  terraformPool: number[]
  /** The slots with a colony or an outpost of each player, as masks. */
  colonies: number[]
  outposts: number[]
  /** Survivor cards below and beside the bridge card. */
  carried: number[][]
  settled: number[][]
  /** Points by source, `player * 8 + source`. */
  points: number[]
  /** The Automa's crew cards in the order they were gained. */
  automaCrew: number[]
  /** The Automa card being carried out; -1 otherwise. */
  automaCard: number

  /** The decks; the next card is the last one. */
  planetDeck: number[]
  crewDeck: number[]
  survivorDeck: number[]
  automaDeck: number[]
  crewDiscard: number[]
  survivorDiscard: number[]
  automaDiscard: number[]
  /** The open crew cards; -1 where a place is empty. */
  cantina: number[]
}

/** A copy that shares nothing `apply` could change; tasks are never changed, so they are shared. */
export function clone(state: State): State {
  return {
    rng: cloneRng(state.rng),
    set: state.set,
    seats: state.seats,
    players: state.players,
    level: state.level,
    long: state.long,
    round: state.round,
    turn: state.turn,
    first: state.first,
    active: state.active,
    lastRound: state.lastRound,
    over: state.over,
    todo: state.todo.slice(),
    todoBySeat: state.todoBySeat?.map((todo) => todo.slice()),
    system: state.system.slice(),
    terraformed: state.terraformed,
    levels: state.levels.slice(),
    markers: state.markers.slice(),
    ranking: state.ranking.slice(),
    supply: state.supply.slice(),
    arks: state.arks.slice(),
    cargo: state.cargo.slice(),
    upper: cloneLists(state.upper),
    lower: cloneLists(state.lower),
    ready: state.ready.slice(),
    upgrades: state.upgrades.slice(),
    engines: state.engines.slice(),
    colonyPool: state.colonyPool.slice(),
    outpostPool: state.outpostPool.slice(),
    terraformPool: state.terraformPool.slice(),
    colonies: state.colonies.slice(),
    outposts: state.outposts.slice(),
    carried: cloneLists(state.carried),
    settled: cloneLists(state.settled),
    points: state.points.slice(),
    automaCrew: state.automaCrew.slice(),
    automaCard: state.automaCard,
    planetDeck: state.planetDeck.slice(),
    crewDeck: state.crewDeck.slice(),
    survivorDeck: state.survivorDeck.slice(),
    automaDeck: state.automaDeck.slice(),
    crewDiscard: state.crewDiscard.slice(),
    survivorDiscard: state.survivorDiscard.slice(),
    automaDiscard: state.automaDiscard.slice(),
    cantina: state.cantina.slice(),
  }
}

/** What can be read from a state and from a view alike. */
export type Table = Omit<State, 'rng' | 'planetDeck' | 'crewDeck' | 'survivorDeck' | 'automaDeck'>

/** Whether a player is the Automa. */
export function isAutoma(state: Table, player: number): boolean {
  return state.level >= 0 && player === AUTOMA
}

/** The slot where a player's ark stands. */
export function slotOf(state: Table, player: number): number {
  return Math.floor(at(state.arks, player) / FIELDS)
}

/** Whether a field is a planet. */
export function isPlanet(field: number): boolean {
  return field % FIELDS === MAIN && field !== PORTAL_FIELD
}

/** Whether a set of things, as a mask, holds one of them. */
export function has(masks: readonly number[], player: number, one: number): boolean {
  return ((at(masks, player) >> one) & 1) === 1
}

/** The cargo limit of a player (A5.1). */
export function cargoLimit(state: Table, player: number): number {
  const { cargoLimitUpgraded, constants } = numbersOf(state)
  return has(state.upgrades, player, CARGO_HOLDS) ? cargoLimitUpgraded : constants.cargoLimit
}

/** The units of all resources a player holds. */
export function units(state: Table, player: number): number {
  let sum = 0
  for (let i = player * RESOURCES; i < (player + 1) * RESOURCES; i++) sum += at(state.cargo, i)
  return sum
}

/** The points of a player so far. */
export function score(state: Table, player: number): number {
  let sum = 0
  for (let i = player * sources.length; i < (player + 1) * sources.length; i++) sum += at(state.points, i)
  return sum
}

/** How many crew cards lie in a player's rows. */
export function crewCount(state: Table, player: number): number {
  return item(state.upper, player).length + item(state.lower, player).length
}

/** A3.12, A3.13: whether all choose their first cards and resources at the same time. */
export function together({ todo }: Pick<Table, 'todo'>): boolean {
  return todo.at(-1)?.kind === 'begin'
}

/** The stack that a player's next choices go on: their own while all choose at the same time, otherwise the table's. */
export function todoOf(state: State, seat: number): Task[] {
  const own = together(state) ? state.todoBySeat?.[seat] : undefined
  return own ?? state.todo
}
