import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { filesBelow } from '../tools/packages.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

describe('the workflow of the forge', () => {
  const workflow = read('.github/workflows/test.yml')

  test('tests on every supported Node, beginning with the oldest, and on three systems', () => {
    const { engines }: { engines: { node: string } } = JSON.parse(read('package.json'))
    const oldest = Number(/^>=(\d+)\./.exec(engines.node)?.[1])
    const nodes = (/^ +node: \[(.*)\]$/m.exec(workflow)?.[1] ?? '').split(', ').map(Number)
    expect(nodes).toEqual([oldest, 22, 24])
    expect(workflow).toMatch(/os: \[ubuntu-/)
    for (const system of ['macos', 'windows']) {
      expect(workflow).toMatch(new RegExp(`- os: ${system}-\\d+\\n +node: 22\\n`))
    }
    expect(read('Dockerfile')).toMatch(/^FROM node:22\./m)
  })

  test('runs npm test, may only read, and pins every action to a commit', () => {
    expect(workflow).toMatch(/^ +- run: npm test$/m)
    expect(workflow).toMatch(/^permissions:\n {2}contents: read$/m)
    const actions = [...workflow.matchAll(/uses: (\S+)(.*)$/gm)]
    expect(actions.length).toBeGreaterThan(0)
    for (const [, action, note] of actions) {
      expect(action).toMatch(/^actions\/[\w-]+@[0-9a-f]{40}$/)
      expect(note).toMatch(/^ # v\d+\.\d+\.\d+$/)
    }
  })

  test('no file of the forge has a tab, which YAML does not allow', () => {
    for (const file of filesBelow(join(root, '.github'))) expect(readFileSync(file, 'utf8'), file).not.toContain('\t')
  })
})

describe('the changelog', () => {
  const changelog = read('CHANGELOG.md')
  const versions = [...changelog.matchAll(/^## (\d+\.\d+\.\d+) - (\d{4}-\d{2}-\d{2})$/gm)]

  test('has a date for every version, and the version of package.json among them', () => {
    expect(changelog.match(/^## /gm)).toHaveLength(versions.length + 1)
    expect(changelog).toMatch(/^## Unreleased$/m)
    const { version }: { version: string } = JSON.parse(read('package.json'))
    expect(versions.map(([, each]) => each)).toContain(version)
    for (const [, , date] of versions) expect(Number.isNaN(Date.parse(date ?? ''))).toBe(false)
  })
})

test.each(['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', 'docs/releasing.md'])(
  'links of %s into the repository are valid',
  (file) => {
    const links = [...read(file).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link = '']) => link)
    for (const link of links) expect(existsSync(join(root, file, '..', link)), link).toBe(true)
  },
)
