import type { Done, Workload } from './workload.ts'

/** How fast a workload ran. */
export interface Figure {
  readonly name: string
  readonly gamesPerSecond: number
  readonly decisionsPerSecond: number
  readonly enumeratedPerSecond: number
  readonly branching: number
  /** Slowest and fastest round, in decisions per second. */
  readonly spread: readonly [number, number]
}

/**
 * Runs all workloads in turns, several rounds, and takes each one's median: a machine that is slow for a while slows all of
 * them, so their ratios hold.
 */
export function measure(
  workloads: readonly Workload[],
  rounds: number,
  milliseconds: number,
  note: (text: string) => void,
): Figure[] {
  const runs = workloads.map((): Done[] => [])
  for (const workload of workloads) workload.run(milliseconds / 2)
  for (let round = 0; round < rounds; round++) {
    for (const [i, workload] of workloads.entries()) {
      note(`round ${round + 1} of ${rounds}: ${workload.name}`)
      runs[i]?.push(workload.run(milliseconds))
    }
  }
  return workloads.map((workload, i) => summarise(workload.name, runs[i] ?? []))
}

function summarise(name: string, runs: readonly Done[]): Figure {
  const decisions = sorted(runs.map((done) => done.decisions / done.seconds))
  const middle = decisions[decisions.length >> 1] ?? 0
  const branching = sum(runs.map((done) => done.enumerated)) / Math.max(1, sum(runs.map((done) => done.decisions)))
  const perGame = sum(runs.map((done) => done.decisions)) / Math.max(1, sum(runs.map((done) => done.games)))
  return {
    name,
    gamesPerSecond: middle / Math.max(1, perGame),
    decisionsPerSecond: middle,
    enumeratedPerSecond: middle * branching,
    branching,
    spread: [decisions[0] ?? 0, decisions.at(-1) ?? 0],
  }
}

function sorted(values: readonly number[]): number[] {
  return [...values].sort((a, b) => a - b)
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
