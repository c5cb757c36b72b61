import { parentPort, workerData } from 'node:worker_threads'
import { type BotSource, serveBots } from './bots/serve.ts'
import { servePictures } from './preview/serve.ts'
import { serveCheckpoints } from './store/checkpoints.ts'
import { serveSqlite } from './store/sqlite-worker.ts'
import { serveTrial } from './trial.ts'

/**
 * Does what this thread was started for, and says whether it is a thread of the server at all: an entry that doubles as the program calls
 * this first and continues only if the answer is no.
 */
export async function runThread(botSource: () => Promise<BotSource>): Promise<boolean> {
  const role: unknown = workerData?.orrery?.role
  if (parentPort === null || typeof role !== 'string') return false
  if (role === 'sqlite') serveSqlite(parentPort, String(workerData.orrery.file))
  else if (role === 'checkpoints') serveCheckpoints(parentPort, String(workerData.orrery.file))
  else if (role === 'pictures') await servePictures(parentPort)
  else if (role === 'rules') serveTrial(parentPort, (await botSource()).games)
  else serveBots(parentPort, await botSource())
  return true
}
