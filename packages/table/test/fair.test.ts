import { makeBinding, makeCommitment, ownNonce, promiseText, receiptText, type Signer, verify } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'
import { comets } from '../../kernel/test/comets/comets.ts'
import { fold, makeSnapshot, parseSnapshot, type Row, recordOf, sightFor, tableSight, updateFor } from '../src/index.ts'
import { ada, bo, keep, library, nonce, playOut, reloaded, secret } from './helpers.ts'

const commitment = makeCommitment(secret)
const bindingOf = (n: number): string => makeBinding('t1', commitment, nonce(n))
/** Keeps what it is asked to sign instead of signing it. */
const signer: Signer = { key: 'ab'.repeat(32), sign: (text) => `signed ${text}` }
const signing = { ...library, signer }

describe('T4 fair shuffles', () => {
  test('commitment, bindings, start, nonces: in this order, and the secret only at the end', () => {
    const keeper = keep({ seats: 3, bots: ['random'] })
    expect(tableSight(keeper.table, undefined).fair).toEqual({ commitment, seats: ['none', 'bot', 'none'] })
    keeper.do({ type: 'sit', binding: bindingOf(2) }, bo)
    keeper.do({ type: 'bind', binding: bindingOf(1) }, ada)
    expect(tableSight(keeper.table, undefined).fair.seats).toEqual([bindingOf(1), 'bot', bindingOf(2)])
    keeper.do({ type: 'start' }, ada)
    expect(keeper.table.phase).toBe('shuffling')
    expect(keeper.refused({ type: 'bind', binding: bindingOf(3) }, ada).code).toBe('wrong-phase')
    keeper.do({ type: 'nonce', nonce: nonce(1) }, ada)
    expect(keeper.refused({ type: 'nonce', nonce: nonce(3) }, ada).code).toBe('nonce-given')
    expect(keeper.refused({ type: 'nonce', nonce: 'xyz' }, bo).code).toBe('bad-nonce')
    expect(keeper.refused({ type: 'nonce', nonce: nonce(3) }, bo)).toEqual({ code: 'bad-nonce', rule: 'T4' })
    expect(JSON.stringify(sightFor(library, keeper.table, 2, 0))).not.toContain(nonce(1))
    keeper.do({ type: 'nonce', nonce: nonce(2) }, bo)
    expect(keeper.table.phase).toBe('playing')
    expect(keeper.table.nonces).toEqual([nonce(1), ownNonce(secret, 1), nonce(2)])
    expect(JSON.stringify(sightFor(library, keeper.table, 0, 0))).not.toContain(secret)
    expect(recordOf(keeper.table)).toBeUndefined()
    playOut(keeper, [ada, bo])
    const record = recordOf(keeper.table)
    if (record === undefined) throw new Error('no record')
    const verdict = verify(comets, record)
    expect(verdict.ok).toBe(true)
    expect(verdict.result).toEqual(keeper.table.over?.result)
    expect(record.fair?.commitment).toBe(commitment)
    expect(tableSight(keeper.table, undefined).fair.secret).toBe(secret)
    expect(reloaded(keeper)).toEqual(keeper.table)
  })

  test('a player who does not reveal in time gets a nonce that follows from the secret', () => {
    const keeper = keep()
    keeper.do({ type: 'sit', binding: bindingOf(2) }, bo)
    keeper.do({ type: 'start', nonce: nonce(1) }, ada)
    expect(keeper.refused({ type: 'expire' }, 'table').code).toBe('nothing-expired')
    keeper.now += 15_000
    keeper.do({ type: 'expire' }, 'table')
    expect(keeper.table.phase).toBe('playing')
    expect(keeper.table.nonces).toEqual([nonce(1), ownNonce(secret, 1)])
    expect(reloaded(keeper)).toEqual(keeper.table)
  })

  test('a player who is bound to nothing at the start adds nothing later: the game does not wait', () => {
    const keeper = keep()
    keeper.do({ type: 'sit', binding: bindingOf(2) }, bo)
    keeper.do({ type: 'start' }, ada)
    expect(keeper.refused({ type: 'nonce', nonce: nonce(1) }, ada)).toEqual({ code: 'not-bound', rule: 'T4' })
    keeper.do({ type: 'nonce', nonce: nonce(2) }, bo)
    expect(keeper.table.nonces).toEqual([ownNonce(secret, 0), nonce(2)])
  })

  test('a nonce may be given openly before the start, and binds; a new binding makes it void', () => {
    const keeper = keep()
    expect(keeper.refused({ type: 'sit', binding: bindingOf(1), nonce: nonce(2) }, bo).code).toBe('bad-nonce')
    keeper.do({ type: 'sit', nonce: nonce(2) }, bo)
    expect(tableSight(keeper.table, undefined).fair.seats).toEqual(['none', bindingOf(2)])
    expect(tableSight(keeper.table, undefined).seats[1]?.nonce).toBe(true)
    keeper.do({ type: 'bind', binding: bindingOf(3) }, bo)
    expect(tableSight(keeper.table, undefined).seats[1]?.nonce).toBe(false)
    expect(keeper.refused({ type: 'nonce', nonce: nonce(2) }, bo).code).toBe('bad-nonce')
    keeper.do({ type: 'nonce', nonce: nonce(3) }, bo)
    keeper.do({ type: 'start', nonce: nonce(1) }, ada)
    expect(keeper.table.nonces).toEqual([nonce(1), nonce(3)])
  })

  test('a binding moves with its player and goes with them', () => {
    const keeper = keep({ seats: 3 })
    keeper.do({ type: 'sit', seat: 1, binding: bindingOf(2) }, bo)
    keeper.do({ type: 'swap', a: 1, b: 2 }, ada)
    expect(tableSight(keeper.table, undefined).fair.seats).toEqual(['none', 'none', bindingOf(2)])
    keeper.do({ type: 'leave' }, bo)
    expect(tableSight(keeper.table, undefined).fair.seats).toEqual(['none', 'none', 'none'])
    expect(keeper.refused({ type: 'bind', binding: bindingOf(2) }, bo).code).toBe('not-seated')
    expect(keeper.refused({ type: 'bind', binding: 'x' }, ada).code).toBe('bad-nonce')
  })
})

describe('what a server signs', () => {
  const signed = () => {
    const keeper = keep({ seats: 3, bots: ['random'] }, ada, signing)
    keeper.do({ type: 'sit', binding: bindingOf(2) }, bo)
    keeper.now = 2000
    keeper.do({ type: 'start', nonce: nonce(1) }, ada)
    return keeper
  }

  test('the commitment when the table is made, all bindings and the options when the game starts', () => {
    const { table } = signed()
    const { promise, lock } = tableSight(table, undefined).fair
    const head = { table: 't1', game: 'comets', version: comets.version, commitment }
    expect(promise).toEqual({ ...head, seq: 1, at: 1000, key: signer.key, signature: expect.any(String) })
    const deal = { options: { short: 'off' }, seats: [bindingOf(1), 'bot', bindingOf(2)] }
    expect(lock).toEqual({ ...head, seq: 6, at: 2000, deal, key: signer.key, signature: expect.any(String) })
    if (promise === undefined || lock === undefined) throw new Error('unsigned')
    expect(promise.signature).toBe(signer.sign(promiseText(promise)))
    expect(lock.signature).toBe(signer.sign(promiseText(lock)))
    expect(table.seq).toBe(6)
  })

  test('a receipt for a nonce, which only its player receives', () => {
    const keeper = signed()
    const outcomes = keeper.do({ type: 'nonce', nonce: nonce(2) }, bo)
    const receiptFor = (watcher: number | undefined) =>
      updateFor(signing, keeper.table, outcomes, watcher).news.find(({ type }) => type === 'nonce')?.receipt
    expect(receiptFor(2)?.signature).toBe(
      signer.sign(receiptText({ table: 't1', seat: 2, nonce: nonce(2), seq: keeper.table.seq, at: 2000 })),
    )
    expect(receiptFor(0)).toBeUndefined()
    expect(receiptFor(undefined)).toBeUndefined()
  })

  test('is in the record, in the log and in the snapshot', () => {
    const keeper = signed()
    const { promise, lock } = tableSight(keeper.table, undefined).fair
    keeper.do({ type: 'nonce', nonce: nonce(2) }, bo)
    expect(fold(signing, keeper.log)).toEqual(keeper.table)
    expect(parseSnapshot(signing, makeSnapshot(signing, keeper.table))).toEqual(keeper.table)
    playOut(keeper, [ada, bo])
    expect(recordOf(keeper.table)?.fair?.promises).toEqual([promise, lock])
  })
})

describe('a log in which somebody could have chosen the shuffle is not folded', () => {
  const log = (): Row[] => {
    const keeper = keep()
    keeper.do({ type: 'sit', binding: bindingOf(2) }, bo)
    keeper.do({ type: 'start' }, ada)
    keeper.do({ type: 'nonce', nonce: nonce(2) }, bo)
    return keeper.log
  }
  const spoil: [string, (rows: Row[]) => Row[], string][] = [
    [
      'the secret was exchanged',
      (rows) => rows.map((row) => (row.type === 'created' ? { ...row, secret: 'ab'.repeat(32) } : row)),
      'the secret of table t1 is not the one that was committed to',
    ],
    [
      'a nonce was exchanged',
      (rows) => rows.map((row) => (row.type === 'nonce' ? { ...row, nonce: nonce(3) } : row)),
      'another nonce than the seat was bound to',
    ],
    [
      'a nonce came to a seat that was bound to none',
      (rows) => rows.map((row) => (row.type === 'nonce' ? { ...row, seat: 0 } : row)),
      'a nonce that nobody was bound to',
    ],
    [
      'a seat was bound after the start',
      (rows) => {
        const last = rows.pop()
        return [...rows, { seq: last?.seq ?? 0, at: 1000, type: 'bound', seat: 1, binding: bindingOf(3) }]
      },
      'binds a seat after the start',
    ],
  ]
  test.each(spoil)('%s', (_name, change, message) => {
    expect(fold(library, log()).phase).toBe('playing')
    expect(() => fold(library, change(log()))).toThrow(message)
  })
})

describe('tables older than bindings', () => {
  /** A log as it was written at the time. */
  const old = (): Row[] => [
    {
      seq: 1,
      at: 1000,
      type: 'created',
      id: 't1',
      secret,
      game: 'comets',
      version: comets.version,
      host: ada,
      seats: 2,
      options: { short: 'off' },
      clock: { kind: 'none' },
      private: false,
      spectators: true,
      hotseat: false,
      standIn: 'random',
    },
    { seq: 2, at: 1000, type: 'sat', seat: 0, person: ada },
    { seq: 3, at: 1000, type: 'sat', seat: 1, person: bo, nonce: nonce(2) },
  ]

  test('keep their old rules: nonces are accepted until the game begins', () => {
    const keeper = keep()
    keeper.table = fold(library, old())
    expect(tableSight(keeper.table, undefined).fair).toEqual({ commitment })
    expect(keeper.refused({ type: 'bind', binding: bindingOf(1) }, ada).code).toBe('not-allowed')
    keeper.do({ type: 'start' }, ada)
    expect(keeper.table.phase).toBe('shuffling')
    keeper.do({ type: 'nonce', nonce: nonce(1) }, ada)
    expect(keeper.table.nonces).toEqual([nonce(1), nonce(2)])
    playOut(keeper, [ada, bo])
    const record = recordOf(keeper.table)
    expect(record?.fair).toEqual({ commitment, secret, nonces: [nonce(1), nonce(2)] })
  })

  test('load from snapshots that know nothing of bindings', () => {
    const text = makeSnapshot(library, fold(library, old()))
    const { bound: _bound, promise: _promise, lock: _lock, ...before } = JSON.parse(text)
    const seats = before.seats.map(({ binding: _binding, ...occupant }: { binding?: string }) => occupant)
    const table = parseSnapshot(library, JSON.stringify({ ...before, seats }))
    expect(table).toMatchObject({ bound: undefined, promise: undefined, lock: undefined, phase: 'open' })
  })
})
