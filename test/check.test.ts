import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ChangesError, findChanges } from '../tools/changes.ts'
import { distancesTo, type Imports, readImports } from '../tools/imports.ts'
import { type Check, type Run, runSideBySide } from '../tools/side-by-side.ts'
import { keepTimes, readTimes, type Times } from '../tools/times.ts'
import { findTests, mentions, plan, subjectsOf, type TestFile } from '../tools/touched.ts'
import { gamesToPlay, thorough } from './effort.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

describe('finding changes', () => {
  let folder = ''
  const git = (...words: string[]): string => {
    const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', '-c', 'commit.gpgsign=false']
    return execFileSync('git', [...identity, ...words], { cwd: folder, encoding: 'utf8' }).trim()
  }
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'orrery-changes-'))
    git('init', '--quiet', '--initial-branch', 'main')
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('before the first commit there is nothing to compare with', () => {
    expect(() => findChanges(folder)).toThrow(ChangesError)
  })

  test('since the last commit: changed, staged, removed and new files, but not ignored ones', () => {
    for (const name of ['kept.ts', 'changed.ts', 'staged.ts', 'removed.ts']) write(`src/${name}`, 'export {}\n')
    write('.gitignore', 'dist/\n')
    git('add', '.')
    git('commit', '--quiet', '--message', 'First')
    expect(findChanges(folder)).toEqual({ since: 'the last commit', files: [] })
    write('src/changed.ts', 'export const changed = 1\n')
    write('src/staged.ts', 'export const staged = 1\n')
    git('add', 'src/staged.ts')
    rmSync(join(folder, 'src/removed.ts'))
    write('src/a new file.ts', 'export {}\n')
    write('dist/built.js', '')
    expect(findChanges(folder).files).toEqual([
      'src/a new file.ts',
      'src/changed.ts',
      'src/removed.ts',
      'src/staged.ts',
    ])
  })

  test('since the branch left another one, whatever was committed there meanwhile', () => {
    git('checkout', '--quiet', '-b', 'feature')
    git('add', '.')
    git('commit', '--quiet', '--message', 'On the branch')
    git('checkout', '--quiet', 'main')
    write('src/elsewhere.ts', 'export {}\n')
    git('add', '.')
    git('commit', '--quiet', '--message', 'On main')
    git('checkout', '--quiet', 'feature')
    write('docs/not committed.md', '')
    const { since, files } = findChanges(folder, 'main')
    expect(since).toBe('main')
    expect(files).toContain('src/changed.ts')
    expect(files).toContain('docs/not committed.md')
    expect(files).not.toContain('src/elsewhere.ts')
    expect(() => findChanges(folder, 'no-such-branch')).toThrow('"no-such-branch"')
  })
})

describe('what a change touches', () => {
  const tests: TestFile[] = [
    { path: 'packages/server/test/server.test.ts', source: '' },
    { path: 'packages/server/test/crash.test.ts', source: '// Long test of src/store, load/crash.ts\nimport' },
    { path: 'packages/table/test/example.test.ts', source: "new URL('../README.md', import.meta.url)" },
    { path: 'packages/web/tests/rulebook.test.ts', source: '// Long test of src/rulebook\n' },
    { path: 'packages/web/tests/play.test.ts', source: '' },
    { path: 'test/docker.test.ts', source: "read('Dockerfile'); read('packages/cli/src/serve.ts')" },
  ]
  const imports: Imports = new Map([
    ['packages/server/src/server.ts', ['packages/server/src/store/sqlite.ts', 'packages/games/cosmos/rules/menu.ts']],
    ['packages/server/test/server.test.ts', ['packages/server/src/server.ts']],
    ['packages/server/test/crash.test.ts', ['packages/server/src/server.ts']],
  ])
  const touched = (files: readonly string[], times: Times = {}) => plan(root, files, { tests, imports, times })

  test('tests follow imports; a long test runs only for what it is about', () => {
    const [server, crash] = ['packages/server/test/server.test.ts', 'packages/server/test/crash.test.ts']
    const other = touched(['packages/server/src/server.ts'])
    expect(other.tests).toEqual([server])
    expect(other.left).toEqual([crash])
    expect(touched(['packages/server/src/store/sqlite.ts'])).toMatchObject({ tests: [server, crash], left: [] })
    expect(touched(['packages/server/src/storehouse.ts'])).toMatchObject({ tests: [], left: [] })
    expect(touched([crash])).toMatchObject({ tests: [crash], left: [] })
  })

  test('the nearest tests run first, then those of the same package, and the last ones are left when they take too long', () => {
    const far = 'packages/server/test/far.test.ts'
    const away = 'packages/cli/test/away.test.ts'
    const near = 'packages/games/cosmos/test/near.test.ts'
    const rule = 'packages/games/cosmos/rules/menu.ts'
    const more = [far, away, near].map((path) => ({ path, source: '' }))
    const known: Imports = new Map([
      ...imports,
      [far, ['packages/server/src/server.ts']],
      [away, [rule]],
      [near, [rule]],
    ])
    const order = (times: Times) =>
      plan(root, [rule], { tests: [...tests.slice(0, 1), ...more], imports: known, times })
    const server = 'packages/server/test/server.test.ts'
    expect(order({ [far]: 1 }).tests).toEqual([near, away, far, server])
    expect(order({ [server]: 600 })).toMatchObject({ tests: [near, away, far], left: [server] })
    expect(order({ [near]: 600, [far]: 1 })).toMatchObject({ tests: [away, far, server], left: [near] })
    expect(plan(root, [near], { tests: more, imports: known, times: { [near]: 600 } }).tests).toEqual([near])
  })

  test('a test that reads a file runs when the file changes', () => {
    expect(touched(['packages/table/README.md']).tests).toEqual(['packages/table/test/example.test.ts'])
    expect(touched(['README.md']).tests).toEqual([])
    expect(touched(['Dockerfile']).tests).toEqual(['test/docker.test.ts'])
  })

  test('a test in a browser runs when it or its screen changes, and is named otherwise', () => {
    const { browser, otherBrowser } = touched(['packages/web/src/rulebook/search.ts'])
    expect(browser).toEqual(['packages/web/tests/rulebook.test.ts'])
    expect(otherBrowser).toEqual(['packages/web/tests/play.test.ts'])
    expect(touched(['packages/web/tests/play.test.ts']).browser).toEqual(['packages/web/tests/play.test.ts'])
  })

  test('documents alone touch no test that does not read them', () => {
    const { tests: found, browser, golden } = touched(['CHANGELOG.md'])
    expect([found, browser, golden]).toEqual([[], [], []])
  })

  test('golden files are compared for the changed game, and for all when the kernel changes', () => {
    expect(touched(['packages/games/hunters/rules/state.ts']).golden).toEqual(['hunters'])
    expect(touched(['packages/kernel/src/rng.ts']).golden).toEqual(
      expect.arrayContaining(['arks', 'cosmos', 'hunters', 'kernel']),
    )
  })

  test('the configuration of the runner is named, and does not start every test', () => {
    const { everything, tests: found } = touched(['vitest.config.ts', 'package.json', 'test/seed.ts'])
    expect(everything).toEqual(['vitest.config.ts', 'package.json', 'test/seed.ts'])
    expect(found).toEqual([])
  })
})

describe('the tests of the repository', () => {
  const tests = findTests(root)
  const long = tests.filter((each) => subjectsOf(each) !== undefined)

  test('long tests are about something that exists', () => {
    expect(long.length).toBeGreaterThan(5)
    const missing = long.flatMap((each) =>
      (subjectsOf(each) ?? []).filter((subject) => !existsSync(join(root, subject))).map((s) => `${each.path}: ${s}`),
    )
    expect(missing).toEqual([])
  })

  test('reach what they test through imports, of packages by their names too', () => {
    const distances = distancesTo(['packages/server/src/limiter.ts', 'packages/kernel/src/rng.ts'], readImports(root))
    expect(distances.get('packages/server/test/limits.test.ts')).toBe(1)
    expect(distances.get('packages/server/test/server.test.ts')).toBeGreaterThan(1)
    expect(distances.get('packages/games/cosmos/test/conformance.test.ts')).toBeGreaterThan(1)
    expect(distances.has('test/readme.test.ts')).toBe(false)
  })

  test('those that read a document are found by it', () => {
    const others = tests.filter(({ path }) => path !== 'test/check.test.ts')
    const readers = (file: string) => others.filter((each) => mentions(each, file)).map(({ path }) => path)
    expect(readers('docs/bots.md')).toContain('packages/bots/test/examples.test.ts')
    expect(readers('packages/table/README.md')).toEqual(['packages/table/test/example.test.ts'])
    expect(readers('compose.yaml')).toContain('test/docker.test.ts')
  })

  test('npm test plays every conformance game, and nothing else has to', () => {
    expect(readFileSync(join(root, 'scripts/test.mjs'), 'utf8')).toContain("ORRERY_EFFORT: 'full'")
    expect(gamesToPlay(300)).toBe(thorough ? 300 : 12)
    expect(gamesToPlay(5)).toBe(5)
  })
})

const { run }: { run: Run } = await import('../scripts/child.mjs' as string)

describe('checks side by side', () => {
  let folder = ''
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'orrery-side-'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const node = (name: string, code: string, more: Partial<Check> = {}): Check => ({
    name,
    command: process.execPath,
    args: ['--eval', code],
    ...more,
  })
  const perform = async (checks: readonly Check[], workers = 2) => {
    const lines: string[] = []
    const counts = await runSideBySide(checks, { run, workers, print: (text) => void lines.push(text) })
    return { lines, ...counts }
  }

  test('one line for each with its time; only failures print their output', async () => {
    const { lines, passed, failed } = await perform([
      node('quiet', "console.log('not interesting')"),
      node('loud', "console.log('this'); console.error('and that'); process.exit(3)"),
    ])
    expect([passed, failed]).toEqual([1, 1])
    expect(lines).toHaveLength(3)
    expect(lines).toContainEqual(expect.stringMatching(/^ok {6}quiet +\d+\.\d s$/))
    expect(lines).toContainEqual(expect.stringMatching(/^FAILED {2}loud +\d+\.\d s$/))
    expect(lines[lines.findIndex((line) => line.startsWith('FAILED')) + 1]).toBe('    this\n    and that')
  })

  test('they really run side by side: each waits for a file that the other one writes', async () => {
    const wait = (mine: string, other: string): string => `
      const { existsSync, writeFileSync } = require('node:fs')
      writeFileSync(${JSON.stringify(join(folder, mine))}, '')
      const timer = setInterval(() => existsSync(${JSON.stringify(join(folder, other))}) && clearInterval(timer), 10)`
    const { passed } = await perform([node('a', wait('a', 'b')), node('b', wait('b', 'a'))])
    expect(passed).toBe(2)
  })

  test('tests are counted one by one; a runner that dies or cannot be started fails', async () => {
    const report = join(folder, 'report.json')
    const found = { numPassedTests: 7, numFailedTests: 2, testResults: [{}, {}, {}] }
    writeFileSync(report, JSON.stringify(found))
    const mixed = await perform([node('tests', 'process.exit(1)', { report })])
    expect(mixed).toMatchObject({ passed: 7, failed: 2 })
    expect(mixed.lines[0]).toContain('tests (9 in 3 files)')
    expect(await perform([node('tests', '', { report: join(folder, 'none.json') })])).toMatchObject({ failed: 1 })
    const missing = await perform([{ name: 'missing', command: join(folder, 'no-such-program'), args: [] }])
    expect(missing).toMatchObject({ passed: 0, failed: 1 })
    expect(missing.lines[1]).toContain('no-such-program')
  })
})

describe('times of test files', () => {
  test('are kept from run to run, and a runner that died adds none', () => {
    const folder = mkdtempSync(join(tmpdir(), 'orrery-times-'))
    try {
      const [file, report] = [join(folder, 'deep', 'times.json'), join(folder, 'report.json')]
      expect(readTimes(file)).toEqual({})
      const result = (name: string, endTime: number) => ({ name: join(root, 'test', name), startTime: 1000, endTime })
      writeFileSync(report, JSON.stringify({ testResults: [result('a.test.ts', 3500), result('b.test.ts', 2000)] }))
      keepTimes(file, root, [report, join(folder, 'none.json')])
      writeFileSync(report, JSON.stringify({ testResults: [result('b.test.ts', 6000)] }))
      keepTimes(file, root, [report])
      expect(readTimes(file)).toEqual({ 'test/a.test.ts': 2.5, 'test/b.test.ts': 5 })
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})

describe('npm run check', () => {
  test.each([
    [['--base', 'no-such-branch'], 'check: git finds no common commit of "no-such-branch" and HEAD'],
    [['--bass', 'main'], 'check: the only option is --base'],
  ])('with %j says what is wrong and ends with exit code 2', (words, message) => {
    const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'tools/check.ts', ...words], {
      cwd: root,
      encoding: 'utf8',
    })
    expect(stderr).toContain(message)
    expect(status).toBe(2)
  })
})
