import { beforeAll, describe, test } from 'vitest'
import { startPostgres, type TestPostgres } from './postgres.ts'
import { findPostgres } from './postgres-programs.ts'

/** Where there is no PostgreSQL, its tests are skipped; `npm test` counts and names them. */
const lacking = 'missing' in findPostgres()

/** A test that needs PostgreSQL. */
export const postgresTest = test.skipIf(lacking)

/** A test that pauses PostgreSQL: its processes are found as Linux lists them. */
export const pausableTest = test.skipIf(lacking || process.platform !== 'linux')

/** The same tests on both databases. */
export function onEveryStore(tests: (kind: 'sqlite' | 'postgres') => void): void {
  describe('sqlite', () => tests('sqlite'))
  describe.skipIf(lacking)('postgres', () => tests('postgres'))
}

/** One PostgreSQL server for all tests of a file. */
export function withPostgres(): { readonly server: TestPostgres; database(): Promise<string> } {
  let started: TestPostgres | undefined
  beforeAll(async () => {
    if (lacking) return
    const server = await startPostgres()
    started = server
    return () => server.stop()
  })
  const running = (): TestPostgres => {
    if (started === undefined) throw new Error('PostgreSQL is not running')
    return started
  }
  return {
    get server() {
      return running()
    },
    database: async () => running().database(),
  }
}
