import { ed25519 } from '@noble/curves/ed25519.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import {
  type GameRecord,
  makeBinding,
  makeCommitment,
  makeRecord,
  makeSeed,
  OrreryError,
  ownNonce,
  parseRecord,
  promiseText,
  receiptText,
  recordText,
  type ShufflePromise,
  type SignedPromise,
  type SignedReceipt,
} from '@orrery/kernel'
import {
  checkShuffle,
  compare,
  type Finding,
  isDisproved,
  isSigned,
  makeProof,
  parsePromises,
  parseProof,
  type Witness,
} from '@orrery/kernel/proof'
import { walk } from '@orrery/kernel/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { comets } from './comets/comets.ts'

const serverKey = hexToBytes('11'.repeat(32))
const stranger = hexToBytes('22'.repeat(32))
const sign = (text: string, key = serverKey) => ({
  key: bytesToHex(ed25519.getPublicKey(key)),
  signature: bytesToHex(ed25519.sign(utf8ToBytes(text), key)),
})
const promised = (promise: ShufflePromise, key = serverKey): SignedPromise => ({
  ...promise,
  ...sign(promiseText(promise), key),
})

const secret = 'ab'.repeat(32)
const other = 'cd'.repeat(32)
const commitment = makeCommitment(secret)
const ada = '01'.repeat(16)
const bo = '23'.repeat(16)
const table = 't1'

interface Published {
  readonly secret?: string
  readonly commitment?: string
  readonly nonces?: readonly string[]
  readonly promises?: readonly SignedPromise[]
  readonly options?: Readonly<Record<string, string>>
}

const head = { table, game: 'comets', version: 1, commitment }
const deal = {
  options: { short: 'off' },
  seats: [makeBinding(table, commitment, ada), makeBinding(table, commitment, bo), 'bot'],
}
const promise = promised({ ...head, seq: 1, at: 1000 })
const lock = promised({ ...head, seq: 5, at: 2000, deal })

/** The record a server publishes at the end, signed like everything it publishes. */
function record(published: Published = {}): GameRecord {
  const { options = deal.options } = published
  const shown = published.secret ?? secret
  const nonces = published.nonces ?? [ada, bo, ownNonce(shown, 2)]
  const seed = makeSeed(shown, nonces)
  const { actions } = walk(comets, { seats: 3, options }, seed, 1000)
  const fair = {
    commitment: published.commitment ?? makeCommitment(shown),
    secret: shown,
    nonces,
    promises: published.promises ?? [promise, lock],
  }
  const made = { game: 'comets', version: 1, options, seats: 3, seed, actions, fair }
  return { ...made, signed: { table, ...sign(recordText(table, made)) } }
}

const receipt = (seat: number, nonce: string): SignedReceipt => {
  const content = { table, seat, nonce, seq: 6, at: 2001 }
  return { ...content, ...sign(receiptText(content)) }
}

/** What Ada's browser kept from an honest start. */
const witness: Witness = {
  commitment,
  nonces: [{ seat: 0, nonce: ada, afterLock: true, acknowledged: true }],
  promises: [promise, lock],
  receipts: [receipt(0, ada)],
  bots: [2],
  key: lock.key,
}

const states = (findings: readonly Finding[]) =>
  Object.fromEntries(findings.map(({ name, state }) => [name, state] as const))
const disproved = (findings: readonly Finding[]) =>
  findings.filter(({ state }) => state === 'disproved').map(({ name }) => name)

describe('an honest game', () => {
  test('is proved in every point to a player who saw the start', () => {
    const findings = checkShuffle(record(), witness)
    expect(new Set(findings.map(({ state }) => state))).toEqual(new Set(['proved']))
    expect(findings.map(({ name }) => name)).toEqual([
      ...['secret', 'seed', 'own', 'bindings', 'signature', 'key', 'sealed', 'promises'],
      ...['commitment', 'nonce', 'order', 'receipt'],
    ])
  })

  test('proves nothing about the time before the game to a player who kept nothing', () => {
    const found = states(checkShuffle(record()))
    expect(found).toMatchObject({ secret: 'proved', seed: 'proved', signature: 'proved', sealed: 'proved' })
    expect(found).not.toHaveProperty('commitment')
    expect(found).not.toHaveProperty('nonce')
  })

  test('older than signatures: what was kept still binds, the rest is open', () => {
    const { signed: _signed, ...old } = record()
    const { promises: _promises, ...fair } = old.fair ?? { commitment: '', secret, nonces: [] }
    const found = checkShuffle({ ...old, fair }, { commitment, nonces: [{ seat: 1, nonce: bo }] })
    expect(states(found)).toEqual({
      ...{ secret: 'proved', seed: 'proved', commitment: 'proved', nonce: 'proved' },
      ...{ bindings: 'open', signature: 'open', sealed: 'open' },
    })
    const { fair: _fair, ...bare } = old
    expect(states(checkShuffle(bare))).toEqual({ secret: 'open', signature: 'open', sealed: 'open' })
  })

  test('a player who was away: the number is missing, and nothing is proved or disproved by it', () => {
    const away = record({ nonces: [ada, ownNonce(secret, 1), ownNonce(secret, 2)] })
    const seenByAda = checkShuffle(away, witness)
    expect(isDisproved(seenByAda)).toBe(false)
    expect(seenByAda.find(({ name }) => name === 'withheld')).toMatchObject({ state: 'open', seats: [1] })
    const seenByBo = checkShuffle(away, { nonces: [{ seat: 1, nonce: bo, acknowledged: false }] })
    expect(states(seenByBo).nonce).toBe('open')
  })

  test('a number that was given early is in the game, but could have been used by others', () => {
    const found = checkShuffle(record(), { nonces: [{ seat: 0, nonce: ada, afterLock: false }] })
    expect(states(found)).toMatchObject({ nonce: 'proved', order: 'open' })
  })
})

describe('a server that cheats is found out by', () => {
  const boToo: Witness = {
    ...witness,
    nonces: [{ seat: 1, nonce: bo, afterLock: true, acknowledged: true }],
    receipts: [receipt(1, bo)],
  }
  const late = promised({ ...head, commitment: makeCommitment(other), seq: 5, at: 2000, deal })
  const puppet = '99'.repeat(16)

  test.each<[string, GameRecord, readonly string[]]>([
    [
      'another secret, ground after the numbers were known, with a commitment that fits it',
      record({ secret: other }),
      ['bindings', 'signature', 'promises', 'commitment'],
    ],
    ['another secret under the old commitment', record({ secret: other, commitment }), ['secret']],
    [
      'another secret, with a new signed promise',
      record({ secret: other, promises: [late] }),
      ['bindings', 'promises', 'commitment'],
    ],
    ['a number of its own at a bot’s seat', record({ nonces: [ada, bo, puppet] }), ['own']],
    ['other options than were promised', record({ options: { short: 'on' } }), ['signature', 'promises']],
  ])('everybody: %s', (_name, shown, names) => {
    for (const each of [witness, boToo])
      expect(disproved(checkShuffle(shown, each))).toEqual(expect.arrayContaining([...names]))
  })

  test('everybody, when one number was exchanged for a chosen one', () => {
    const shown = record({ nonces: [puppet, bo, ownNonce(secret, 2)] })
    expect(disproved(checkShuffle(shown, witness))).toEqual(['bindings', 'nonce', 'receipt'])
    expect(disproved(checkShuffle(shown, boToo))).toEqual(['bindings'])
  })

  test('the player whose number it left out, with a receipt as evidence; the others see that it is missing', () => {
    const shown = record({ nonces: [ownNonce(secret, 0), bo, ownNonce(secret, 2)] })
    expect(disproved(checkShuffle(shown, witness))).toEqual(['nonce', 'receipt'])
    expect(isDisproved(checkShuffle(shown, boToo))).toBe(false)
    expect(checkShuffle(shown, boToo).find(({ name }) => name === 'withheld')?.seats).toEqual([0])
  })

  test('everybody, when it showed them different commitments', () => {
    // Bo was shown another commitment, and is bound to it; the server keeps its word to Ada.
    const toBo = makeCommitment(other)
    const seats = [makeBinding(table, commitment, ada), makeBinding(table, toBo, bo), 'bot']
    const toAda = promised({ ...head, seq: 5, at: 2000, deal: { ...deal, seats } })
    const shown = record({ promises: [promise, toAda] })
    expect(disproved(checkShuffle(shown, { ...witness, promises: [promise, toAda] }))).toEqual(['bindings'])
    const boSaw = promised({ ...head, commitment: toBo, seq: 1, at: 1000 })
    const kept = { ...boToo, commitment: toBo, promises: [boSaw] }
    expect(disproved(checkShuffle(shown, kept))).toEqual(['bindings', 'promises', 'commitment'])
    // What both of them hold together is a proof for everybody.
    expect(compare(promise, boSaw)).toMatchObject({ kind: 'contradict', what: 'commitment' })
  })

  test('a record that was changed after it was signed, or promises somebody else signed', () => {
    const shown = record()
    expect(disproved(checkShuffle({ ...shown, options: { short: 'on' } }))).toContain('sealed')
    const forged = promised({ ...head, seq: 5, at: 2000, deal }, stranger)
    expect(disproved(checkShuffle(record({ promises: [promise, forged] }), witness))).toEqual(['signature', 'promises'])
    expect(states(checkShuffle(shown, { key: bytesToHex(ed25519.getPublicKey(stranger)) })).key).toBe('open')
  })
})

describe('two promises', () => {
  test.each<[string, SignedPromise, SignedPromise, object]>([
    ['the two of one table agree', promise, lock, { kind: 'agree' }],
    ['the same one agrees with itself', lock, lock, { kind: 'agree' }],
    [
      'other bindings',
      lock,
      promised({ ...head, seq: 5, at: 2000, deal: { ...deal, seats: ['bot'] } }),
      { what: 'deal' },
    ],
    ['another time', lock, promised({ ...head, seq: 5, at: 2001, deal }), { kind: 'contradict', what: 'time' }],
    ['another game', promise, promised({ ...head, version: 2, seq: 1, at: 1000 }), { what: 'game' }],
    ['of another table', promise, promised({ ...head, table: 't2', seq: 1, at: 1000 }), { kind: 'unrelated' }],
    ['of another key', promise, promised({ ...head, seq: 1, at: 1000 }, stranger), { what: 'key' }],
    ['not signed', promise, { ...promise, at: 1001 }, { kind: 'unsigned', which: 1 }],
  ])('%s', (_name, a, b, relation) => {
    expect(compare(a, b)).toMatchObject(relation)
  })

  test('every member is covered by the signature', () => {
    expect(isSigned(promiseText(lock), lock)).toBe(true)
    const changed: SignedPromise[] = [
      { ...lock, table: 't2' },
      { ...lock, game: 'go' },
      { ...lock, version: 2 },
      { ...lock, commitment: makeCommitment(other) },
      { ...lock, seq: 6 },
      { ...lock, at: 2001 },
      { ...lock, deal: { ...deal, options: {} } },
      { ...lock, deal: { ...deal, seats: ['none', ...deal.seats.slice(1)] } },
      { ...lock, key: '00'.repeat(32) },
      { ...lock, signature: '00'.repeat(64) },
    ]
    for (const each of changed) expect(isSigned(promiseText(each), each)).toBe(false)
  })
})

describe('files', () => {
  test('records, proofs and promises are what they were when they are read again', () => {
    const made = record()
    expect(parseRecord(makeRecord(made))).toEqual(made)
    expect(isDisproved(checkShuffle(parseRecord(makeRecord(made)), witness))).toBe(false)
    const proof = makeProof({ witness, record: made })
    expect(parseProof(proof)).toEqual({ witness, record: made })
    expect(parseProof(makeRecord(made))).toBeUndefined()
    for (const text of [JSON.stringify([promise, lock]), makeRecord(made), proof]) {
      expect(parsePromises(text)).toEqual([promise, lock])
    }
    expect(parsePromises(JSON.stringify(lock))).toEqual([lock])
  })

  test('that are cut off or changed anywhere are refused or read, and never crash', () => {
    const text = makeProof({ witness, record: { ...record(), actions: [] } })
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.string({ minLength: 1, maxLength: 1 }), (at, char) => {
        for (const spoiled of [text.slice(0, at), text.slice(0, at) + char + text.slice(at + 1)]) {
          try {
            parsePromises(spoiled)
          } catch (error) {
            expect(error).toBeInstanceOf(OrreryError)
          }
        }
      }),
      { numRuns: 500 },
    )
  })

  test.each([
    ['an unknown member', { ...lock, luck: 1 }, 'unknown field "luck"'],
    ['a short key', { ...lock, key: 'ab' }, '"key" must be 64'],
    ['no signature', { ...lock, signature: undefined }, '"signature" must be 128'],
    ['a seat that is none', { ...lock, deal: { ...deal, seats: [1] } }, '64 hexadecimal digits'],
    ['a deal without options', { ...lock, deal: { seats: [] } }, 'options must be an object'],
    ['a negative row', { ...lock, seq: -1 }, '"seq" must be a whole number'],
  ])('a promise with %s is refused', (_name, data, message) => {
    expect(() => parsePromises(JSON.stringify(data))).toThrow(message)
  })
})
