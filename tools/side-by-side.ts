import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** One check: a program, and how its result is counted. */
export interface Check {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  /** Where a test runner writes its JSON report; its tests are counted individually. */
  readonly report?: string
}

/** How many passed and failed: single tests where there is a report, otherwise the check itself. */
export interface Counts {
  readonly passed: number
  readonly failed: number
}

/** Runs a program and resolves to its exit code. */
export type Run = (
  command: string,
  args: readonly string[],
  options: { readonly stdio: readonly ['ignore', number, number] },
) => Promise<number>

/** Runs checks, some at a time, and prints a line about each when it is done, followed by its output if it failed. */
export async function runSideBySide(
  checks: readonly Check[],
  { run, workers, print }: { run: Run; workers: number; print(text: string): void },
): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-check-'))
  const counts: Counts[] = []
  const perform = async (check: Check, index: number): Promise<void> => {
    const file = join(folder, `${index}.txt`)
    const output = openSync(file, 'w')
    const start = performance.now()
    const code = await run(check.command, check.args, { stdio: ['ignore', output, output] }).catch((error: Error) => {
      return `${error.name}: ${error.message}`
    })
    closeSync(output)
    const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s`
    const tests = check.report === undefined ? undefined : readReport(check.report)
    const ok = code === 0 && (tests?.failed ?? 0) === 0
    counts.push({
      passed: tests === undefined ? Number(ok) : tests.passed,
      failed: Math.max(tests?.failed ?? 0, Number(!ok)),
    })
    const name =
      tests === undefined
        ? check.name
        : `${check.name} (${tests.passed + tests.failed} in ${tests.files} ${tests.files === 1 ? 'file' : 'files'})`
    print(`${ok ? 'ok    ' : 'FAILED'}  ${name.padEnd(40)} ${seconds.padStart(7)}`)
    if (ok) return
    const said = readFileSync(file, 'utf8').trimEnd()
    const lines = [said, typeof code === 'string' ? code : ''].filter(Boolean).join('\n') || `exit code ${code}`
    print(lines.replaceAll(/^/gm, '    '))
  }
  try {
    const waiting = checks.map((check, index) => () => perform(check, index))
    const serve = async (): Promise<void> => {
      for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) await job()
    }
    await Promise.all(Array.from({ length: workers }, serve))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  const sum = (pick: (each: Counts) => number): number => counts.map(pick).reduce((a, b) => a + b, 0)
  return { passed: sum(({ passed }) => passed), failed: sum(({ failed }) => failed) }
}

/** The test runner's report; a runner that died before its report counts as one failure. */
function readReport(file: string): Counts & { readonly files: number } {
  try {
    const report: { numPassedTests: number; numFailedTests: number; testResults: readonly unknown[] } = JSON.parse(
      readFileSync(file, 'utf8'),
    )
    return { passed: report.numPassedTests, failed: report.numFailedTests, files: report.testResults.length }
  } catch {
    return { passed: 0, failed: 1, files: 0 }
  }
}
