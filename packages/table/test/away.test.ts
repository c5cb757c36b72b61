import { describe, expect, test } from 'vitest'
import { botToAct, deadline, recordOf, sightFor } from '../src/index.ts'
import { ada, bo, cy, keep, library, nonce, playOut, reloaded, started } from './helpers.ts'

const three = () => {
  const keeper = keep({ seats: 3 })
  keeper.do({ type: 'sit', nonce: nonce(2) }, bo)
  keeper.do({ type: 'sit', nonce: nonce(3) }, cy)
  keeper.do({ type: 'start', nonce: nonce(1) }, ada)
  return keeper
}

describe('T7 leaving, returning, resigning', () => {
  test('a bot plays for a person who leaves, until they return', () => {
    const keeper = started()
    keeper.do({ type: 'leave' }, ada)
    expect(keeper.refused({ type: 'act', seat: 0, action: 'draw' }, ada).code).toBe('away')
    const bot = botToAct(library, keeper.table)
    expect(bot).toMatchObject({ seat: 0, level: 'random', after: 0 })
    keeper.do({ type: 'bot-act', seat: 0, action: 'draw', after: 0 }, 'table')
    expect(sightFor(library, keeper.table, 1, 0).table?.seats[0]).toMatchObject({
      kind: 'person',
      away: 'left',
      bot: 'random',
    })
    keeper.do({ type: 'return' }, ada)
    expect(keeper.refused({ type: 'return' }, ada).code).toBe('not-away')
    playOut(keeper, [ada, bo])
    expect(reloaded(keeper)).toEqual(keeper.table)
  })

  test('when all people are away the game stands still', () => {
    const keeper = started()
    keeper.do({ type: 'leave' }, ada)
    keeper.do({ type: 'leave' }, bo)
    expect(botToAct(library, keeper.table)).toBeUndefined()
    keeper.do({ type: 'return' }, bo)
    expect(botToAct(library, keeper.table)?.seat).toBe(0)
  })

  test('a bot may not use a choice made on another state', () => {
    const keeper = keep({ bots: ['random'] })
    keeper.do({ type: 'start', nonce: nonce(1) }, ada)
    keeper.do({ type: 'act', seat: 0, action: 'draw' }, ada)
    expect(keeper.refused({ type: 'bot-act', seat: 1, action: 'draw', after: 0 }, 'table').code).toBe('stale')
    keeper.do({ type: 'bot-act', seat: 1, action: 'draw', after: 1 }, 'table')
  })

  test('of two, one resigns and the game is over; the record is there', () => {
    const keeper = started()
    keeper.do({ type: 'resign', seat: 1 }, bo)
    expect(keeper.table.over).toEqual({ reason: 'resigned', at: 1000 })
    expect(recordOf(keeper.table)?.actions).toEqual([])
    expect(keeper.refused({ type: 'resign', seat: 0 }, ada).code).toBe('wrong-phase')
  })

  test('of three, a bot plays on for the others; a player who resigned cannot return', () => {
    const keeper = three()
    keeper.do({ type: 'resign', seat: 0 }, ada)
    expect(keeper.table.phase).toBe('playing')
    expect(botToAct(library, keeper.table)?.seat).toBe(0)
    expect(keeper.refused({ type: 'return' }, ada).code).toBe('resigned')
    keeper.do({ type: 'resign', seat: 1 }, bo)
    keeper.do({ type: 'resign', seat: 2 }, cy)
    expect(keeper.table.over?.reason).toBe('resigned')
  })
})

describe('T8 clocks', () => {
  const clock = { kind: 'real', turn: 5000, reserve: 10_000 } as const
  /** How long a decision may still be under way after the time is over, with this clock. */
  const onItsWay = 210

  test("the turn first, then the reserve; then a bot takes over, and the lost turn is the bot's", () => {
    const keeper = started({ clock })
    expect(deadline(keeper.table)).toBe(16_000 + onItsWay)
    keeper.now = 8000
    expect(sightFor(library, keeper.table, 0, 8000).play?.clocks[0]).toEqual({ turn: 0, reserve: 8000, runs: true })
    keeper.do({ type: 'act', seat: 0, action: 'draw' }, ada)
    expect(keeper.table.play?.clocks[0]).toMatchObject({ reserve: 8000 })
    expect(deadline(keeper.table)).toBe(8000 + 15_000 + onItsWay)
    expect(keeper.refused({ type: 'expire' }, 'table').code).toBe('nothing-expired')
    keeper.now = 23_000 + onItsWay
    keeper.do({ type: 'expire' }, 'table')
    expect(deadline(keeper.table)).toBeUndefined()
    expect(botToAct(library, keeper.table)?.seat).toBe(1)
    expect(keeper.refused({ type: 'return' }, bo).code).toBe('turn-lost')
    keeper.do({ type: 'bot-act', seat: 1, action: 'draw', after: 1 }, 'table')
    keeper.do({ type: 'return' }, bo)
    // Both bid now: each has a fresh turn, Bo without any reserve.
    expect(keeper.table.play?.clocks.map(({ turn, reserve }) => turn + reserve)).toEqual([13_000, 5000])
    expect(reloaded(keeper)).toEqual(keeper.table)
  })

  test('undo gives no time back', () => {
    const keeper = started({ clock })
    const play = sightFor(library, keeper.table, 0, 1000).play?.legal?.[0] ?? ''
    keeper.now = 4000
    keeper.do({ type: 'act', seat: 0, action: play }, ada)
    keeper.now = 5000
    keeper.do({ type: 'undo', seat: 0 }, ada)
    expect(deadline(keeper.table)).toBe(16_000 + onItsWay)
  })

  test('days per move', () => {
    const keeper = started({ clock: { kind: 'days', days: 3 } })
    expect(deadline(keeper.table)).toBe(1000 + 3 * 86_400_000)
  })

  test('a pause needs every player, anybody can end it, and clocks stand still meanwhile', () => {
    const keeper = started({ clock })
    keeper.now = 2000
    keeper.do({ type: 'pause', want: true }, ada)
    keeper.do({ type: 'pause', want: false }, ada)
    keeper.do({ type: 'pause', want: true }, bo)
    expect(keeper.table.pause.since).toBeUndefined()
    keeper.do({ type: 'pause', want: true }, ada)
    expect(keeper.table.pause.since).toBe(2000)
    expect(deadline(keeper.table)).toBeUndefined()
    expect(keeper.refused({ type: 'act', seat: 0, action: 'draw' }, ada).code).toBe('paused')
    expect(keeper.refused({ type: 'resume' }, cy).code).toBe('not-seated')
    keeper.now = 100_000
    keeper.do({ type: 'resume' }, bo)
    expect(deadline(keeper.table)).toBe(100_000 + 14_000 + onItsWay)
    expect(started().refused({ type: 'pause', want: true }, ada).code).toBe('no-clock')
  })

  test('the time of a table never runs backwards', () => {
    const keeper = started({ clock })
    keeper.now = 0
    keeper.do({ type: 'act', seat: 0, action: 'draw' }, ada)
    expect(keeper.log.at(-1)?.at).toBe(1000)
  })
})

describe('T9 talk', () => {
  test('length, rate and control characters', () => {
    const keeper = started()
    keeper.do({ type: 'say', text: '  hello\u0000\n\u202eworld ' }, bo)
    expect(keeper.table.chat[0]?.text).toBe('hello world')
    expect(keeper.refused({ type: 'say', text: 'x'.repeat(301) }, bo)).toEqual({
      code: 'too-long',
      rule: 'T9',
      params: { max: 300 },
    })
    expect(keeper.refused({ type: 'say', text: ' \u0007 ' }, bo).code).toBe('bad-text')
    expect(keeper.refused({ type: 'say', text: 'a\ud800' }, bo).code).toBe('bad-text')
    expect(keeper.refused({ type: 'emote', emote: 'rude' }, bo).code).toBe('unknown-emote')
    expect(keeper.refused({ type: 'say', text: 'psst' }, cy).code).toBe('not-seated')
    for (let i = 0; i < 4; i++) keeper.do({ type: 'emote', emote: 'wow' }, bo)
    keeper.now += 4000
    expect(keeper.refused({ type: 'say', text: 'more' }, bo)).toEqual({
      code: 'too-fast',
      rule: 'T9',
      params: { wait: 6000 },
    })
    keeper.do({ type: 'say', text: 'me too' }, ada)
    keeper.now += 6000
    keeper.do({ type: 'say', text: 'more' }, bo)
  })
})

describe('T10 damage', () => {
  test('a damaged table says so, accepts no move, and continues once repaired', () => {
    const keeper = started()
    keeper.do({ type: 'damage', damage: { fault: 'secret details', command: 'act' } }, 'table')
    expect(sightFor(library, keeper.table, 0, 0).table?.damaged).toBe(true)
    expect(JSON.stringify(sightFor(library, keeper.table, 0, 0))).not.toContain('secret details')
    expect(keeper.refused({ type: 'act', seat: 0, action: 'draw' }, ada).code).toBe('damaged')
    expect(botToAct(library, keeper.table)).toBeUndefined()
    keeper.do({ type: 'repair' }, 'table')
    keeper.do({ type: 'act', seat: 0, action: 'draw' }, ada)
  })
})
