import type { GameEvent } from '@orrery/kernel'
import { expect, test } from 'vitest'
import type { LogStep } from '../worker/protocol.ts'
import type { LogWriter } from './lines.ts'
import { countTypes, stepsSinceMine, tellingTime, toldTurns } from './recap.ts'

const event = (type: string, seat: number): GameEvent & { readonly seat: number } => ({ type, seat })
const step = (seat: number, turn: number, ...events: GameEvent[]): LogStep => ({
  seat,
  action: '',
  moment: { round: 1, turn },
  events,
})
/** Everything has words but a pass. */
const writeLines: LogWriter = ({ events }) =>
  events.flatMap((each) => (each.type === 'pass' ? [] : [{ text: each.type, event: each }]))

const mine = step(0, 1, event('moved', 0))
const tycho = step(1, 2, event('took', 1), event('scored', 1))
const vera = step(2, 3, event('built', 2))

test('the others’ steps since my last turn are shown; a pass of mine in between is not a turn', () => {
  const pass = step(0, 2, event('pass', 0))
  expect(stepsSinceMine([mine, tycho, pass, vera], 0, 3, 9, writeLines)).toEqual([tycho, vera])
  expect(stepsSinceMine([mine, tycho, vera, mine], 0, 3, 9, writeLines)).toEqual([])
  // My own turn, the present one, does not wipe out what happened before it.
  expect(stepsSinceMine([mine, tycho, step(0, 4, event('moved', 0))], 0, 3, 4, writeLines)).toEqual([tycho])
  expect(stepsSinceMine([tycho], 0, 3, 9, writeLines)).toEqual([tycho])
})

test('what I answer within the turn of somebody else does not hide that turn', () => {
  const answer = step(0, 3, event('answered', 0))
  const more = step(2, 3, event('ended', 2))
  expect(stepsSinceMine([mine, tycho, vera, answer, more], 0, 3, 4, writeLines)).toEqual([tycho, vera, more])
  expect(stepsSinceMine([mine, tycho, vera, answer], 0, 3, 4, writeLines)).toEqual([tycho, vera])
})

test('an opponent without a seat moves within my own step', () => {
  const solo = step(0, 1, event('moved', 0), event('drew', 1), event('advanced', 1))
  expect(stepsSinceMine([solo], 0, 1, 9, writeLines)).toEqual([{ ...solo, seat: 1, events: solo.events.slice(1) }])
})

test('a long turn is shown in four lines: those with a place on the board, and the rarest of them', () => {
  const long = step(1, 2, ...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((type) => event(type, 1)))
  const counts = countTypes([long, step(1, 3, event('e', 1))])
  const [told] = toldTurns([long], writeLines, ({ type }) => (type > 'b' ? [{ at: type }] : []), counts)
  expect(told?.lines.map(({ text }) => text)).toEqual(['c', 'd', 'f', 'g'])
  expect(told?.more).toBe(3)
  expect(told?.places.map(({ at }) => at)).toEqual(['c', 'd', 'f', 'g'])
})

test('that a turn begins is not told', () => {
  const ends = step(1, 2, event('moved', 1), event('turn-began', 0))
  const [told] = toldTurns([ends, step(2, 3, event('turn', 0))], writeLines, () => [], new Map())
  expect(told?.lines.map(({ text }) => text)).toEqual(['moved'])
  expect(toldTurns([step(2, 3, event('turn', 0))], writeLines, () => [], new Map())).toEqual([])
  expect(toldTurns([step(2, 3, event('round', 0))], writeLines, () => [], new Map())).toEqual([])
})

test('turns are shown one by one, and for longer at a slower pace', () => {
  const told = toldTurns([tycho, vera], writeLines, () => [], new Map())
  expect(told.map(({ seat }) => seat)).toEqual([1, 2])
  const [first] = told
  if (first === undefined) throw new Error('nothing is told')
  expect(tellingTime(first, 'slow')).toBeGreaterThan(tellingTime(first, 'normal'))
  expect(tellingTime(first, 'fast')).toBeLessThan(tellingTime(first, 'normal'))
})
