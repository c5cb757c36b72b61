// Bundles the command line into one file, so that it starts at once and runs on every Node.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './setup.mjs'

const target = join(root, 'dist', 'orrery.mjs')

/** The path of the bundle, made anew when a source is newer. */
export async function build() {
  if (!existsSync(target) || newest(join(root, 'packages')) > statSync(target).mtimeMs) {
    const { build: bundle } = await import('esbuild')
    mkdirSync(join(root, 'dist'), { recursive: true })
    const fresh = `${target}.${process.pid}`
    try {
      await bundle({
        entryPoints: [join(root, 'packages', 'cli', 'src', 'main.ts')],
        outfile: fresh,
        bundle: true,
        platform: 'node',
        target: 'node20',
        format: 'esm',
        sourcemap: 'inline',
        logLevel: 'warning',
      })
      renameSync(fresh, target)
    } finally {
      rmSync(fresh, { force: true })
    }
  }
  return target
}

/** When the youngest source below a folder was changed. */
function newest(folder) {
  let time = 0
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      if (!['node_modules', 'test', 'golden', 'dist'].includes(entry.name)) time = Math.max(time, newest(path))
    } else if (/\.(ts|tsx|json)$/.test(entry.name)) {
      time = Math.max(time, statSync(path).mtimeMs)
    }
  }
  return time
}
