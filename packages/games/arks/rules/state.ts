import { at, cloneRng, copyShort, type GameState, item, type Rng } from '@orrery/kernel'
import { sources } from '../components/basics.ts'
import { numbersOf } from '../sets/loaded.ts'
import { CARGO_HOLDS, FIELDS, MAIN, PORTAL_FIELD, RESOURCES } from './tables.ts'
import type { Task } from './tasks.ts'

/** The Automa as a player; it has no seat. */
export const AUTOMA = 1

/**
 * What is on the table. Cards, slots, resources and so on are numbers into the component lists; `a * b + c` tables are
 * flat. A player is a seat, or the Automa. Lists that are `readonly` are replaced when something in them changes, so that copies
 * of a state share them.
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
  system: readonly number[]
  /** The slots with a terraformed planet, as a mask. */
  terraformed: number
  /** Levels of the resource tracks, `slot * 4 + resource`. */
  levels: readonly number[]
  /** Fields of the terraforming markers, `slot * 4 + player`; 0 when not on the track. */
  markers: readonly number[]
  /** Who is ahead on each terraforming track, `slot * 4 + place`; -1 after the last. */
  ranking: readonly number[]
  /** Resource markers in the supply. */
  supply: number[]

  /** The field each ark stands on. */
  arks: number[]
  /** Units held, `player * 4 + resource`. */
  cargo: number[]
  upper: readonly (readonly number[])[]
  lower: readonly (readonly number[])[]
  /** The ready specialist tokens of each player, as a mask. */
  ready: readonly number[]
  /** The upgrades whose colony marker is released, as a mask for each player. */
  upgrades: readonly number[]
  /** How often Engines were bought. */
  engines: readonly number[]
  /** Markers in the pool. */
  colonyPool: readonly number[]
  outpostPool: readonly number[]
  terraformPool: readonly number[]
  /** The slots with a colony or an outpost of each player, as masks. */
  colonies: readonly number[]
  outposts: readonly number[]
  /** Survivor cards below and beside the bridge card. */
  carried: readonly (readonly number[])[]
  settled: readonly (readonly number[])[]
  /** Points by source, `player * 8 + source`. */
  points: readonly number[]
  /** The Automa's crew cards in the order they were gained. */
  automaCrew: readonly number[]
  /** The Automa card being carried out; -1 otherwise. */
  automaCard: number

  /** The decks; the next card is the last one. */
  planetDeck: readonly number[]
  crewDeck: readonly number[]
  survivorDeck: readonly number[]
  automaDeck: readonly number[]
  crewDiscard: readonly number[]
  survivorDiscard: readonly number[]
  automaDiscard: readonly number[]
  /** The open crew cards; -1 where a place is empty. */
  cantina: number[]
}

/** A copy of what each seat still chooses: nothing once the game has begun. */
function cloneStacks(stacks: readonly (readonly Task[])[]): Task[][] {
  const copy: Task[][] = []
  for (let seat = 0; seat < stacks.length; seat++) {
    const todo = item(stacks, seat)
    copy.push(todo.length === 0 ? [] : todo.slice())
  }
  return copy
}

/** A copy that shares nothing `apply` could change: tasks are never changed, and lists that are `readonly` are replaced when something changes. */
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
    todoBySeat: state.todoBySeat === undefined ? undefined : cloneStacks(state.todoBySeat),
    system: state.system,
    terraformed: state.terraformed,
    levels: state.levels,
    markers: state.markers,
    ranking: state.ranking,
    supply: copyShort(state.supply),
    arks: copyShort(state.arks),
    cargo: state.cargo.slice(),
    upper: state.upper,
    lower: state.lower,
    ready: state.ready,
    upgrades: state.upgrades,
    engines: state.engines,
    colonyPool: state.colonyPool,
    outpostPool: state.outpostPool,
    terraformPool: state.terraformPool,
    colonies: state.colonies,
    outposts: state.outposts,
    carried: state.carried,
    settled: state.settled,
    points: state.points,
    automaCrew: state.automaCrew,
    automaCard: state.automaCard,
    planetDeck: state.planetDeck,
    crewDeck: state.crewDeck,
    survivorDeck: state.survivorDeck,
    automaDeck: state.automaDeck,
    crewDiscard: state.crewDiscard,
    survivorDiscard: state.survivorDiscard,
    automaDiscard: state.automaDiscard,
    cantina: copyShort(state.cantina),
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
