import { OrreryError } from './errors.ts'
import { BOT, parseHash, parseNonce, UNBOUND } from './fair.ts'
import type { Seat } from './game.ts'
import type { Options } from './options.ts'

/** A signature and the public key it can be checked with: Ed25519, 128 and 64 hexadecimal digits. */
export interface Signature {
  readonly key: string
  readonly signature: string
}

/** What a server promises about the shuffle of a table. It signs one when the table is created and one when the game starts. */
export interface ShufflePromise {
  readonly table: string
  readonly game: string
  readonly version: number
  readonly commitment: string
  /** The row of the table's log that contains it, and when that was written. */
  readonly seq: number
  readonly at: number
  /** Only in the promise at the start of the game: everything else the deal depends on. */
  readonly deal?: Deal
}

/** What the deal depends on besides the secret and the nonces. */
export interface Deal {
  readonly options: Options
  /** By seat: the binding of a player's nonce, `bot`, or `none` for a player who bound none. */
  readonly seats: readonly string[]
}

/** A promise that the server cannot deny having made. */
export type SignedPromise = ShufflePromise & Signature

/** The server has received a player's nonce. */
export interface Receipt {
  readonly table: string
  readonly seat: Seat
  readonly nonce: string
  readonly seq: number
  readonly at: number
}

/** A receipt that the server cannot deny having given. */
export type SignedReceipt = Receipt & Signature

/** The server's statement that a record belongs to this table. */
export interface RecordSignature extends Signature {
  readonly table: string
}

/** Signs texts. Ed25519 draws nothing at random: the same text always has the same signature. */
export interface Signer {
  readonly key: string
  sign(text: string): string
}

/** The text that is signed for a promise. */
export function promiseText({ table, game, version, commitment, seq, at, deal }: ShufflePromise): string {
  const content = { table, game, version, commitment, seq, at }
  return `orrery-promise-1\n${canonical(deal === undefined ? content : { ...content, deal })}`
}

/** The text that is signed for a receipt. */
export function receiptText({ table, seat, nonce, seq, at }: Receipt): string {
  return `orrery-receipt-1\n${canonical({ table, seat, nonce, seq, at })}`
}

/** The text that is signed for a record, without its own signature. */
export function recordText(table: string, record: object): string {
  return `orrery-record-1\n${canonical({ table, record })}`
}

/** JSON with sorted members and no spaces: the same content is always the same text. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`)
  return `{${members.join(',')}}`
}

/** Reads a promise strictly; whether its signature holds is another question. */
export function parsePromise(data: unknown): SignedPromise {
  const { table, game, version, commitment, seq, at, deal, ...rest } = object(data, 'a promise')
  const { key, signature, ...unknown } = rest
  nothingElse(unknown, 'a promise')
  return {
    table: text(table, 'table'),
    game: text(game, 'game'),
    version: count(version, 'version'),
    commitment: parseHash(commitment),
    seq: count(seq, 'seq'),
    at: count(at, 'at'),
    ...(deal === undefined ? {} : { deal: parseDeal(deal) }),
    ...parseSignature(key, signature),
  }
}

function parseDeal(data: unknown): Deal {
  const { options, seats, ...unknown } = object(data, 'a deal')
  nothingElse(unknown, 'a deal')
  if (!Array.isArray(seats)) throw bad('"seats" must be a list')
  const chosen = Object.entries(object(options, 'options')).map(([id, value]) => [id, text(value, id)])
  return {
    options: Object.fromEntries(chosen),
    seats: seats.map((seat: unknown) => (seat === BOT || seat === UNBOUND ? seat : parseHash(seat))),
  }
}

/** Reads a receipt strictly. */
export function parseReceipt(data: unknown): SignedReceipt {
  const { table, seat, nonce, seq, at, key, signature, ...unknown } = object(data, 'a receipt')
  nothingElse(unknown, 'a receipt')
  return {
    table: text(table, 'table'),
    seat: count(seat, 'seat'),
    nonce: parseNonce(nonce),
    seq: count(seq, 'seq'),
    at: count(at, 'at'),
    ...parseSignature(key, signature),
  }
}

/** Reads the signature of a record strictly. */
export function parseRecordSignature(data: unknown): RecordSignature {
  const { table, key, signature, ...unknown } = object(data, 'the signature of a record')
  nothingElse(unknown, 'the signature of a record')
  return { table: text(table, 'table'), ...parseSignature(key, signature) }
}

function parseSignature(key: unknown, signature: unknown): Signature {
  if (typeof key !== 'string' || !/^[0-9a-f]{64}$/.test(key)) throw bad('"key" must be 64 hexadecimal digits')
  if (typeof signature !== 'string' || !/^[0-9a-f]{128}$/.test(signature)) {
    throw bad('"signature" must be 128 hexadecimal digits')
  }
  return { key, signature }
}

function object(data: unknown, what: string): Record<string, unknown> {
  if (typeof data === 'object' && data !== null && !Array.isArray(data)) return { ...data }
  throw bad(`${what} must be an object`)
}

function nothingElse(rest: object, what: string): void {
  const [first] = Object.keys(rest)
  if (first !== undefined) throw bad(`${what} has the unknown field "${first}"`)
}

function text(value: unknown, name: string): string {
  if (typeof value === 'string' && value !== '' && value.length <= 200) return value
  throw bad(`"${name}" must be a text`)
}

function count(value: unknown, name: string): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value
  throw bad(`"${name}" must be a whole number`)
}

function bad(why: string): OrreryError {
  return new OrreryError('bad-promise', `this is not what a server signs: ${why}`)
}
