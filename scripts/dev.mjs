// `npm run dev`: the server and the page for development. Everything but the server runs in this process: a wrapper around it could not
// pass Ctrl+C on under Windows, where killing a child with a signal ends it at once.
import { setup } from './setup.mjs'

await setup()
const { register } = await import('tsx/esm/api')
register()
const { dev } = await import('../packages/web/scripts/dev.ts')
process.exitCode = await dev(process.argv.slice(2))
