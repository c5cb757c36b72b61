import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** Runs once before the tests: a server has three kinds of threads, and each loads its own copy of the rules. */
export default async function bundleThread(): Promise<void> {
  await build({
    entryPoints: [at('../packages/server/test/thread.ts')],
    outfile: at('../.cache/test/thread.mjs'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: 'inline',
    logLevel: 'warning',
    external: ['@photostructure/sqlite', 'pg-native'],
    // Some packages inside are CommonJS and ask for `require` at run time.
    banner: { js: "import { createRequire as made } from 'node:module'; const require = made(import.meta.url)" },
  })
}
