import { readdirSync, readFileSync } from 'node:fs'
import { routes } from '@orrery/protocol'
import { expect, test } from 'vitest'

test('the server has the addresses that the protocol names, and no others', () => {
  const folder = new URL('../src/http/', import.meta.url)
  const sources = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'))
  const served = sources.flatMap((source) =>
    [...source.matchAll(/\bapp\.(get|post|patch|delete)(?:<[^(]*>)?\(\s*'([^']+)'/g)].map(
      ([, method = '', path = '']) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`,
    ),
  )
  expect(served.sort()).toEqual(routes.map(({ method, path }) => `${method} ${path}`).sort())
})
