import { formatRefusal, type Refusal } from './refusal.ts'

/** What can be wrong with something that came from outside. */
export type ErrorCode =
  | 'unknown-game'
  | 'unknown-action'
  | 'unknown-player'
  | 'bad-seat'
  | 'bad-seats'
  | 'bad-option'
  | 'bad-record'
  | 'bad-model'
  | 'bad-set'
  | 'bad-seed'
  | 'bad-promise'
  | 'bad-puzzles'
  | 'wrong-version'
  | 'refused'

/** Bad input: the message says what was wrong and what would be right. Nothing was changed. */
export class OrreryError extends Error {
  readonly code: ErrorCode

  constructor(code: ErrorCode, message: string) {
    super(message)
    this.name = 'OrreryError'
    this.code = code
  }
}

/** An action that is in the vocabulary but not allowed now. The state is as it was. */
export class RefusalError extends OrreryError {
  readonly refusal: Refusal

  constructor(action: string, refusal: Refusal) {
    super('refused', `${action} is refused: ${formatRefusal(refusal)}`)
    this.name = 'RefusalError'
    this.refusal = refusal
  }
}

/** A broken invariant of our own, with enough in the message to reproduce it. */
export class BrokenError extends Error {
  constructor(what: string, where: Readonly<Record<string, string | number>>, cause?: unknown) {
    const place = Object.entries(where).map(([key, value]) => `${key} ${value}`)
    super(`${what} [${place.join(', ')}]`, { cause })
    this.name = 'BrokenError'
  }
}
