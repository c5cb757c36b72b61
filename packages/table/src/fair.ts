import {
  BOT,
  makeBinding,
  ownNonce,
  promiseText,
  type Receipt,
  receiptText,
  type ShufflePromise,
  type Signature,
  UNBOUND,
} from '@orrery/kernel'
import type { Library } from './library.ts'
import type { Row } from './rows.ts'
import type { Table } from './table.ts'

type Created = Extract<Row, { type: 'created' }>
type Nonce = Extract<Row, { type: 'nonce' }>

/** What the first row of a table promises. */
export function promiseOf({ id, game, version, commitment = '', seq, at }: Created): ShufflePromise {
  return { table: id, game, version, commitment, seq, at }
}

/** What the table promises when the game starts: every seat's binding, including the nonces given together with the start. */
export function lockOf(table: Table, given: readonly Omit<Nonce, 'seq' | 'at'>[], at: number): ShufflePromise {
  const { id, game, version, commitment, options, seq } = table
  const parts = seatParts(table)
  for (const { seat, nonce } of given) parts[seat] = makeBinding(id, commitment, nonce)
  const deal = { options, seats: parts }
  return { table: id, game, version, commitment, seq: seq + given.length + 1, at, deal }
}

/** What each seat is bound to: the binding of a nonce, `bot`, or `none`. A nonce that was given openly binds as well. */
export function seatParts(table: Table): string[] {
  return table.seats.map((occupant) => {
    if (occupant.kind === 'bot') return BOT
    if (occupant.kind === 'open') return UNBOUND
    if (occupant.binding !== undefined) return occupant.binding
    return occupant.nonce === undefined ? UNBOUND : makeBinding(table.id, table.commitment, occupant.nonce)
  })
}

/** Signs a promise, if there is a signer. */
export function signPromise({ signer }: Library, promise: ShufflePromise): Signature | undefined {
  return signer && { key: signer.key, signature: signer.sign(promiseText(promise)) }
}

/** Signs a receipt, if there is a signer. */
export function signReceipt({ signer }: Library, receipt: Receipt): Signature | undefined {
  return signer && { key: signer.key, signature: signer.sign(receiptText(receipt)) }
}

/**
 * Refuses rows in an order that would let somebody choose a part of the shuffle after seeing another's. `decide` never produces such a
 * row; one that is in a log got there by other means.
 */
export function checkRow(table: Table, row: Row): void {
  if (table.bound !== true) return
  if (row.type === 'bound' && table.phase !== 'open') {
    throw new Error(`row ${row.seq} of table ${table.id} binds a seat after the start`)
  }
  if (row.type !== 'nonce' || row.own === true) return
  const occupant = table.seats[row.seat]
  const binding = occupant?.kind === 'person' ? occupant.binding : undefined
  if (binding === undefined && table.phase !== 'open') {
    throw new Error(`row ${row.seq} of table ${table.id} is a nonce that nobody was bound to`)
  }
  if (binding !== undefined && binding !== makeBinding(table.id, table.commitment, row.nonce)) {
    throw new Error(`row ${row.seq} of table ${table.id} is another nonce than the seat was bound to`)
  }
}

/** One nonce for each seat, when all players who are bound to one have revealed it. */
export function allNonces(table: Table): string[] | undefined {
  const nonces: string[] = []
  for (const [seat, occupant] of table.seats.entries()) {
    const nonce = occupant.kind === 'person' ? occupant.nonce : undefined
    // The table does not wait for a nonce without a binding: it could be chosen when all the others are known.
    const waits = occupant.kind === 'person' && (table.bound !== true || occupant.binding !== undefined)
    if (nonce === undefined && waits) return undefined
    nonces.push(nonce ?? ownNonce(table.secret, seat))
  }
  return nonces
}
