import { resolve } from 'node:path'
import { readArgs } from './args.ts'
import type { Environment } from './environment.ts'
import { UsageError } from './usage.ts'

/** `orrery backup`: a consistent copy of all games, taken while the server runs. */
export async function backup(words: readonly string[], { out, errors }: Environment): Promise<number> {
  const given = readArgs(words, { data: 'text' }, 1)
  const [name] = given.positionals
  if (name === undefined) throw new UsageError('backup needs a file to write: orrery backup <file>')
  const to = resolve(name)
  const database = given.text('data') === undefined ? process.env.DATABASE_URL : undefined
  const { BackupError, backupPostgres, backupSqlite } = await import('@orrery/server')
  try {
    if (database !== undefined) {
      const { bytes } = await backupPostgres(database, to)
      out.print(`${to}: ${megabytes(bytes)}, readable by pg_restore\n`)
    } else {
      const { bytes, tables } = await backupSqlite(resolve(given.text('data') ?? 'data/orrery.sqlite'), to)
      out.print(
        `${to}: ${tables} tables, ${megabytes(bytes)}, checked. To restore it, end the server and put it in place\n`,
      )
      out.print('of the file (without a -wal and -shm of the old one beside it).\n')
    }
    return 0
  } catch (error) {
    if (!(error instanceof BackupError)) throw error
    errors.print(`orrery backup: ${error.message}\n`)
    return 1
  }
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`
}
