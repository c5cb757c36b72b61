import type { BoardModule } from '@orrery/board'
import type { Action } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { type ForcedNeeds, forcedAction } from './forced.ts'

const act = (id: string, index: number): Action => ({ id, index, kind: id, n: 0, where: 0 })
const pass = act('pass', 0)
const card = act('card', 1)
const end = act('end', 2)
const only = act('only', 3)
const board: Pick<BoardModule, 'passing' | 'pass'> = {
  passing: (_view, legal) => (legal.length === 1 && legal[0]?.id === 'pass' ? legal[0] : undefined),
  pass: (_view, legal) => legal.find(({ id }) => id === 'pass'),
}
const forced = (legal: ForcedNeeds['legal'], how: Partial<Omit<ForcedNeeds, 'legal'>> = {}): string | undefined =>
  forcedAction({
    board,
    view: undefined,
    legal,
    end,
    loses: false,
    ahead: false,
    settings: { passing: true, singles: true, confirmEnd: false },
    ...how,
  })?.id

test('the only answer is taken, a choice is not', () => {
  expect(forced([only])).toBe('only')
  expect(forced([only, card])).toBeUndefined()
  expect(forced([])).toBeUndefined()
  expect(forced([only], { settings: { passing: true, singles: false, confirmEnd: false } })).toBeUndefined()
})

test('a turn ends by itself only when nothing is lost and nobody wants to be asked', () => {
  expect(forced([end])).toBe('end')
  expect(forced([end], { loses: true })).toBeUndefined()
  expect(forced([end], { settings: { passing: true, singles: true, confirmEnd: true } })).toBeUndefined()
})

test('a pass without a choice follows its own setting; passed in advance, cards are declined', () => {
  const never = { passing: false, singles: true, confirmEnd: false }
  expect(forced([pass])).toBe('pass')
  expect(forced([pass], { settings: never })).toBeUndefined()
  expect(forced([pass, card])).toBeUndefined()
  expect(forced([pass, card], { ahead: true })).toBe('pass')
})
