import { afterAll, beforeAll } from 'vitest'
import type { RunningServer } from '../src/index.ts'
import { startTest } from './client.ts'
import type { withPostgres } from './with-postgres.ts'

/** One server on this kind of store for all tests of a block. */
export function serverOn(
  kind: 'sqlite' | 'postgres',
  postgres: ReturnType<typeof withPostgres>,
): { readonly url: string } {
  let server: RunningServer | undefined
  beforeAll(async () => {
    server = await startTest(kind === 'sqlite' ? {} : { store: { kind, url: await postgres.database() } })
  })
  afterAll(() => server?.close())
  return {
    get url() {
      return server?.url ?? ''
    },
  }
}
