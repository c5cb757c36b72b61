// What `npm start` and `npm test` need before they can run, with nothing but Node's own modules: the right Node, and the
// packages of the lock file. Two of them at once on a fresh clone wait for each other.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

const stamp = join(root, 'node_modules', '.orrery-stamp')
const lock = join(root, '.cache', 'setup.lock')

/** Makes sure that everything is installed; does nothing when it is. */
export function setup() {
  checkNode()
  const wanted = wantedStamp()
  if (readStamp() === wanted) return
  withLock(() => {
    if (readStamp() === wanted) return
    install()
    writeFileSync(stamp, wanted)
  })
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  throw new Error(`Orrery needs Node 20.19 or newer; this is Node ${process.versions.node}`)
}

/** The packages depend on the lock file and on the kind of machine they were installed for. */
function wantedStamp() {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  return `${hash.digest('hex')} ${process.platform} ${process.arch}\n`
}

function readStamp() {
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
}

function install() {
  process.stderr.write('Installing packages (once) ...\n')
  const { NODE_ENV: _unwanted, ...env } = process.env
  const args = ['ci', '--ignore-scripts', '--include=dev', '--include=optional', '--no-audit', '--no-fund']
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const { status, error } = spawnSync(npm, args, {
    cwd: root,
    env,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  })
  if (error) throw error
  if (status !== 0) throw new Error(`npm ci failed with exit code ${status}`)
}

/** A folder is made by one process only; it holds the owner's pid, so that a lock left by a crash can be taken over. */
function withLock(work) {
  mkdirSync(dirname(lock), { recursive: true })
  while (!takeLock()) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
  try {
    work()
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

function takeLock() {
  try {
    mkdirSync(lock)
    writeFileSync(join(lock, 'pid'), String(process.pid))
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (isStale()) rmSync(lock, { recursive: true, force: true })
    return false
  }
}

function isStale() {
  try {
    process.kill(Number(readFileSync(join(lock, 'pid'), 'utf8')), 0)
    return false
  } catch (error) {
    if (error.code === 'EPERM') return false
    if (error.code !== 'ENOENT') return true
    // The owner may be between making the folder and writing its pid.
    const made = statSync(lock, { throwIfNoEntry: false })?.mtimeMs
    return made !== undefined && Date.now() - made > 10_000
  }
}
