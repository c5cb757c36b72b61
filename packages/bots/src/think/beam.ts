import { type Action, type GameEvent, type GameState, hash, type Seat, silent } from '@orrery/kernel'
import type { Knowledge } from './knowledge.ts'
import { goesOn, settle } from './settle.ts'

/** A way to play a turn to its end. */
export interface Line<S, A> {
  readonly actions: readonly A[]
  readonly value: number
  /** The state after it. */
  readonly state: S
}

/** How wide and how long to look. */
export interface Breadth {
  /** How many states of each length are followed further. */
  readonly width: number
  /** How many of them may be of the same lane, where the game has lanes; as many as there are when left out. */
  readonly lane?: number
  /** States to look at, at the most. */
  readonly work: number
  /** Whether to get narrower when work runs out, so that the turn is always planned to its end. */
  readonly narrowing?: boolean
  /** Asked for every state that is followed whether to stop at once. */
  stop?(): boolean
  /** Told for every length how far the planning has come, from 0 to 1. */
  progress?(share: number): void
}

/** A state on the way, with the way that led there. */
interface Node<S, A> {
  readonly state: S
  readonly value: number
  readonly action: A
  readonly before: Node<S, A> | undefined
}

/** No turn of any game is longer; a line that gets there is not followed further. */
const LONGEST = 80

/**
 * Plans a whole turn: of all states that a number of decisions can lead to, the most promising are followed further, until the
 * turn is over. Decisions whose order does not matter lead to the same state, which is looked at once.
 */
export function planTurn<S extends GameState, A extends Action, V, E extends GameEvent>(
  knowledge: Knowledge<S, A, V, E>,
  start: S,
  seat: Seat,
  breadth: Breadth,
): { lines: Line<S, A>[]; work: number } {
  const { game } = knowledge
  const { turn } = game.moment(start)
  const seen = new Set<number | string>()
  const ends: Node<S, A>[] = []
  let beam: (Node<S, A> | undefined)[] = [undefined]
  let work = 0
  let spent = false
  for (let length = 0; length < LONGEST && beam.length > 0 && !spent; length++) {
    const next: Node<S, A>[] = []
    for (const node of beam) {
      const state = node?.state ?? start
      const legal = game.legal(state, seat)
      for (const action of knowledge.worthwhile?.(state, seat, legal) ?? legal) {
        const child = knowledge.fork?.(state, seat, action) ?? game.clone(state)
        game.apply(child, seat, action, silent)
        settle(knowledge, child, seat, turn)
        work++
        const over = !goesOn(knowledge, child, turn)
        const print = knowledge.print?.(child, seat) ?? hash(child)
        if (seen.has(print)) continue
        seen.add(print)
        const found = { state: child, value: knowledge.value(child, seat), action, before: node }
        if (over) ends.push(found)
        else next.push(found)
      }
      spent = (breadth.narrowing !== true && work >= breadth.work) || (breadth.stop?.() ?? false)
      if (spent) break
    }
    next.sort((a, b) => b.value - a.value)
    beam = select(knowledge, next, seat, { ...breadth, width: widthFor(breadth, work) })
    breadth.progress?.(Math.min(1, Math.max(work / breadth.work, 1 - 0.93 ** length)))
  }
  const open = beam.filter((node) => node !== undefined)
  // Out of work in the middle of a turn: the best state on the way is better than nothing.
  const found = ends.length > 0 ? ends : open
  return { lines: found.map(lineTo).sort((a, b) => b.value - a.value), work }
}

/** How many states are followed after so much work. */
function widthFor({ width, work, narrowing }: Breadth, done: number): number {
  if (narrowing !== true || done < 0.6 * work) return width
  return done < work ? Math.max(1, Math.ceil(width / 4)) : 1
}

/** The best states of a length, so many of each lane at the most. */
function select<S extends GameState, A extends Action, V, E extends GameEvent>(
  knowledge: Knowledge<S, A, V, E>,
  sorted: readonly Node<S, A>[],
  seat: Seat,
  { width, lane }: Breadth,
): Node<S, A>[] {
  if (lane === undefined || knowledge.lane === undefined || sorted.length <= lane) return sorted.slice(0, width)
  const counts = new Map<number, number>()
  const kept: Node<S, A>[] = []
  for (const node of sorted) {
    if (kept.length >= width) break
    const key = knowledge.lane(node.state, seat)
    const count = counts.get(key) ?? 0
    if (count >= lane) continue
    counts.set(key, count + 1)
    kept.push(node)
  }
  return kept
}

function lineTo<S, A>(end: Node<S, A>): Line<S, A> {
  const actions: A[] = []
  for (let node: Node<S, A> | undefined = end; node !== undefined; node = node.before) actions.push(node.action)
  return { actions: actions.reverse(), value: end.value, state: end.state }
}
