import { type Action, type GameEvent, type GameState, hash, type Seat, silent } from '@orrery/kernel'
import { valueOfEnd } from './ends.ts'
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
  /** Called for every length with how far the planning has come, from 0 to 1, and how the best line so far begins. */
  progress?(share: number, best?: Action): void
}

/** A state on the way, with the way that led there. */
interface Node<S, A> {
  /** Missing as long as it is only sketched. */
  state: S | undefined
  readonly value: number
  readonly action: A
  readonly before: Node<S, A> | undefined
}

/** No turn of any game is longer; a line that gets there is not followed further. */
const LONGEST = 80

/** No action of any game takes more decisions. */
const DEEPEST = 12

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
  const ends: Node<S, A>[] = []
  const next: Node<S, A>[] = []
  const explorer = new Explorer(knowledge, start, seat, ends, next)
  let beam: (Node<S, A> | undefined)[] = [undefined]
  let spent = false
  for (let length = 0; length < LONGEST && beam.length > 0 && !spent; length++) {
    next.length = 0
    for (const node of beam) {
      explorer.follow(node)
      forget(knowledge, next, breadth)
      spent = (breadth.narrowing !== true && explorer.work >= breadth.work) || (breadth.stop?.() ?? false)
      if (spent) break
    }
    next.sort((a, b) => b.value - a.value)
    beam = explorer.select(next, { ...breadth, width: widthFor(breadth, explorer.work) })
    if (breadth.progress !== undefined) {
      const share = Math.min(1, Math.max(explorer.work / breadth.work, 1 - 0.93 ** length))
      breadth.progress(share, beginningOf([...ends, ...beam]))
    }
  }
  const open = beam.filter((node) => node !== undefined)
  // Out of work in the middle of a turn: the best state on the way is better than nothing. Stopped there, it may be better than the
  // ends found so far, which are those of short turns.
  const found = ends.length === 0 || (spent && breadth.narrowing === true) ? [...ends, ...open] : ends
  const lines: Line<S, A>[] = []
  for (const node of found) {
    if (node.state !== undefined)
      lines.push(lineTo(node, node.state, valueOfEnd(knowledge, node.state, seat, node.value)))
  }
  return { lines: lines.sort((a, b) => b.value - a.value), work: explorer.work }
}

/** Tries actions and sorts what comes of them: ends of the turn, and states to go on from. Each state is looked at once. */
class Explorer<S extends GameState, A extends Action, V, E extends GameEvent> {
  /** States looked at. */
  work = 0
  private readonly seen = new Set<number | string>()
  private readonly turn: number
  private readonly knowledge: Knowledge<S, A, V, E>
  private readonly start: S
  private readonly seat: Seat
  private readonly ends: Node<S, A>[]
  private readonly next: Node<S, A>[]

  constructor(knowledge: Knowledge<S, A, V, E>, start: S, seat: Seat, ends: Node<S, A>[], next: Node<S, A>[]) {
    this.knowledge = knowledge
    this.start = start
    this.seat = seat
    this.ends = ends
    this.next = next
    this.turn = knowledge.game.moment(start).turn
  }

  /** Tries everything from a state; what is only half done is done in all promising ways. */
  follow(node: Node<S, A> | undefined): void {
    for (const child of this.children(node)) {
      if (this.roomFor(child) === 0) {
        this.next.push(child)
        continue
      }
      let unfinished = [child]
      // A step that always leads on to another half step would go on forever.
      for (let depth = 0; unfinished.length > 0 && depth < DEEPEST; depth++) {
        const pending: Node<S, A>[] = []
        let most = 0
        for (const each of unfinished) {
          const room = depth + 1 < DEEPEST ? this.roomFor(each) : 0
          if (room === 0) this.next.push(each)
          else {
            most = Math.max(most, room)
            pending.push(each)
          }
        }
        if (pending.length > most) pending.sort((a, b) => b.value - a.value)
        unfinished = pending.slice(0, most).flatMap((each) => this.children(each))
      }
    }
  }

  /** How many ways to finish what is half done in a state are followed; what is sketched is done. */
  private roomFor({ state }: Node<S, A>): number {
    return state === undefined ? 0 : (this.knowledge.unfinished?.(state, this.seat) ?? 0)
  }

  /** What one decision leads to without ending the turn; ends are put aside. */
  private children(node: Node<S, A> | undefined): Node<S, A>[] {
    const { knowledge, seat, turn } = this
    const { game } = knowledge
    const state = node?.state ?? this.start
    const legal = game.legal(state, seat)
    const children: Node<S, A>[] = []
    for (const action of knowledge.worthwhile?.(state, seat, legal) ?? legal) {
      this.work++
      const sketch = knowledge.sketch?.(state, seat, action)
      if (sketch !== undefined) {
        children.push({ state: undefined, value: knowledge.value(sketch, seat), action, before: node })
        continue
      }
      const child = this.after(state, action)
      if (child === undefined) continue
      const found = { state: child, value: knowledge.value(child, seat), action, before: node }
      if (goesOn(knowledge, child, turn)) children.push(found)
      else this.ends.push(found)
    }
    return children
  }

  /** The state after an action, with everything that others are asked answered; nothing when it is known already. */
  private after(state: S, action: A): S | undefined {
    const { knowledge, seat, seen } = this
    const { game } = knowledge
    const child = knowledge.fork?.(state, seat, action) ?? game.clone(state)
    game.apply(child, seat, action, silent)
    settle(knowledge, child, seat, this.turn)
    const print = knowledge.print?.(child, seat) ?? hash(child)
    // One look into the set instead of two.
    const before = seen.size
    return seen.add(print).size === before ? undefined : child
  }

  /** The best states of a length, at most this many of each lane; those that were only sketched are made now. */
  select(sorted: readonly Node<S, A>[], { width, lane }: Breadth): Node<S, A>[] {
    const { knowledge, seat } = this
    const counts = new Map<number, number>()
    const kept: Node<S, A>[] = []
    for (const node of sorted) {
      if (kept.length >= width) break
      node.state ??= this.after(node.before?.state ?? this.start, node.action)
      if (node.state === undefined) continue
      if (lane !== undefined && knowledge.lane !== undefined) {
        const key = knowledge.lane(node.state, seat)
        const count = counts.get(key) ?? 0
        if (count >= lane) continue
        counts.set(key, count + 1)
      }
      kept.push(node)
    }
    return kept
  }
}

/** In addition to the states that are followed, this many may wait to be compared: of those that are only sketched some may turn out to be known. */
const WAITING = 32

/**
 * Drops states that will not be followed, as soon as enough better ones are known. That does not change what is found, but states that are
 * kept for long are what garbage collection spends its time on.
 */
function forget<S extends GameState, A extends Action, V, E extends GameEvent>(
  { lane }: Knowledge<S, A, V, E>,
  next: Node<S, A>[],
  { width, lane: room }: Breadth,
): void {
  // Where lanes have room of their own, a state may be followed though many others are better.
  if ((lane !== undefined && room !== undefined) || next.length < 2 * (width + WAITING)) return
  next.sort((a, b) => b.value - a.value)
  next.length = width + WAITING
}

/** Up to this share of the work a beam that can get narrower is as wide as it was meant to be. */
export const WIDE = 0.6

/** How many states are still followed after this much work. */
function widthFor({ width, work, narrowing }: Breadth, done: number): number {
  if (narrowing !== true || done < WIDE * work) return width
  return done < work ? Math.max(1, Math.ceil(width / 4)) : 1
}

/** The first decision of the best of these lines. */
function beginningOf<S, A>(nodes: readonly (Node<S, A> | undefined)[]): A | undefined {
  let best: Node<S, A> | undefined
  for (const node of nodes)
    if (node !== undefined && node.value > (best?.value ?? Number.NEGATIVE_INFINITY)) best = node
  while (best?.before !== undefined) best = best.before
  return best?.action
}

function lineTo<S, A>(end: Node<S, A>, state: S, value: number): Line<S, A> {
  const actions: A[] = []
  for (let node: Node<S, A> | undefined = end; node !== undefined; node = node.before) actions.push(node.action)
  return { actions: actions.reverse(), value, state }
}
