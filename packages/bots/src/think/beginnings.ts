import { type Action, act, type GameEvent, type GameState, hash, type Seat, silent } from '@orrery/kernel'
import { planOn } from './ahead.ts'
import { type Line, planTurn } from './beam.ts'
import { valueOfEnd } from './ends.ts'
import type { Knowledge } from './knowledge.ts'
import { goesOn, settle } from './settle.ts'

/** How beginnings of a turn are compared: each of them in every world. */
export interface Trial {
  /** How many different beginnings are compared. */
  readonly beginnings: number
  /** After every this many worlds the worse half of the beginnings is given up; none before the end when left out. */
  readonly halving?: number
  /** How many of those that a world comes upon may lead to the same lane, where the game has lanes; as many as there are when left out. */
  readonly lane?: number
  /** How wide the rest of the turn, and each turn after it, is planned. */
  readonly width: number
  /** How many states of one lane are followed there, where the game has lanes; as many as there are when left out. */
  readonly within?: number
  /** How many turns of anybody are played on after this one. */
  readonly turns: number
  /** How much of the value comes from playing on, the rest from the end of the turn. */
  readonly weight: number
}

/** The part of a turn that can be played before something unknown shows itself. */
export interface Beginning<A> {
  /** Beginnings with the same key lead to the same, whatever the order of their actions. */
  readonly key: string
  readonly actions: readonly A[]
  /** How it compares with the best of each world, summed up over the worlds; never positive. */
  deficit: number
  /** In how many worlds it was found. */
  worlds: number
}

/** The beginnings that the best lines of several worlds have, each once. */
export class Beginnings<S extends GameState, A extends Action, V, E extends GameEvent> {
  private readonly knowledge: Knowledge<S, A, V, E>
  private readonly seat: Seat
  private readonly found = new Map<string, Beginning<A>>()
  private readonly print: (state: S) => number | string
  private worlds = 0
  private lowest = 0

  /** `print` tells the states before a surprise apart; where it looks at hidden things, worlds have no beginnings in common. */
  constructor(
    knowledge: Knowledge<S, A, V, E>,
    seat: Seat,
    print = (state: S): number | string => knowledge.print?.(state, seat) ?? hash(state),
  ) {
    this.knowledge = knowledge
    this.seat = seat
    this.print = print
  }

  /** Takes note of how the best lines of a world begin. */
  add(start: S, lines: readonly Line<S, A>[], { beginnings, lane: room }: Trial): void {
    const top = lines[0]?.value ?? 0
    const here = new Map<string, { actions: readonly A[]; deficit: number }>()
    const counts = new Map<number, number>()
    for (const line of lines) {
      // Worlds do not agree on which are the best, so each of them names a few more.
      if (here.size >= 2 * beginnings) break
      if (line.actions.length === 0) continue
      const lane = room === undefined ? undefined : this.knowledge.lane?.(line.state, this.seat)
      const count = lane === undefined ? 0 : (counts.get(lane) ?? 0)
      if (count >= (room ?? Number.POSITIVE_INFINITY)) continue
      const { key, actions } = this.beginningOf(start, line.actions)
      // Lines are sorted: the first with a beginning is the best with it.
      if (here.has(key)) continue
      here.set(key, { actions, deficit: line.value - top })
      if (lane !== undefined) counts.set(lane, count + 1)
    }
    for (const [key, { actions, deficit }] of here) {
      this.lowest = Math.min(this.lowest, deficit)
      const before = this.found.get(key)
      if (before === undefined) this.found.set(key, { key, actions, deficit, worlds: 1 })
      else {
        before.deficit += deficit
        before.worlds++
      }
    }
    this.worlds++
  }

  /** The most promising ones; what a world did not come upon counts there as the worst that was found. */
  best(count: number): Beginning<A>[] {
    const worth = ({ deficit, worlds }: Beginning<A>): number => deficit + this.lowest * (this.worlds - worlds)
    return [...this.found.values()].sort((a, b) => worth(b) - worth(a)).slice(0, count)
  }

  /** How these actions begin, up to the first thing that only this world could know. */
  beginningOf(start: S, line: readonly A[]): { key: string; actions: readonly A[] } {
    const { game } = this.knowledge
    const state = game.clone(start)
    const length =
      1 +
      line.findIndex((action) => {
        const { barrier } = act(game, state, this.seat, action)
        return barrier || !game.toAct(state).includes(this.seat)
      })
    const actions = length > 0 ? line.slice(0, length) : line
    const last = actions.at(-1)
    if (last === undefined) return { key: '', actions }
    // What the surprise shows differs from world to world, so the state before it tells beginnings apart.
    const before = game.clone(start)
    for (const action of actions.slice(0, -1)) game.apply(before, this.seat, action, silent)
    return { key: `${this.print(before)}:${last.id}`, actions }
  }
}

/** What a beginning leads to in a world, with the rest of the turn and some turns after it planned; and the states looked at for it. */
export function tryBeginning<S extends GameState, A extends Action, V, E extends GameEvent>(
  knowledge: Knowledge<S, A, V, E>,
  start: S,
  seat: Seat,
  actions: readonly A[],
  trial: Trial,
): { value: number; work: number } {
  const { game } = knowledge
  const { turn } = game.moment(start)
  const breadth = {
    width: trial.width,
    work: Number.POSITIVE_INFINITY,
    ...(trial.within === undefined ? {} : { lane: trial.within }),
  }
  let state = game.clone(start)
  let work = 0
  for (const action of actions) {
    game.apply(state, seat, action, silent)
    settle(knowledge, state, seat, turn)
  }
  if (goesOn(knowledge, state, turn)) {
    const rest = planTurn(knowledge, state, seat, breadth)
    work += rest.work
    state = rest.lines[0]?.state ?? state
  }
  const now = valueOfEnd(knowledge, state, seat)
  if (trial.weight === 0) return { value: now, work }
  const later = planOn(knowledge, state, trial.turns, trial.width, trial.within)
  const value = trial.weight * valueOfEnd(knowledge, later.state, seat) + (1 - trial.weight) * now
  return { value, work: work + later.work }
}
