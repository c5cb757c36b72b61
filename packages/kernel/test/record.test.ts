import {
  BrokenError,
  type GameRecord,
  hash,
  makeCommitment,
  makeRecord,
  makeSeed,
  OrreryError,
  parseRecord,
  replay,
  replayToEnd,
  verify,
} from '@orrery/kernel'
import { walk } from '@orrery/kernel/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { comets } from './comets/comets.ts'

const secret = 'ab'.repeat(32)
const nonces = ['01'.repeat(16), '23'.repeat(16)]

/** A finished game whose seed was made by the table and both players. */
function finished(): GameRecord {
  const seed = makeSeed(secret, nonces)
  const { actions } = walk(comets, { seats: 2 }, seed, 1000)
  const fair = { commitment: makeCommitment(secret), secret, nonces }
  return { game: 'comets', version: 1, options: { short: 'off' }, seats: 2, seed, actions, fair }
}

describe('a record', () => {
  test('survives being written and read', () => {
    const record = finished()
    expect(parseRecord(makeRecord(record))).toEqual(record)
    expect(makeRecord(parseRecord(makeRecord(record)))).toBe(makeRecord(record))
    const empty = { ...record, actions: [] }
    expect(parseRecord(makeRecord(empty))).toEqual(empty)
  })

  test('of a game with a set of its own carries it, and is replayed with no other', () => {
    const record = { ...finished(), set: { prices: { ice: 2 } } }
    expect(parseRecord(makeRecord(record))).toEqual(record)
    expect(() => replayToEnd(comets, record)).toThrow(
      /was played with a set of its own, and these rules have the usual/,
    )
    expect(() => replayToEnd({ ...comets, set: { prices: { ice: 3 } } }, record)).toThrow(OrreryError)
    expect(() => replayToEnd({ ...comets, set: { prices: { ice: 2 } } }, record)).not.toThrow()
    expect(() => replayToEnd({ ...comets, set: { prices: { ice: 2 } } }, finished())).toThrow(/usual components/)
  })

  test('replays to the same state, step by step', () => {
    const record = finished()
    const { state } = walk(comets, { seats: 2 }, record.seed, 1000)
    const steps = [...replay(comets, record)]
    expect(steps.map((step) => `${step.seat} ${step.id}`)).toEqual(record.actions)
    expect(hash(replayToEnd(comets, record))).toBe(hash(state))
  })

  const wrong: [string, (record: GameRecord) => unknown, string][] = [
    ['no object', () => [], 'it is not a JSON object'],
    ['an unknown field', (r) => ({ ...r, cheat: 1 }), 'it has the unknown field "cheat"'],
    ['a missing game', (r) => ({ ...r, game: undefined }), '"game" must be the id of a game'],
    ['a version that is a text', (r) => ({ ...r, version: '1' }), '"version" must be a whole number'],
    ['a version below 1', (r) => ({ ...r, version: 0 }), '"version" must be a whole number'],
    ['a set that is a list', (r) => ({ ...r, set: [] }), '"set" must be an object of changes'],
    ['options that are a list', (r) => ({ ...r, options: [] }), '"options" must be an object of texts'],
    ['an option that is a number', (r) => ({ ...r, options: { short: 1 } }), 'option "short" must be a text'],
    ['seats that are a text', (r) => ({ ...r, seats: '2' }), '"seats" must be a whole number'],
    ['an empty seed', (r) => ({ ...r, seed: '' }), '"seed" must be a text that is not empty'],
    ['actions that are a text', (r) => ({ ...r, actions: 'draw' }), '"actions" must be a list'],
    [
      'an action without seat',
      (r) => ({ ...r, actions: ['draw'] }),
      '"draw" is not an action; one looks like "0 action-id"',
    ],
    ['an action that is a number', (r) => ({ ...r, actions: [7] }), '7 is not an action'],
    ['a seat out of range', (r) => ({ ...r, actions: ['2 draw'] }), 'the seats are 0 to 1'],
    ['a short secret', (r) => ({ ...r, fair: { ...r.fair, secret: 'ab' } }), 'a secret is 64 hexadecimal digits'],
    ['too few nonces', (r) => ({ ...r, fair: { ...r.fair, nonces: [] } }), '"fair.nonces" must be a list of 2'],
    [
      'a nonce in capitals',
      (r) => ({ ...r, fair: { ...r.fair, nonces: ['AB'.repeat(16), nonces[0]] } }),
      'a nonce is 32 hexadecimal digits',
    ],
    [
      'an unknown field in fair',
      (r) => ({ ...r, fair: { ...r.fair, luck: 1 } }),
      '"fair" has the unknown field "luck"',
    ],
    ['a bad commitment', (r) => ({ ...r, fair: { ...r.fair, commitment: 'x' } }), '"fair.commitment" must be 64'],
  ]
  test.each(wrong)('with %s is refused', (_name, spoil, message) => {
    const read = () => parseRecord(JSON.stringify(spoil(finished())))
    expect(read).toThrow(OrreryError)
    expect(read).toThrow(message)
  })

  test('that is cut off anywhere, or has any byte changed, is refused or still a record, and never crashes', () => {
    const text = makeRecord(finished())
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.string({ minLength: 1, maxLength: 1 }), (at, char) => {
        for (const spoiled of [text.slice(0, at), text.slice(0, at) + char + text.slice(at + 1)]) {
          try {
            verify(comets, parseRecord(spoiled))
          } catch (error) {
            expect(error).toBeInstanceOf(OrreryError)
          }
        }
      }),
      { numRuns: 300 },
    )
  })
})

describe('a replay refuses', () => {
  test('another game, another version, an impossible action, with its place', () => {
    const record = finished()
    expect(() => replayToEnd(comets, { ...record, game: 'go' })).toThrow('the record is of "go", not of comets')
    expect(() => replayToEnd(comets, { ...record, version: 2 })).toThrow(
      'played with version 2 of comets; this is version 1',
    )
    expect(() => replayToEnd(comets, { ...record, actions: ['0 done', ...record.actions] })).toThrow(
      /action 1 of \d+ \(seat 0\) cannot be: done is refused: play-first \(rule K3\)/,
    )
    expect(() => replayToEnd(comets, { ...record, actions: ['0 fly'] })).toThrow('"fly" is not an action of comets')
  })

  test('rules that throw, with enough to reproduce it', () => {
    const record = finished()
    const faulty = {
      ...comets,
      apply: () => {
        throw new Error('boom')
      },
    }
    expect(() => replayToEnd(faulty, record)).toThrow(BrokenError)
    expect(() => replayToEnd(faulty, record)).toThrow(new RegExp(`game comets, version 1, seed ${record.seed}, seq 0`))
  })
})

describe('verify', () => {
  test('accepts a fair and finished game and gives its result', () => {
    const verdict = verify(comets, finished())
    expect(verdict.ok).toBe(true)
    expect(verdict.checks.map((check) => check.name)).toEqual(['commitment', 'derivation', 'replay'])
    expect(verdict.result?.seats).toHaveLength(2)
  })

  const failing = (record: GameRecord) =>
    verify(comets, record)
      .checks.filter((check) => !check.ok)
      .map((check) => check.name)

  test('notices another secret, another nonce, another seed, another action', () => {
    const record = finished()
    const { fair } = record
    if (fair === undefined) throw new Error('a fair record was made')
    const other = 'cd'.repeat(32)
    expect(failing({ ...record, fair: { ...fair, secret: other } })).toEqual(['commitment', 'derivation'])
    expect(failing({ ...record, fair: { ...fair, secret: other, commitment: makeCommitment(other) } })).toEqual([
      'derivation',
    ])
    expect(failing({ ...record, fair: { ...fair, nonces: [...nonces].reverse() } })).toEqual(['derivation'])
    expect(failing({ ...record, seed: `${record.seed}0` })).toContain('derivation')
    expect(failing({ ...record, actions: ['1 draw', ...record.actions] })).toEqual(['replay'])
  })

  test('says that a record without a commitment proves nothing about its seed', () => {
    const { fair: _fair, ...bare } = finished()
    const verdict = verify(comets, bare)
    expect(verdict.ok).toBe(false)
    expect(verdict.checks[0]?.detail).toContain('who chose the seed cannot be checked')
  })

  test('a game that is not over can be checked too, but has no result', () => {
    const record = finished()
    const verdict = verify(comets, { ...record, actions: record.actions.slice(0, 5) })
    expect(verdict.ok).toBe(true)
    expect(verdict.result).toBeUndefined()
  })
})

describe('fair shuffles', () => {
  test('use standard SHA-256', () => {
    // printf 'orrery-commitment:abab...' | sha256sum
    expect(makeCommitment(secret)).toMatchInlineSnapshot(
      `"855999939aeb0005027feb1a22de8aa2bb09261998689ba8126dda91134aa08f"`,
    )
  })

  test('every nonce and the secret change the seed', () => {
    const seeds = [
      makeSeed(secret, nonces),
      makeSeed('cd'.repeat(32), nonces),
      makeSeed(secret, [...nonces].reverse()),
      makeSeed(secret, nonces.slice(0, 1)),
    ]
    expect(new Set(seeds).size).toBe(seeds.length)
  })
})
