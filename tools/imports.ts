import { existsSync, readFileSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'
import { filesBelow, packageFolders, readIfThere } from './packages.ts'

/** What a source file imports, as it is written there. */
export function importsOf(source: string): string[] {
  const pattern = /\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g
  return [...source.matchAll(pattern)].map((match) => match[1] ?? '')
}

/** Which files of the repository a file imports, for all of them. Paths are relative to the root, with forward slashes. */
export type Imports = ReadonlyMap<string, readonly string[]>

/** Reads what all sources, tests and tools import. What is imported only for its types does not run, and is left out. */
export function readImports(root: string): Imports {
  const path = (file: string): string => relative(root, file).replaceAll(sep, '/')
  const published = new Map([...packageFolders].flatMap(([name, folder]) => publishedBy(name, folder, path(folder))))
  const files = ['packages', 'examples', 'test', 'tools']
    .flatMap((folder) => filesBelow(join(root, folder)))
    .map(path)
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !/(?:^|\/)(?:node_modules|dist)\//.test(file))
  return new Map(
    files.map((file) => {
      const source = (readIfThere(join(root, file)) ?? '').replaceAll(/\b(?:im|ex)port type\b[^'"]*(['"])[^'"]+\1/g, '')
      const found = importsOf(source).map((name) =>
        name.startsWith('.') ? posix.join(posix.dirname(file), name) : published.get(name),
      )
      return [file, found.filter((each) => each !== undefined)]
    }),
  )
}

/** The files behind the names that a package publishes. */
function publishedBy(name: string, folder: string, path: string): [name: string, file: string][] {
  const manifest = join(folder, 'package.json')
  if (!existsSync(manifest)) return []
  const { exports = {} }: { exports?: Readonly<Record<string, string>> } = JSON.parse(readFileSync(manifest, 'utf8'))
  return Object.entries(exports).map(([part, file]) => [
    posix.join(`@orrery/${name}`, part),
    posix.join(path, String(file)),
  ])
}

/** How many imports lie between each file and the nearest of the changed ones, for all that reach one. */
export function distancesTo(changed: readonly string[], imports: Imports): Map<string, number> {
  const importers = new Map<string, string[]>()
  for (const [file, targets] of imports) {
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), file])
  }
  const distances = new Map(changed.map((file) => [file, 0]))
  // A map goes through entries that are added meanwhile: breadth first.
  for (const [file, distance] of distances) {
    for (const importer of importers.get(file) ?? []) {
      if (!distances.has(importer)) distances.set(importer, distance + 1)
    }
  }
  return distances
}
