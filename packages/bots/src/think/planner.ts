import { type Action, act, type GameEvent, type GameState, hash, next32, type Rng, type Seat } from '@orrery/kernel'
import type { Budget, Player, Question } from '../player.ts'
import { type Ahead, lookAhead } from './ahead.ts'
import { type Breadth, type Line, planTurn, WIDE } from './beam.ts'
import { type Beginning, Beginnings, type Trial, tryBeginning } from './beginnings.ts'
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
  /**
   * A turn is first planned this wide, and then as wide, up to `width`, as the work allows: a turn with few possibilities is searched more widely than one with
   * many, and both take about the same time. Always `width` when left out.
   */
  readonly probe?: number
  /** The share of the work for planning again in a turn that was planned before, after something unknown has shown itself; all of it when left out. */
  readonly again?: number
  /** How the best lines of each world are played on; not at all when left out. */
  readonly ahead?: Ahead
  /** How beginnings of the turn are compared, each in every world, instead of the best lines of each world; not at all when left out. */
  readonly trial?: Trial
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
  /** The turn that was planned last. */
  private turn = -1

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
    if (this.method.trial !== undefined) return this.compare(question, view, this.method.trial)
    const { seat, rng, budget } = question
    const { worlds, ahead } = this.method
    const tally = new Tally<S, A>()
    const report = makeReport(budget, worlds * (ahead === undefined ? 1 : 2))
    const stop = budget?.stop === undefined ? {} : { stop: budget.stop }
    for (let world = 0; world < worlds; world++) {
      if (world > 0 && budget?.stop?.() === true) break
      const state = this.knowledge.game.imagine(view, rng)
      const watch = { ...stop, ...report.part() }
      const breadth = this.probed(state, seat, { ...this.breadth(budget), ...stop })
      const { lines } = planTurn(this.knowledge, state, seat, { ...breadth, ...watch })
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
    this.remember(best.state, best.line.actions, seat)
    return best.line.actions[0]
  }

  /** Plans the turn in every world, and tries the beginnings found there in all of them: so none is better only because its world is. */
  private compare(question: Question<A, V>, view: V, trial: Trial): A | undefined {
    const { seat, rng, budget } = question
    const { worlds } = this.method
    const report = makeReport(budget, 2 * worlds)
    const stop = budget?.stop === undefined ? {} : { stop: budget.stop }
    const states: S[] = []
    const beginnings = new Beginnings(this.knowledge, seat)
    for (let world = 0; world < worlds; world++) {
      if (world > 0 && budget?.stop?.() === true) break
      const state = this.knowledge.game.imagine(view, rng)
      const watch = { ...stop, ...report.part() }
      const { lines } = planTurn(this.knowledge, state, seat, { ...this.breadth(budget), ...watch })
      beginnings.add(state, lines, trial)
      states.push(state)
      report.done()
    }
    const contest = new Contest(beginnings.best(trial.beginnings))
    // A budget from outside holds for trying as well.
    const limit = budget?.work ?? Number.POSITIVE_INFINITY
    let work = 0
    for (const [world, state] of states.entries()) {
      const values: number[] = []
      for (const { actions } of contest.open()) {
        if (work >= limit || budget?.stop?.() === true) break
        const tried = tryBeginning(this.knowledge, state, seat, actions, trial)
        work += tried.work
        values.push(tried.value)
        report.part().progress?.(values.length / contest.size, contest.leader()?.actions[0])
      }
      contest.add(values)
      if (trial.halving !== undefined && (world + 1) % trial.halving === 0) contest.halve()
      report.done()
    }
    const best = contest.leader()
    const [first] = states
    if (best === undefined || first === undefined) return undefined
    this.remember(first, best.actions, seat)
    return best.actions[0]
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

  /** As wide as the work allows, by what a narrow plan of the same turn took. */
  private probed(state: S, seat: Seat, breadth: Breadth): Breadth {
    const { probe, again = 1 } = this.method
    if (probe === undefined) return breadth
    const { turn } = this.knowledge.game.moment(state)
    const allowed = turn === this.turn ? again * breadth.work : breadth.work
    this.turn = turn
    const { work } = planTurn(this.knowledge, state, seat, { ...breadth, width: probe })
    const affordable = Math.floor((probe * (WIDE * allowed - work)) / Math.max(1, work))
    return { ...breadth, width: Math.max(probe, Math.min(breadth.width, affordable)) }
  }

  /** Keeps what the line says next, as far as it holds nothing that only the imagined world could know. */
  private remember(start: S, actions: readonly A[], seat: Seat): void {
    const { game } = this.knowledge
    this.remembered.clear()
    const state = game.clone(start)
    for (const [i, action] of actions.entries()) {
      const following = actions[i + 1]
      if (following === undefined || act(game, state, seat, action).barrier) return
      if (!game.toAct(state).includes(seat)) return
      this.remembered.set(hash(game.view(state, seat)), following)
    }
  }
}

/** Beginnings that are tried in one world after the other. */
class Contest<A> {
  private list: { readonly beginning: Beginning<A>; sum: number }[]

  constructor(beginnings: readonly Beginning<A>[]) {
    this.list = beginnings.map((beginning) => ({ beginning, sum: 0 }))
  }

  get size(): number {
    return this.list.length
  }

  /** Those that are still to be compared; a single one needs no trial. */
  open(): readonly Beginning<A>[] {
    return this.list.length > 1 ? this.list.map(({ beginning }) => beginning) : []
  }

  /** What all of them came to in a world. Sums over different worlds do not compare: a world counts for all or for none. */
  add(values: readonly number[]): void {
    if (values.length === this.list.length) for (const [i, each] of this.list.entries()) each.sum += values[i] ?? 0
  }

  /** Gives up the worse half; the two best are compared to the end. */
  halve(): void {
    const keep = Math.max(2, Math.ceil(this.list.length / 2))
    const bar = this.list.map(({ sum }) => sum).sort((a, b) => b - a)[keep - 1] ?? Number.NEGATIVE_INFINITY
    this.list = this.list.filter(({ sum }) => sum >= bar)
  }

  /** The best so far, the first of equals. */
  leader(): Beginning<A> | undefined {
    let best = this.list[0]
    for (const each of this.list) if (best !== undefined && each.sum > best.sum) best = each
    return best?.beginning
  }
}

/** What the worlds say about each first decision. */
class Tally<S, A extends Action> {
  private readonly found = new Map<A, { sum: number; worlds: number; line: Line<S, A>; state: S }>()
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
      if (before === undefined) this.found.set(first, { sum: line.value, worlds: 1, line, state })
      else this.found.set(first, { ...before, sum: before.sum + line.value, worlds: before.worlds + 1 })
    }
  }

  /** A line with the best first decision on the mean; one that some worlds did not even consider must be missing there for a reason. */
  best(rng: Rng): { line: Line<S, A>; state: S } | undefined {
    const all = [...this.found.values()]
    const most = Math.max(...all.map((each) => each.worlds))
    const serious = all.filter((each) => each.worlds >= Math.min(most, Math.ceil(this.worlds / 2)))
    const top = Math.max(...serious.map((each) => each.sum / each.worlds))
    const equal = serious.filter((each) => each.sum / each.worlds >= top - 1e-9)
    return equal[equal.length > 1 ? next32(rng) % equal.length : 0]
  }
}
