import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type Browser, chromium, type LaunchOptions } from 'playwright-core'
import { platform } from '../../../tools/platform.ts'
import { unpackBrowser } from './packed-browser.ts'

/** A browser that can be started, and one line for people that says which it is. */
interface Candidate {
  readonly from: string
  readonly options: LaunchOptions
}

/** The fonts of the packed browser alone, the same everywhere, or those of the machine, which have more characters. */
type Fonts = 'packed' | 'machine'

/** The only platform that the packed Chromium runs on. Elsewhere an installed browser is used. */
const PACKED = 'linux-x64'

/** No browser is there, where none is expected to be. */
export class NoBrowser extends Error {
  constructor() {
    super(
      `Browser: there is no packed Chromium for ${platform}; install Chrome or Edge, or run \`npx playwright-core install chromium\`, or name a Chromium in ORRERY_BROWSER.`,
    )
  }
}

/**
 * A real Chromium. On Linux with x64 that is the one of the tests' own package, which is preferred to whatever is installed, so that
 * tests do the same everywhere; on other platforms it is an installed Chrome, Edge or Chromium. `ORRERY_BROWSER` names another.
 */
export async function launch(fonts: Fonts = 'packed'): Promise<Browser> {
  return (await start(fonts)).browser
}

/** Starts a browser for a moment and says which one it is. */
export async function describeBrowser(): Promise<string> {
  const { browser, from } = await start('packed')
  const version = browser.version()
  await browser.close()
  return `${from}, version ${version}`
}

async function start(fonts: Fonts): Promise<{ browser: Browser; from: string }> {
  for (const { from, options } of candidates(fonts)) {
    try {
      return { browser: await chromium.launch({ args: ['--no-sandbox'], headless: true, ...options }), from }
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      // What is not installed can't be used; what is installed and does not start is an error.
      if (options.channel !== undefined && /is not found at|Executable doesn't exist/.test(why)) continue
      const lacking = /error while loading shared libraries: (\S+):/.exec(why)?.[1]
      if (lacking === undefined) throw error
      throw new Error(
        `Browser: ${from} needs ${lacking}, which this machine lacks; install it, or name another Chromium in ORRERY_BROWSER.`,
        { cause: error },
      )
    }
  }
  throw new NoBrowser()
}

function candidates(fonts: Fonts): readonly Candidate[] {
  const named = process.env.ORRERY_BROWSER
  if (named !== undefined && named !== '') return [{ from: named, options: { executablePath: named } }]
  if (platform === PACKED) return [packed(fonts)]
  return [
    { from: 'the installed Chrome', options: { channel: 'chrome' } },
    { from: 'the installed Edge', options: { channel: 'msedge' } },
    { from: "Playwright's Chromium", options: { channel: 'chromium' } },
    ...installedChromium(),
  ]
}

function packed(fonts: Fonts): Candidate {
  const { version, executablePath, libraries, fontconfig } = unpackBrowser()
  const { LD_LIBRARY_PATH, ...env } = process.env
  const folders = [libraries, LD_LIBRARY_PATH].filter((each) => each !== undefined && each !== '')
  const own = fonts === 'packed' ? { FONTCONFIG_FILE: fontconfig } : {}
  return {
    from: `Chromium of @sparticuz/chromium ${version}`,
    options: { executablePath, env: { ...env, ...own, LD_LIBRARY_PATH: folders.join(delimiter) } },
  }
}

/** The Chromium of a Linux distribution, which Playwright has no name for. */
function installedChromium(): Candidate[] {
  if (process.platform !== 'linux') return []
  return (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => ['chromium', 'chromium-browser'].map((name) => join(folder, name)))
    .filter((file) => existsSync(file))
    .map((file) => ({ from: file, options: { executablePath: file } }))
}
