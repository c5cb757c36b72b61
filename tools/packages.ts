import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Goldens, Kit } from '@orrery/kernel/testing'

/** The folder of the repository. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** Names of the packages that have this file. */
export function packagesWith(file: string): string[] {
  return readdirSync(join(root, 'packages'))
    .filter((name) => existsSync(join(root, 'packages', name, file)))
    .sort()
}

/** The kit of a game, from its tests. */
export async function loadKit(name: string): Promise<Kit> {
  const module: { kit: Kit } = await import(join(root, 'packages', name, 'test', 'kit.ts'))
  return module.kit
}

/** What a game keeps in `golden/`, from its tests. */
export async function loadGoldens(name: string): Promise<Goldens> {
  const module: { goldens: Goldens } = await import(join(root, 'packages', name, 'test', 'goldens.ts'))
  return module.goldens
}

/** All files below a folder. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

/** A file's text, or nothing when it is not there. */
export function readIfThere(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}
