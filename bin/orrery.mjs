#!/usr/bin/env node
// The command `orrery`: installs what is missing, builds what changed, and runs.
import { pathToFileURL } from 'node:url'
import { buildPage, buildProgram } from '../scripts/build.mjs'
import { setup } from '../scripts/setup.mjs'

setup()
if (['start', 'serve'].includes(process.argv[2] ?? '')) buildPage()
await import(pathToFileURL(await buildProgram()).href)
