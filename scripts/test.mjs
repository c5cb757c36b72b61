// `npm test`: set-up, then every check. Tests in a browser run beside everything else: both often wait, and would leave cores idle. All
// checks run even when one fails, so that one run shows everything. The last lines name what was skipped, and the very last one counts what
// passed, failed and was skipped.
import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { programOf, root, run } from './child.mjs'
import { setup } from './setup.mjs'

await setup()
const folder = mkdtempSync(join(tmpdir(), 'orrery-test-'))
const only = process.argv.slice(2)

const tsx = (file, ...args) => [process.execPath, ['--import', 'tsx', file, ...args]]
const vitest = (name, ...args) => [
  'vitest',
  ['run', ...args, '--reporter=dot', '--reporter=json', `--outputFile.json=${reportOf(name)}`],
]
const reportOf = (name) => join(folder, `${name.replaceAll(' ', '-')}.json`)
const inBrowser = ['--config', 'packages/web/vitest.config.ts', ...only]
/** What the tests run on, which both lanes have to know. */
const machine = ['browser and database', tsx('tools/machine.ts', reportOf('machine'))]
/** One after the other, and shown as they run. */
const lane = [
  ['format and lint', ['biome', ['check', '--error-on-warnings', '.']]],
  ['types', ['tsc', ['-p', '.']]],
  ['types of the page', ['tsc', ['-p', 'packages/web']]],
  ['dead code', ['knip', ['--no-progress', '--exclude', 'types']]],
  ['every rule is cited by a test', tsx('tools/rules.ts', '--check')],
  ['golden files', tsx('tools/golden.ts', '--check')],
  ['tests', vitest('tests', ...only)],
]
/** Beside them; what it prints is shown when it is done. */
const beside = ['tests in a browser', vitest('tests in a browser', ...inBrowser)]

const failures = []
const skips = []
let passed = 0
let failed = 0
let skipped = 0
try {
  await perform(machine)
  if (missing('browser') !== undefined) skip(beside[0], listTests(), missing('browser'))
  const other = missing('browser') === undefined ? perform(beside, join(folder, 'beside.txt')) : undefined
  for (const check of lane) await perform(check)
  await other
} finally {
  rmSync(folder, { recursive: true, force: true })
}
process.stdout.write(failures.length === 0 ? '\nAll checks passed.\n' : `\nFailed: ${failures.join(', ')}\n`)
for (const line of skips) process.stdout.write(`${line}\n`)
process.stdout.write(`${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}\n`)
process.exitCode = failures.length === 0 && passed > 0 ? 0 : 1

/** Runs a check and counts it. What it prints goes to the terminal, or into the file and to the terminal at the end. */
async function perform([name, [command, args]], file) {
  const start = Date.now()
  const output = file === undefined ? undefined : openSync(file, 'w')
  if (output === undefined) process.stdout.write(`\n== ${name}\n`)
  // Tests with a variable effort do everything here; see test/effort.ts.
  const code = await run(command, args, {
    cwd: root,
    env: { ORRERY_EFFORT: 'full' },
    ...(output === undefined ? {} : { stdio: ['ignore', output, output] }),
  })
  if (output !== undefined) {
    closeSync(output)
    process.stdout.write(`\n\n== ${name}\n${readFileSync(file, 'utf8')}`)
  }
  const seconds = ((Date.now() - start) / 1000).toFixed(1)
  process.stdout.write(`-- ${name}: ${code === 0 ? 'ok' : `FAILED (exit code ${code})`}, ${seconds} s\n`)
  if (code !== 0) failures.push(name)
  if (command === 'vitest') countTests(code, reportOf(name))
  else if (code === 0) passed++
  else failed++
}

/** Adds the tests to the count; a runner that died before its report counts as one failure. */
function countTests(code, file) {
  const report = readJson(file)
  if (report === undefined) {
    failed++
    return
  }
  passed += report.numPassedTests
  failed += report.numFailedTests
  if (code !== 0 && report.numFailedTests === 0) failed++
  const slowest = report.testResults
    .map(({ name, startTime, endTime }) => ({ name: relative(root, name), seconds: (endTime - startTime) / 1000 }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, 10)
  process.stdout.write(`Slowest: ${slowest.map(({ name, seconds }) => `${name} ${seconds.toFixed(0)} s`).join(', ')}\n`)
  for (const { name, assertionResults } of report.testResults) {
    const left = assertionResults.filter(({ status }) => !['passed', 'failed'].includes(status))
    const reasons = left.map(({ meta }) => meta?.why ?? missing('postgres'))
    for (const why of new Set(reasons)) {
      skip(relative(root, name), reasons.filter((each) => each === why).length, why)
    }
  }
}

function skip(name, count, why) {
  skipped += count
  skips.push(`Skipped: ${name}, ${count === 1 ? '1 test' : `${count} tests`}.${why === undefined ? '' : ` ${why}`}`)
}

/** Why the tests of a kind can't run on this machine; undefined when they can. */
function missing(kind) {
  return readJson(reportOf('machine'))?.[kind]?.missing
}

/** How many tests there are that need a browser. */
function listTests() {
  const args = [programOf('vitest'), 'list', '--json', ...inBrowser]
  const env = { ...process.env, ORRERY_LIST: '1' }
  const { stdout } = spawnSync(process.execPath, args, {
    cwd: root,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 2],
  })
  return JSON.parse(stdout).length
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
