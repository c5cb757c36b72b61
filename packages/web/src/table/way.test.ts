import type { Action, Onward } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { wayTo } from './way.ts'

const act = (id: string, index: number): Action => ({ id, index, kind: id, n: 0, where: 0 })
const skip = act('skip', 0)
const stay = act('stay', 1)
const stop = act('stop', 2)
const go = act('go', 3)
const onward: readonly Onward[] = [
  { through: [skip], legal: [go, stop], view: undefined },
  { through: [skip, stop], legal: [act('draw', 4)], view: undefined },
]
const way = (id: string): readonly string[] =>
  wayTo(act(id, 9), { legal: [skip, stay], onward }).map((action) => action.id)

test('an action of the present question needs nothing before it, one of a later question what leads there', () => {
  expect(way('stay')).toEqual(['stay'])
  expect(way('skip')).toEqual(['skip'])
  expect(way('go')).toEqual(['skip', 'go'])
  expect(way('draw')).toEqual(['skip', 'stop', 'draw'])
})

test('what is nowhere allowed is asked for as it is', () => {
  expect(way('fly')).toEqual(['fly'])
})
