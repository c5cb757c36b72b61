import { makeBinding } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'
import { lagQuota } from '../src/clock-spec.ts'
import {
  affectsClocks,
  deadline,
  decide,
  evolve,
  gameOf,
  makeSnapshot,
  parseSnapshot,
  type Row,
  sightFor,
} from '../src/index.ts'
import { ada, bo, keep, library, nonce, reloaded, started } from './helpers.ts'

const MINUTE = 60_000
/** A turn of a minute and two in reserve: 870 milliseconds of lag are given back for each turn. */
const clock = { kind: 'real', turn: MINUTE, reserve: 2 * MINUTE } as const
const { gain, first, most } = lagQuota(clock)

const clockOf = (keeper: ReturnType<typeof started>, seat: number, at: number) =>
  sightFor(library, keeper.table, seat, at).play?.clocks[seat]

describe('T8 no clock runs while no server is running', () => {
  test('what was used before an outage is used; the clock goes on after it', () => {
    const keeper = started({ clock })
    keeper.now = 100_000
    keeper.do({ type: 'hold', from: 31_000, until: 110_000 }, 'table')
    expect(clockOf(keeper, 0, 100_000)).toEqual({ turn: 30_000, reserve: 2 * MINUTE, runs: true, wait: 10_000 })
    expect(clockOf(keeper, 0, 115_000)).toEqual({ turn: 25_000, reserve: 2 * MINUTE, runs: true })
    expect(deadline(keeper.table)).toBe(110_000 + 30_000 + 2 * MINUTE + gain)
    // A player who acts before the clock runs again has used no further time.
    keeper.now = 105_000
    keeper.do({ type: 'act', seat: 0, action: 'draw' }, ada)
    expect(keeper.table.play?.clocks[0]).toMatchObject({ turn: 30_000, reserve: 2 * MINUTE })
    expect(reloaded(keeper)).toEqual(keeper.table)
  })

  test('a clock that began in an outage begins after it, and one that begins later is not touched', () => {
    const keeper = started({ clock })
    const outage = { from: 0, until: 20_000 }
    keeper.now = 15_000
    expect(affectsClocks(keeper.table, outage)).toBe(true)
    keeper.do({ type: 'hold', ...outage }, 'table')
    expect(clockOf(keeper, 0, 20_000)).toEqual({ turn: MINUTE, reserve: 2 * MINUTE, runs: true })
    expect(affectsClocks(keeper.table, outage)).toBe(false)
    keeper.now = 30_000
    keeper.do({ type: 'act', seat: 0, action: 'draw' }, ada)
    expect(affectsClocks(keeper.table, { from: 21_000, until: 25_000 })).toBe(false)
  })

  test('it is given once, and nothing is written where no clock runs', () => {
    const keeper = started({ clock })
    keeper.now = 50_000
    keeper.do({ type: 'hold', from: 10_000, until: 60_000 }, 'table')
    const rows = keeper.log.length
    keeper.do({ type: 'hold', from: 10_000, until: 60_000 }, 'table')
    keeper.do({ type: 'hold', from: 10_000, until: 59_000 }, 'table')
    const idle = started()
    idle.now = 50_000
    idle.do({ type: 'hold', from: 10_000, until: 60_000 }, 'table')
    expect([keeper.log.length - rows, idle.log.filter(({ type }) => type === 'held')]).toEqual([0, []])
    expect(keeper.refused({ type: 'hold', from: 1, until: 90_000 }, ada).code).toBe('not-allowed')
  })

  test('a clock that had run out gets the time that people need to return', () => {
    const keeper = started({ clock: { kind: 'real', turn: 1000, reserve: 0 } })
    keeper.now = 60_000
    keeper.do({ type: 'hold', from: 50_000, until: 70_000 }, 'table')
    expect(keeper.refused({ type: 'expire' }, 'table').code).toBe('nothing-expired')
    keeper.now = 71_000
    keeper.do({ type: 'expire' }, 'table')
    expect(keeper.table.seats[0]).toMatchObject({ away: 'timeout' })
  })

  test('the time to give nonces waits too', () => {
    const keeper = keep()
    keeper.do({ type: 'sit', binding: makeBinding('t1', keeper.table.commitment, nonce(2)) }, bo)
    keeper.do({ type: 'start' }, ada)
    expect(keeper.table.phase).toBe('shuffling')
    keeper.now = 50_000
    keeper.do({ type: 'hold', from: 6000, until: 60_000 }, 'table')
    expect(keeper.table.shuffleUntil).toBe(60_000 + 10_000)
  })

  test('days per move wait as well, and a pause is no running clock', () => {
    const keeper = started({ clock: { kind: 'days', days: 1 } })
    keeper.now = 10 * MINUTE
    keeper.do({ type: 'hold', from: MINUTE, until: 11 * MINUTE }, 'table')
    expect(deadline(keeper.table)).toBe(1000 + 86_400_000 + 10 * MINUTE)
    keeper.do({ type: 'pause', want: true }, ada)
    keeper.do({ type: 'pause', want: true }, bo)
    expect(affectsClocks(keeper.table, { from: 12 * MINUTE, until: 20 * MINUTE })).toBe(false)
  })
})

describe('T8 lag is given back, within bounds', () => {
  const act = (keeper: ReturnType<typeof started>, lag: number): Extract<Row, { type: 'acted' }> => {
    const play = keeper.table.play
    const seat = sightFor(library, keeper.table, undefined, keeper.now).play?.toAct[0] ?? 0
    const action = sightFor(library, keeper.table, seat, keeper.now).play?.legal?.[0] ?? ''
    const decision = decide(
      library,
      keeper.table,
      { type: 'act', seat, action },
      seat === 0 ? ada : bo,
      keeper.now,
      lag,
    )
    if ('refusal' in decision || play === undefined) throw new Error('refused')
    const [row] = decision.rows
    if (row?.type !== 'acted') throw new Error('no decision')
    keeper.log.push(row)
    evolve(library, keeper.table, row)
    return row
  }

  test('the travel time of a message is given back to the player who decided', () => {
    const keeper = started({ clock })
    keeper.now = 11_000
    expect(act(keeper, 120)).toMatchObject({ seat: 0, spared: 120 })
    expect(keeper.table.play?.clocks[0]).toMatchObject({ turn: MINUTE - 9880 })
    expect(reloaded(keeper)).toEqual(keeper.table)
  })

  test('no more than was used, and nothing where there is no clock', () => {
    const keeper = started({ clock })
    keeper.now = 1050
    expect(act(keeper, 120)).toMatchObject({ spared: 50 })
    const idle = started()
    idle.now = 5000
    expect(act(idle, 120).spared).toBeUndefined()
    const days = started({ clock: { kind: 'days', days: 1 } })
    days.now = 5000
    expect(act(days, 120).spared).toBeUndefined()
  })

  test('a player who claims a lot of lag gets no more than the quota, which grows with every turn', () => {
    const keeper = started({ clock })
    const spared = [0, 0]
    for (let i = 0; i < 12 && keeper.table.phase === 'playing'; i++) {
      keeper.now += 20_000
      const { seat, spared: ms = 0 } = act(keeper, 1e6)
      spared[seat] = (spared[seat] ?? 0) + ms
    }
    const turns =
      keeper.table.play === undefined ? 0 : gameOf(library, keeper.table).moment(keeper.table.play.state).turn
    for (const each of spared) {
      expect(each).toBeGreaterThan(0)
      expect(each).toBeLessThanOrEqual(first + turns * gain)
    }
    for (const { lag } of keeper.table.play?.clocks ?? []) expect(lag).toBeLessThanOrEqual(most)
  })

  test('the figures: a second for each turn of long games, less in short ones, none by days', () => {
    expect(lagQuota({ kind: 'real', turn: 120_000, reserve: 600_000 })).toEqual({ gain: 1000, first: 3000, most: 7000 })
    expect(lagQuota({ kind: 'real', turn: 30_000, reserve: 0 }).gain).toBe(270)
    expect(lagQuota({ kind: 'days', days: 3 }).gain).toBe(0)
  })
})

test('a snapshot older than waiting clocks and lag compensation still loads, and plays on as its log does', () => {
  const keeper = started({ clock })
  const old: Record<string, unknown> = JSON.parse(makeSnapshot(library, keeper.table))
  delete old.heldUntil
  const play: { clocks: Record<string, unknown>[] } = Object(old.play)
  for (const each of play.clocks) delete each.lag
  const table = parseSnapshot(library, JSON.stringify(old))
  if (table === undefined) throw new Error('it does not load')
  expect(deadline(table)).toBe(deadline(keeper.table))
  keeper.now = 50_000
  keeper.do({ type: 'hold', from: 10_000, until: 60_000 }, 'table')
  keeper.now = 61_000
  keeper.do({ type: 'act', seat: 0, action: 'draw' }, ada)
  for (const row of keeper.log.slice(table.seq)) evolve(library, table, row)
  expect(deadline(table)).toBe(deadline(keeper.table))
})
