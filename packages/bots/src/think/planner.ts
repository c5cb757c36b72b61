import { type Action, act, type GameEvent, type GameState, hash, next32, type Rng, type Seat } from '@orrery/kernel'
import type { Player, Question } from '../player.ts'
import { type Line, planTurn } from './beam.ts'
import type { Knowledge } from './knowledge.ts'
import { playOn } from './settle.ts'

/** How a planner thinks. */
export interface Method {
  /** How many ways the hidden cards could lie are thought through. */
  readonly worlds: number
  /** How many states of each length are followed. */
  readonly width: number
  /** How many of them may be of the same lane, where the game has lanes; as many as there are when left out. */
  readonly lane?: number
  /** States to look at for one decision, over all worlds. */
  readonly work: number
  /** How many of the best lines of each world are played on, and for how many turns; none when left out. */
  readonly ahead?: { readonly lines: number; readonly turns: number }
}

/**
 * A player that plans whole turns. It imagines how the hidden things could lie, plans its turn in each of these worlds, and takes the
 * decision that does best over all of them. What follows without a surprise is remembered, so one plan serves many decisions.
 */
export class Planner<S extends GameState, A extends Action, V, E extends GameEvent> implements Player<A, V> {
  readonly name: string
  private readonly knowledge: Knowledge<S, A, V, E>
  private readonly method: Method
  /** What the plan says for views that are still to come, by their hash. */
  private readonly remembered = new Map<string, A>()

  constructor(name: string, knowledge: Knowledge<S, A, V, E>, method: Method) {
    this.name = name
    this.knowledge = knowledge
    this.method = method
  }

  choose(question: Question<A, V>): A {
    const [only] = question.legal
    if (only === undefined) throw new Error(`${this.name} was asked without anything to choose`)
    if (question.legal.length === 1) return only
    const view = question.view()
    const planned = this.remembered.get(hash(view))
    if (planned !== undefined && question.legal.includes(planned)) return planned
    return this.plan(question, view) ?? only
  }

  private plan(question: Question<A, V>, view: V): A | undefined {
    const { seat, rng, budget } = question
    const { worlds, width, lane } = this.method
    const work = Math.max(1, Math.floor((budget?.work ?? this.method.work) / worlds))
    const stop = budget?.stop === undefined ? {} : { stop: budget.stop }
    const lanes = lane === undefined ? {} : { lane }
    const tally = new Tally<S, A>()
    for (let world = 0; world < worlds; world++) {
      if (world > 0 && budget?.stop?.() === true) break
      const state = this.knowledge.game.imagine(view, rng)
      const { lines } = planTurn(this.knowledge, state, seat, { width, work, ...lanes, ...stop })
      tally.add(this.lookAhead(lines, seat), state)
      budget?.progress?.((world + 1) / worlds)
    }
    const best = tally.best(rng)
    if (best === undefined) return undefined
    this.remember(best.state, best.line, seat)
    return best.line.actions[0]
  }

  /** Plays the best lines on, everybody greedy, and values where that leads; lines that look alike now may differ then. */
  private lookAhead(lines: readonly Line<S, A>[], seat: Seat): Line<S, A>[] {
    const { ahead } = this.method
    if (ahead === undefined) return [...lines]
    return lines.slice(0, ahead.lines).map((line) => {
      const later = this.knowledge.game.clone(line.state)
      playOn(this.knowledge, later, ahead.turns)
      return { ...line, value: this.knowledge.value(later, seat) }
    })
  }

  /** Keeps what the line says next, as far as it holds nothing that only the imagined world could know. */
  private remember(start: S, line: Line<S, A>, seat: Seat): void {
    const { game } = this.knowledge
    this.remembered.clear()
    const state = game.clone(start)
    for (const [i, action] of line.actions.entries()) {
      const following = line.actions[i + 1]
      if (following === undefined || act(game, state, seat, action).barrier) return
      if (!game.toAct(state).includes(seat)) return
      this.remembered.set(hash(game.view(state, seat)), following)
    }
  }
}

/** What the worlds say about each first decision. */
class Tally<S, A extends Action> {
  private readonly found = new Map<A, { sum: number; worlds: number; value: number; line: Line<S, A>; state: S }>()
  private worlds = 0

  add(lines: readonly Line<S, A>[], state: S): void {
    this.worlds++
    const best = new Map<A, Line<S, A>>()
    for (const line of lines) {
      const [first] = line.actions
      if (first !== undefined && line.value > (best.get(first)?.value ?? Number.NEGATIVE_INFINITY))
        best.set(first, line)
    }
    for (const [first, line] of best) {
      const before = this.found.get(first)
      if (before === undefined) this.found.set(first, { sum: line.value, worlds: 1, value: line.value, line, state })
      else this.found.set(first, { ...before, sum: before.sum + line.value, worlds: before.worlds + 1 })
    }
  }

  /** The decision with the best mean; one that some worlds did not even consider must be missing there for a reason. */
  best(rng: Rng): { line: Line<S, A>; state: S } | undefined {
    const all = [...this.found.values()]
    const most = Math.max(...all.map((each) => each.worlds))
    const serious = all.filter((each) => each.worlds >= Math.min(most, Math.ceil(this.worlds / 2)))
    const top = Math.max(...serious.map((each) => each.sum / each.worlds))
    const equal = serious.filter((each) => each.sum / each.worlds >= top - 1e-9)
    return equal[equal.length > 1 ? next32(rng) % equal.length : 0]
  }
}
