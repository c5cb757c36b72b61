// Compares the lock file with the installed packages; npm notes beside the packages what it has installed.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './child.mjs'

/** Whether the packages of the lock file are installed: those that building and running need (`'run'`), or `'all'`. */
export function isInstalled(wanted) {
  const installed = read(join(root, 'node_modules', '.package-lock.json'))
  return (
    installed !== undefined &&
    lockedPackages(wanted).every(([path, { version }]) => installed.packages[path]?.version === version)
  )
}

/** Whether the tools are installed, from this lock file or an older one. */
export function hasTools() {
  return existsSync(join(root, 'node_modules', 'vitest'))
}

/** Counts the packages as npm unpacks them and shows the progress: npm itself only shows that it is working. Returns a function that stops it. */
export function watchPackages(wanted) {
  const files = lockedPackages(wanted).map(([path]) => join(root, path, 'package.json'))
  const count = () => files.filter((file) => existsSync(file)).length
  const terminal = process.stderr.isTTY === true
  // A terminal shows one changing line; a log gets a line for each quarter.
  const step = terminal ? 1 : Math.ceil(files.length / 4)
  let shown = count()
  const timer = setInterval(() => {
    const now = count()
    // npm removes what an earlier installation left.
    if (now < shown) shown = 0
    if (now < shown + step) return
    shown = now
    const text = `  ${now} of ${files.length} packages`
    process.stderr.write(terminal ? `\r${text}` : `${text}\n`)
  }, 500)
  return () => {
    clearInterval(timer)
    if (terminal) process.stderr.write('\n')
  }
}

/** The entries of the lock file that this machine needs. */
function lockedPackages(wanted) {
  const { packages } = read(join(root, 'package-lock.json'))
  return Object.entries(packages).filter(
    ([path, entry]) => path.includes('node_modules/') && entry.link !== true && isNeeded(entry, wanted),
  )
}

function isNeeded({ dev, optional, devOptional, os, cpu, libc }, wanted) {
  if (wanted === 'run' && (dev === true || devOptional === true)) return false
  if (optional !== true) return true
  // An optional package is for certain machines. Which C library this one has is not known here, so packages for either may be missing.
  return os?.includes(process.platform) === true && cpu?.includes(process.arch) === true && libc === undefined
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
