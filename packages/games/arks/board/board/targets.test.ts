import { begin } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { arks } from '../../index.ts'
import { directPlay, targetsOf } from './targets.ts'

const say = (id: string) => arks.vocabulary.parse(id)
const view = arks.view(begin(arks, { seats: 2, seed: 'targets' }), 0)

test('a card of the lower row that cannot be used moves with one tap; what would be thrown away or used is chosen first', () => {
  const targets = targetsOf(['play:C01:idle', 'play:C02:use', 'play:C02:idle'].map(say), undefined, view, [])
  expect(directPlay(targets, 'C01', 'lower')).toBe('play:C01:idle')
  expect(directPlay(targets, 'C01', 'upper')).toBeUndefined()
  expect(directPlay(targets, 'C02', 'lower')).toBeUndefined()
  const slow = targetsOf([say('play:C01:idle')], undefined, view)
  expect(directPlay(slow, 'C01', 'lower')).toBeUndefined()
})

test('tracks and cards of an action are lit while actions are chosen, not while cards are played', () => {
  const onward = [{ through: [say('act:terraform')], legal: [say('raise:minerals'), say('trade:C01')], view }]
  expect([...targetsOf([say('act:terraform')], undefined, view, onward).later]).toEqual(['raise:minerals', 'trade:C01'])
  expect(targetsOf([say('play:none')], undefined, view, onward).later.size).toBe(0)
})
