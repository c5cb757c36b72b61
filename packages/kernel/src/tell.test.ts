import { expect, test } from 'vitest'
import { collectEvents, eventsFor } from './tell.ts'

test('everybody gets public events, one seat its own, and the others the version meant for them', () => {
  const collector = collectEvents<{ type: string }>()
  collector.all({ type: 'open' })
  collector.one(1, { type: 'mine' }, { type: 'masked' })
  collector.one(0, { type: 'nothing for others' })
  expect(collector.revealed).toBe(false)
  const seen = (seat: number | undefined) => eventsFor(collector.events, seat).map((event) => event.type)
  expect(seen(0)).toEqual(['open', 'masked', 'nothing for others'])
  expect(seen(1)).toEqual(['open', 'mine'])
  expect(seen(undefined)).toEqual(['open', 'masked'])
})

test('a reveal is noted, whoever it was for', () => {
  const toAll = collectEvents<{ type: string }>()
  toAll.reveal({ type: 'turned up' })
  expect(toAll.revealed).toBe(true)
  const toOne = collectEvents<{ type: string }>()
  toOne.revealTo(1, { type: 'looked at' })
  expect(toOne.revealed).toBe(true)
  expect(eventsFor(toOne.events, 0)).toEqual([])
})
