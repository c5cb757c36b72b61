import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { OrreryError } from './errors.ts'

/**
 * Fair shuffles. Before the first move the table draws a secret and publishes its commitment. Then each player's client
 * adds a nonce. The seed is made of both, so neither the table nor a player alone chooses the shuffle; at the end the
 * secret is shown and anybody can check it.
 */
export interface FairShuffle {
  /** SHA-256 of the secret, known to all before any nonce was given. */
  readonly commitment: string
  /** Shown when the game is over: 64 hexadecimal digits. */
  readonly secret: string
  /** One for each seat, in the order of the seats: 32 hexadecimal digits each. */
  readonly nonces: readonly string[]
}

const SECRET = /^[0-9a-f]{64}$/
const NONCE = /^[0-9a-f]{32}$/

const sha256Hex = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))

/** What the table publishes before it asks for nonces. */
export function makeCommitment(secret: string): string {
  return sha256Hex(`orrery-commitment:${parseSecret(secret)}`)
}

/** The seed of the game. Lengths are fixed, so different inputs can never run together into the same text. */
export function makeSeed(secret: string, nonces: readonly string[]): string {
  return sha256Hex(`orrery-seed:${parseSecret(secret)}:${nonces.map(parseNonce).join(':')}`)
}

/** A secret of the table. */
export function parseSecret(value: unknown): string {
  if (typeof value === 'string' && SECRET.test(value)) return value
  throw new OrreryError('bad-seed', 'a secret is 64 hexadecimal digits (0-9, a-f)')
}

/** A player's part of the seed. */
export function parseNonce(value: unknown): string {
  if (typeof value === 'string' && NONCE.test(value)) return value
  throw new OrreryError('bad-seed', `a nonce is 32 hexadecimal digits (0-9, a-f), not ${JSON.stringify(value)}`)
}
