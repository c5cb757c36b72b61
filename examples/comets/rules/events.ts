import type { Seat } from '@orrery/kernel'

/** Everything that can happen. */
export type Event =
  | { readonly type: 'caught'; readonly seat: Seat; readonly value: number }
  | { readonly type: 'burnt'; readonly seat: Seat; readonly value: number; readonly lost: number }
  | { readonly type: 'landed'; readonly seat: Seat; readonly points: number }
