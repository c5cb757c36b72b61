import type { EventOf, Seat } from '@orrery/kernel'

/** Everything that can happen. */
interface EventFields {
  caught: { seat: Seat; value: number }
  burnt: { seat: Seat; value: number; lost: number }
  landed: { seat: Seat; points: number }
}

/** Something that happened. */
export type Event = EventOf<EventFields>
