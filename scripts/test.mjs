// `npm test`: set-up, then every check of the house, one after the other. All of them run even when one fails, so that
// one run shows everything; the last line counts what passed and what failed.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from './child.mjs'
import { root, setup } from './setup.mjs'

setup()
const folder = mkdtempSync(join(tmpdir(), 'orrery-test-'))
const only = process.argv.slice(2)

const tsx = (file, ...args) => [process.execPath, ['--import', 'tsx', file, ...args]]
const vitest = (name, ...args) => [
  'vitest',
  ['run', ...args, '--reporter=dot', '--reporter=json', `--outputFile.json=${reportOf(name)}`],
]
const reportOf = (name) => join(folder, `${name.replaceAll(' ', '-')}.json`)
const checks = [
  ['format and lint', ['biome', ['check', '--error-on-warnings', '.']]],
  ['types', ['tsc', ['-p', '.']]],
  ['types of the page', ['tsc', ['-p', 'packages/web']]],
  ['dead code', ['knip', ['--no-progress', '--exclude', 'types']]],
  ['every rule is cited by a test', tsx('tools/rules.ts', '--check')],
  ['golden files', tsx('tools/golden.ts', '--check')],
  ['tests', vitest('tests', ...only)],
  ['tests in a browser', vitest('tests in a browser', '--config', 'packages/web/vitest.config.ts', ...only)],
]

const failures = []
let passed = 0
let failed = 0
try {
  for (const [name, [command, args]] of checks) {
    const start = Date.now()
    process.stdout.write(`\n== ${name}\n`)
    // The tests that can do more or less do all of it here; see test/effort.ts.
    const code = await run(command, args, { cwd: root, env: { ORRERY_EFFORT: 'full' } })
    const seconds = ((Date.now() - start) / 1000).toFixed(1)
    process.stdout.write(`-- ${name}: ${code === 0 ? 'ok' : `FAILED (exit code ${code})`}, ${seconds} s\n`)
    if (code !== 0) failures.push(name)
    if (command === 'vitest') countTests(code, reportOf(name))
    else if (code === 0) passed++
    else failed++
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
process.stdout.write(failures.length === 0 ? '\nAll checks passed.\n' : `\nFailed: ${failures.join(', ')}\n`)
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exitCode = failures.length === 0 && passed > 0 ? 0 : 1

/** Adds the single tests to the count; a runner that died before its report counts as one failure. */
function countTests(code, report) {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'))
    passed += numPassedTests
    failed += numFailedTests
    if (code !== 0 && numFailedTests === 0) failed++
  } catch {
    failed++
  }
}
