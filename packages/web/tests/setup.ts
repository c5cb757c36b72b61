import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildPage } from '../../../scripts/build.mjs'
import { describeBrowser } from './browser.ts'
import { dist, named, serve } from './serve.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    readonly url: string
  }
}

/** Prepares the page: builds it, unless `ORRERY_PAGE` names a folder with a page that is already built. */
export async function preparePage(): Promise<void> {
  if (named === undefined) await buildPage({ always: true })
  else if (!existsSync(join(dist, 'index.html'))) {
    throw new Error(
      `ORRERY_PAGE names ${dist}, where there is no index.html: build the page there (vite build --outDir)`,
    )
  }
}

/** Prepares page and browser before tests run in parallel, and serves the page to all of them. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  // Without a browser, the tests are only counted.
  if (process.env.ORRERY_LIST === '1') return undefined
  await describeBrowser()
  await preparePage()
  const { url, close } = await serve()
  project.provide('url', url)
  return close
}
