import { OrreryError } from '../errors.ts'
import { parseHash, parseNonce } from '../fair.ts'
import type { Seat } from '../game.ts'
import { parsePromise, parseReceipt, type SignedPromise } from '../promise.ts'
import { type GameRecord, makeRecord, parseRecord } from '../record.ts'
import type { KnownNonce, Witness } from './check.ts'

/** A record together with what one player kept from before the game: everything needed to check it elsewhere. */
export interface Proof {
  readonly witness: Witness
  readonly record: GameRecord
}

const KIND = 'orrery-proof-1'

/** A proof as text. */
export function makeProof({ witness, record }: Proof): string {
  return `${JSON.stringify({ kind: KIND, witness, record: JSON.parse(makeRecord(record)) }, null, 2)}\n`
}

/** Reads a proof; `undefined` when the file is something else, perhaps a bare record. */
export function parseProof(text: string): Proof | undefined {
  const data = parseJson(text)
  if (!isObject(data) || data.kind !== KIND) return undefined
  const { kind: _kind, witness, record, ...unknown } = data
  nothingElse(unknown, 'a proof')
  return { witness: parseWitness(witness), record: parseRecord(JSON.stringify(record)) }
}

/** The promises in a file: a promise, a list of them, a record or a proof. */
export function parsePromises(text: string): readonly SignedPromise[] {
  const data = parseJson(text)
  if (Array.isArray(data)) return data.map(parsePromise)
  const proof = parseProof(text)
  if (proof !== undefined) {
    const promises = [...(proof.witness.promises ?? []), ...(proof.record.fair?.promises ?? [])]
    return promises.filter((each, i) => promises.findIndex(({ signature }) => signature === each.signature) === i)
  }
  if (isObject(data) && 'actions' in data) return parseRecord(text).fair?.promises ?? []
  return [parsePromise(data)]
}

function parseWitness(data: unknown): Witness {
  if (!isObject(data)) throw bad('"witness" must be an object')
  const { commitment, nonces, promises, receipts, bots, key, ...unknown } = data
  nothingElse(unknown, '"witness"')
  return {
    ...(commitment === undefined ? {} : { commitment: parseHash(commitment) }),
    ...(nonces === undefined ? {} : { nonces: list(nonces, 'nonces').map(parseKnown) }),
    ...(promises === undefined ? {} : { promises: list(promises, 'promises').map(parsePromise) }),
    ...(receipts === undefined ? {} : { receipts: list(receipts, 'receipts').map(parseReceipt) }),
    ...(bots === undefined ? {} : { bots: list(bots, 'bots').map(parseSeatNumber) }),
    ...(key === undefined ? {} : { key: parseHash(key) }),
  }
}

function parseKnown(data: unknown): KnownNonce {
  if (!isObject(data)) throw bad('a nonce of a witness must be an object')
  const { seat, nonce, afterLock, acknowledged, ...unknown } = data
  nothingElse(unknown, 'a nonce of a witness')
  return {
    ...(seat === undefined ? {} : { seat: parseSeatNumber(seat) }),
    nonce: parseNonce(nonce),
    ...(afterLock === undefined ? {} : { afterLock: afterLock === true }),
    ...(acknowledged === undefined ? {} : { acknowledged: acknowledged === true }),
  }
}

function parseSeatNumber(value: unknown): Seat {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 100) return value
  throw bad('a seat is a number from 0')
}

function list(value: unknown, name: string): readonly unknown[] {
  if (Array.isArray(value)) return value
  throw bad(`"${name}" must be a list`)
}

function nothingElse(rest: object, what: string): void {
  const [first] = Object.keys(rest)
  if (first !== undefined) throw bad(`${what} has the unknown field "${first}"`)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw bad(`it is not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function bad(why: string): OrreryError {
  return new OrreryError('bad-promise', `this is neither a proof nor a promise: ${why}`)
}
