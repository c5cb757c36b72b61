import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import type { TestProject } from 'vitest/node'
import { serve } from './serve.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    readonly url: string
  }
}

/** Builds the page once and serves it to all tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const root = fileURLToPath(new URL('..', import.meta.url))
  await build({ root, configFile: `${root}/vite.config.ts`, logLevel: 'warn', mode: 'production' })
  const { url, close } = await serve()
  project.provide('url', url)
  return close
}
