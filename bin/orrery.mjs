#!/usr/bin/env node
// The command `orrery`: installs what is missing, builds what changed, and runs.
import { pathToFileURL } from 'node:url'
import { buildPage, buildProgram } from '../scripts/build.mjs'
import { setup } from '../scripts/setup.mjs'

await setup('run')
await import(pathToFileURL(await build()).href)

/** The path of the program. Whatever keeps it from being built is reported without a stack trace of this file. */
async function build() {
  try {
    if (['start', 'serve'].includes(process.argv[2] ?? '') && !process.argv.includes('--help')) await buildPage()
    return await buildProgram()
  } catch (error) {
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}
