import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The commands of the example of a README, as lists of words. */
function example(readme: string): string[][] {
  const text = readFileSync(new URL(readme, import.meta.url), 'utf8')
  const block = /\n```sh\n([\s\S]*?)\n```/.exec(text)?.[1] ?? ''
  return block.split('\n').map((line) => line.split(' '))
}

test('the example in the README of the command line runs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-readme-'))
  const outputs = example('../packages/cli/README.md').map(([program, ...words]) => {
    expect(program).toBe('orrery')
    return execFileSync(process.execPath, [join(root, 'bin/orrery.mjs'), ...words], { cwd: folder, encoding: 'utf8' })
  })
  rmSync(folder, { recursive: true, force: true })
  expect(outputs).toHaveLength(6)
  for (const out of outputs) expect(out).not.toBe('')
})

test('the example in the README of the benchmark runs', () => {
  const [[npm, run, bench, dashes, ...words] = []] = example('../packages/bench/README.md')
  expect([npm, run, bench, dashes]).toEqual(['npm', 'run', 'bench', '--'])
  const out = execFileSync(process.execPath, ['--import', 'tsx', 'packages/bench/src/main.ts', ...words], {
    cwd: root,
    encoding: 'utf8',
  })
  for (const name of ['hunters, 2 seats', 'chessops random play', 'boardgame.io noughts and crosses'])
    expect(out).toContain(name)
})
