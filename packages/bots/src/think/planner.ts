import { type Action, act, type GameEvent, type GameState, hash, next32, type Rng, type Seat } from '@orrery/kernel'
import type { Budget, Player, Question } from '../player.ts'
import { type Ahead, lookAhead } from './ahead.ts'
import { type Breadth, type Line, planTurn } from './beam.ts'
import type { Knowledge } from './knowledge.ts'
import { makeReport } from './report.ts'

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
  /** Whether the beam gets narrower when work runs out, instead of stopping in the middle of a turn. */
  readonly narrowing?: boolean
  /** How the best lines of each world are played on; not at all when left out. */
  readonly ahead?: Ahead
  /** Whether worlds are compared by the lane a line ends in and not by its first decision alone, where the game has lanes. */
  readonly byLane?: boolean
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
    const { worlds, ahead } = this.method
    const { lane } = this.knowledge
    const tally = new Tally<S, A>((line) =>
      this.method.byLane === true && lane !== undefined ? lane(line.state, seat) : line.actions[0],
    )
    const report = makeReport(budget, worlds * (ahead === undefined ? 1 : 2))
    const stop = budget?.stop === undefined ? {} : { stop: budget.stop }
    for (let world = 0; world < worlds; world++) {
      if (world > 0 && budget?.stop?.() === true) break
      const state = this.knowledge.game.imagine(view, rng)
      const watch = { ...stop, ...report.part() }
      const { lines } = planTurn(this.knowledge, state, seat, { ...this.breadth(budget), ...watch })
      report.done()
      if (ahead === undefined) tally.add(lines, state)
      else {
        // A budget from outside holds for playing on as well.
        const limit = budget?.work === undefined ? {} : { work: Math.floor(budget.work / worlds) }
        tally.add(lookAhead(this.knowledge, lines, seat, ahead, { ...stop, ...limit, ...report.part() }), state)
        report.done()
      }
    }
    const best = tally.best(rng)
    if (best === undefined) return undefined
    this.remember(best.state, best.line, seat)
    return best.line.actions[0]
  }

  private breadth(budget: Budget | undefined): Breadth {
    const { worlds, width, lane, narrowing, work } = this.method
    return {
      width,
      work: Math.max(1, Math.floor((budget?.work ?? work) / worlds)),
      ...(lane === undefined ? {} : { lane }),
      ...(narrowing === undefined ? {} : { narrowing }),
    }
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

/** What the worlds say about each kind of line: those with the same first decision, or those that end alike. */
class Tally<S, A extends Action> {
  private readonly found = new Map<
    A | number | undefined,
    { sum: number; worlds: number; value: number; line: Line<S, A>; state: S }
  >()
  private readonly kindOf: (line: Line<S, A>) => A | number | undefined
  private worlds = 0

  constructor(kindOf: (line: Line<S, A>) => A | number | undefined) {
    this.kindOf = kindOf
  }

  add(lines: readonly Line<S, A>[], state: S): void {
    this.worlds++
    const best = new Map<A | number | undefined, Line<S, A>>()
    for (const line of lines) {
      const kind = this.kindOf(line)
      if (line.actions.length > 0 && line.value > (best.get(kind)?.value ?? Number.NEGATIVE_INFINITY))
        best.set(kind, line)
    }
    for (const [kind, line] of best) {
      const before = this.found.get(kind)
      if (before === undefined) this.found.set(kind, { sum: line.value, worlds: 1, value: line.value, line, state })
      else this.found.set(kind, { ...before, sum: before.sum + line.value, worlds: before.worlds + 1 })
    }
  }

  /** A line of the kind with the best mean; one that some worlds did not even consider must be missing there for a reason. */
  best(rng: Rng): { line: Line<S, A>; state: S } | undefined {
    const all = [...this.found.values()]
    const most = Math.max(...all.map((each) => each.worlds))
    const serious = all.filter((each) => each.worlds >= Math.min(most, Math.ceil(this.worlds / 2)))
    const top = Math.max(...serious.map((each) => each.sum / each.worlds))
    const equal = serious.filter((each) => each.sum / each.worlds >= top - 1e-9)
    return equal[equal.length > 1 ? next32(rng) % equal.length : 0]
  }
}
