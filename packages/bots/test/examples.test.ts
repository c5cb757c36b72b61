import { readFileSync } from 'node:fs'
import { cosmos } from '@orrery/cosmos'
import { expect, test } from 'vitest'
import { hoarder } from '../examples/hoarder.ts'
import { best, record } from '../examples/match.ts'
import { playMatch } from '../src/match.ts'
import { random } from '../src/random.ts'

test('the bot of the documentation plays whole games', () => {
  const scores = Array.from(
    { length: 6 },
    (_, k) => playMatch(cosmos, { players: [hoarder, random], seed: `hoarder:${k}` }).result.seats,
  )
  const mean = (seat: number): number =>
    scores.reduce((sum, seats) => sum + (seats[seat]?.score ?? 0), 0) / scores.length
  expect(mean(0)).toBeGreaterThan(mean(1))
})

test('the documentation shows it as it is', () => {
  const shown = readFileSync(new URL('../../../docs/bots.md', import.meta.url), 'utf8')
  const code = readFileSync(new URL('../examples/hoarder.ts', import.meta.url), 'utf8')
  expect(shown).toContain(code.trim())
})

test('the example of the README runs, and is shown as it runs', () => {
  expect(best.length).toBeGreaterThan(0)
  expect(record).toMatchObject({ game: 'hunters', seats: 2, seed: 'an example' })
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  expect(readme).toContain(readFileSync(new URL('../examples/match.ts', import.meta.url), 'utf8'))
})
