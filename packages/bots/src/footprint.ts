import type { GameEvent, Seat } from '@orrery/kernel'

/** Something of the box that somebody used. */
export interface Use {
  readonly seat: Seat
  /** What kind of thing it is: `ability`, `star`, `upgrade`. */
  readonly kind: string
  readonly id: string
}

/** Points that somebody got. */
export interface Gain {
  readonly seat: Seat
  readonly source: string
  readonly points: number
}

/** How the events of a game are read for statistics, and its views for who began. */
export interface Footprint<E extends GameEvent = GameEvent, V = unknown> {
  /** Who has the first turn, in a view of the start. */
  first(view: V): Seat

  uses(event: E): readonly Use[]
  gain(event: E): Gain | undefined
  /** Everything that could be used, by kind; what never is must show as well. */
  readonly inventory: Readonly<Record<string, readonly string[]>>
}
