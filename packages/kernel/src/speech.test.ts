import { expect, test } from 'vitest'
import { makePlural } from './speech.ts'

test('Polish takes three forms, English and German two', () => {
  const pl = makePlural('pl')
  const star = { one: 'gwiazda', few: 'gwiazdy', many: 'gwiazd', other: 'gwiazdy' }
  expect([1, 2, 5, 12, 22, 25].map((n) => pl(n, star))).toEqual([
    '1 gwiazda',
    '2 gwiazdy',
    '5 gwiazd',
    '12 gwiazd',
    '22 gwiazdy',
    '25 gwiazd',
  ])
  const de = makePlural('de')
  expect([0, 1, 2].map((n) => de(n, { one: 'Stern', other: 'Sterne' }))).toEqual(['0 Sterne', '1 Stern', '2 Sterne'])
  const en = makePlural('en')
  expect([0, 1, 2].map((n) => en(n, { one: 'star', other: 'stars' }))).toEqual(['0 stars', '1 star', '2 stars'])
})
