import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { tableRules } from '../src/index.ts'
import { again, played, verdict } from './example.ts'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')

test('the example in the README runs, and is printed there as it runs', () => {
  expect(verdict?.ok).toBe(true)
  expect(again).toEqual(played)
  expect(readme).toContain(readFileSync(new URL('./example.ts', import.meta.url), 'utf8'))
})

test('the README numbers every rule of the table', () => {
  for (const [code, rule] of Object.entries(tableRules)) {
    const line = readme.split('\n').find((each) => each.startsWith(`- **${rule}** `))
    expect(line, `${rule} ${code}`).toContain(`\`${code}\``)
  }
})
