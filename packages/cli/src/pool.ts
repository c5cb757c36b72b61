import { availableParallelism } from 'node:os'
import { type Given, readCount } from './args.ts'
import type { Environment } from './environment.ts'
import { UsageError } from './usage.ts'
import type { WorkerPool } from './workers.ts'

/** The options that say who plays. */
export const poolShape = { workers: 'text', queue: 'text' } as const

/** Where series are played, before it is known what to do with each game. */
export type Pool = Omit<WorkerPool, 'done'>

/** Lets a command use the workers it was given: the cores of this machine, or with `--queue` those of other machines. */
export async function withPool<T>(
  given: Given,
  { games, script, build, errors }: Environment,
  use: (pool: Pool) => Promise<T>,
): Promise<T> {
  const url = given.text('queue')
  if (url === undefined) return use({ games, script, workers: readWorkers(given) })
  if (given.text('workers') !== undefined)
    throw new UsageError('--workers is for this machine; with --queue it belongs to "orrery work"')
  const { openQueue } = await import('./queue/open.ts')
  const queue = await openQueue(url, build)
  const leave = (): void => {
    errors.print('what is done is kept in the queue for two weeks: the same command goes on from here\n')
    queue.withdraw().finally(() => process.exit(130))
  }
  process.once('SIGINT', leave).once('SIGTERM', leave)
  try {
    return await use({ games, script, workers: 1, access: { queue, say: (text) => errors.print(`${text}\n`) } })
  } finally {
    process.off('SIGINT', leave).off('SIGTERM', leave)
    await queue.close()
  }
}

/** The number of threads asked for; one for each core by default. */
export function readWorkers(given: Given): number {
  return readCount(given, 'workers', availableParallelism(), 1, 256)
}
