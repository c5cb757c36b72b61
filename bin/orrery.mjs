#!/usr/bin/env node
// The command `orrery`: installs what is missing, builds the command line when its sources changed, and runs it.
import { pathToFileURL } from 'node:url'
import { build } from '../scripts/build.mjs'
import { setup } from '../scripts/setup.mjs'

setup()
await import(pathToFileURL(await build()).href)
