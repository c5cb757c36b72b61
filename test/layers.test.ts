import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { filesBelow, folderOf, packagesWith } from '../tools/packages.ts'
import { citations, parseRules } from '../tools/rule-list.ts'
import { layers, unitOf, violations } from './layers.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const games = packagesWith('manifest.ts')

describe('imports go one way, and only the outer units use clock, network, disk and chance', () => {
  const sources = ['packages', 'examples']
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => filesBelow(join(root, folder)))
    .map((file) => relative(root, file).replaceAll(sep, '/'))
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('/node_modules/') && unitOf(file) !== undefined)

  test('every unit has its place in the layers, and every layer has its unit', () => {
    expect([...new Set(sources.map(unitOf))].sort()).toEqual(Object.keys(layers).sort())
  })

  test.each(Object.keys(layers))('%s', (unit) => {
    const own = sources.filter((file) => unitOf(file) === unit)
    expect(own.length).toBeGreaterThan(0)
    const found = own.flatMap((file) =>
      violations(file, readFileSync(join(root, file), 'utf8')).map((what) => `${file} ${what}`),
    )
    expect(found).toEqual([])
  })

  test.each([
    ['packages/games/cosmos/rules/turn.ts', "import { hunters } from '@orrery/hunters'", 'imports @orrery/hunters'],
    ['packages/games/cosmos/rules/turn.ts', "import { levels } from '../bots/index.ts'", 'imports ../bots/index.ts'],
    ['packages/games/cosmos/rules/state.ts', "import { manifest } from '../manifest.ts'", 'imports ../manifest.ts'],
    ['packages/games/cosmos/index.ts', "export { Board } from './board/index.tsx'", 'imports ./board/index.tsx'],
    ['packages/games/cosmos/bots/value.ts', "import { at } from '../rules/tables.ts'", 'imports ../rules/tables.ts'],
    ['packages/games/cosmos/board/data.ts', "import { at } from '../rules/goals.ts'", 'imports ../rules/goals.ts'],
    ['packages/games/cosmos/board/data.ts', "import { levels } from '../bots/index.ts'", 'imports ../bots/index.ts'],
    ['packages/games/cosmos/manifest.ts', "board: () => import('./board/index.tsx')", 'imports ./board/index.tsx'],
    [
      'packages/games/cosmos/board/data.ts',
      "import { stars } from '../../hunters/index.ts'",
      'reaches into another package: ../../hunters/index.ts',
    ],
    ['packages/server/src/server.ts', "import { page } from '@orrery/cosmos/page'", 'imports @orrery/cosmos/page'],
    ['packages/server/src/server.ts', "import { Icon } from '@orrery/board/icons'", 'imports @orrery/board/icons'],
    ['packages/web/src/main.tsx', "import { cosmos } from '@orrery/cosmos'", 'imports @orrery/cosmos'],
    [
      'packages/web/src/worker/remote-keeper.ts',
      "import { setup } from '../home/World.tsx'",
      'imports ../home/World.tsx',
    ],
    ['packages/web/src/table/TextBoard.tsx', "import { App } from '../app/App.tsx'", 'imports ../app/App.tsx'],
    ['packages/kernel/src/game.ts', "export * from '@orrery/cosmos'", 'imports @orrery/cosmos'],
    ['packages/kernel/src/game.ts', "const x = await import('@orrery/bots')", 'imports @orrery/bots'],
    ['packages/bots/src/match.ts', "import fs from 'node:fs'", 'imports node:fs'],
    [
      'packages/web/src/worker/engines.ts',
      "import { at } from '../../../games/cosmos/rules/tables.ts'",
      'reaches into another package: ../../../games/cosmos/rules/tables.ts',
    ],
    ['packages/games/arks/rules/turn.ts', 'const x = Math.random()', 'uses Math.random'],
    ['packages/games/arks/board/data.ts', 'const x = Math.random()', 'uses Math.random'],
    ['packages/games/arks/bots/value.ts', 'const now = Date.now()', 'uses the clock'],
    ['packages/games/hunters/rules/state.ts', 'setTimeout(() => {}, 1)', 'uses timers'],
    ['packages/kernel/src/game.ts', "await fetch('x')", 'uses the network'],
  ])('in %s "%s" is found', (file, source, what) => {
    expect(violations(file, source)).toContain(what)
  })

  test('a comment or a string may mention anything, and the command line may read the clock', () => {
    const harmless = "// never Math.random\nconst text = 'Date'\n/* process.exit */"
    expect(violations('packages/kernel/src/game.ts', harmless)).toEqual([])
    expect(violations('packages/cli/src/main.ts', "import fs from 'node:fs'\nconst now = Date.now()")).toEqual([])
  })
})

describe('the repository', () => {
  test('names no package registry', () => {
    const lock = readFileSync(join(root, 'package-lock.json'), 'utf8')
    expect(lock).not.toMatch(/"resolved": "https?:/)
  })

  test('every game has its kit, its golden files and its rules', () => {
    for (const game of games) {
      for (const file of [
        'test/kit.ts',
        'test/goldens.ts',
        'golden/perft.txt',
        'golden/order.txt',
        'rules.json',
        'README.md',
      ]) {
        expect(existsSync(join(folderOf(game), file)), `${game}/${file}`).toBe(true)
      }
    }
  })

  test('every game has the same drawers, and the same files for the same things', () => {
    const drawers = [
      ...['README.md', 'package.json', 'index.ts', 'manifest.ts', 'page.ts', 'surface.ts', 'versions.ts', 'rules.json'],
      ...[
        'rules',
        'components',
        'sets',
        'small',
        'texts',
        'bots',
        'board',
        'guide',
        'rulebook',
        'picture.svg',
        'test',
        'golden',
      ],
    ]
    const parts = ['actions', 'events', 'game', 'imagine', 'refusals', 'result', 'state', 'view']
    for (const game of games) {
      const folder = folderOf(game)
      const others = readdirSync(folder).filter((entry) => !drawers.includes(entry) && entry !== 'node_modules')
      expect(others, game).toEqual(existsSync(join(folder, `${game}.md`)) ? [`${game}.md`] : [])
      for (const part of parts) expect(existsSync(join(folder, `rules/${part}.ts`)), `${game}/${part}`).toBe(true)
    }
  })

  test('the rule coverage counts every game, as programs read it', () => {
    const out = execFileSync(process.execPath, ['--import', 'tsx', 'tools/rules.ts', '--json'], {
      cwd: root,
      encoding: 'utf8',
    })
    const coverage: Record<string, { rules: number; covered: number; missing: string[] }> = JSON.parse(out)
    expect(Object.keys(coverage)).toEqual(games)
    for (const { rules, covered, missing } of Object.values(coverage)) {
      expect(rules).toBeGreaterThan(0)
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
