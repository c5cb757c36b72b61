import { makeSeed } from '@orrery/kernel'
import type { Table } from './table.ts'

/** More than any game seats, so that what is derived here can never be the seed of a game. */
const DERIVED = 99

/**
 * The nonce the table gives for a bot, or for a player who gave none. It follows from the secret, to which the table was
 * bound before any player gave a nonce: were it drawn later, the table could choose the shuffle with it.
 */
export function ownNonce(secret: string, seat: number): string {
  const label = seat.toString(16).padStart(32, '0')
  return makeSeed(
    secret,
    Array.from({ length: DERIVED }, () => label),
  ).slice(0, 32)
}

/** One nonce for each seat, when all players have given theirs. */
export function allNonces(table: Table): string[] | undefined {
  const nonces: string[] = []
  for (const [seat, sitter] of table.seats.entries()) {
    const nonce = sitter.kind === 'person' ? sitter.nonce : ownNonce(table.secret, seat)
    if (nonce === undefined) return undefined
    nonces.push(nonce)
  }
  return nonces
}
