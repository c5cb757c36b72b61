import type { Seat } from './game.ts'
import { item } from './lists.ts'
import { below } from './rng.ts'
import type { Rng } from './rng-state.ts'

/** Where a decision puts its legal answers, one after the other. */
export interface Answers<A> {
  push(action: A): void
}

/**
 * The answers to the last question that was looked at. They are written over those of the question before, so that counting them or
 * choosing one at random creates no list.
 */
export class LastAnswers<S, T extends object, A extends object> implements Answers<A> {
  count = 0
  private readonly found: A[] = []
  private state: S | undefined
  private seat: Seat | undefined
  private task: T | undefined

  push(action: A): void {
    this.found[this.count++] = action
  }

  /** The next answers are those of a seat to this task. */
  begin(state: S, seat: Seat, task: T): void {
    this.count = 0
    this.state = state
    this.seat = seat
    this.task = task
  }

  /** Whether these are the answers of a seat to this task, and nothing has changed since. */
  are(state: S, seat: Seat, task: T): boolean {
    return this.state === state && this.task === task && this.seat === seat
  }

  /** The state is about to change. */
  forget(): void {
    this.state = undefined
  }

  /** The first one; undefined when there is none. */
  first(): A | undefined {
    return this.count === 0 ? undefined : this.found[0]
  }

  /** A list of them. */
  list(): A[] {
    const { found, count } = this
    switch (count) {
      case 1:
        return [item(found, 0)]
      case 2:
        return [item(found, 0), item(found, 1)]
      case 3:
        return [item(found, 0), item(found, 1), item(found, 2)]
      case 4:
        return [item(found, 0), item(found, 1), item(found, 2), item(found, 3)]
      default:
        return found.slice(0, count)
    }
  }

  /** One of them, each with the same chance: the one that `pick` would take from the list. */
  random(rng: Rng): A {
    const chosen = this.found[below(rng, this.count)]
    if (chosen === undefined) throw new RangeError('there is no answer to choose from')
    return chosen
  }
}
