import { existsSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'
import { filesBelow, folderOf, packagesWith, readIfThere } from './packages.ts'

/** A test file of the repository. */
export interface TestFile {
  /** From the root, with forward slashes. */
  readonly path: string
  readonly source: string
}

/** What `npm run check` runs for a change, and what it leaves to `npm test`. */
export interface Plan {
  /** Files whose format is checked. */
  readonly format: readonly string[]
  /** Files whose tests are run: those that reach one of them through imports. */
  readonly related: readonly string[]
  /** Long tests about other things. */
  readonly skipped: readonly string[]
  /** Tests in a browser that are about the change. */
  readonly browser: readonly string[]
  /** All other tests in a browser. */
  readonly otherBrowser: readonly string[]
  /** Games whose golden files are compared. */
  readonly golden: readonly string[]
  /** Changed files that affect every test, such as the configuration of the runner. */
  readonly everything: readonly string[]
}

/** Files that the test runner reads when it starts: it would take a change of them for a change of every test. */
const decisive = /(^|\/)(package\.json|vitest?\.config\.ts)$|^test\/seed\.ts$/

/** The tests of the page that need a browser. */
const inBrowser = (path: string): boolean => path.startsWith('packages/web/tests/')

/** Tests of the server start servers, databases and processes: they run only when the server or the table changes. */
const farAway = (test: string, changed: readonly string[]): boolean =>
  test.startsWith('packages/server/') && !changed.some((file) => /^packages\/(server|table)\//.test(file))

/** All tests of the repository. */
export function findTests(root: string): TestFile[] {
  return [join(root, 'packages'), join(root, 'test')]
    .flatMap(filesBelow)
    .filter((file) => file.endsWith('.test.ts') && !file.includes(`${sep}node_modules${sep}`))
    .map((file) => ({ path: relative(root, file).replaceAll(sep, '/'), source: readIfThere(file) ?? '' }))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}

/**
 * What a long test is about: `// Long test of src/store, load/crash.ts` near its top, relative to its package. `npm run check` runs such a
 * test only when one of these changes. Undefined for all others.
 */
export function subjectsOf({ path, source }: TestFile): string[] | undefined {
  const line = /^\/\/ Long test of (.+)$/m.exec(source)?.[1]
  if (line === undefined) return undefined
  const home = /^packages\/(?:games\/(?=[^/]+\/test\/))?[^/]+\//.exec(path)?.[0] ?? ''
  return line.split(',').map((subject) => posix.normalize(home + subject.trim()))
}

/** Whether a test mentions a file in a string, relative to its own folder or to the root, as tests do that read or start a file. */
export function mentions({ path, source }: TestFile, file: string): boolean {
  const strings = source.matchAll(/(['"`])((?:\.{0,2}\/)*[\w@-][\w@./-]*)\1/g)
  return [...strings].some(([, , text = '']) =>
    text.startsWith('.') ? posix.join(posix.dirname(path), text) === file : text === file,
  )
}

/** What to run for a change. */
export function plan(root: string, changed: readonly string[], tests = findTests(root)): Plan {
  const isBelow = (subject: string) => (file: string) => file === subject || file.startsWith(`${subject}/`)
  const isAbout = (test: TestFile): boolean =>
    changed.includes(test.path) || (subjectsOf(test) ?? []).some((subject) => changed.some(isBelow(subject)))
  const reading = tests.filter((test) => changed.some((file) => mentions(test, file))).map(({ path }) => path)
  const everything = changed.filter((file) => decisive.test(file))
  const [browser, others] = [tests.filter(({ path }) => inBrowser(path)), tests.filter(({ path }) => !inBrowser(path))]
  const code = changed.filter((file) => /\.(ts|tsx|mjs|js|json)$/.test(file) && !everything.includes(file))
  return {
    format: changed.filter((file) => existsSync(join(root, file))),
    related: [...new Set([...code, ...reading])].filter((file) => !inBrowser(file)),
    skipped: others
      .filter((test) => (subjectsOf(test) !== undefined && !isAbout(test)) || farAway(test.path, changed))
      .map(({ path }) => path),
    browser: browser.filter(isAbout).map(({ path }) => path),
    otherBrowser: browser.filter((test) => !isAbout(test)).map(({ path }) => path),
    golden: packagesWith('test/kit.ts').filter((name) => {
      const folder = relative(root, folderOf(name)).replaceAll(sep, '/')
      return changed.some((file) => isBelow(folder)(file) || isBelow('packages/kernel/src')(file))
    }),
    everything,
  }
}
