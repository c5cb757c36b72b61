import { type Deny, refusal } from '@orrery/kernel'

/** Every reason to refuse; each has a sentence in every language. */
export type RefusalCode =
  | 'game-over'
  | 'not-your-decision'
  | 'not-now'
  | 'must-leave'
  | 'not-adjacent'
  | 'not-two-steps'
  | 'not-an-opponent'
  | 'retreat-not-adjacent'
  | 'not-looked-at'
  | 'decay-missing'
  | 'fusion-missing'
  | 'fusion-limit'
  | 'pool-short'
  | 'star-owned'
  | 'cannot-pay'
  | 'no-marker'
  | 'dot-taken'
  | 'dot-tried'
  | 'card-not-held'
  | 'wrong-window'
  | 'one-move-card'
  | 'changes-nothing'
  | 'element-empty'
  | 'player-does-not-fit'
  | 'field-is-present'

/** Refuses for a reason of this game. */
export const deny: Deny<RefusalCode> = refusal
