import { verify } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'
import { comets } from '../../kernel/test/comets/comets.ts'
import { fold, makeSnapshot, outcomesSince, parseSnapshot, recordOf, sightFor, updateFor } from '../src/index.ts'
import { ada, bo, legalOf, library, playOut, reloaded, started } from './helpers.ts'

describe('T5 acting', () => {
  test('refusals of the rules come through with rule and parameters', () => {
    const keeper = started()
    const missing = [1, 2, 3, 4].find((value) => !legalOf(keeper, 0).includes(`play:${value}`))
    if (missing !== undefined) {
      expect(keeper.refused({ type: 'act', seat: 0, action: `play:${missing}` }, ada)).toEqual({
        code: 'no-such-card',
        rule: 'K2',
        params: { value: missing },
      })
    }
    expect(keeper.refused({ type: 'act', seat: 1, action: 'draw' }, bo)).toEqual({ code: 'not-your-turn', rule: 'K2' })
    expect(keeper.refused({ type: 'act', seat: 0, action: '__proto__' }, ada).code).toBe('unknown-action')
  })

  test('a repeated command is carried out once, and a choice made on another state not at all', () => {
    const keeper = started()
    keeper.do({ type: 'act', seat: 0, action: 'draw', ref: 'r1', after: 0 }, ada)
    const { seq } = keeper.table
    expect(keeper.do({ type: 'act', seat: 0, action: 'draw', ref: 'r1', after: 0 }, ada)).toEqual([])
    expect(keeper.table.seq).toBe(seq)
    expect(keeper.refused({ type: 'act', seat: 1, action: 'draw', after: 0 }, bo)).toMatchObject({
      code: 'stale',
      params: { changes: 1 },
    })
    expect(reloaded(keeper)).toEqual(keeper.table)
  })
})

describe('T6 undo', () => {
  test('one decision, or the whole turn, up to the barrier; the record holds what counted', () => {
    const keeper = started()
    const [card] = legalOf(keeper, 0)
    if (card === undefined) throw new Error('no card')
    const before = sightFor(library, keeper.table, 0, 0).play
    keeper.do({ type: 'act', seat: 0, action: card }, ada)
    keeper.do({ type: 'act', seat: 0, action: 'spend' }, ada)
    expect(sightFor(library, keeper.table, 0, 0).play?.undo).toBe(2)
    const [undone] = keeper.do({ type: 'undo', seat: 0 }, ada)
    expect(undone?.voided).toEqual([keeper.table.seq - 1])
    keeper.do({ type: 'act', seat: 0, action: 'spend' }, ada)
    keeper.do({ type: 'undo', seat: 0, whole: true }, ada)
    expect(sightFor(library, keeper.table, 0, 0).play).toEqual({ ...before, changes: 5 })
    expect(keeper.refused({ type: 'undo', seat: 0 }, ada)).toEqual({ code: 'nothing-to-undo', rule: 'T6' })
    keeper.do({ type: 'act', seat: 0, action: 'draw' }, ada)
    expect(keeper.refused({ type: 'undo', seat: 0 }, ada).code).toBe('nothing-to-undo')
    expect(keeper.table.play?.history.map((step) => step.id)).toEqual(['draw'])
    expect(reloaded(keeper)).toEqual(keeper.table)
    playOut(keeper, [ada, bo])
    const record = recordOf(keeper.table)
    expect(record !== undefined && verify(comets, record).ok).toBe(true)
  })

  test('where several decide at once, each takes back its own', () => {
    const keeper = started()
    keeper.do({ type: 'act', seat: 0, action: 'draw' }, ada)
    keeper.do({ type: 'act', seat: 1, action: 'draw' }, bo)
    keeper.do({ type: 'act', seat: 0, action: 'bid:1' }, ada)
    expect(keeper.refused({ type: 'undo', seat: 1 }, bo).code).toBe('nothing-to-undo')
    keeper.do({ type: 'undo', seat: 0 }, ada)
    keeper.do({ type: 'act', seat: 0, action: 'bid:2' }, ada)
    expect(keeper.table.play?.history.map((step) => step.id)).toEqual(['draw', 'draw', 'bid:2'])
  })
})

describe('what watchers receive', () => {
  test('a hidden choice reaches nobody else, not even as an action id', () => {
    const bids = ['bid:0', 'bid:2'].map((bid) => {
      const keeper = started()
      keeper.do({ type: 'act', seat: 0, action: 'draw' }, ada)
      keeper.do({ type: 'act', seat: 1, action: 'draw' }, bo)
      const outcomes = keeper.do({ type: 'act', seat: 0, action: bid }, ada)
      return [1, undefined, 0].map((watcher) => JSON.stringify(updateFor(library, keeper.table, outcomes, watcher)))
    })
    expect(bids[0]?.slice(0, 2)).toEqual(bids[1]?.slice(0, 2))
    expect(bids[0]?.[2]).not.toBe(bids[1]?.[2])
  })

  test('what was missed is the same as what was sent live', () => {
    const keeper = started()
    const live = [...keeper.do({ type: 'act', seat: 0, action: 'draw' }, ada)]
    const from = keeper.table.seq
    live.push(...keeper.do({ type: 'say', text: 'hi' }, bo))
    live.push(...keeper.do({ type: 'act', seat: 1, action: 'draw' }, bo))
    const missed = outcomesSince(library, keeper.log, from)
    expect(missed).toEqual(live.slice(1))
    const update = sightFor(library, keeper.table, 1, keeper.now, missed)
    expect(update.news.map(({ type }) => type)).toEqual(['said', 'acted'])
  })

  test('a move brings events, view, turn and clocks, and the table only when it changed', () => {
    const keeper = started()
    const update = updateFor(library, keeper.table, keeper.do({ type: 'act', seat: 0, action: 'draw' }, ada), undefined)
    expect(update.news[0]?.events).toEqual([{ type: 'drew', seat: 0 }])
    expect(update.play).toMatchObject({ toAct: [1], changes: 1, clocks: [] })
    expect(update.play?.legal).toBeUndefined()
    expect(update.table).toBeUndefined()
    const chat = updateFor(library, keeper.table, keeper.do({ type: 'emote', emote: 'wow' }, bo), 0)
    expect(chat.play).toBeUndefined()
    expect(chat.news[0]?.chat).toMatchObject({ person: bo, emote: 'wow' })
  })
})

describe('snapshots', () => {
  test('a snapshot from the middle of a game plays on as the table does; a foreign one is not used', () => {
    const keeper = started({ clock: { kind: 'real', turn: 5000, reserve: 60_000 } })
    const [card] = legalOf(keeper, 0)
    keeper.do({ type: 'act', seat: 0, action: card ?? '' }, ada)
    const text = makeSnapshot(library, keeper.table)
    const copy = parseSnapshot(library, text)
    if (copy === undefined) throw new Error('no snapshot')
    expect(copy).toEqual(keeper.table)
    const other = { ...keeper, table: copy, log: [...keeper.log], now: 1500 }
    keeper.now = 1500
    for (const each of [keeper, other]) {
      each.do({ type: 'undo', seat: 0 }, ada)
      playOut(each, [ada, bo])
    }
    expect(other.table).toEqual(keeper.table)
    expect(parseSnapshot(library, text.replace('"format":3', '"format":2'))).toBeUndefined()
    expect(parseSnapshot(library, 'nonsense')).toBeUndefined()
    expect(fold(library, keeper.log)).toEqual(keeper.table)
  })
})
