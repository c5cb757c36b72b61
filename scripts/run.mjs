// node scripts/run.mjs <file.ts> [arguments]        runs a TypeScript program of the house
// node scripts/run.mjs --bin <name> [arguments]     runs a program of an installed package
import { run } from './child.mjs'
import { root, setup } from './setup.mjs'

setup()
const [first, second, ...rest] = process.argv.slice(2)
process.exitCode =
  first === '--bin'
    ? await run(second, rest, { cwd: root })
    : await run(process.execPath, ['--import', 'tsx', first, ...(second === undefined ? [] : [second]), ...rest], {
        cwd: root,
      })
