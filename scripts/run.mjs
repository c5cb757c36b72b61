// node scripts/run.mjs <file.ts> [arguments]        runs a TypeScript program of this repository
// node scripts/run.mjs --bin <name> [arguments]     runs a program of an installed package
import { root, run } from './child.mjs'
import { setup } from './setup.mjs'

await setup()
const [first, ...rest] = process.argv.slice(2)
process.exitCode =
  first === '--bin'
    ? await run(rest[0], rest.slice(1), { cwd: root })
    : await run(process.execPath, ['--import', 'tsx', first, ...rest], { cwd: root })
