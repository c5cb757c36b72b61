import { expect, test } from 'vitest'
import { makeClicks } from './clicks.ts'

test('a click that makes several decisions is taken back as a whole, and then the click before it', () => {
  const clicks = makeClicks()
  clicks.decide(0, false)
  clicks.decide(1, false)
  clicks.decide(2, true)
  clicks.decide(3, true)
  expect(clicks.last(4)).toBe(3)
  expect(clicks.last(1)).toBe(1)
})

test('a click after an undo begins where the undo has led', () => {
  const clicks = makeClicks()
  clicks.decide(0, false)
  clicks.decide(1, true)
  clicks.decide(2, false)
  expect(clicks.last(3)).toBe(1)
  clicks.decide(0, false)
  expect(clicks.last(1)).toBe(1)
})

test('only what lies after a barrier is taken back', () => {
  const clicks = makeClicks()
  clicks.decide(0, false)
  clicks.decide(1, false)
  // The decision revealed a card; two more followed from the same click.
  clicks.decide(0, true)
  clicks.decide(1, true)
  expect(clicks.last(2)).toBe(2)
})

test('decisions from before the page was opened are taken back one by one', () => {
  const clicks = makeClicks()
  expect(clicks.last(3)).toBe(1)
  expect(clicks.last(0)).toBe(0)
  clicks.decide(3, false)
  expect(clicks.last(4)).toBe(1)
  expect(clicks.last(3)).toBe(1)
})
