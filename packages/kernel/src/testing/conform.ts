import { RefusalError } from '../errors.ts'
import type { Action, GameEvent, GameState, Moment, Seat } from '../game.ts'
import { hash } from '../hash.ts'
import { act, begin } from '../play.ts'
import { makeEntry, makeRecord, parseRecord, replayToEnd } from '../record.ts'
import { below, makeRng } from '../rng.ts'
import type { Rng } from '../rng-state.ts'
import { difference } from './difference.ts'
import type { Effort, Kit, Report, Setup } from './kit.ts'
import { Breach, canVary, type Law, watchersOf } from './law.ts'
import { lawsOfChoice } from './laws-of-choice.ts'
import { lawsOfQuestions } from './laws-of-questions.ts'
import { lawsOfSight } from './laws-of-sight.ts'
import { lawsOfState } from './laws-of-state.ts'
import { type Failing, shortest } from './shrink.ts'
import { choose, makeWalker, playAllowed, recordOf } from './walk.ts'

/** Every law that can be checked in a single state. */
export const laws: readonly Law[] = [...lawsOfChoice, ...lawsOfState, ...lawsOfSight, ...lawsOfQuestions]

/** A law that a game breaks, with everything needed to reproduce it. */
export class LawError extends Error {
  readonly law: string
  readonly setup: Setup
  readonly seed: string
  /** The shortest sequence of decisions found that leads to it. */
  readonly actions: readonly string[]

  constructor(game: string, breach: Breach, setup: Setup, seed: string, actions: readonly string[], found: number) {
    const shown = actions.length > 60 ? [...actions.slice(0, 5), '...', ...actions.slice(-50)] : actions
    super(
      [
        `${game} breaks the law "${breach.law}": ${breach.message}`,
        `  set-up: ${JSON.stringify(setup)}, seed ${JSON.stringify(seed)}`,
        `  shortest failing sequence (${actions.length} of ${found} decisions):`,
        ...shown.map((line) => `    ${line}`),
      ].join('\n'),
      { cause: breach },
    )
    this.name = 'LawError'
    this.law = breach.law
    this.setup = setup
    this.seed = seed
    this.actions = actions
  }
}

/** Plays random games and checks the laws in every one of them; throws a `LawError` at the first that is broken. */
export function conform<S extends GameState, A extends Action, V, E extends GameEvent>(
  kit: Kit<S, A, V, E>,
  effort: Effort,
): Report {
  const run = new Run(kit, effort)
  const first = effort.first ?? 0
  for (let k = first; k < first + effort.games; k++) {
    const setup = kit.setups[k % kit.setups.length]
    if (setup === undefined) throw new Error(`the kit of ${kit.game.id} has no set-ups`)
    run.play(setup, `${effort.seed}:${k}`)
    effort.progress?.(k + 1 - first)
  }
  run.checkSecrets()
  return run.report()
}

/** How often a hidden place was imagined, and how often the result differed. */
interface Resampling {
  chances: number
  changes: number
}

class Run<S extends GameState, A extends Action, V, E extends GameEvent> {
  private readonly kit: Kit<S, A, V, E>
  private readonly effort: Effort
  private readonly counts: Record<string, number> = {}
  private readonly resampled = new Map<string, Resampling>()
  private decisions = 0
  private longest = 0
  private slowest = 0

  constructor(kit: Kit<S, A, V, E>, effort: Effort) {
    this.kit = kit
    this.effort = effort
    for (const key of kit.tally?.keys ?? []) this.counts[key] = 0
  }

  /** One random game, from set-up to result. */
  play(setup: Setup, seed: string): void {
    const { game, maxDecisions } = this.kit
    const actions: string[] = []
    const walker = makeWalker(seed)
    const sampler = makeRng(`laws:${seed}`)
    const share = this.effort.share ?? 0.05
    try {
      const state = begin(game, { ...setup, seed })
      let moment = game.moment(state)
      this.look(laws, setup, state, sampler)
      while (game.toAct(state).length > 0) {
        if (actions.length >= maxDecisions)
          throw new Breach('ends', `the game is not over after ${maxDecisions} decisions`)
        const { seat, action } = choose(game, state, walker)
        this.timeLegal(state, seat)
        this.count(this.kit.tally?.action?.(action, state))
        actions.push(makeEntry(seat, action.id))
        const { events } = act(game, state, seat, action)
        for (const { event } of events) this.count(this.kit.tally?.event?.(event))
        moment = this.checkMoment(moment, game.moment(state))
        const over = game.toAct(state).length === 0
        if (over || below(sampler, 1_000_000) < share * 1_000_000) this.look(laws, setup, state, sampler)
      }
      this.checkReplay(setup, seed, actions, state)
    } catch (error) {
      throw this.explain(error, setup, seed, actions)
    }
    this.decisions += actions.length
    this.longest = Math.max(this.longest, actions.length)
  }

  private look(which: readonly Law[], setup: Setup, state: S, rng: Rng): void {
    const refused = (code: string): void => this.count([`refusal:${code}`])
    for (const law of which) law.check({ kit: this.kit, setup, state, rng, refused })
    this.resample(setup, state, rng)
  }

  private resample(setup: Setup, state: S, rng: Rng): void {
    const { game } = this.kit
    for (const seat of watchersOf(setup)) {
      const hidden = this.kit.secrets(state, seat)
      const other = this.kit.secrets(game.imagine(game.view(state, seat), rng), seat)
      for (const [place, value] of Object.entries(hidden)) {
        if (!canVary(value)) continue
        const entry = this.resampled.get(place) ?? { chances: 0, changes: 0 }
        entry.chances++
        if (hash(value) !== hash(other[place] ?? [])) entry.changes++
        this.resampled.set(place, entry)
      }
    }
  }

  /** A place that is never imagined differently is either visible in the view or not imagined at all. */
  checkSecrets(): void {
    for (const [place, { chances, changes }] of this.resampled) {
      if (chances >= 20 && changes === 0) {
        const breach = new Breach(
          'secrets',
          `"${place}" should be hidden, but ${chances} times out of ${chances} it was imagined exactly as it is: a view gives it away`,
        )
        throw new LawError(this.kit.game.id, breach, this.kit.setups[0] ?? { seats: 0 }, this.effort.seed, [], 0)
      }
    }
  }

  private checkMoment(before: Moment, after: Moment): Moment {
    if (after.round < before.round || after.turn < before.turn) {
      throw new Breach(
        'moment',
        `round ${before.round}, turn ${before.turn} is followed by round ${after.round}, turn ${after.turn}`,
      )
    }
    return after
  }

  private checkReplay(setup: Setup, seed: string, actions: readonly string[], state: S): void {
    const { game } = this.kit
    const record = recordOf(game, setup, seed, actions)
    const again = replayToEnd(game, parseRecord(makeRecord(record)))
    if (hash(again) !== hash(state))
      throw new Breach('determinism', `the same seed and actions lead to another state: ${difference(state, again)}`)
  }

  private explain(error: unknown, setup: Setup, seed: string, actions: readonly string[]): LawError {
    const breach = breachOf(error)
    // Only breaches that show in a single state can be searched for in a shorter game; an endless game cannot be shortened.
    const shrinks = breach.law === 'throws' || laws.some((law) => law.name === breach.law)
    const again = (lines: readonly string[]) => this.tryAgain(breach.law, setup, seed, lines)
    const found = shrinks ? shortest(actions, breach, again) : { breach, actions }
    return new LawError(this.kit.game.id, found.breach, setup, seed, found.actions, actions.length)
  }

  /** Plays a shorter sequence and looks for the same breach at its end, a few times, since laws sample. */
  private tryAgain(law: string, setup: Setup, seed: string, lines: readonly string[]): Failing | undefined {
    const { state, actions, error } = playAllowed(this.kit.game, setup, seed, lines)
    if (error !== undefined) return law === 'throws' ? { breach: breachOf(error), actions } : undefined
    const rng = makeRng(`shrink:${seed}`)
    const which = law === 'throws' ? laws : laws.filter((each) => each.name === law)
    for (let tries = 0; tries < 3; tries++) {
      try {
        for (const each of which) each.check({ kit: this.kit, setup, state, rng, refused: () => undefined })
      } catch (caught) {
        const breach = breachOf(caught)
        if (breach.law === law) return { breach, actions }
      }
    }
    return undefined
  }

  private timeLegal(state: S, seat: Seat): void {
    const { clock } = this.effort
    if (clock === undefined) return
    // A pause of the machine is not the game's fault: what looks slow is timed again, and the fastest of three counts.
    let fastest = Number.POSITIVE_INFINITY
    for (let tries = 0; tries < 3 && fastest > this.slowest; tries++) {
      const start = clock()
      this.kit.game.legal(state, seat)
      fastest = Math.min(fastest, clock() - start)
    }
    this.slowest = Math.max(this.slowest, fastest)
  }

  private count(keys: readonly string[] | undefined): void {
    for (const key of keys ?? []) this.counts[key] = (this.counts[key] ?? 0) + 1
  }

  report(): Report {
    const seen = { games: this.effort.games, decisions: this.decisions, longest: this.longest, tally: this.counts }
    return this.effort.clock === undefined ? seen : { ...seen, slowestLegal: this.slowest }
  }
}

/** Translates an error into a breach of a law. A legal action that is refused breaks the agreement of `legal` and `refuse`. */
function breachOf(error: unknown): Breach {
  if (error instanceof Breach) return error
  if (error instanceof RefusalError) return new Breach('refuse-agrees', `a legal action was refused: ${error.message}`)
  return new Breach('throws', error instanceof Error ? (error.stack ?? error.message) : String(error))
}
