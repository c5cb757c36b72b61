import { makeTemplate } from '../packages/server/test/postgres.ts'
import { findPostgres } from '../packages/server/test/postgres-programs.ts'

/** Runs once before the tests: every file that needs PostgreSQL has a server of its own, which begins with a copy of this data. */
export default function postgresTemplate(): (() => void) | undefined {
  return 'missing' in findPostgres() ? undefined : makeTemplate()
}
