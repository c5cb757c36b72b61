import { OrreryError } from './errors.ts'
import { makeCommitment, makeSeed } from './fair.ts'
import type { Action, Game, GameEvent, GameState } from './game.ts'
import { type GameRecord, replayToEnd } from './record.ts'
import type { Result } from './result.ts'

/** One thing that `verify` checked. */
export interface Check {
  readonly name: 'commitment' | 'derivation' | 'replay'
  readonly ok: boolean
  /** What was compared, in plain English. */
  readonly detail: string
}

/** The outcome of a verification. */
export interface Verdict {
  readonly ok: boolean
  readonly checks: readonly Check[]
  /** The result of the replayed game; absent when it does not replay or is not over. */
  readonly result?: Result
}

/**
 * Checks that a record agrees with itself: the secret with the commitment, the seed with both parts, every action with the rules. That
 * alone does not prove when the commitment was made: whoever writes a record can choose both. Only what a player saw before the game does;
 * `checkShuffle` of `@orrery/kernel/proof` compares the two.
 */
export function verify<S extends GameState, A extends Action, V, E extends GameEvent>(
  game: Game<S, A, V, E>,
  record: GameRecord,
): Verdict {
  const checks: Check[] = []
  const { fair } = record
  if (fair === undefined) {
    const detail = 'the record carries no secret, commitment and nonces: who chose the seed cannot be checked'
    checks.push({ name: 'commitment', ok: false, detail })
  } else {
    checks.push(checkCommitment(fair.secret, fair.commitment))
    checks.push(checkDerivation(fair.secret, fair.nonces, record.seed))
  }
  const { check, result } = checkReplay(game, record)
  checks.push(check)
  const ok = checks.every((each) => each.ok)
  return result === undefined ? { ok, checks } : { ok, checks, result }
}

function checkCommitment(secret: string, commitment: string): Check {
  const ok = makeCommitment(secret) === commitment
  const detail = ok
    ? 'the secret belongs to the commitment in the record'
    : `the secret gives the commitment ${makeCommitment(secret)}, not ${commitment}`
  return { name: 'commitment', ok, detail }
}

function checkDerivation(secret: string, nonces: readonly string[], seed: string): Check {
  const ok = makeSeed(secret, nonces) === seed
  const detail = ok
    ? `the seed follows from the secret and the ${nonces.length} nonces of the players`
    : `the secret and the nonces give the seed ${makeSeed(secret, nonces)}, not ${seed}`
  return { name: 'derivation', ok, detail }
}

/** Replays a record: whether every action was allowed, and the result. */
export function checkReplay<S extends GameState, A extends Action, V, E extends GameEvent>(
  game: Game<S, A, V, E>,
  record: GameRecord,
): { check: Check; result?: Result } {
  try {
    const result = game.result(replayToEnd(game, record))
    const count = `all ${record.actions.length} actions were allowed`
    if (result === undefined) return { check: { name: 'replay', ok: true, detail: `${count}; the game is not over` } }
    return { check: { name: 'replay', ok: true, detail: `${count}; the game is over` }, result }
  } catch (error) {
    if (!(error instanceof OrreryError)) throw error
    return { check: { name: 'replay', ok: false, detail: error.message } }
  }
}
