import { expect, test, vi } from 'vitest'
import type { LogStep, Position, WorkerNews } from '../worker/protocol.ts'
import { makeShownTable } from './shown-table.ts'

const at = (changes: number): Position => ({
  ...{ changes, me: 0, view: {}, legal: [], toAct: [1], moment: { round: 1, turn: 1 }, undo: 0, undoTurn: 0 },
})
const step = (events: LogStep['events'] = []): LogStep => ({
  ...{ seat: 1, action: 'a', moment: { round: 1, turn: 1 }, events },
})
const news = (changes: number, events: LogStep['events'] = []): WorkerNews => ({
  ...{ type: 'step', step: step(events), position: at(changes) },
})

/** A table in which every drawing is counted. */
function count(animates: boolean) {
  const { store, ...table } = makeShownTable(() => animates)
  const drawn: number[] = []
  store.subscribe(({ position }) => drawn.push(position?.changes ?? -1))
  return { store, drawn, ...table }
}

test('steps that are not animated and come in a burst are drawn at once and then together, each with its line in the log', () => {
  vi.useFakeTimers()
  const { store, drawn, receive, isBehind } = count(false)
  for (let i = 1; i <= 80; i++) receive(news(i))
  expect(drawn).toEqual([1])
  expect(isBehind()).toBe(true)
  vi.runAllTimers()
  expect(drawn).toEqual([1, 80])
  expect(store.getState().steps.length).toBe(80)
  expect(isBehind()).toBe(false)
  // A single step does not wait.
  receive(news(81))
  expect(drawn).toEqual([1, 80, 81])
  vi.useRealTimers()
})

test('a position without a step is drawn at once, with the steps before it', () => {
  vi.useFakeTimers()
  const { store, drawn, receive } = count(false)
  for (let i = 1; i <= 3; i++) receive(news(i))
  receive({ type: 'position', position: at(4) })
  expect(drawn).toEqual([1, 4])
  expect(store.getState().steps.length).toBe(3)
  vi.runAllTimers()
  expect(drawn).toEqual([1, 4])
  vi.useRealTimers()
})

test('animated steps are shown one after the other, each when the one before it has been shown', () => {
  vi.useFakeTimers()
  const { drawn, receive, animated, close } = count(true)
  const moved = [{ type: 'moved' }]
  for (let i = 1; i <= 3; i++) receive(news(i, moved))
  vi.advanceTimersByTime(10)
  expect(drawn).toEqual([1])
  animated()
  expect(drawn).toEqual([1, 1, 2])
  close()
  vi.useRealTimers()
})
