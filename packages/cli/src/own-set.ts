import { basename } from 'node:path'
import { changeSet, type Game, OrreryError } from '@orrery/kernel'
import type { Given } from './args.ts'
import { readText } from './files.ts'
import { type Registered, rulesOf } from './games.ts'
import { UsageError } from './usage.ts'

/** The chosen rules, and what to call them. */
export interface Chosen {
  readonly game: Game
  /** The name of a custom set; none for the components of a version. */
  readonly name?: string
}

/** The options that choose rules, for every command that plays. */
export const rulesShape = { rules: 'text', set: 'text' } as const

/** What `--rules` and `--set` choose; the newest version by default. */
export function readRules(given: Given, registered: Registered): Chosen {
  const rules = given.text('rules')
  const file = given.text('set')
  const version = rules === undefined ? undefined : readVersion(rules, registered)
  return file === undefined
    ? { game: rulesOf(registered, version ?? registered.game.version) }
    : readSet(file, registered, version)
}

/** A version by its number, or else the file of a set. */
export function readSetOrVersion(text: string, registered: Registered): Chosen {
  return /^\d+$/.test(text)
    ? { game: rulesOf(registered, readVersion(text, registered)) }
    : readSet(text, registered, undefined)
}

function readVersion(text: string, { game, versions = [game] }: Registered): number {
  const carried = versions.map(({ version }) => version)
  const found = carried.find((version) => String(version) === text)
  if (found !== undefined) return found
  throw new UsageError(`there is no version "${text}" of ${game.id}; its versions are ${carried.join(', ')}`)
}

/**
 * The game with the changes in a file. The file may also have a `name`, and the `version` it changes, so that it means the same when there
 * is a newer one.
 */
function readSet(path: string, registered: Registered, asked: number | undefined): Chosen {
  const { name, version, ...changes } = readObject(path)
  if (name !== undefined && (typeof name !== 'string' || name.trim() === '')) {
    throw new UsageError(`"${path}": "name" must be a text, not ${JSON.stringify(name)}`)
  }
  if (version !== undefined && typeof version !== 'number') {
    throw new UsageError(`"${path}": "version" must be the number of a version, not ${JSON.stringify(version)}`)
  }
  const own = version === undefined ? undefined : readVersion(String(version), registered)
  if (own !== undefined && asked !== undefined && own !== asked) {
    throw new UsageError(`"${path}" changes version ${own} of ${registered.game.id}, and --rules asks for ${asked}`)
  }
  try {
    const game = rulesOf(registered, own ?? asked ?? registered.game.version, changes)
    return { game, name: name ?? basename(path).replace(/\.json$/, '') }
  } catch (error) {
    if (error instanceof OrreryError && error.code === 'bad-set') throw new UsageError(`"${path}": ${error.message}`)
    throw error
  }
}

function readObject(path: string): Readonly<Record<string, unknown>> {
  let data: unknown
  try {
    data = JSON.parse(readText(path))
  } catch (error) {
    if (error instanceof UsageError) throw error
    throw new UsageError(`"${path}" is not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    throw new UsageError(
      `"${path}" must be a JSON object with what differs, such as {"stars": {"vega": {"cost": {"H": 15}}}}`,
    )
  }
  return Object.fromEntries(Object.entries(data))
}

/** How the rules are named in a line of text. */
export function nameOf({ game, name }: Chosen): string {
  return name === undefined ? `version ${game.version}` : `${name} (version ${game.version} with changes)`
}

/** The components of a game, as data. */
export function componentsOf({ game }: Chosen, { sets }: Registered): object {
  const shipped = sets?.shipped.find(({ version }) => version === game.version)
  if (sets === undefined || shipped === undefined) {
    throw new OrreryError('bad-set', `the components of ${game.id} are part of its rules, not a set`)
  }
  return changeSet(shipped.components, game.set ?? {}, sets.rules)
}
