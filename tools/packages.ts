import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Goldens, Kit } from '@orrery/kernel/testing'

/** The folder of the repository. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** Where packages are: shared ones, the games, and the examples. */
const packageRoots = ['packages', 'packages/games', 'examples']

/** The folders of all packages, by name. */
export const packageFolders: ReadonlyMap<string, string> = new Map(
  packageRoots.flatMap((parent) =>
    readdirSync(join(root, parent))
      .filter((name) => existsSync(join(root, parent, name, 'package.json')))
      .map((name) => [name, join(root, parent, name)]),
  ),
)

/** The folder of a package. */
export function folderOf(name: string): string {
  const folder = packageFolders.get(name)
  if (folder === undefined) throw new Error(`there is no package "${name}"`)
  return folder
}

/** Names of the packages that have this file. */
export function packagesWith(file: string): string[] {
  return [...packageFolders.keys()].filter((name) => existsSync(join(folderOf(name), file))).sort()
}

/** The kit of a game, from its tests. */
export async function loadKit(name: string): Promise<Kit> {
  const module: { kit: Kit } = await import(join(folderOf(name), 'test', 'kit.ts'))
  return module.kit
}

/** The golden files of a version of a game, from its tests: the same for all versions, unless one has its own cases. */
export async function loadGoldens(name: string, version: number): Promise<Goldens> {
  const module: { goldens: Goldens; goldensOf?: Readonly<Record<number, Goldens>> } = await import(
    join(folderOf(name), 'test', 'goldens.ts')
  )
  return module.goldensOf?.[version] ?? module.goldens
}

/** All files below a folder. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

/** A file's text, or `undefined` if it does not exist. */
export function readIfThere(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}
