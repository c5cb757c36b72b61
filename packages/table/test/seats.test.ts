import { describe, expect, test } from 'vitest'
import { mayWatch, rematchBots, rematchOf, sightFor } from '../src/index.ts'
import { ada, bo, cy, keep, library, nonce, playOut, reloaded, started } from './helpers.ts'

describe('T2 seats', () => {
  test('the host sits first, bots after, others where they like', () => {
    const keeper = keep({ seats: 4, bots: ['random'] })
    keeper.do({ type: 'sit', seat: 3 }, bo)
    const { seats } = keeper.table
    expect(seats.map((occupant) => occupant.kind)).toEqual(['person', 'bot', 'open', 'person'])
    keeper.do({ type: 'swap', a: 1, b: 3 }, ada)
    expect(keeper.table.seats.map((occupant) => occupant.kind)).toEqual(['person', 'person', 'open', 'bot'])
    expect(reloaded(keeper)).toEqual(keeper.table)
  })

  test('the host may seat and remove bots, change options and seats; nobody else may', () => {
    const keeper = keep({ seats: 4 })
    keeper.do({ type: 'seat-bot', seat: 1, level: 'strong' }, ada)
    keeper.do({ type: 'seat-bot', seat: 1, level: 'strong:brave' }, ada)
    expect(keeper.table.seats[1]).toEqual({ kind: 'bot', level: 'strong:brave' })
    keeper.do({ type: 'free', seat: 1 }, ada)
    keeper.do({ type: 'set-up', seats: 2, options: { short: 'on' }, clock: { kind: 'days', days: 2 } }, ada)
    expect(keeper.table).toMatchObject({ options: { short: 'on' }, clock: { kind: 'days', days: 2 } })
    expect(keeper.table.seats).toHaveLength(2)
    for (const command of [
      { type: 'seat-bot', seat: 1, level: 'random' },
      { type: 'free', seat: 0 },
      { type: 'swap', a: 0, b: 1 },
      { type: 'set-up', seats: 3 },
      { type: 'start' },
    ] as const) {
      expect(keeper.refused(command, bo).code).toBe('not-host')
    }
  })

  test('what does not fit is refused, naming what would', () => {
    expect(() => keep({ game: 'chess' })).toThrow('unknown-game')
    expect(() => keep({ seats: 9 })).toThrow('bad-seats')
    expect(() => keep({ options: { short: 'maybe' } })).toThrow('bad-option')
    expect(() => keep({ bots: ['grandmaster'] })).toThrow('unknown-level')
    for (const bot of ['strong:shy', 'strong:brave:brave', 'grandmaster:brave', ':brave'])
      expect(() => keep({ bots: [bot] })).toThrow('unknown-level')
    expect(() => keep({ bots: ['random', 'random'] })).toThrow('table-full')
    expect(() => keep({ clock: { kind: 'days', days: 0.5 } })).toThrow('bad-clock')
    const keeper = keep({ seats: 3 })
    expect(keeper.refused({ type: 'sit', seat: 0 }, bo)).toEqual({
      code: 'seat-taken',
      rule: 'T2',
      params: { seat: 0 },
    })
    expect(keeper.refused({ type: 'sit', seat: 7 }, bo).code).toBe('bad-seat')
    expect(keeper.refused({ type: 'sit', seat: 1 }, ada).code).toBe('already-seated')
    expect(keeper.refused({ type: 'start' }, ada)).toEqual({ code: 'open-seats', rule: 'T2', params: { open: 2 } })
    expect(keeper.refused({ type: 'set-up', seats: 5 }, ada).code).toBe('bad-seats')
  })

  test('one person sits at several seats only at a hot-seat table', () => {
    const keeper = keep({ hotseat: true })
    keeper.do({ type: 'sit' }, ada)
    keeper.do({ type: 'start', nonce: nonce(9) }, ada)
    expect(keeper.table.phase).toBe('playing')
    playOut(keeper, [ada])
    expect(keeper.table.over?.reason).toBe('finished')
  })

  test('a host who leaves before the start hands the table on; the last one closes it', () => {
    const keeper = keep()
    keeper.do({ type: 'sit' }, bo)
    keeper.do({ type: 'leave' }, ada)
    expect(keeper.table.host).toBe(bo.id)
    keeper.do({ type: 'leave' }, bo)
    expect(keeper.table.phase).toBe('closed')
    expect(keeper.refused({ type: 'sit' }, ada).code).toBe('wrong-phase')
  })
})

describe('T1 who may', () => {
  test('a private table opens with its code, and shows it only to its occupants', () => {
    const keeper = keep({ private: true, code: 'moon-4711' })
    expect(keeper.refused({ type: 'sit' }, bo)).toEqual({ code: 'wrong-code', rule: 'T1' })
    expect(mayWatch(keeper.table, bo.id)).toBe(false)
    expect(mayWatch(keeper.table, bo.id, 'moon-4711')).toBe(true)
    keeper.do({ type: 'sit', code: 'moon-4711' }, bo)
    expect(sightFor(library, keeper.table, 1, 0).table?.code).toBe('moon-4711')
    expect(JSON.stringify(sightFor(library, keeper.table, undefined, 0))).not.toContain('moon-4711')
  })

  test('spectators can be kept out, but not players and not people looking for a seat', () => {
    const keeper = started({ spectators: false })
    expect(mayWatch(keeper.table, cy.id)).toBe(false)
    expect(mayWatch(keeper.table, bo.id)).toBe(true)
    expect(mayWatch(keep({ spectators: false }).table, cy.id)).toBe(true)
  })

  test('nobody acts for a seat that is not theirs, and no person speaks for the table', () => {
    const keeper = started()
    expect(keeper.refused({ type: 'act', seat: 0, action: 'draw' }, bo).code).toBe('not-yours')
    expect(keeper.refused({ type: 'undo', seat: 0 }, cy).code).toBe('not-yours')
    expect(keeper.refused({ type: 'bot-act', seat: 0, action: 'draw', after: 0 }, ada).code).toBe('not-allowed')
    expect(keeper.refused({ type: 'expire' }, ada).code).toBe('not-allowed')
    expect(keeper.refused({ type: 'bot-act', seat: 0, action: 'draw', after: 0 }, 'table').code).toBe('not-allowed')
    expect(keeper.refused({ type: 'sit' }, 'table').code).toBe('not-allowed')
  })
})

describe('T11 rematch', () => {
  test('one table for all who want it, seats one further on, kept for the players', () => {
    const keeper = keep({ seats: 3, bots: ['strong'] })
    expect(keeper.refused({ type: 'rematch', next: 't2' }, ada).code).toBe('wrong-phase')
    keeper.do({ type: 'sit', nonce: nonce(2) }, bo)
    keeper.do({ type: 'start', nonce: nonce(1) }, ada)
    playOut(keeper, [ada, bo])
    expect(keeper.refused({ type: 'rematch', next: 't2' }, cy).code).toBe('not-seated')
    keeper.do({ type: 'rematch', next: 't2' }, bo)
    expect(keeper.do({ type: 'rematch', next: 't3' }, ada)).toEqual([])
    expect(keeper.table.next).toBe('t2')
    const create = rematchOf(keeper.table, 't2', 'ab'.repeat(32))
    const next = keep(create, bo)
    for (const { seat, level } of rematchBots(keeper.table)) next.do({ type: 'seat-bot', seat, level }, bo)
    expect(next.refused({ type: 'sit', seat: 1 }, cy).code).toBe('seat-kept')
    expect(next.refused({ type: 'sit' }, cy).code).toBe('table-full')
    next.do({ type: 'sit' }, bo)
    next.do({ type: 'sit' }, ada)
    expect(next.table.seats.map((each) => (each.kind === 'person' ? each.person.name : each.kind))).toEqual([
      'Bo',
      'Ada',
      'bot',
    ])
  })
})
