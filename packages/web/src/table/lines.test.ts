import type { Speech } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { groupByTurn, makeLogWriter, newestLine } from './lines.ts'

let asked = 0
const speech: Speech = {
  language: 'en',
  game: 'test',
  action: () => '',
  event: ({ type }, names) => {
    asked++
    return type === 'silent' ? undefined : `${names[0]} ${type}`
  },
  refusal: () => '',
  prompt: () => '',
  option: () => '',
  source: () => '',
}
const step = (turn: number, ...types: string[]) => ({
  seat: turn % 2,
  action: 'x',
  moment: { round: 1, turn },
  events: types.map((type) => ({ type })),
})
const steps = [step(1, 'a', 'silent'), step(1, 'b'), step(2, 'silent'), step(3, 'c'), step(3, 'silent')]

test('the log has one group for each turn; events without a text have no line, and turns without lines no group', () => {
  const turns = groupByTurn(steps, makeLogWriter(speech, ['Ada']))
  expect(turns.map(({ turn, lines }) => [turn, lines.map(({ text }) => text)])).toEqual([
    [1, ['Ada a', 'Ada b']],
    [3, ['Ada c']],
  ])
})

test('a log of one seat holds what that seat decided, each line with its event', () => {
  const turns = groupByTurn(steps, makeLogWriter(speech, ['Ada']), 1)
  expect(turns.flatMap(({ lines }) => lines.map(({ key, event }) => [key, event.type]))).toEqual([
    ['0.0', 'a'],
    ['1.0', 'b'],
    ['3.0', 'c'],
  ])
  expect(groupByTurn(steps, makeLogWriter(speech, ['Ada']), 0)).toEqual([])
})

test('the newest line is found before silent steps, and no step is put into words twice', () => {
  const writeLines = makeLogWriter(speech, ['Ada'])
  asked = 0
  expect(newestLine(steps, writeLines)).toBe('Ada c')
  groupByTurn(steps, writeLines)
  groupByTurn(steps, writeLines)
  expect(asked).toBe(6)
  expect(newestLine([], writeLines)).toBeUndefined()
})
