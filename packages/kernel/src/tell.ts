import type { GameEvent, Seat } from './game.ts'

/** How a game tells what happened while it applies an action. */
export interface Tell<E extends GameEvent = GameEvent> {
  /** Everybody may see this. */
  all(event: E): void
  /** Only this seat may see the event; everybody else gets `others`, or nothing. */
  one(seat: Seat, event: E, others?: E): void
  /** Something hidden was turned up for everybody: undo stops here. */
  reveal(event: E): void
  /** Something hidden was shown to this seat: undo stops here. */
  revealTo(seat: Seat, event: E, others?: E): void
}

/** An event with who may see what of it. */
export interface Told<E extends GameEvent = GameEvent> {
  readonly event: E
  /** Only this seat sees `event`; everybody when left out. */
  readonly seat?: Seat
  /** What everybody else sees instead. */
  readonly others?: E
}

/** A teller that listens to nothing, for simulation and search. */
export const silent: Tell = {
  all() {},
  one() {},
  reveal() {},
  revealTo() {},
}

/** A teller that keeps everything, and whether anything hidden came to light. */
export interface Listener<E extends GameEvent> extends Tell<E> {
  readonly told: Told<E>[]
  revealed: boolean
}

/** A fresh listener. */
export function listen<E extends GameEvent>(): Listener<E> {
  const told: Told<E>[] = []
  const private_ = (seat: Seat, event: E, others?: E): void => {
    told.push(others === undefined ? { event, seat } : { event, seat, others })
  }
  return {
    told,
    revealed: false,
    all(event) {
      told.push({ event })
    },
    one: private_,
    reveal(event) {
      this.revealed = true
      told.push({ event })
    },
    revealTo(seat, event, others) {
      this.revealed = true
      private_(seat, event, others)
    },
  }
}

/** What a seat, or a spectator, gets to see of what was told. */
export function eventsFor<E extends GameEvent>(told: readonly Told<E>[], seat: Seat | undefined): E[] {
  const seen: E[] = []
  for (const { event, seat: only, others } of told) {
    if (only === undefined || only === seat) seen.push(event)
    else if (others !== undefined) seen.push(others)
  }
  return seen
}
