import { type Deny, refusal } from '@orrery/kernel'

/** Reasons to refuse an action. */
export type RefusalCode = 'over' | 'not-your-turn'

/** Refuses an action. */
export const deny: Deny<RefusalCode> = refusal
