import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { oneFile } from '../packages/server/load/bundle.ts'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** Runs once before the tests: a server has several kinds of threads, and most load their own copy of the rules. */
export default async function bundleThread(): Promise<void> {
  await build({
    ...oneFile,
    entryPoints: [at('../packages/server/test/thread.ts')],
    outfile: at('../.cache/test/thread.mjs'),
    sourcemap: 'inline',
    logLevel: 'warning',
  })
}
