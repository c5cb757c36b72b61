import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from 'playwright-core'

/** Where the unpacked browser is kept, so that it is unpacked once. */
const cache = fileURLToPath(new URL('../../../.cache/chromium', import.meta.url))

/** A real Chromium, from the package of the tests; nothing is downloaded. */
export async function launch(): Promise<Browser> {
  mkdirSync(cache, { recursive: true })
  // It unpacks itself into the temporary folder, and looks at this variable when it is imported.
  process.env.TMPDIR = cache
  const { default: packed } = await import('@sparticuz/chromium')
  return chromium.launch({ executablePath: await packed.executablePath(), args: ['--no-sandbox'], headless: true })
}
