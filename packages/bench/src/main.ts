/**
 * npm run bench [-- --rounds 5 --milliseconds 1000 --only cosmos --together --no-save]
 *
 * Speed of every game beside chessops and boardgame.io, on one thread. The sources are bundled first, as they are for players. Each game is
 * measured in a process of its own, beside its own chessops: a page or a simulation plays one game, and V8 optimises the kernel for the
 * game it meets. `--together` measures all of them in one process, as a server runs them. The figures go to bench/results/.
 */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { games } from '@orrery/games'
import { build } from 'esbuild'

const args = process.argv.slice(2)
const bundle = join('.cache', 'bench.mjs')
await build({
  entryPoints: [fileURLToPath(new URL('run.ts', import.meta.url))],
  outfile: bundle,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  // Some packages are written for `require`.
  banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)" },
})
const alone = args.some((arg) => arg === '--together' || arg.startsWith('--only'))
const runs = alone ? [args] : games.map(({ id }) => [...args, '--only', id])
for (const run of runs) execFileSync(process.execPath, [bundle, ...run], { stdio: 'inherit' })
