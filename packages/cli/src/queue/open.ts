import { StorageError } from '@orrery/server/connections'
import type { Build } from '../build.ts'
import { UsageError } from '../usage.ts'
import { WorkQueue } from './work-queue.ts'

/** Opens the queue that `--queue` names. */
export async function openQueue(url: string, build: Build): Promise<WorkQueue> {
  if (!/^postgres(?:ql)?:\/\//.test(url))
    throw new UsageError('--queue is the address of a PostgreSQL database: postgres://…')
  try {
    return await WorkQueue.open(url, build)
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    throw new UsageError(`the queue cannot be reached: ${error.message}`)
  }
}
