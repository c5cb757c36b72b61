import { BOT, makeBinding, makeCommitment, makeSeed, ownNonce, UNBOUND } from '../fair.ts'
import type { Seat } from '../game.ts'
import { canonical, promiseText, receiptText, recordText, type SignedPromise, type SignedReceipt } from '../promise.ts'
import type { GameRecord } from '../record.ts'
import { compare } from './contradict.ts'
import { isSigned } from './signature.ts'

/** A nonce that a player knows was given. */
export interface KnownNonce {
  /** Absent when only the number is known. */
  readonly seat?: Seat
  readonly nonce: string
  /** It was revealed only after the promise with all bindings had been seen. */
  readonly afterLock?: boolean
  /** The server confirmed that it received the nonce. */
  readonly acknowledged?: boolean
}

/** What a player knows about a game from sources other than its record. */
export interface Witness {
  /** As it was shown before any nonce was given. */
  readonly commitment?: string
  readonly nonces?: readonly KnownNonce[]
  readonly promises?: readonly SignedPromise[]
  readonly receipts?: readonly SignedReceipt[]
  /** The seats of bots. */
  readonly bots?: readonly Seat[]
  /** The key this server is known to use. */
  readonly key?: string
}

/** What can be found out about a shuffle. */
export type FindingName =
  /** Findings about the record alone. */
  | 'secret'
  | 'seed'
  | 'own'
  | 'bindings'
  | 'withheld'
  | 'signature'
  | 'sealed'
  /** Of the record and what the witness knows. */
  | 'commitment'
  | 'nonce'
  | 'order'
  | 'promises'
  | 'receipt'
  | 'key'

/** One point that is proved, disproved, or open because there is nothing to check it against. */
export interface Finding {
  readonly name: FindingName
  readonly state: 'proved' | 'disproved' | 'open'
  /** The seats it is about. */
  readonly seats?: readonly Seat[]
  /** What was computed or known, and what the record says instead. */
  readonly known?: string
  readonly told?: string
  /** In plain English. */
  readonly detail: string
}

type Made = Omit<Finding, 'name' | 'state'>

const proved = (name: FindingName, made: Made): Finding => ({ name, state: 'proved', ...made })
const disproved = (name: FindingName, made: Made): Finding => ({ name, state: 'disproved', ...made })
const open = (name: FindingName, detail: string, made: Omit<Made, 'detail'> = {}): Finding => ({
  name,
  state: 'open',
  ...made,
  detail,
})

/** Whether the findings disprove anything. */
export function isDisproved(findings: readonly Finding[]): boolean {
  return findings.some(({ state }) => state === 'disproved')
}

/** Everything that a record and a witness say about who chose the shuffle. Whether the game replays is another question. */
export function checkShuffle(record: GameRecord, witness: Witness = {}): Finding[] {
  const { fair } = record
  if (fair === undefined) {
    const detail = 'the record carries neither secret nor numbers of players: who chose its seed cannot be checked'
    return [open('secret', detail), ...checkSignatures(record, witness)]
  }
  return [
    checkSecret(fair.secret, fair.commitment),
    checkSeed(fair.secret, fair.nonces, record.seed),
    ...checkSeats(record, fair, witness),
    ...checkSignatures(record, witness),
    ...checkCommitment(fair.commitment, witness),
    ...(witness.nonces ?? []).flatMap((known) => checkNonce(fair, known)),
    ...checkReceipts(fair, witness),
  ]
}

function checkSecret(secret: string, commitment: string): Finding {
  const made = makeCommitment(secret)
  if (made === commitment) {
    return proved('secret', { detail: 'the secret belongs to the commitment in the record' })
  }
  return disproved('secret', {
    known: made,
    told: commitment,
    detail: `the secret gives the commitment ${made}, not ${commitment}`,
  })
}

function checkSeed(secret: string, nonces: readonly string[], seed: string): Finding {
  const made = makeSeed(secret, nonces)
  if (made === seed) {
    return proved('seed', { detail: `the seed is made of the secret and the ${nonces.length} numbers` })
  }
  return disproved('seed', { known: made, told: seed, detail: `secret and numbers give the seed ${made}, not ${seed}` })
}

type Fair = NonNullable<GameRecord['fair']>

/** Each seat's nonce: bound by its player beforehand, or derived from the secret. */
function checkSeats(record: GameRecord, fair: Fair, { bots = [], promises = [] }: Witness): Finding[] {
  const { secret, nonces, commitment } = fair
  const locks = [...promises, ...(fair.promises ?? [])].flatMap(({ table, deal }) =>
    deal === undefined ? [] : [{ table, seats: deal.seats }],
  )
  const isOwn = nonces.map((nonce, seat) => nonce === ownNonce(secret, seat))
  const mustBeOwn = nonces.flatMap((_, seat) =>
    bots.includes(seat) || locks.some(({ seats }) => [BOT, UNBOUND].includes(seats[seat] ?? '')) ? [seat] : [],
  )
  const foreign = mustBeOwn.filter((seat) => isOwn[seat] !== true)
  const findings: Finding[] = []
  if (foreign.length > 0) {
    const detail = `the numbers of ${seatWords(foreign)} should follow from the secret, and do not: they could have been chosen`
    findings.push(disproved('own', { seats: foreign, detail }))
  } else if (mustBeOwn.length > 0) {
    const detail = `the numbers of ${seatWords(mustBeOwn)} (bots, or players who gave none) follow from the secret`
    findings.push(proved('own', { seats: mustBeOwn, detail }))
  }
  if (locks.length === 0) {
    return [...findings, open('bindings', 'there is no promise that says which number each seat was bound to')]
  }
  const fits = (seat: Seat): boolean =>
    locks.every(({ table, seats }) => {
      const part = seats[seat] ?? ''
      return part === BOT || part === UNBOUND || part === makeBinding(table, commitment, nonces[seat] ?? '')
    })
  const odd = nonces.flatMap((_, seat) => (fits(seat) ? [] : [seat]))
  const withheld = odd.filter((seat) => isOwn[seat] === true)
  const wrong = odd.filter((seat) => isOwn[seat] !== true)
  if (wrong.length > 0 || locks.some(({ seats }) => seats.length !== record.seats)) {
    const detail = `the numbers of ${seatWords(wrong)} are not those they were bound to when the game started, or were bound to another commitment`
    findings.push(disproved('bindings', { seats: wrong, detail }))
  } else {
    const detail = 'every number that was given is the one its seat was bound to before any was revealed'
    findings.push(proved('bindings', { detail }))
  }
  if (withheld.length > 0) {
    const detail = `${seatWords(withheld)} bound a number that did not reach the game in time; one that follows from the secret took its place. Whoever held it back could choose between two shuffles`
    findings.push(open('withheld', detail, { seats: withheld }))
  }
  return findings
}

/** What the server signed: the promises, the record itself, and how they fit together. */
function checkSignatures(record: GameRecord, witness: Witness): Finding[] {
  const { fair, signed, ...bare } = record
  const inside = fair?.promises ?? []
  const findings: Finding[] = []
  const [first] = inside
  if (first === undefined) {
    findings.push(open('signature', 'no promise of a server is in the record: nobody can be held to its commitment'))
  } else {
    findings.push(checkInside(record, inside))
    if (witness.key !== undefined) findings.push(checkKey(witness.key, first.key))
  }
  if (signed === undefined) {
    findings.push(open('sealed', 'the record itself is not signed: it could be anybody’s writing'))
  } else if (!isSigned(recordText(signed.table, fair === undefined ? bare : { ...bare, fair }), signed)) {
    findings.push(disproved('sealed', { detail: 'the signature under the record does not fit: it was changed' }))
  } else {
    const detail = `the server with the key ${signed.key} says that this is the record of table ${signed.table}`
    findings.push(proved('sealed', { detail }))
  }
  return [...findings, ...checkPromises(record, witness.promises ?? [])]
}

function checkInside(record: GameRecord, inside: readonly SignedPromise[]): Finding {
  const fault = inside.map((promise) => faultOf(record, promise)).find((each) => each !== undefined)
  const [a, b] = inside
  const relation = a === undefined || b === undefined ? undefined : compare(a, b)
  if (fault !== undefined || (relation !== undefined && relation.kind !== 'agree')) {
    const clash =
      relation === undefined || relation.kind === 'agree' ? '' : `its two promises differ: ${relation.detail}`
    return disproved('signature', { detail: fault ?? clash })
  }
  const key = a?.key ?? ''
  return proved('signature', { known: key, detail: `the promises in the record are signed with the key ${key}` })
}

/** How a record differs from a promise, or why the promise is invalid. */
function faultOf(record: GameRecord, promise: SignedPromise): string | undefined {
  if (!isSigned(promiseText(promise), promise))
    return `a promise is not signed with the key ${promise.key} that it names`
  const { game, version, commitment, deal } = promise
  const told = record.fair?.commitment
  if (told !== undefined && commitment !== told) return `the commitment ${commitment} was promised, not ${told}`
  if (game !== record.game || version !== record.version) return `${game} version ${version} was promised`
  if (deal === undefined) return undefined
  if (deal.seats.length !== record.seats) return `${deal.seats.length} seats were promised, not ${record.seats}`
  if (canonical(deal.options) !== canonical(record.options)) return `other options were promised`
  return undefined
}

function checkPromises(record: GameRecord, promises: readonly SignedPromise[]): Finding[] {
  if (promises.length === 0) return []
  const all = [...promises, ...(record.fair?.promises ?? [])]
  for (const [i, a] of all.entries()) {
    for (const b of all.slice(i + 1)) {
      const relation = compare(a, b)
      if (relation.kind === 'agree') continue
      const told =
        relation.kind === 'contradict' ? 'two signed promises for one table contradict each other' : relation.kind
      return [disproved('promises', { known: a.signature, told: b.signature, detail: `${told}: ${relation.detail}` })]
    }
  }
  const fault = promises.map((promise) => faultOf(record, promise)).find((each) => each !== undefined)
  if (fault !== undefined) return [disproved('promises', { detail: fault })]
  return [proved('promises', { detail: 'the record keeps the promises that were shown before the game' })]
}

function checkKey(known: string, told: string): Finding {
  if (known === told) return proved('key', { known, detail: 'the key is the one that this server is known by' })
  return open('key', `the server was known by the key ${known}, and signs with ${told} now`, { known, told })
}

function checkCommitment(told: string, { commitment: known }: Witness): Finding[] {
  if (known === undefined) return []
  if (known === told) {
    return [proved('commitment', { known, detail: 'the commitment is the one that was shown before the numbers' })]
  }
  const detail = `the commitment shown before the numbers was ${known}; the record has ${told}: the secret was exchanged`
  return [disproved('commitment', { known, told, detail })]
}

function checkNonce({ nonces, secret }: Fair, { seat, nonce, afterLock, acknowledged }: KnownNonce): Finding[] {
  const place = seat ?? nonces.indexOf(nonce)
  const told = nonces[place]
  const seats = place < 0 ? [] : [place]
  if (told === nonce) {
    const detail = `the number ${nonce} of ${seatWords(seats)} went into the seed as it was given`
    const order =
      afterLock === true
        ? [proved('order', { seats, detail: 'it was revealed only after all other seats were bound to theirs' })]
        : afterLock === false
          ? [open('order', 'it was known to the server before all other seats were bound to theirs', { seats })]
          : []
    return [proved('nonce', { seats, detail }), ...order]
  }
  if (told === undefined) {
    return [disproved('nonce', { known: nonce, detail: `the number ${nonce} is not among those in the record` })]
  }
  if (acknowledged === false && told === ownNonce(secret, place)) {
    const detail = `the number of ${seatWords(seats)} did not reach the game; one that follows from the secret took its place`
    return [open('nonce', detail, { seats, known: nonce, told })]
  }
  const detail = `the number of ${seatWords(seats)} was ${nonce}; the record has ${told} in its place`
  return [disproved('nonce', { seats, known: nonce, told, detail })]
}

function checkReceipts({ nonces }: Fair, { receipts = [] }: Witness): Finding[] {
  return receipts.map((receipt) => {
    const { seat, nonce } = receipt
    const seats = [seat]
    if (!isSigned(receiptText(receipt), receipt)) {
      return disproved('receipt', { seats, detail: `the receipt for the number of ${seatWords(seats)} is not signed` })
    }
    if (nonces[seat] === nonce) {
      return proved('receipt', {
        seats,
        detail: `the server signed that it received the number of ${seatWords(seats)}`,
      })
    }
    const detail = `the server signed that it received ${nonce} from ${seatWords(seats)}, and left it out`
    return disproved('receipt', { seats, known: nonce, told: nonces[seat] ?? '', detail })
  })
}

function seatWords(seats: readonly Seat[]): string {
  if (seats.length === 0) return 'no seat'
  return seats.length === 1 ? `seat ${seats[0]}` : `seats ${seats.join(', ')}`
}
