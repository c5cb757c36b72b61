// One at a time: two commands started at once in a fresh clone wait for each other.
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './child.mjs'

/** Does the work while no other process of this clone does work with the same name. */
export async function withLock(name, work) {
  const lock = join(root, '.cache', `${name}.lock`)
  mkdirSync(join(root, '.cache'), { recursive: true })
  while (!take(lock)) await new Promise((resolve) => setTimeout(resolve, 200))
  try {
    return await work()
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

/** Only one process can create a folder. It holds the owner's pid, so that a lock left behind by a crash can be taken over. */
function take(lock) {
  try {
    mkdirSync(lock)
    writeFileSync(join(lock, 'pid'), String(process.pid))
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (isStale(lock)) rmSync(lock, { recursive: true, force: true })
    return false
  }
}

function isStale(lock) {
  try {
    process.kill(Number(readFileSync(join(lock, 'pid'), 'utf8')), 0)
    return false
  } catch (error) {
    if (error.code === 'EPERM') return false
    if (error.code !== 'ENOENT') return true
    // The owner may have created the folder and not yet written its pid.
    const made = statSync(lock, { throwIfNoEntry: false })?.mtimeMs
    return made !== undefined && Date.now() - made > 10_000
  }
}
