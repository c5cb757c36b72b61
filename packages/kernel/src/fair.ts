import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { OrreryError } from './errors.ts'
import type { Seat } from './game.ts'
import type { SignedPromise } from './promise.ts'

/**
 * Fair shuffles. The table draws a secret and publishes its commitment. Each player draws a nonce and publishes a binding,
 * which is a commitment too. Only when every seat is bound are the nonces revealed, and the seed is made of the secret and
 * all of them. So nobody, the table included, can choose their part after having seen somebody else's.
 */
export interface FairShuffle {
  /** A SHA-256 of the secret, published before any nonce was given. */
  readonly commitment: string
  /** Revealed when the game is over: 64 hexadecimal digits. */
  readonly secret: string
  /** One for each seat, in the order of the seats: 32 hexadecimal digits each. */
  readonly nonces: readonly string[]
  /** What the server signed: the promise of the new table, and the one with every seat's binding. Unsigned tables have none. */
  readonly promises?: readonly SignedPromise[]
}

/** A player who bound no nonce before the start; like a bot's, their nonce follows from the secret. */
export const UNBOUND = 'none'
/** A seat that was a bot's at the start. */
export const BOT = 'bot'

const SECRET = /^[0-9a-f]{64}$/
const NONCE = /^[0-9a-f]{32}$/
const HASH = /^[0-9a-f]{64}$/

/** More than the seats of any game, so that what is derived here can never be the seed of a game. */
const DERIVED = 99

const sha256Hex = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))

/** What the table publishes before it asks for nonces. */
export function makeCommitment(secret: string): string {
  return sha256Hex(`orrery-commitment:${parseSecret(secret)}`)
}

/**
 * What a player publishes before revealing the nonce. It covers the commitment that the player was shown: a table that
 * shows different commitments to different players is found out by all of them when the nonces are revealed.
 */
export function makeBinding(table: string, commitment: string, nonce: string): string {
  return sha256Hex(`orrery-binding:${table}:${commitment}:${parseNonce(nonce)}`)
}

/** The seed of the game. Lengths are fixed, so different inputs can never run together into the same text. */
export function makeSeed(secret: string, nonces: readonly string[]): string {
  return sha256Hex(`orrery-seed:${parseSecret(secret)}:${nonces.map(parseNonce).join(':')}`)
}

/**
 * The nonce of a bot, or of a player who gave none. It follows from the secret, which was fixed before any player gave a
 * nonce: if it were drawn later, the table could choose the shuffle with it.
 */
export function ownNonce(secret: string, seat: Seat): string {
  const label = seat.toString(16).padStart(32, '0')
  return makeSeed(
    secret,
    Array.from({ length: DERIVED }, () => label),
  ).slice(0, 32)
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

/** A commitment or a binding. */
export function parseHash(value: unknown): string {
  if (typeof value === 'string' && HASH.test(value)) return value
  throw new OrreryError('bad-seed', `a commitment is 64 hexadecimal digits (0-9, a-f), not ${JSON.stringify(value)}`)
}
