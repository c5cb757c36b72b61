/**
 * npm run check                    checks what was changed since the last commit
 * npm run check -- --base main     checks what was changed since the branch left main
 *
 * Format, types, dead code, rules, golden files and the tests that the change touches, side by side. `npm test` stays the whole.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Changes, ChangesError, findChanges } from './changes.ts'
import { root } from './packages.ts'
import { type Check, type Run, runSideBySide } from './side-by-side.ts'
import { keepTimes, readTimes } from './times.ts'
import { type Plan, plan } from './touched.ts'

type RunIn = (command: string, args: readonly string[], options: object) => Promise<number>
const { run }: { run: RunIn } = await import('../scripts/child.mjs' as string)
const runHere: Run = (command, args, options) => run(command, args, { ...options, cwd: root, env: { NO_COLOR: '1' } })

/** What is kept between checks. */
const cache = join(root, '.cache', 'check')
const timesFile = join(cache, 'times.json')

process.exitCode = await main()

async function main(): Promise<number> {
  let changes: Changes
  try {
    changes = findChanges(root, readBase())
  } catch (error) {
    if (!(error instanceof ChangesError)) throw error
    console.error(`check: ${error.message}`)
    return 2
  }
  const print = (text: string): void => console.log(text)
  print(`${count(changes.files.length, 'file')} changed since ${changes.since}`)
  const wanted = plan(root, changes.files, { times: readTimes(timesFile) })
  const folder = mkdtempSync(join(tmpdir(), 'orrery-reports-'))
  try {
    // At least two at a time: each of them also waits for the disk.
    const workers = Math.max(2, availableParallelism())
    const checks = checksFor(wanted, folder)
    const { passed, failed } = await runSideBySide(checks, { run: runHere, workers, print })
    keepTimes(
      timesFile,
      root,
      checks.flatMap(({ report }) => report ?? []),
    )
    for (const line of leftOut(wanted)) print(line)
    print(`${passed} passed, ${failed} failed`)
    return failed === 0 ? 0 : 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function readBase(): string | undefined {
  try {
    return parseArgs({ options: { base: { type: 'string' } } }).values.base
  } catch {
    throw new ChangesError('the only option is --base, followed by a branch, a tag or a commit')
  }
}

/** The longest first, so that the others fill the gaps. */
function checksFor({ tests, browser, golden }: Plan, folder: string): Check[] {
  mkdirSync(cache, { recursive: true })
  const tsx = (name: string, file: string, ...args: string[]): Check => ({
    name,
    command: process.execPath,
    args: ['--import', 'tsx', file, ...args],
  })
  const vitest = (name: string, ...args: string[]): Check => {
    const report = join(folder, `${name.replaceAll(' ', '-')}.json`)
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
    return { name, command: 'vitest', args: [...args, '--passWithNoTests', ...reporters], report }
  }
  const tsc = (name: string, project: string, key: string): Check => {
    const kept = ['--incremental', '--tsBuildInfoFile', join(cache, `${key}.tsbuildinfo`)]
    return { name, command: 'tsc', args: ['-p', project, ...kept] }
  }
  const checks: Check[] = []
  if (tests.length > 0) {
    // One set of modules for all files of a worker: half of the time would be spent loading them again for each file.
    checks.push(vitest('tests', 'run', ...tests, '--isolate=false'))
  }
  if (browser.length > 0) {
    const files = browser.map((file) => file.replace('packages/web/', ''))
    checks.push(vitest('tests in a browser', 'run', '--config', 'packages/web/vitest.config.ts', ...files))
  }
  checks.push(tsc('types of the page', 'packages/web', 'page'), tsc('types', '.', 'sources'))
  // Every file: what was committed without a check is found by the next one.
  checks.push({ name: 'format and lint', command: 'biome', args: ['check', '--error-on-warnings', '.'] })
  if (golden.length > 0) checks.push(tsx('golden files', 'tools/golden.ts', '--check', ...golden))
  const kept = ['--cache', '--cache-location', join(cache, 'knip')]
  checks.push({ name: 'dead code', command: 'knip', args: ['--no-progress', '--exclude', 'types', ...kept] })
  checks.push(tsx('every rule is cited by a test', 'tools/rules.ts', '--check'))
  return checks
}

function leftOut({ everything, left, otherBrowser }: Plan): string[] {
  const far = count(left.length, 'file')
  const browser = count(otherBrowser.length, 'file')
  return [
    ...(everything.length === 0 ? [] : [`${everything.join(', ')} can change every test: run npm test as well.`]),
    `Left to npm test: tests that are long or far from the change (${far}), tests in a browser about other screens (${browser}), most conformance games.`,
  ]
}

function count(n: number, what: string): string {
  return `${n} ${what}${n === 1 ? '' : 's'}`
}
