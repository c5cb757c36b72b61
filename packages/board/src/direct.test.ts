import { expect, test } from 'vitest'
import { onlyActions } from './direct.ts'

test('a place has an action of its own only while it is the only one there', () => {
  const actions = ['a1', 'b2', 'c2', 'd3', 'e2', 'f-']
  const placeOf = (action: string): string | undefined => (action[1] === '-' ? undefined : action[1])
  expect([...onlyActions(actions, placeOf)]).toEqual([
    ['1', 'a1'],
    ['3', 'd3'],
  ])
})
