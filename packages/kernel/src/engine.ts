import { type Answers, LastAnswers } from './answers.ts'
import type { Action, GameEvent, Seat } from './game.ts'
import { item, NONE } from './lists.ts'
import type { Refusal } from './refusal.ts'
import type { Rng } from './rng-state.ts'
import type { Tell } from './tell.ts'
import type { Vocabulary, Word } from './vocabulary.ts'

/**
 * The rule engine. Pending work is data in the state: a stack of tasks, the next one last. A task is either a decision somebody
 * has to make or a step that happens by itself. Each kind of decision is one object, each kind of step another, and the engine
 * turns the two maps of them into `toAct`, `legal`, `refuse` and `apply` of a game.
 *
 * A game lists the kinds of its tasks with what belongs to each:
 *
 *     interface Decisions { play: { readonly played: number }; draw: object }
 *     interface Steps { 'end-turn': object }
 *
 * `makeEngine<State, Decisions, Steps, Action, Event>` then wants a decision for each key of the first and a step for each key of
 * the second: whatever is missing does not compile. Rules add work by pushing onto `state.todo`, last things first.
 *
 * Seats that decide at the same time have a stack each, `state.todoBySeat`; the table's stack waits until all of them are empty.
 */

/** The tasks of these kinds: plain data, never changed once made, so that copies of a state may share them. */
export type TaskOf<F, K extends keyof F = keyof F> = { [P in K]: { readonly kind: P & string } & F[P] }[K]

/** What a state carries for the engine. The lists themselves are never replaced while a game runs. */
export interface Pending<T> {
  /** Pending work of the table, the next task last. */
  todo: T[]
  /** Pending work of each seat, for games in which several seats decide at the same time. */
  todoBySeat?: T[][] | undefined
}

/** Everything about one kind of decision. `seat` is always the one who decides. */
export interface Decision<S, T, A extends Word, E extends GameEvent> {
  /** Asked even when only one answer is possible, always or in certain states; otherwise a single answer is given automatically. */
  readonly asked?: true | ((state: S) => boolean)
  /** The kinds of actions that answer it. */
  readonly answers: readonly A['kind'][]
  /** Whether there is anything to decide. If not, or if there is no answer, the decision is dropped. */
  open(state: S, seat: Seat, task: T): boolean
  /** Adds the legal answers, in the order of the vocabulary. */
  list(state: S, seat: Seat, task: T, out: Answers<A>): void
  /** Why this answer is not legal, if it is not; its kind is one of `answers`. */
  check(state: S, seat: Seat, task: T, action: A): Refusal | undefined
  /** Carries out a legal answer. The task is already off the stack; whatever is left to do is pushed again. */
  perform(state: S, seat: Seat, task: T, action: A, tell: Tell<E>): void
  /** What happens when the decision is dropped. */
  otherwise?(state: S, seat: Seat, task: T, tell: Tell<E>): void
  /** Reports that the question is asked, where that tells the others something. */
  announce?(state: S, seat: Seat, task: T, tell: Tell<E>): void
}

/** Something that happens by itself when its time has come. The task is already off the stack. */
export interface Step<S, T, E extends GameEvent> {
  run(state: S, seat: Seat, task: T, tell: Tell<E>): void
}

/** The rules of a game: what its kinds of decisions and steps do, and what only the whole game can say. */
export interface Rules<S, D, P, A extends Action, E extends GameEvent> {
  readonly vocabulary: Vocabulary<A>
  readonly decisions: { readonly [K in keyof D]: Decision<S, TaskOf<D, K>, A, E> }
  readonly steps: { readonly [K in keyof P]: Step<S, TaskOf<P, K>, E> }
  /** Whose task this is, for tasks of the table's stack. */
  seatOf(state: S, task: TaskOf<D & P>): Seat
  /** Why a seat may do nothing now: the game is over, or others have to decide. */
  notAsked(state: S, seat: Seat): Refusal
  /** Why an action that does not answer the current question is refused. */
  outOfPlace(state: S, seat: Seat, task: TaskOf<D>, action: A): Refusal
}

/** What the engine makes of a game's rules. The first six are those of `Game`. */
export interface Engine<S, T, A extends Action, E extends GameEvent> {
  toAct(state: S): readonly Seat[]
  legal(state: S, seat: Seat): readonly A[]
  legalCount(state: S, seat: Seat): number
  randomLegal(state: S, seat: Seat, rng: Rng): A
  refuse(state: S, seat: Seat, action: A): Refusal | undefined
  apply(state: S, seat: Seat, action: A, tell: Tell<E>): void
  /** The decision a seat owes now, if any. */
  asked(state: S, seat: Seat): T | undefined
  /** Does pending work until somebody has a choice; a game that was just set up is started with it. */
  advance(state: S, tell: Tell<E>): void
}

/** For a decision that is never dropped. */
export const always = (): boolean => true

/** For a decision whose every answer is legal whenever it is asked. */
export const neverWrong = (): undefined => undefined

interface Task {
  readonly kind: string
}

const doNothing = (): void => undefined

const never = (): boolean => false

/** The lists of seats, by mask. */
const seatLists: (readonly Seat[])[] = []

function seatsIn(mask: number): readonly Seat[] {
  const known = seatLists[mask]
  if (known !== undefined) return known
  const seats = Array.from({ length: 32 - Math.clz32(mask) }, (_, seat) => seat).filter((seat) => (mask >> seat) & 1)
  seatLists[mask] = seats
  return seats
}

/** The next task of a stack. The length is checked first: reading index -1 is slow. */
function topOf<T>(todo: readonly T[]): T | undefined {
  return todo.length === 0 ? undefined : todo[todo.length - 1]
}

function hasWork(stacks: readonly (readonly Task[])[]): boolean {
  for (let seat = 0; seat < stacks.length; seat++) if (item(stacks, seat).length > 0) return true
  return false
}

function othersHaveWork(stacks: readonly (readonly Task[])[], seat: Seat): boolean {
  for (let other = 0; other < stacks.length; other++) if (other !== seat && item(stacks, other).length > 0) return true
  return false
}

/** The rule of one kind of task. All have the same members in the same order, which makes property access fast. */
interface Rule<S, A extends Word, E extends GameEvent> extends Required<Omit<Decision<S, Task, A, E>, 'asked'>> {
  /** Undefined for decisions. */
  readonly run: Step<S, Task, E>['run'] | undefined
  asked(state: S): boolean
}

function makeRules<S, D, P, A extends Action, E extends GameEvent>(
  rules: Rules<S, D, P, A, E>,
): ReadonlyMap<string, Rule<S, A, E>> {
  const decisions: Readonly<Record<string, Decision<S, Task, A, E>>> = { ...rules.decisions }
  const steps: Readonly<Record<string, Step<S, Task, E>>> = { ...rules.steps }
  const made = new Map<string, Rule<S, A, E>>()
  for (const [kind, { asked, answers, open, list, check, perform, otherwise, announce }] of Object.entries(decisions)) {
    made.set(kind, {
      run: undefined,
      asked: asked === true ? always : (asked ?? never),
      answers,
      open,
      list,
      check,
      perform,
      otherwise: otherwise ?? doNothing,
      announce: announce ?? doNothing,
    })
  }
  for (const [kind, { run }] of Object.entries(steps)) {
    made.set(kind, {
      run,
      asked: never,
      answers: [],
      open: always,
      list: doNothing,
      check: neverWrong,
      perform: doNothing,
      otherwise: doNothing,
      announce: doNothing,
    })
  }
  // An action that no decision accepts could never be used.
  const answers = new Set<string>([...made.values()].flatMap((rule) => rule.answers))
  for (const { id, kind } of rules.vocabulary.actions) {
    if (!answers.has(kind)) throw new Error(`no decision takes ${id}`)
  }
  return made
}

/** Finds the rule of a task. */
function makeLookup<S, D, P, A extends Action, E extends GameEvent>(
  rules: Rules<S, D, P, A, E>,
): (task: Task) => Rule<S, A, E> {
  const byKind = makeRules(rules)
  let lastKind = ''
  let lastRule: Rule<S, A, E> | undefined

  // The same kind of task is usually looked up several times in a row.
  return ({ kind }) => {
    if (kind === lastKind && lastRule !== undefined) return lastRule
    const rule = byKind.get(kind)
    if (rule === undefined) throw new Error(`there is no rule for a task of the kind ${kind}`)
    lastKind = kind
    lastRule = rule
    return rule
  }
}

/** Does pending work: the part of an engine that runs steps and drops or answers decisions. */
interface Worker<S, T, A extends Word, E extends GameEvent> {
  /** The questions that have been asked, by seat. They stay, even with one answer left, unless they have none. */
  readonly askedTasks: (Task | undefined)[]
  /** Works through a stack until a question is asked or nothing is left. `owner` is NONE for the table's stack. */
  work(state: S, todo: T[], owner: Seat, tell: Tell<E>): void
  /** The answers of a seat to a question; those found when it was asked, if nothing has changed since. */
  answersTo(state: S, seat: Seat, task: Task): LastAnswers<S, Task, A>
  /** The state is about to change. */
  forgetAnswers(): void
  /** Works through the stacks of all seats, and the table's as soon as no seat has anything left to do; `ready` has just been done. */
  workAll(state: S, stacks: T[][], ready: Seat, tell: Tell<E>): void
}

function makeWorker<S extends Pending<T>, T extends Task, A extends Action, E extends GameEvent>(
  ruleOf: (task: Task) => Rule<S, A, E>,
  seatOf: (state: S, task: T) => Seat,
): Worker<S, T, A, E> {
  const askedTasks: (Task | undefined)[] = []
  // Whether a question has a choice shows only when its answers are listed, and `legal` is asked next: it gets the same answers.
  const answers = new LastAnswers<S, Task, A>()

  function find(state: S, seat: Seat, task: Task, rule: Rule<S, A, E>): void {
    answers.begin(state, seat, task)
    rule.list(state, seat, task, answers)
  }

  function work(state: S, todo: T[], owner: Seat, tell: Tell<E>): void {
    for (let task = topOf(todo); task !== undefined; task = topOf(todo)) {
      if (owner === NONE && state.todoBySeat !== undefined && hasWork(state.todoBySeat)) return
      const seat = owner === NONE ? seatOf(state, task) : owner
      const rule = ruleOf(task)
      if (rule.run !== undefined) {
        todo.pop()
        rule.run(state, seat, task, tell)
        continue
      }
      if (rule.open !== always && !rule.open(state, seat, task)) {
        todo.pop()
        rule.otherwise(state, seat, task, tell)
        continue
      }
      if (rule.asked !== always && !rule.asked(state)) {
        find(state, seat, task, rule)
        if (answers.count < 2) {
          const only = answers.first()
          answers.forget()
          todo.pop()
          if (only === undefined) rule.otherwise(state, seat, task, tell)
          else rule.perform(state, seat, task, only, tell)
          continue
        }
      }
      if (rule.announce !== doNothing) rule.announce(state, seat, task, tell)
      return
    }
  }

  /** Whether a question that was asked before still has an answer: others may have taken what it was about. */
  function holds(state: S, seat: Seat, task: Task): boolean {
    const rule = ruleOf(task)
    if (!rule.open(state, seat, task)) return false
    if (rule.asked(state)) return true
    find(state, seat, task, rule)
    return answers.count > 0
  }

  function answersTo(state: S, seat: Seat, task: Task): LastAnswers<S, Task, A> {
    if (!answers.are(state, seat, task)) find(state, seat, task, ruleOf(task))
    return answers
  }

  function forgetAnswers(): void {
    answers.forget()
  }

  function workAll(state: S, stacks: T[][], ready: Seat, tell: Tell<E>): void {
    let fresh = ready
    for (let again = true; again; ) {
      again = false
      for (let seat = 0; seat < stacks.length; seat++) {
        const todo = item(stacks, seat)
        const task = topOf(todo)
        if (task === undefined || seat === fresh || (task === askedTasks[seat] && holds(state, seat, task))) continue
        work(state, todo, seat, tell)
        askedTasks[seat] = topOf(todo)
        again = true
      }
      fresh = NONE
      if (again || state.todo.length === 0 || hasWork(stacks)) continue
      work(state, state.todo, NONE, tell)
      again = hasWork(stacks)
    }
  }

  return { askedTasks, work, workAll, answersTo, forgetAnswers }
}

/** Makes the engine of a game from its rules. */
export function makeEngine<S extends Pending<TaskOf<D & P>>, D, P, A extends Action, E extends GameEvent>(
  rules: Rules<S, D, P, A, E>,
): Engine<S, TaskOf<D>, A, E> {
  const { seatOf } = rules
  const ruleOf = makeLookup(rules)
  const { askedTasks, work, workAll, answersTo, forgetAnswers } = makeWorker<S, TaskOf<D & P>, A, E>(ruleOf, seatOf)

  function advance(state: S, tell: Tell<E>): void {
    if (state.todoBySeat === undefined) {
      work(state, state.todo, NONE, tell)
      return
    }
    askedTasks.fill(undefined)
    workAll(state, state.todoBySeat, NONE, tell)
  }

  /** The stack with the question that a seat is asked; none when it is asked nothing. */
  function stackOf(state: S, seat: Seat): TaskOf<D & P>[] | undefined {
    const stacks = state.todoBySeat
    const own = stacks?.[seat]
    if (own !== undefined && own.length > 0) return own
    if (stacks !== undefined && hasWork(stacks)) return own
    const task = topOf(state.todo)
    return task !== undefined && seatOf(state, task) === seat ? state.todo : undefined
  }

  function taskOf(state: S, seat: Seat): TaskOf<D & P> | undefined {
    const todo = stackOf(state, seat)
    return todo === undefined ? undefined : topOf(todo)
  }

  const isDecision = (task: Task): task is TaskOf<D> => ruleOf(task).run === undefined

  return {
    advance,
    asked(state, seat) {
      const task = taskOf(state, seat)
      return task !== undefined && isDecision(task) ? task : undefined
    },
    toAct(state) {
      const stacks = state.todoBySeat
      let mask = 0
      if (stacks !== undefined) {
        for (let seat = 0; seat < stacks.length; seat++) if (item(stacks, seat).length > 0) mask |= 1 << seat
      }
      const task = topOf(state.todo)
      return seatsIn(mask === 0 && task !== undefined ? 1 << seatOf(state, task) : mask)
    },
    legal(state, seat) {
      const task = taskOf(state, seat)
      if (task === undefined) return []
      const list = answersTo(state, seat, task).list()
      // Whoever changes a state by hand, as tests do, and asks again gets a new list.
      forgetAnswers()
      return list
    },
    legalCount(state, seat) {
      const task = taskOf(state, seat)
      return task === undefined ? 0 : answersTo(state, seat, task).count
    },
    randomLegal(state, seat, rng) {
      const task = taskOf(state, seat)
      if (task === undefined) throw new Error(`nobody asked seat ${seat} for anything`)
      const action = answersTo(state, seat, task).random(rng)
      forgetAnswers()
      return action
    },
    refuse(state, seat, action) {
      const task = taskOf(state, seat)
      if (task === undefined || !isDecision(task)) return rules.notAsked(state, seat)
      const rule = ruleOf(task)
      if (!rule.answers.includes(action.kind)) return rules.outOfPlace(state, seat, task, action)
      return rule.check(state, seat, task, action)
    },
    apply(state, seat, action, tell) {
      forgetAnswers()
      const stacks = state.todoBySeat
      const todo = stacks === undefined ? state.todo : stackOf(state, seat)
      const task = todo?.pop()
      if (todo === undefined || task === undefined) throw new Error(`nobody asked seat ${seat} for ${action.id}`)
      if (stacks === undefined) {
        ruleOf(task).perform(state, seat, task, action, tell)
        work(state, todo, NONE, tell)
        return
      }
      if (todo === state.todo) {
        ruleOf(task).perform(state, seat, task, action, tell)
        work(state, todo, NONE, tell)
        if (hasWork(stacks)) advance(state, tell)
        return
      }
      const alone = !othersHaveWork(stacks, seat)
      if (!alone) for (let other = 0; other < stacks.length; other++) askedTasks[other] = topOf(item(stacks, other))
      ruleOf(task).perform(state, seat, task, action, tell)
      // The seat that acts continues first; then the others see what that means for them.
      work(state, todo, seat, tell)
      // Most of the time one seat acts while nobody else is asked anything.
      if (alone && todo.length > 0 && !othersHaveWork(stacks, seat)) return
      if (alone) askedTasks.fill(undefined)
      askedTasks[seat] = topOf(todo)
      workAll(state, stacks, seat, tell)
    },
  }
}
