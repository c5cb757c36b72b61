import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { LoadReport } from './measure.ts'

const columns: readonly (readonly [string, number, (report: LoadReport) => string])[] = [
  ['load', 20, ({ name }) => name],
  ['server', 24, ({ server }) => server],
  ['sockets', 8, ({ sockets }) => whole(sockets)],
  ['moves', 9, ({ moves }) => whole(moves)],
  ['moves/s', 8, ({ perSecond }) => whole(perSecond)],
  ['p50 ms', 8, ({ p50 }) => p50.toFixed(1)],
  ['p95 ms', 8, ({ p95 }) => p95.toFixed(1)],
  ['p99 ms', 8, ({ p99 }) => p99.toFixed(1)],
  ['p99.9', 8, ({ p999 }) => p999.toFixed(1)],
  ['max ms', 8, ({ max }) => max.toFixed(1)],
  ['cores', 6, ({ cpu }) => cpu.toFixed(2)],
  ['moves/CPU-s', 12, ({ perCpuSecond }) => whole(perCpuSecond)],
  ['load cores', 11, ({ loadCpu }) => loadCpu.toFixed(2)],
  ['MB', 6, ({ megabytes }) => whole(megabytes)],
  ['kB/seat', 8, ({ perSeat = 0 }) => whole(perSeat)],
  ['wrong', 6, ({ wrong }) => String(wrong.length)],
]

/** Prints reports as lines of a table. */
export function print(reports: readonly LoadReport[], head: boolean): void {
  const line = (cells: readonly string[]): string =>
    cells.map((cell, i) => (i < 2 ? cell.padEnd(columns[i]?.[1] ?? 0) : cell.padStart(columns[i]?.[1] ?? 0))).join(' ')
  if (head) console.log(line(columns.map(([name]) => name)))
  for (const report of reports) {
    console.log(line(columns.map(([, , cell]) => cell(report))))
    for (const what of report.wrong) console.log(`  wrong: ${what}`)
  }
}

function whole(value: number): string {
  return Number.isFinite(value) ? Math.round(value).toLocaleString('en') : '-'
}

/** Saves the figures beside those of the engine; returns the file. */
export function save(figures: object): string {
  const root = fileURLToPath(new URL('../../../', import.meta.url))
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
  const date = new Date().toISOString()
  const folder = join(root, 'bench', 'results')
  mkdirSync(folder, { recursive: true })
  const file = join('bench', 'results', `load-${date.slice(0, 10)}-${commit}.json`)
  const machine = { processor: cpus()[0]?.model, cores: cpus().length, node: process.version }
  writeFileSync(join(root, file), `${JSON.stringify({ date, commit, machine, ...figures }, undefined, 2)}\n`)
  return file
}
