import { expect, test } from 'vitest'
import type { LogStep, Position } from '../../worker/protocol.ts'
import { beginningOf } from './beginning.ts'

const at = (view: string, undoTurn: number, toAct = [0]): Position => ({
  ...{ changes: 0, me: 0, view, legal: [], toAct, moment: { round: 1, turn: 1 }, undo: 0, undoTurn },
})
const step = (seat: number, action: string): LogStep => ({ seat, action, moment: { round: 1, turn: 1 }, events: [] })

test('the beginning stays while something can be taken back, and moves on when nothing can', () => {
  const steps = [step(1, 'z')]
  const first = beginningOf(undefined, steps, at('v0', 0))
  expect(first).toEqual({ steps: 1, view: 'v0', actions: [] })
  const second = beginningOf(first, [...steps, step(0, 'a')], at('v1', 1))
  expect(second).toEqual({ steps: 1, view: 'v0', actions: ['a'] })
  // Taken back.
  expect(beginningOf(second, steps, at('v0', 0))).toEqual(first)
  // Something came to light.
  const third = beginningOf(second, [...steps, step(0, 'a'), step(0, 'b')], at('v2', 0))
  expect(third).toEqual({ steps: 3, view: 'v2', actions: [] })
  // Somebody else decided in between, or is deciding.
  expect(beginningOf(first, [...steps, step(1, 'y')], at('v3', 1))).toEqual({ steps: 2, view: 'v3', actions: [] })
  expect(beginningOf(first, steps, at('v4', 0, [1]))).toBeUndefined()
})
