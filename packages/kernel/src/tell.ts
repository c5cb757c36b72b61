import type { GameEvent, Seat } from './game.ts'

/** How a game reports what happens while it applies an action. */
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

/** An event, with the seats that may see it. */
export interface AddressedEvent<E extends GameEvent = GameEvent> {
  readonly event: E
  /** Only this seat sees `event`; without it, everybody does. */
  readonly seat?: Seat
  /** What everybody else sees instead. */
  readonly others?: E
}

/** Ignores all events, for simulation and search. */
export const silent: Tell = {
  all() {},
  one() {},
  reveal() {},
  revealTo() {},
}

/** Collects all events, and notes whether anything hidden came to light. */
export interface EventCollector<E extends GameEvent> extends Tell<E> {
  readonly events: AddressedEvent<E>[]
  revealed: boolean
}

/** A new collector. */
export function collectEvents<E extends GameEvent>(): EventCollector<E> {
  const events: AddressedEvent<E>[] = []
  const private_ = (seat: Seat, event: E, others?: E): void => {
    events.push(others === undefined ? { event, seat } : { event, seat, others })
  }
  return {
    events,
    revealed: false,
    all(event) {
      events.push({ event })
    },
    one: private_,
    reveal(event) {
      this.revealed = true
      events.push({ event })
    },
    revealTo(seat, event, others) {
      this.revealed = true
      private_(seat, event, others)
    },
  }
}

/** The events that a seat, or a spectator, may see. */
export function eventsFor<E extends GameEvent>(events: readonly AddressedEvent<E>[], seat: Seat | undefined): E[] {
  const seen: E[] = []
  for (const { event, seat: only, others } of events) {
    if (only === undefined || only === seat) seen.push(event)
    else if (others !== undefined) seen.push(others)
  }
  return seen
}
