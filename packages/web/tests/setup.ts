import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { unpackBrowser } from './browser.ts'
import { dist, named, serve } from './serve.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    readonly url: string
  }
}

/** Builds the page as it is delivered: in a process of its own, since tests run with another NODE_ENV. */
function buildPage(): void {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js')
  const { status, stderr } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`the page could not be built:\n${stderr}`)
}

/** Has the page ready in its folder: builds it, unless `ORRERY_PAGE` names a folder with a page that is already built. */
export function preparePage(): void {
  if (named === undefined) buildPage()
  else if (!existsSync(join(dist, 'index.html'))) {
    throw new Error(
      `ORRERY_PAGE names ${dist}, where there is no index.html: build the page there (vite build --outDir)`,
    )
  }
}

/** Has the page and the browser ready once, and serves the page to all tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  preparePage()
  await unpackBrowser()
  const { url, close } = await serve()
  project.provide('url', url)
  return close
}
