import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, relative, sep } from 'node:path'

/** How long each test file took when it was last run, in seconds. Paths are relative to the root, with forward slashes. */
export type Times = Readonly<Record<string, number>>

/** What is known from earlier runs; nothing at first. */
export function readTimes(file: string): Times {
  return readJson<Times>(file) ?? {}
}

/** Keeps what the reports of a test runner say. A runner that died left no report, and says nothing. */
export function keepTimes(file: string, root: string, reports: readonly string[]): void {
  const path = (name: string): string => relative(root, name).replaceAll(sep, '/')
  const measured = reports.flatMap((report) => {
    const results = readJson<Report>(report)?.testResults ?? []
    return results.map(({ name, startTime, endTime }) => [path(name), (endTime - startTime) / 1000])
  })
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify({ ...readTimes(file), ...Object.fromEntries(measured) }))
}

interface Report {
  readonly testResults: readonly { readonly name: string; readonly startTime: number; readonly endTime: number }[]
}

function readJson<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
