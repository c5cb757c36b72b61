import { join, posix, relative, sep } from 'node:path'
import { distancesTo, type Imports, readImports } from './imports.ts'
import { filesBelow, folderOf, packagesWith, readIfThere } from './packages.ts'
import type { Times } from './times.ts'

/** A test file of the repository. */
export interface TestFile {
  /** From the root, with forward slashes. */
  readonly path: string
  readonly source: string
}

/** What `npm run check` runs for a change, and what it leaves to `npm test`. */
export interface Plan {
  /** Tests that need no browser, the nearest to the change first. */
  readonly tests: readonly string[]
  /** Tests that the change touches too, but that are too far away or too long for a check while working. */
  readonly left: readonly string[]
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

/** A check while working takes less than a minute: this many seconds of tests, two files at a time, beside everything else that is checked. */
const BUDGET = 45

/** What a file is expected to take that was not run yet. */
const UNKNOWN = 4

/** What loading a file adds to the time of its tests. */
const LOADING = 0.5

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
export function plan(
  root: string,
  changed: readonly string[],
  { tests = findTests(root), imports = readImports(root), times = {} }: Knowledge = {},
): Plan {
  const isBelow = (subject: string) => (file: string) => file === subject || file.startsWith(`${subject}/`)
  const isAbout = (test: TestFile): boolean =>
    changed.includes(test.path) || (subjectsOf(test) ?? []).some((subject) => changed.some(isBelow(subject)))
  const everything = changed.filter((file) => decisive.test(file))
  const [browser, others] = [tests.filter(({ path }) => inBrowser(path)), tests.filter(({ path }) => !inBrowser(path))]
  const reading = others.filter((test) => changed.some((file) => mentions(test, file))).map(({ path }) => path)
  const code = changed.filter((file) => !everything.includes(file))
  const distances = distancesTo([...code, ...reading], imports)
  const touched = others.filter(({ path }) => distances.has(path))
  const long = touched.filter((test) => subjectsOf(test) !== undefined && !isAbout(test)).map(({ path }) => path)
  const homes = new Set(changed.map(homeOf))
  const inOrder = touched
    .map(({ path }) => path)
    .filter((path) => !long.includes(path))
    .map((path) => ({ path, distance: distances.get(path) ?? 0, seconds: (times[path] ?? UNKNOWN) + LOADING }))
    .sort(
      (a, b) =>
        a.distance - b.distance ||
        Number(homes.has(homeOf(b.path))) - Number(homes.has(homeOf(a.path))) ||
        a.seconds - b.seconds,
    )
  const { near, far } = split(inOrder)
  return {
    tests: near,
    left: [...long, ...far],
    browser: browser.filter(isAbout).map(({ path }) => path),
    otherBrowser: browser.filter((test) => !isAbout(test)).map(({ path }) => path),
    golden: packagesWith('test/kit.ts').filter((name) => {
      const folder = relative(root, folderOf(name)).replaceAll(sep, '/')
      return changed.some((file) => isBelow(folder)(file) || isBelow('packages/kernel/src')(file))
    }),
    everything,
  }
}

/** What a plan is made from; all of it is read from the repository where it is not given. */
export interface Knowledge {
  readonly tests?: readonly TestFile[]
  readonly imports?: Imports
  readonly times?: Times
}

/** The package that a file belongs to. */
function homeOf(path: string): string {
  return /^(?:packages\/games|packages|examples)\/[^/]+/.exec(path)?.[0] ?? ''
}

/** Changed tests, those that import what was changed, those that import these, and so on until the time is spent. */
function split(inOrder: readonly { readonly path: string; readonly distance: number; readonly seconds: number }[]) {
  const [near, far]: [string[], string[]] = [[], []]
  let spent = 0
  for (const { path, distance, seconds } of inOrder) {
    const fits = distance === 0 || spent + seconds <= BUDGET
    if (fits) spent += seconds
    ;(fits ? near : far).push(path)
  }
  return { near, far }
}
