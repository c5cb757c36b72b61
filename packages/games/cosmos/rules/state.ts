import { at, cloneRng, copyShort, item, NONE, type Rng, type Seat } from '@orrery/kernel'
import { CORNERS, HEXES, SIDES } from './tables.ts'
import type { Task } from './tasks.ts'

/** Where a player stands in the round. */
export type Stage =
  | 'waiting'
  | 'energy'
  /** The energy phase is done before the turn has come (C19.1). */
  | 'collected'
  | 'crafting'
  /** Omega and the confirmation (C13). */
  | 'closing'
  | 'finished'
  /** The hand limit (C14.5). */
  | 'discarding'

/** Where points come from, in the order of `Player.points`. */
export const sourceIds = ['nebulae', 'crystals', 'sets', 'abilities', 'goals', 'lifeForms'] as const
export type SourceId = (typeof sourceIds)[number]

/**
 * One player: galaxy, reserve, hand, time chamber, and the decision under way. Spaces, cards and tiles are numbers. Lists that are
 * `readonly`, here and on the table, are replaced when something in them changes, so that copies of a state share them.
 */
export interface Player {
  /** By corner: 0 empty, 1-4 standard star of element 0-3, 5-8 supernova of element 0-3. */
  stars: readonly number[]
  /** By side: 0 empty, 1 proto, 2 stable. */
  life: readonly number[]
  /** By hex: the tile, or -1. */
  tiles: readonly number[]
  /** The completed hexes, as bits. */
  done: number
  /** Two places for each hex: the life form token, or -1. */
  forms: readonly number[]
  /** The reserve (C9.2): stars by element, proto, tiles in the order they were gained. */
  reserveStars: number[]
  reserveProto: number
  reserveTiles: readonly number[]
  /** Units of supernova, DNA, graviton. */
  tracks: number[]
  /** Energy cards by kind. */
  hand: number[]
  /** The time chamber (C8.1). */
  growing: number
  ready: number
  scored: number
  spent: number
  /** By slot: the ability card, or -1. A card's marker lies in the regulator of its kind (C11.3). */
  slots: readonly number[]
  /** By source. */
  points: readonly number[]
  /** The turn marker: -1 alpha, 0 omega nebula, 1 omega stabilise. */
  marker: number
  stage: Stage
  /** The ability card in use, or -1. */
  card: number
  /** The space or slot the action under way is about, or -1. */
  bound: number
  /** The star (element) or tile taken but not yet placed, or -1. */
  held: number
  /** Ability cards looked at, ascending. */
  looked: readonly number[]
  /** Moves made in this shift, and whether one was with the player's own token. */
  moves: number
  ownMoved: boolean
}

/** The whole table. In every deck and stack the last entry is the top. */
export interface State {
  rng: Rng
  players: Player[]
  /** Pending work of the table, and of each player: several decide at once in faster play (C19.1) and at the hand limit (C14.5). */
  todo: Task[]
  todoBySeat: Task[][]
  /** The set of components; none in version 1, which was stored before there were sets. */
  set?: number
  /** Faster play (C19). */
  fast: boolean
  round: number
  turn: number
  first: number
  /** Whose turn it is; -1 in the end-of-round phase and after the end. */
  active: number
  over: boolean
  /** Dark energy tokens by regulator, and the regulator of each player's token. */
  dark: number[]
  tokens: number[]
  /** Four places with a kind, or -1. */
  row: number[]
  deck: readonly number[]
  /** By kind: a discard pile has no order (C20.7). */
  discard: number[]
  starSupply: number[]
  lifeSupply: number
  crystals: number
  /** Crystals taken from the box after the supply was empty (C8.6). */
  fromBox: number
  stacks: readonly (readonly number[])[]
  abilityDecks: readonly (readonly number[])[]
  goalTrack: readonly number[]
  goalDeck: readonly number[]
  goalsScored: readonly number[]
  goalsOut: readonly number[]
  lifeFormStack: readonly number[]
  lifeFormsOut: readonly number[]
}

/** A player with an empty galaxy and nothing to do. */
export function makePlayer(): Player {
  return {
    stars: new Array<number>(CORNERS).fill(0),
    life: new Array<number>(SIDES).fill(0),
    tiles: new Array<number>(HEXES).fill(NONE),
    done: 0,
    forms: new Array<number>(2 * HEXES).fill(NONE),
    reserveStars: [0, 0, 0, 0],
    reserveProto: 0,
    reserveTiles: [],
    tracks: [0, 0, 0],
    hand: [0, 0, 0, 0],
    growing: 0,
    ready: 0,
    scored: 0,
    spent: 0,
    slots: [NONE, NONE, NONE, NONE],
    points: sourceIds.map(() => 0),
    marker: NONE,
    stage: 'waiting',
    card: NONE,
    bound: NONE,
    held: NONE,
    looked: [],
    moves: 0,
    ownMoved: false,
  }
}

/** A copy of one player; it shares only lists that are replaced and never changed. */
export function clonePlayer(player: Player): Player {
  return {
    stars: player.stars,
    life: player.life,
    tiles: player.tiles,
    done: player.done,
    forms: player.forms,
    reserveStars: copyShort(player.reserveStars),
    reserveProto: player.reserveProto,
    reserveTiles: player.reserveTiles,
    tracks: copyShort(player.tracks),
    hand: copyShort(player.hand),
    growing: player.growing,
    ready: player.ready,
    scored: player.scored,
    spent: player.spent,
    slots: player.slots,
    points: player.points,
    marker: player.marker,
    stage: player.stage,
    card: player.card,
    bound: player.bound,
    held: player.held,
    looked: player.looked,
    moves: player.moves,
    ownMoved: player.ownMoved,
  }
}

/** A copy of the pending work; the tasks themselves never change. Most seats have none. */
function cloneStacks(stacks: readonly (readonly Task[])[]): Task[][] {
  const copy: Task[][] = []
  for (let seat = 0; seat < stacks.length; seat++) {
    const todo = item(stacks, seat)
    copy.push(todo.length === 0 ? [] : todo.slice())
  }
  return copy
}

/** A copy that shares nothing with the original that `apply` could change: lists that are `readonly` are replaced, never changed. */
export function clone(state: State): State {
  const players: Player[] = []
  for (const player of state.players) players.push(clonePlayer(player))
  const copy: State = {
    rng: cloneRng(state.rng),
    players,
    todo: state.todo.slice(),
    todoBySeat: cloneStacks(state.todoBySeat),
    fast: state.fast,
    round: state.round,
    turn: state.turn,
    first: state.first,
    active: state.active,
    over: state.over,
    dark: copyShort(state.dark),
    tokens: copyShort(state.tokens),
    row: copyShort(state.row),
    deck: state.deck,
    discard: copyShort(state.discard),
    starSupply: copyShort(state.starSupply),
    lifeSupply: state.lifeSupply,
    crystals: state.crystals,
    fromBox: state.fromBox,
    stacks: state.stacks,
    abilityDecks: state.abilityDecks,
    goalTrack: state.goalTrack,
    goalDeck: state.goalDeck,
    goalsScored: state.goalsScored,
    goalsOut: state.goalsOut,
    lifeFormStack: state.lifeFormStack,
    lifeFormsOut: state.lifeFormsOut,
  }
  if (state.set !== undefined) copy.set = state.set
  return copy
}

/** How many energy cards a player holds, which everybody sees. */
export const handSize = ({ hand }: Player): number => at(hand, 0) + at(hand, 1) + at(hand, 2) + at(hand, 3)

/** The player of a seat. */
export const playerAt = (state: State, seat: Seat): Player => item(state.players, seat)

/** Gives a seat tasks to do before all others it has, in this order. */
export function push(state: State, seat: Seat, tasks: readonly Task[]): void {
  const todo = item(state.todoBySeat, seat)
  for (let i = tasks.length - 1; i >= 0; i--) todo.push(item(tasks, i))
}

/** Points of all sources together (C10.16). */
export function scoreOf(player: { readonly points: readonly number[] }): number {
  let sum = 0
  for (const points of player.points) sum += points
  return sum
}
