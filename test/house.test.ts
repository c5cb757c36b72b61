import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { filesBelow } from '../tools/packages.ts'
import { citations, parseRules } from '../tools/rule-list.ts'
import { breaches, layers } from './layers.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const rooms = readdirSync(join(root, 'packages')).sort()

describe('imports go one way, and only the outer rooms touch the world', () => {
  test('every room has its place in the layers', () => {
    expect(rooms).toEqual(Object.keys(layers).sort())
  })

  test.each(rooms)('%s', (room) => {
    const sources = filesBelow(join(root, 'packages', room, 'src')).filter(
      (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
    )
    expect(sources.length).toBeGreaterThan(0)
    const found = sources.flatMap((file) =>
      breaches(room, readFileSync(file, 'utf8')).map((what) => `${file.slice(root.length)} ${what}`),
    )
    expect(found).toEqual([])
  })

  test.each([
    ['cosmos', "import { hunters } from '@orrery/hunters'", 'imports @orrery/hunters'],
    ['kernel', "export * from '@orrery/cosmos'", 'imports @orrery/cosmos'],
    ['kernel', "const x = await import('@orrery/bots')", 'imports @orrery/bots'],
    ['bots', "import fs from 'node:fs'", 'imports node:fs'],
    [
      'web',
      "import { at } from '../../../cosmos/src/tables.ts'",
      'reaches into another package: ../../../cosmos/src/tables.ts',
    ],
    ['arks', 'const x = Math.random()', 'uses Math.random'],
    ['arks', 'const now = Date.now()', 'uses the clock'],
    ['hunters', 'setTimeout(() => {}, 1)', 'uses timers'],
    ['kernel', "await fetch('x')", 'uses the network'],
  ])('in %s "%s" is noticed', (room, source, what) => {
    expect(breaches(room, source)).toContain(what)
  })

  test('a comment or a text may speak of anything, and the command line may read the clock', () => {
    expect(breaches('kernel', "// never Math.random\nconst text = 'Date'\n/* process.exit */")).toEqual([])
    expect(breaches('cli', "import fs from 'node:fs'\nconst now = Date.now()")).toEqual([])
  })
})

describe('the repository', () => {
  test('names no package registry', () => {
    const lock = readFileSync(join(root, 'package-lock.json'), 'utf8')
    expect(lock).not.toMatch(/"resolved": "https?:/)
  })

  test('every game has its kit, its golden files and its rules', () => {
    for (const game of ['cosmos', 'hunters', 'arks']) {
      for (const file of [
        'test/kit.ts',
        'test/goldens.ts',
        'golden/perft.txt',
        'golden/order.txt',
        'rules.json',
        'README.md',
      ]) {
        expect(existsSync(join(root, 'packages', game, file)), `${game}/${file}`).toBe(true)
      }
    }
  })

  test('the rule coverage counts every game, as programs read it', () => {
    const out = execFileSync(process.execPath, ['--import', 'tsx', 'tools/rules.ts', '--json'], {
      cwd: root,
      encoding: 'utf8',
    })
    const coverage: Record<string, { rules: number; covered: number; missing: string[] }> = JSON.parse(out)
    expect(Object.keys(coverage)).toEqual(['arks', 'cosmos', 'hunters'])
    for (const { rules, covered, missing } of Object.values(coverage)) {
      expect(rules).toBeGreaterThan(100)
      expect(covered + missing.length).toBe(rules)
    }
  })
})

describe('the list of rules', () => {
  test('is taken from the numbered lines, with the first sentence as title', () => {
    const list = parseRules(
      '- **C1.1** 2 to 4 players. [seed]\n- no rule\n\n**CS4 Complete a nebula** (C10.1). Given ...\n**HS3 (H4.2)** Given a pool. Then more.',
    )
    expect(list.rules).toEqual([{ id: 'C1.1', title: '2 to 4 players' }])
    expect(list.scenarios).toEqual([
      { id: 'CS4', title: 'Complete a nebula' },
      { id: 'HS3', title: 'Given a pool' },
    ])
  })

  test('a test name cites the ids it begins with; an id alone in a text cites nothing', () => {
    expect(citations("test('C10.1 C10.2 one star too many', f)")).toEqual(['C10.1', 'C10.2'])
    expect(citations("test('CS4 complete, C1.1 later', f)")).toEqual(['CS4'])
    expect(citations("expect(rule).toBe('C10.1')")).toEqual([])
  })
})
