import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { again, result } from './example.ts'

test('the example in the README runs, and is printed there as it runs', () => {
  expect(result?.seats).toHaveLength(3)
  expect(again).toEqual(result)
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  expect(readme).toContain(readFileSync(new URL('./example.ts', import.meta.url), 'utf8'))
})
