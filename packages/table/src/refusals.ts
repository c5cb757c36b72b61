import type { Refusal } from '@orrery/kernel'
import type { Row } from './rows.ts'

/** Why a table refuses a command, with the rule that forbids it (the README numbers them). */
export const tableRules = {
  'not-allowed': 'T1',
  'not-host': 'T1',
  'not-yours': 'T1',
  'wrong-code': 'T1',
  'unknown-game': 'T2',
  'unknown-level': 'T2',
  'bad-seats': 'T2',
  'bad-seat': 'T2',
  'bad-option': 'T2',
  'bad-clock': 'T2',
  'seat-taken': 'T2',
  'seat-kept': 'T2',
  'table-full': 'T2',
  'already-seated': 'T2',
  'not-seated': 'T2',
  'open-seats': 'T2',
  'rated-people': 'T2',
  'rated-account': 'T2',
  'rated-advice': 'T2',
  'too-many-tables': 'T2',
  'wrong-phase': 'T3',
  'bad-nonce': 'T4',
  'nonce-given': 'T4',
  'not-bound': 'T4',
  'unknown-action': 'T5',
  'not-your-turn': 'T5',
  stale: 'T5',
  paused: 'T5',
  away: 'T5',
  'nothing-to-undo': 'T6',
  'others-acted': 'T6',
  'too-many-undos': 'T6',
  'turn-lost': 'T7',
  'not-away': 'T7',
  resigned: 'T7',
  'no-clock': 'T8',
  'not-paused': 'T8',
  'nothing-expired': 'T8',
  'bad-text': 'T9',
  'too-long': 'T9',
  'too-fast': 'T9',
  'unknown-emote': 'T9',
  damaged: 'T10',
} as const

/** A refusal of the table itself; a game's own refusals carry the game's own codes. */
export type TableRefusalCode = keyof typeof tableRules

/** What came of a command: rows to store and then to `evolve`, or why not. */
export type Decision =
  /** `done`: this very command (by its `ref`) was carried out before, by the row with this `seq`. */
  { readonly rows: readonly Row[]; readonly done?: number } | { readonly refusal: Refusal }

/** Thrown inside `decide` and turned into a refusal there. */
export class RefusedError extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

/** The error to throw for a refusal. */
export function refused(code: TableRefusalCode, params?: Readonly<Record<string, string | number>>): RefusedError {
  return new RefusedError({ code, rule: tableRules[code], ...(params === undefined ? {} : { params }) })
}
