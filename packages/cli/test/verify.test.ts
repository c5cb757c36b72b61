import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type GameRecord,
  makeBinding,
  makeCommitment,
  makeRecord,
  makeSeed,
  ownNonce,
  promiseText,
  recordText,
  type ShufflePromise,
  type SignedPromise,
  type Speech,
} from '@orrery/kernel'
import { makeProof, type Witness } from '@orrery/kernel/proof'
import { walk } from '@orrery/kernel/testing'
import { afterAll, describe, expect, test } from 'vitest'
import { comets } from '../../kernel/test/comets/comets.ts'
import { makeSigner } from '../../server/src/signer.ts'
import { orrery } from '../src/orrery.ts'

const speech: Speech = {
  language: 'en',
  game: 'Comets',
  action: ({ id }) => id,
  event: ({ type }) => type,
  refusal: ({ code }) => code,
  prompt: () => '',
  option: (id) => id,
  source: (id) => id,
}

const folder = mkdtempSync(join(tmpdir(), 'orrery-verify-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The exit code, and what was printed to either side. */
async function run(...words: string[]): Promise<{ code: number; out: string; errors: string }> {
  const out: string[] = []
  const errors: string[] = []
  const code = await orrery(['verify', ...words], {
    out: { print: (text) => void out.push(text) },
    errors: { print: (text) => void errors.push(text) },
    games: [{ game: comets, speech: async () => speech }],
    build: { version: '1.2.3', commit: '0123456789ab' },
    script: undefined,
  })
  return { code, out: out.join(''), errors: errors.join('') }
}

function keep(text: string): string {
  const path = join(folder, `${createHash('sha256').update(text).digest('hex').slice(0, 12)}.json`)
  writeFileSync(path, text)
  return path
}

const signer = makeSigner(Buffer.alloc(32, 1))
const promised = (promise: ShufflePromise, by = signer): SignedPromise => ({
  ...promise,
  key: by.key,
  signature: by.sign(promiseText(promise)),
})

const secret = 'ab'.repeat(32)
const ground = 'cd'.repeat(32)
const ada = '01'.repeat(16)
const table = 't1'
const commitment = makeCommitment(secret)
const head = { table, game: 'comets', version: 1, commitment }
const deal = { options: { short: 'off' }, seats: [makeBinding(table, commitment, ada), 'bot'] }
const promise = promised({ ...head, seq: 1, at: 1000 })
const lock = promised({ ...head, seq: 5, at: 2000, deal })

/** What a server publishes at the end when it uses this secret. */
function record(used = secret, promises: readonly SignedPromise[] = [promise, lock]): GameRecord {
  const nonces = [ada, ownNonce(used, 1)]
  const seed = makeSeed(used, nonces)
  const { actions } = walk(comets, { seats: 2 }, seed, 1000)
  const fair = { commitment: makeCommitment(used), secret: used, nonces, promises }
  const made = { game: 'comets', version: 1, options: { short: 'off' }, seats: 2, seed, actions, fair }
  return { ...made, signed: { table, key: signer.key, signature: signer.sign(recordText(table, made)) } }
}

const honest = keep(makeRecord(record()))
const other = promised({ ...head, commitment: makeCommitment(ground), seq: 1, at: 1000 })
/** The server searched for another secret when it knew the numbers, and made new promises to match. */
const cheated = keep(makeRecord(record(ground, [other])))

describe('a record', () => {
  test('alone: it agrees with itself, and what that does not prove is said', async () => {
    const { code, out } = await run(honest)
    expect(code).toBe(0)
    expect(out).toContain('Not proved:\n  before: that the secret was chosen before the numbers')
    expect(out).toContain('Who made the record could still have chosen the secret after the numbers.')
    // The same is true of a record that was forged afterwards: alone it cannot be told apart.
    expect((await run(cheated)).code).toBe(0)
  })

  test('with the commitment and the number of a player: the shuffle was bound', async () => {
    const { code, out } = await run(honest, '--commitment', commitment, '--nonce', `0=${ada}`, '--key', signer.key)
    expect(code).toBe(0)
    expect(out).toContain('commitment: the commitment is the one that was shown before the numbers')
    expect(out).toContain(`nonce: the number ${ada} of seat 0 went into the seed as it was given`)
    expect(out).toContain('The server was bound to its secret before it knew this number')
    expect((await run(honest, '--nonce', ada)).code).toBe(0)
  })

  test.each([
    ['another commitment', ['--commitment', commitment], 'the secret was exchanged'],
    ['a promise that was made before', ['--promise', keep(JSON.stringify(promise))], 'contradict each other'],
    ['another number', ['--nonce', `0=${'77'.repeat(16)}`], 'the record has 0101'],
    ['a number nobody gave', ['--nonce', '77'.repeat(16)], 'is not among those in the record'],
  ])('made with another secret is disproved by %s', async (_name, words, message) => {
    const { code, out } = await run(cheated, ...words)
    expect(code).toBe(1)
    expect(out).toContain('DISPROVED:')
    expect(out).toContain(message)
    const json = JSON.parse((await run(cheated, ...words, '--json')).out)
    expect(json).toMatchObject({ ok: false, state: 'disproved' })
  })

  test('whose seed, moves or signature were changed is disproved', async () => {
    for (const [changed, name] of [
      [{ ...record(), seed: 'another' }, 'seed'],
      [{ ...record(), actions: ['0 done', ...record().actions] }, 'replay'],
      [{ ...record(), actions: record().actions.slice(1) }, 'sealed'],
    ] as const) {
      const { code, out } = await run(keep(makeRecord(changed)))
      expect(code).toBe(1)
      expect(out.slice(out.indexOf('DISPROVED'))).toContain(`  ${name}: `)
    }
  })

  test('older than signatures, without a shuffle, or of other rules: not everything can be checked', async () => {
    const { signed: _signed, ...unsigned } = record()
    const { promises: _promises, ...fair } = unsigned.fair ?? { commitment, secret, nonces: [] }
    const old = await run(keep(makeRecord({ ...unsigned, fair })), '--commitment', commitment, '--nonce', `0=${ada}`)
    expect(old.code).toBe(0)
    expect(old.out).toContain('signature: no promise of a server is in the record')
    const { fair: _fair, ...bare } = unsigned
    expect((await run(keep(makeRecord(bare)))).code).toBe(3)
    const newer = await run(keep(makeRecord({ ...unsigned, version: 7, fair })))
    expect(newer.code).toBe(3)
    expect(newer.out).toContain('played with version 7 of the rules, which is not carried; carried: 1')
    expect((await run(honest, '--key', '00'.repeat(32))).code).toBe(3)
  })

  test('a proof saved from the page is checked with everything in it', async () => {
    const witness: Witness = {
      commitment,
      promises: [promise, lock],
      nonces: [{ seat: 0, nonce: ada, afterLock: true, acknowledged: true }],
    }
    const good = await run(keep(makeProof({ witness, record: record() })))
    expect(good.code).toBe(0)
    expect(good.out).toContain('nor could any player who worked with it')
    const bad = await run(keep(makeProof({ witness, record: record(ground, [other]) })))
    expect(bad.code).toBe(1)
    expect(bad.out).toContain('two signed promises for one table contradict each other')
  })
})

describe('promises', () => {
  const file = (data: unknown): string => keep(JSON.stringify(data))

  test('that contradict each other are a proof', async () => {
    const { code, out } = await run('--promise', file(promise), '--promise', file(other))
    expect(code).toBe(1)
    expect(out).toContain('PROOF: the server promised different things for one table')
    expect((await run('--promise', honest, '--promise', cheated)).code).toBe(1)
  })

  test('that agree, and those that cannot be compared', async () => {
    expect((await run('--promise', file([promise, lock]))).code).toBe(0)
    const stranger = promised({ ...head, seq: 1, at: 1000 }, makeSigner(Buffer.alloc(32, 2)))
    expect((await run('--promise', file(promise), '--promise', file(stranger))).code).toBe(3)
  })
})

test.each([
  [[honest, '--nonce', '0=zz'], '--nonce looks like 0=<32 hexadecimal digits>'],
  [[honest, '--commitment', 'abc'], '--commitment: a commitment is 64 hexadecimal digits'],
  [[honest, '--key', 'abc'], '--key'],
  [['--promise', keep(JSON.stringify(promise))], 'or two promises to compare'],
  [['--promise', keep(JSON.stringify({ ...promise, at: 5 })), '--promise', honest], 'is not signed with the key'],
  [['--promise', keep('{}'), '--promise', honest], 'this is not what a server signs'],
  [['--promise', keep('[]'), '--promise', honest], 'there is no promise of a server in'],
  [[keep('{')], 'it is not JSON'],
  [[keep(makeRecord({ ...record(), game: 'go' }))], 'there is no game "go"; the games are comets'],
  [['/no/such/file'], 'cannot read "/no/such/file"'],
])('bad input is answered with 2: %j', async (words, message) => {
  const { code, out, errors } = await run(...words)
  expect(errors).toContain(message)
  expect(code).toBe(2)
  expect(out).toBe('')
})
