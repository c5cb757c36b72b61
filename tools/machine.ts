// Starts the browser and the PostgreSQL that the tests use here, and says which they are. What a platform can't have is reported as missing
// and its tests are skipped; what should work and does not is an error. The report goes to the given file, as JSON.
import { writeFileSync } from 'node:fs'
import { startPostgres } from '../packages/server/test/postgres.ts'
import { findPostgres } from '../packages/server/test/postgres-programs.ts'
import { describeBrowser, NoBrowser } from '../packages/web/tests/browser.ts'

/** What the tests of a kind run on, or why they can't. */
interface Found {
  readonly from?: string
  readonly missing?: string
}

async function browser(): Promise<Found> {
  try {
    return { from: await describeBrowser() }
  } catch (error) {
    if (error instanceof NoBrowser) return { missing: error.message }
    throw error
  }
}

async function postgres(): Promise<Found> {
  const programs = findPostgres()
  if ('missing' in programs) return programs
  const server = await startPostgres()
  await server.stop()
  return { from: programs.from }
}

const found: Record<string, Found> = {}
let failed = false
for (const [name, look] of Object.entries({ browser, postgres })) {
  try {
    found[name] = await look()
    console.log(`${name}: ${found[name]?.from ?? found[name]?.missing}`)
  } catch (error) {
    failed = true
    console.error(`${name}: ${error instanceof Error ? error.message : error}`)
  }
}
const [file] = process.argv.slice(2)
if (file !== undefined) writeFileSync(file, JSON.stringify(found))
process.exit(failed ? 1 : 0)
