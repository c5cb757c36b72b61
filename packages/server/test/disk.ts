import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Makes every write of a process to a file fail, as a full disk does, by its limit for the size of files (`prlimit`, which any user
 * may use on their own processes): no disk has to be filled or mounted. The kernel says EFBIG where a full disk says ENOSPC, and
 * SQLite says "disk I/O error" where it would say "database or disk is full"; both are refused writes at any moment.
 */
export function fillDisk(...pids: readonly number[]): void {
  limit(pids, '0:')
}

/** Why a full disk cannot be simulated here; `undefined` when it can. */
export const noFullDisk =
  process.platform === 'linux' ? undefined : `Disks are filled with prlimit, which ${process.platform} does not have.`

/** Lets the process write again. */
export function freeDisk(...pids: readonly number[]): void {
  limit(pids, 'unlimited:')
}

function limit(pids: readonly number[], size: string): void {
  for (const pid of pids) {
    try {
      execFileSync('prlimit', ['--pid', String(pid), `--fsize=${size}`], { stdio: 'pipe' })
    } catch (error) {
      // A process of a database may have ended by itself.
      if (existsSync(`/proc/${pid}`)) throw error
    }
  }
}
