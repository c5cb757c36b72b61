import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

test('the path of a move has at most ten hops, in files that exist', () => {
  const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8')
  const section = /\n## The path of a move\n([\s\S]*?)\n## /.exec(page)?.[1] ?? ''
  const lists = section.split('|---|---|---|').slice(1)
  expect(lists).toHaveLength(2)
  for (const list of lists) {
    const files = [...list.matchAll(/^\| \d+ \|.*\| `([^`]+)` \|$/gm)].map(([, file = '']) => file)
    expect(files.length).toBeGreaterThan(5)
    expect(files.length).toBeLessThanOrEqual(10)
    for (const file of files) expect(existsSync(join(root, file.replace('<game>', 'arks'))), file).toBe(true)
  }
})
