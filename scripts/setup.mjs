// What every command needs before it can run, with nothing but Node's own modules: the right Node, and the packages of the lock file. Two
// commands at once in a fresh clone wait for each other.
import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { root, run } from './child.mjs'
import { withLock } from './lock.mjs'
import { hasTools, isInstalled, watchPackages } from './packages.mjs'

export { root }

/**
 * Makes sure that packages are installed. `'run'` is what building and running need, about a third of them; `'all'` adds what tests, tools
 * and measurements need. Ends the process with one sentence if that fails.
 */
export async function setup(wanted = 'all') {
  try {
    checkNode()
    if (isInstalled(wanted)) return
    await withLock('setup', async () => {
      if (!isInstalled(wanted)) await install(wanted)
    })
  } catch (error) {
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  throw new Error(`Orrery needs Node 20.19 or newer; this is Node ${process.versions.node}.`)
}

async function install(wanted) {
  // Installed tools are kept: a new lock file is no reason to remove them.
  const group = hasTools() ? 'all' : wanted
  // `ci` begins by removing everything. If only the tools are missing they are added, so that a running server is not disturbed.
  const command = isInstalled('run') ? ['install', '--no-save'] : ['ci']
  const choice = [group === 'all' ? '--include=dev' : '--omit=dev', '--include=optional']
  const quiet = ['--no-audit', '--no-fund', '--no-progress', '--no-update-notifier']
  const [program, args] = npm([...command, '--ignore-scripts', '--prefer-offline', ...choice, ...quiet])
  process.stderr.write(`Installing packages (once)${group === 'all' ? '' : ', only those that running needs'} ...\n`)
  const stop = watchPackages(group)
  // npm's output goes to stderr: stdout belongs to the command.
  const code = await run(program, args, { cwd: root, stdio: ['ignore', 2, 2] }).finally(stop)
  if (code === 0) return
  throw new Error(
    `The packages could not be installed: npm ${command[0]} ended with exit code ${code} and said why above (installing needs a network).`,
  )
}

/** npm as a file for Node: the npm that runs us, or the one beside Node. Its command can't be started without a shell on Windows. */
function npm(args) {
  const runner = process.env.npm_execpath ?? ''
  const beside = dirname(process.execPath)
  const places = [
    ...(/^np[mx]-cli\.js$/.test(basename(runner)) ? [join(dirname(runner), 'npm-cli.js')] : []),
    join(beside, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(beside, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
  ]
  const file = places.find((each) => existsSync(each))
  if (file !== undefined) return [process.execPath, [file, ...args]]
  if (process.platform !== 'win32') return ['/usr/bin/env', ['npm', ...args]]
  throw new Error(`npm is not found beside ${process.execPath}: run \`npm ci --ignore-scripts\` once by hand.`)
}
