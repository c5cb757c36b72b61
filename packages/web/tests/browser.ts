import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type Browser, chromium, type LaunchOptions } from 'playwright-core'
import { platform } from '../../../tools/platform.ts'
import { unpackBrowser } from './packed-browser.ts'

/** A browser that can be started, and a line that describes it. */
interface Candidate {
  readonly from: string
  readonly options: LaunchOptions
}

/** The fonts of the packed browser, the same everywhere, or those of the machine, which cover more characters. */
type Fonts = 'packed' | 'machine'

/** The only platform that the packed Chromium runs on. Elsewhere an installed browser is used. */
const PACKED = 'linux-x64'

/** There is no browser, on a platform where none is required. */
export class NoBrowser extends Error {
  constructor() {
    super(
      `Browser: there is no packed Chromium for ${platform}; install Chrome or Edge, or run \`npx playwright-core install chromium\`, or name a Chromium in ORRERY_BROWSER.`,
    )
  }
}

/**
 * A real Chromium. On Linux x64 it is the one from the tests' own package, even if another is installed, so that tests behave the same
 * everywhere; on other platforms an installed Chrome, Edge or Chromium. `ORRERY_BROWSER` names another.
 */
export async function launch(fonts: Fonts = 'packed'): Promise<Browser> {
  return (await start(fonts)).browser
}

/** Starts a browser briefly and describes it. */
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
      // A browser that is not installed is skipped; one that is installed and does not start is an error.
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
