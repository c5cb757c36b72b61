import { type Deny, refusal, type Seat } from '@orrery/kernel'

/** Everything that can be told. */
export type Event =
  | { readonly type: 'caught'; readonly seat: Seat; readonly value: number }
  | { readonly type: 'burnt'; readonly seat: Seat; readonly value: number; readonly lost: number }
  | { readonly type: 'landed'; readonly seat: Seat; readonly points: number }

/** Reasons to refuse an action. */
export type RefusalCode = 'over' | 'not-your-turn'

/** Refuses an action. */
export const deny: Deny<RefusalCode> = refusal
