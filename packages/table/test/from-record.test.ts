import { hash, parseRecord, replay, verify } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'
import { comets } from '../../kernel/test/comets/comets.ts'
import { type Continuation, continueRecord, fold, recordOf, rematchOf, tableSight } from '../src/index.ts'
import { ada, bo, cy, keep, library, playOut, secret, started } from './helpers.ts'

function played() {
  const keeper = started()
  playOut(keeper, [ada, bo], (legal) => legal.at(-1) ?? '')
  const record = recordOf(keeper.table)
  if (record === undefined) throw new Error('not over')
  return record
}

describe('continuing a record', () => {
  const record = played()
  const on = (part: Partial<Continuation> = {}) =>
    continueRecord(
      library,
      { id: 't9', secret, record, upTo: 0, seats: [{ person: cy }, { level: 'random' }], ...part },
      cy,
      5000,
    )

  test('from every position: the state is the one the record had there, and the log alone leads to it', () => {
    let upTo = 0
    for (const { state } of replay(comets, record)) {
      upTo++
      const { rows, table } = on({ upTo })
      expect(hash(table.play?.state)).toBe(hash(state))
      expect(fold(library, rows)).toEqual(table)
      expect(table.phase).toBe(upTo === record.actions.length ? 'over' : 'playing')
    }
  })

  test('others than the original players continue it, and it claims nothing about the shuffle', () => {
    const { table, rows } = on({ upTo: 2 })
    const keeper = { ...keep(), table, log: [...rows] }
    playOut(keeper, [cy])
    const mine = recordOf(keeper.table)
    expect(mine?.seed).toBe(record.seed)
    expect(mine?.fair).toBeUndefined()
    expect(mine?.actions.slice(0, 2)).toEqual(record.actions.slice(0, 2))
    if (mine === undefined) throw new Error('not over')
    expect(verify(comets, parseRecord(JSON.stringify(mine))).checks.at(-1)?.ok).toBe(true)
  })

  test('impossible requests are refused', () => {
    expect(() => on({ upTo: record.actions.length + 1 })).toThrow(/has 0 to \d+ actions/)
    expect(() => on({ seats: [{ person: cy }] })).toThrow('one of 2, not of 1')
    expect(() => on({ record: { ...record, version: 99 } })).toThrow('version 99')
    expect(() => on({ record: { ...record, set: { ice: 1 } } })).toThrow('this record has a set of its own')
    expect(() => on({ seats: [{ person: cy }, { level: 'grandmaster' }] })).toThrow('unknown-level')
  })
})

describe('T2 tables with hints', () => {
  test('say so to everybody, as does their rematch, and are never rated', () => {
    const known = { ...ada, registered: true }
    const keeper = keep({ advice: true }, known)
    expect(tableSight(keeper.table, undefined).advice).toBe(true)
    expect(tableSight(keep().table, undefined)).not.toHaveProperty('advice')
    expect(rematchOf(keeper.table, 't2', secret).advice).toBe(true)
    expect(() => keep({ rated: true, advice: true }, known)).toThrow('rated-advice')
    expect(keep({ rated: true, advice: false }, known).table.advice).toBeUndefined()
  })
})

describe('T2 rated tables', () => {
  test('are for people, two or more of them, and say so; a rematch is rated again', () => {
    const known = { ...ada, registered: true }
    const keeper = keep({ rated: true }, known)
    expect(tableSight(keeper.table, undefined).rated).toBe(true)
    expect(tableSight(keep().table, undefined).rated).toBe(false)
    expect(keeper.refused({ type: 'seat-bot', seat: 1, level: 'random' }, ada)).toEqual({
      code: 'rated-people',
      rule: 'T2',
    })
    expect(() => keep({ rated: true, seats: 3, bots: ['random'] }, known)).toThrow('rated-people')
    expect(() => keep({ rated: true, hotseat: true })).toThrow('rated-people')
    expect(() => keep({ rated: true })).toThrow('rated-account')
    expect(keeper.refused({ type: 'sit' }, bo)).toEqual({ code: 'rated-account', rule: 'T2' })
    // The log keeps the person, not their kind of identity.
    keeper.do({ type: 'sit' }, { ...bo, registered: true })
    expect(keeper.log.at(-1)).toMatchObject({ type: 'sat', person: bo })
    expect(JSON.stringify(keeper.log)).not.toContain('registered')
    const { rated } = rematchOf(keeper.table, 't2', secret)
    expect(rated).toBe(true)
    expect(keep({ rated: false, bots: ['random'] }).table.rated).toBeUndefined()
  })
})
