import { execFile } from 'node:child_process'
import { closeSync, existsSync, fsyncSync, linkSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { DatabaseSync } from '@photostructure/sqlite'
import { damageOf } from './sqlite-connection.ts'

/** A backup that could not be made, and what to do about it. */
export class BackupError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, cause === undefined ? {} : { cause })
    this.name = 'BackupError'
  }
}

/** What a backup holds. */
export interface Backup {
  readonly bytes: number
  /** How many tables; `undefined` where only the database itself could count them. */
  readonly tables?: number
}

/**
 * Copies a SQLite store to a new file while servers use it. `VACUUM INTO` reads one moment of the store: the copy has everything stored
 * before that moment, and nothing half done. (Copying the file and its `-wal` by other means mixes several moments.) The copy appears
 * under its name only when it is whole, checked and on the disk.
 */
export async function backupSqlite(from: string, to: string): Promise<Backup> {
  if (!existsSync(from)) throw new BackupError(`there is no store at ${from}; name it with --data`)
  return placed(to, async (part) => {
    const db = new DatabaseSync(from, { timeout: 30_000 })
    try {
      db.prepare('vacuum into ?').run(part)
    } catch (error) {
      throw new BackupError(`${from} could not be copied: ${messageOf(error)}`, error)
    } finally {
      db.close()
    }
    return check(part)
  })
}

function check(file: string): Backup {
  const copy = new DatabaseSync(file, { readOnly: true })
  try {
    const damage = damageOf(copy, 'integrity_check')
    if (damage !== undefined) throw new BackupError(`the copy is damaged, and with it probably the store: ${damage}`)
    const counted = copy.prepare('select count(*) as tables from tables').get()
    return { bytes: statSync(file).size, tables: Number(Reflect.get(Object(counted), 'tables')) }
  } finally {
    copy.close()
  }
}

/** The commands for PostgreSQL, as an operator types them. */
const pgCommands = {
  dump: 'pg_dump --format=custom --no-owner --file=orrery.dump "$DATABASE_URL"',
  restore: 'pg_restore --no-owner --dbname="$DATABASE_URL" orrery.dump',
}

/** Dumps a PostgreSQL store with `pg_dump`, which has to be installed, and checks that the dump can be read. */
export async function backupPostgres(url: string, to: string): Promise<Backup> {
  const run = promisify(execFile)
  const env = { ...process.env, ...environmentOf(url) }
  return placed(to, async (part) => {
    try {
      await run('pg_dump', ['--format=custom', '--no-owner', `--file=${part}`], { env })
      await run('pg_restore', ['--list', part], { env, maxBuffer: 1e8 })
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
        throw new BackupError(
          `pg_dump is not installed here; where it is, say: ${pgCommands.dump}\n(and to restore: ${pgCommands.restore})`,
        )
      }
      throw new BackupError(`pg_dump failed: ${messageOf(error)}`, error)
    }
    return { bytes: statSync(part).size }
  })
}

/** The same address for the tools of PostgreSQL, where others cannot read the password in the list of processes. */
function environmentOf(url: string): NodeJS.ProcessEnv {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url)
  const ssl = searchParams.get('sslmode')
  return {
    PGHOST: searchParams.get('host') ?? hostname,
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...(port === '' ? {} : { PGPORT: port }),
    ...(username === '' ? {} : { PGUSER: decodeURIComponent(username) }),
    ...(password === '' ? {} : { PGPASSWORD: decodeURIComponent(password) }),
    ...(ssl === null ? {} : { PGSSLMODE: ssl }),
  }
}

/** Writes a file under a temporary name first: existing files are never touched, and a failure leaves nothing behind. */
async function placed<T>(to: string, make: (part: string) => Promise<T>): Promise<T> {
  const part = partOf(to)
  try {
    const made = await make(part)
    place(part, to)
    return made
  } finally {
    rmSync(part, { force: true })
  }
}

function partOf(to: string): string {
  if (existsSync(to)) throw overwrites(to)
  if (!existsSync(dirname(to))) throw new BackupError(`there is no folder ${dirname(to)}`)
  return `${to}.part-${process.pid}`
}

function place(part: string, to: string): void {
  sync(part)
  try {
    // Unlike renaming, this fails when somebody else has made the file meanwhile.
    linkSync(part, to)
  } catch (error) {
    if (existsSync(to)) throw overwrites(to)
    // A file system without links.
    if (!(error instanceof Error)) throw error
    renameSync(part, to)
  }
  sync(dirname(to))
}

function sync(path: string): void {
  const file = openSync(path, 'r')
  fsyncSync(file)
  closeSync(file)
}

function overwrites(to: string): BackupError {
  return new BackupError(`${to} is there already, and a backup never overwrites anything; choose another name`)
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
