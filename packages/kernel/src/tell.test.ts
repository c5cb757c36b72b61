import { expect, test } from 'vitest'
import { collectEvents, eventsFor } from './tell.ts'

test('everybody gets public events, one seat its own, and the others the version meant for them', () => {
  const listener = collectEvents<{ type: string }>()
  listener.all({ type: 'open' })
  listener.one(1, { type: 'mine' }, { type: 'masked' })
  listener.one(0, { type: 'nothing for others' })
  expect(listener.revealed).toBe(false)
  const seen = (seat: number | undefined) => eventsFor(listener.events, seat).map((event) => event.type)
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
