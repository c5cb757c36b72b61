import { createInterface } from 'node:readline'
import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { askerOf, QUIT } from '../src/ask.ts'

test('lines that are typed ahead answer the next questions, and the end of the input quits', async () => {
  const input = new PassThrough()
  const printed: string[] = []
  const ask = askerOf(createInterface({ input }), { print: (text) => printed.push(text) })
  const first = ask('first? ')
  input.write('1\n2\n')
  expect(await first).toBe('1')
  await new Promise((resolve) => setImmediate(resolve))
  expect(await ask('second? ')).toBe('2')
  expect(printed).toEqual(['second? 2\n'])
  const third = ask('third? ')
  input.end()
  expect(await third).toBe(QUIT)
  expect(await ask('fourth? ')).toBe(QUIT)
})
