import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

interface Sources {
  readonly version: string
  readonly commit?: string
  readonly changed?: boolean
}

const { describeSources }: { describeSources(root: string, env?: NodeJS.ProcessEnv): Sources } = await import(
  '../scripts/version.mjs' as string
)

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-version-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A minimal folder with a version and a source. */
function makeSources(...path: string[]): string {
  const root = join(folder, ...path)
  mkdirSync(join(root, 'packages'), { recursive: true })
  writeFileSync(join(root, 'package.json'), '{"version":"3.2.1"}')
  writeFileSync(join(root, 'packages', 'source.ts'), 'export {}\n')
  return root
}

function git(root: string, ...words: string[]): string {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', '-c', 'commit.gpgsign=false']
  return execFileSync('git', [...identity, ...words], { cwd: root, encoding: 'utf8' }).trim()
}

describe('the name of a build', () => {
  test('without git only the version is known', () => {
    expect(describeSources(makeSources('archive'), {})).toEqual({ version: '3.2.1' })
  })

  test('with git it has the commit, and says when the sources differ from it', () => {
    const root = makeSources('clone')
    git(root, 'init', '--quiet')
    git(root, 'add', '.')
    git(root, 'commit', '--quiet', '--message', 'First')
    const commit = git(root, 'rev-parse', 'HEAD').slice(0, 12)
    expect(describeSources(root, {})).toEqual({ version: '3.2.1', commit })
    writeFileSync(join(root, 'packages', 'source.ts'), 'export const changed = true\n')
    expect(describeSources(root, {})).toEqual({ version: '3.2.1', commit, changed: true })
    // An archive unpacked somewhere inside another project is not that project's commit.
    expect(describeSources(makeSources('clone', 'vendor'), {})).toEqual({ version: '3.2.1' })
  })

  test('ORRERY_COMMIT names the commit where there is no repository; an empty one counts as missing', () => {
    const root = makeSources('image')
    expect(describeSources(root, { ORRERY_COMMIT: 'abc123' })).toEqual({ version: '3.2.1', commit: 'abc123' })
    expect(describeSources(root, { ORRERY_COMMIT: '' })).toEqual({ version: '3.2.1' })
  })

  test('orrery --version prints the version of package.json and where it was built from', () => {
    const root = fileURLToPath(new URL('..', import.meta.url))
    const { version, commit = 'unknown commit' } = describeSources(root)
    const out = execFileSync(process.execPath, ['bin/orrery.mjs', '--version'], { cwd: root, encoding: 'utf8' })
    // Whether the sources were changed is recorded when the program is built.
    expect(out.replace(', with local changes', '')).toBe(`orrery ${version} (${commit})\n`)
  })
})
