import { cloneRng, type GameState, type Options, type Pending, type Rng, shuffle, type TaskOf } from '@orrery/kernel'

/** Decisions that a player has to make. */
export interface Decisions {
  /** Catch another comet or land (K2). */
  fly: object
}

/** Things that happen by themselves. */
export interface Steps {
  /** The first comet of a turn, or the end of the game (K2.1, K3.1). */
  'begin-turn': object
}

/** A piece of pending work. */
export type Task = TaskOf<Decisions & Steps>

/** What is on the table. */
export interface State extends GameState, Pending<Task> {
  round: number
  turn: number
  active: number
  /** Face down, the top one last. */
  sky: number[]
  /** The tail of the active player. */
  tail: number[]
  discard: number[]
  points: number[]
  /** The best tail that each player has landed. */
  best: number[]
}

/** How bright comets are (K1.2). */
export const brightness: readonly number[] = [1, 2, 3, 4, 5]

/** How many comets there are of each brightness (K1.2, K1.3). */
const copies = (options: Options): number => (options.short === 'on' ? 2 : 4)

/** The table before the first turn begins. */
export function deal(seats: number, options: Options, rng: Rng): State {
  const own = cloneRng(rng)
  const comets = brightness.flatMap((value) => new Array<number>(copies(options)).fill(value))
  return {
    rng: own,
    round: 1,
    turn: 1,
    active: 0,
    sky: shuffle(own, comets),
    tail: [],
    discard: [],
    points: new Array<number>(seats).fill(0),
    best: new Array<number>(seats).fill(0),
    todo: [{ kind: 'begin-turn' }],
  }
}

/** A copy that shares no mutable part with the original. */
export function clone(state: State): State {
  return {
    ...state,
    rng: cloneRng(state.rng),
    sky: state.sky.slice(),
    tail: state.tail.slice(),
    discard: state.discard.slice(),
    points: state.points.slice(),
    best: state.best.slice(),
    todo: state.todo.slice(),
  }
}
