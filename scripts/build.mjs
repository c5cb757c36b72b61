// Builds what is stale: the command line as one file, and the page that the server delivers.
import { spawnSync } from 'node:child_process'
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { root } from './child.mjs'
import { withLock } from './lock.mjs'
import { describeSources } from './version.mjs'

const program = join(root, 'dist', 'orrery.mjs')
const page = join(root, 'packages', 'web', 'dist', 'index.html')

/** The path of the bundled command line, rebuilt if a source is newer. It is one file, so that it starts at once and can run as its own worker. */
export async function buildProgram() {
  const sources = readdirSync(join(root, 'packages')).filter((name) => !['web', 'board', 'bench'].includes(name))
  const built = describeSources(root)
  const mark = `// built from ${built.version} ${built.commit ?? 'unknown'}`
  if (!isStale(program, sources) && firstLine(program) === mark) return program
  const { build } = await import('esbuild')
  mkdirSync(dirname(program), { recursive: true })
  const fresh = `${program}.${process.pid}`
  try {
    await build({
      entryPoints: [join(root, 'packages', 'cli', 'src', 'main.ts')],
      outfile: fresh,
      bundle: true,
      platform: 'node',
      target: 'node20',
      format: 'esm',
      sourcemap: 'inline',
      logLevel: 'warning',
      external: ['@photostructure/sqlite', 'pg-native'],
      // What `orrery --version` prints.
      define: { ORRERY_BUILD: JSON.stringify(built) },
      // Some packages inside are CommonJS and ask for `require` at run time.
      banner: {
        js: `${mark}\nimport { createRequire as made } from 'node:module'; const require = made(import.meta.url)`,
      },
    })
    renameSync(fresh, program)
  } finally {
    rmSync(fresh, { force: true })
  }
  return program
}

/** Builds the page if one of its sources is newer, or always if asked to. */
export async function buildPage({ always = false } = {}) {
  await withLock('page', () => {
    if (!always && !isStale(page, readdirSync(join(root, 'packages')))) return
    process.stderr.write('Building the page ...\n')
    const web = join(root, 'packages', 'web')
    const vite = join(dirname(createRequire(join(web, 'package.json')).resolve('vite/package.json')), 'bin', 'vite.js')
    const { status, stdout, stderr } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
      cwd: web,
      env: { ...process.env, NODE_ENV: 'production' },
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`The page could not be built:\n${stdout}${stderr}`)
  })
}

/** The first line of a built file, without reading all of its megabytes. */
function firstLine(path) {
  const file = openSync(path)
  try {
    const bytes = Buffer.alloc(200)
    return bytes.toString('utf8', 0, readSync(file, bytes)).split('\n')[0]
  } finally {
    closeSync(file)
  }
}

function isStale(target, packages) {
  if (!existsSync(target)) return true
  const made = statSync(target).mtimeMs
  // Installed packages are sources too.
  if (statSync(join(root, 'package-lock.json')).mtimeMs > made) return true
  return packages.some((name) => newest(join(root, 'packages', name)) > made)
}

/** When the youngest source below a folder was changed. */
function newest(folder) {
  let time = 0
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      if (!['node_modules', 'test', 'tests', 'golden', 'dist', 'load'].includes(entry.name))
        time = Math.max(time, newest(path))
    } else if (/\.(ts|tsx|js|css|html|svg|png|json|webmanifest)$/.test(entry.name)) {
      time = Math.max(time, statSync(path).mtimeMs)
    }
  }
  return time
}
