import { type Game, hash, replayToEnd } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { comets } from '../../kernel/test/comets/comets.ts'
import {
  type Continuation,
  continueRecord,
  fold,
  makeLibrary,
  makeSnapshot,
  parseSnapshot,
  readWithoutRules,
  recordOf,
  recordWithoutRules,
  runCommand,
} from '../src/index.ts'
import { ada, bo, cy, keep, legalOf, playOut, secret, started } from './helpers.ts'

type Comets = typeof comets

/** The second edition: nobody may spend a token. */
const second: Comets = {
  ...comets,
  version: 2,
  legal: (state, seat) => comets.legal(state, seat).filter(({ kind }) => kind !== 'spend'),
  refuse: (state, seat, action) =>
    action.kind === 'spend' ? { code: 'no-tokens', rule: 'K3' } : comets.refuse(state, seat, action),
}

const levels = (): string[] => ['random', 'strong']
const both = makeLibrary([comets, second], levels)
const onlySecond = makeLibrary([second], levels)

/** A table of the first edition in the middle of a turn in which a token could be spent. */
function unfinishedTable() {
  const keeper = started()
  keeper.do({ type: 'act', seat: 0, action: legalOf(keeper, 0).find((id) => id.startsWith('play')) ?? '' }, ada)
  expect(legalOf(keeper, 0)).toContain('spend')
  return keeper
}

test('new tables are played by the newest version, running ones by theirs to the end', () => {
  expect(keep({}, ada, both).table.version).toBe(2)
  const old = unfinishedTable()
  const table = fold(both, old.log)
  expect(table).toEqual(old.table)
  const done = runCommand(both, table, { type: 'act', seat: 0, action: 'spend' }, ada, 2000)
  expect('refusal' in done).toBe(false)
  expect(table.version).toBe(1)
})

test('the same decision is refused at a table of the second version', () => {
  const keeper = keep({}, ada, both)
  keeper.do({ type: 'sit', nonce: '2'.repeat(32) }, bo)
  keeper.do({ type: 'start', nonce: '1'.repeat(32) }, ada)
  const play = keeper.table.play?.state as Parameters<Comets['legal']>[0]
  keeper.do({ type: 'act', seat: 0, action: second.legal(play, 0).find(({ kind }) => kind === 'play')?.id ?? '' }, ada)
  expect(keeper.refused({ type: 'act', seat: 0, action: 'spend' }, ada).rule).toBe('K3')
})

test('a snapshot is used only where the version it was made with is supported', () => {
  const { table } = unfinishedTable()
  expect(parseSnapshot(both, makeSnapshot(both, table))).toEqual(table)
  expect(parseSnapshot(onlySecond, makeSnapshot(both, table))).toBeUndefined()
})

test('a version that is no longer supported is named, with those that are', () => {
  const { log } = unfinishedTable()
  expect(() => fold(onlySecond, log)).toThrow(/version 1 of the rules, which is not carried; carried: 2/)
  expect(() => fold(makeLibrary([], levels), log)).toThrow('there is no game "comets"')
})

test('a record of the first version is played on by its own rules', () => {
  const keeper = started()
  playOut(keeper, [ada, bo], (legal) => legal.find((id) => id === 'spend') ?? legal[0] ?? '')
  const record = recordOf(keeper.table)
  if (record === undefined) throw new Error('not over')
  expect(record.actions.some((line) => line.includes('spend'))).toBe(true)
  const going: Continuation = {
    id: 't9',
    secret,
    record,
    upTo: record.actions.length,
    seats: [{ person: cy }, { person: bo }],
  }
  const { table } = continueRecord(both, going, cy, 5000)
  expect([table.version, table.phase]).toEqual([1, 'over'])
  expect(hash(table.play?.state)).toBe(hash(replayToEnd(comets, record)))
  expect(() => continueRecord(onlySecond, going, cy, 5000)).toThrow('carried: 2')
  expect(() => replayToEnd(second as Game, record)).toThrow('version')
})

test('a snapshot of a program that builds states differently is not used, though the version is the same', () => {
  const { table } = unfinishedTable()
  const text = makeSnapshot(both, table)
  const rebuilt: Comets = {
    ...comets,
    setup: (...given) => Object.assign(comets.setup(...given), { set: 1 }),
  }
  expect(parseSnapshot(makeLibrary([rebuilt, second], levels), text)).toBeUndefined()
  expect(parseSnapshot(both, text)).toEqual(table)
  // Snapshots older than layouts are not used either.
  const { layout: _layout, ...older } = JSON.parse(text)
  expect(parseSnapshot(both, JSON.stringify(older))).toBeUndefined()
})

test('without its rules a log still shows who sat where, what was decided and what was taken back', () => {
  const keeper = unfinishedTable()
  keeper.do({ type: 'act', seat: 0, action: 'spend' }, ada)
  keeper.do({ type: 'undo', seat: 0 }, ada)
  keeper.do({ type: 'act', seat: 0, action: 'done' }, ada)
  const { table, decisions } = readWithoutRules(keeper.log)
  expect(table.seats).toEqual(keeper.table.seats)
  expect([table.game, table.version, table.options]).toEqual(['comets', 1, keeper.table.options])
  expect(decisions.map(({ seat, action, undone }) => [seat, action, undone === true])).toEqual([
    [0, expect.stringMatching(/^play:/), false],
    [0, 'spend', true],
    [0, 'done', false],
  ])
  expect(recordWithoutRules(table).actions).toEqual(keeper.table.play?.history.map(({ seat, id }) => `${seat} ${id}`))
})

test('the record of a finished game is the same without its rules', () => {
  const keeper = started()
  playOut(keeper, [ada, bo], (legal) => legal[0] ?? '')
  const { table } = readWithoutRules(keeper.log)
  // That it is over is known to the store, not to the log.
  expect(recordOf({ ...table, phase: 'over' })).toEqual(recordOf(keeper.table))
})
