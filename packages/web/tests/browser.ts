import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from 'playwright-core'

/** Where the unpacked browser is kept, so that it is unpacked once. */
const cache = fileURLToPath(new URL('../../../.cache/chromium', import.meta.url))

/** Unpacks the browser where that has not been done, and says where it is. Done before tests run side by side, so that none finds half of it. */
export async function unpackBrowser(): Promise<string> {
  mkdirSync(cache, { recursive: true })
  const { TMPDIR } = process.env
  // It unpacks itself into the temporary folder.
  process.env.TMPDIR = cache
  try {
    const { default: packed } = await import('@sparticuz/chromium')
    return await packed.executablePath()
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
  }
}

/** A real Chromium, from the package of the tests; nothing is downloaded. */
export async function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: await unpackBrowser(), args: ['--no-sandbox'], headless: true })
}
