import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Catalogue, SOURCE } from '@orrery/kernel'

/** One file of texts, which every language has under the same name: `<folder>/<language>/<name>.ts`. */
export interface CatalogueFile {
  /** Whose texts they are and what about: `web/online`, `cosmos/rulebook/start`. */
  readonly id: string
  readonly folder: string
  readonly name: string
}

/** Messages by their path in the catalogue, such as `lobby/title`. */
export type Entries = ReadonlyMap<string, string>

/** All catalogues below `packages/`: those that exist in English. */
export function listCatalogues(root: string): readonly CatalogueFile[] {
  return ['packages', 'examples'].flatMap((part) => cataloguesIn(join(root, part)))
}

function cataloguesIn(part: string): readonly CatalogueFile[] {
  return textFolders(part).flatMap((folder) =>
    readdirSync(join(folder, SOURCE), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => {
        const name = file.slice(0, -'.ts'.length).split(sep).join('/')
        const room = relative(part, folder).split(sep)
        return {
          id: [...room.filter((part) => !['games', 'src', 'texts'].includes(part)), name].join('/'),
          folder,
          name,
        }
      })
      .sort((a, b) => (a.id < b.id ? -1 : 1)),
  )
}

/** The folders called `texts` that hold a folder for each language. */
function textFolders(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['node_modules', 'dist', 'golden'].includes(entry.name))
    .flatMap(({ name }) => {
      const path = join(folder, name)
      return name === 'texts' && existsSync(join(path, SOURCE)) ? [path] : textFolders(path)
    })
    .sort()
}

/** The path of a catalogue in a language, whether it exists or not. */
export const pathIn = ({ folder, name }: CatalogueFile, language: string): string =>
  join(folder, language, `${name}.ts`)

/** A catalogue in a language; `undefined` if it does not exist. */
export async function readCatalogue(file: CatalogueFile, language: string): Promise<Catalogue | undefined> {
  const path = pathIn(file, language)
  if (!existsSync(path)) return undefined
  const { default: catalogue }: { readonly default: Catalogue } = await import(pathToFileURL(path).href)
  return catalogue
}

/** All messages of a catalogue. */
export function entriesOf(catalogue: Catalogue): Entries {
  const entries = new Map<string, string>()
  const walk = (value: unknown, path: readonly string[]): void => {
    if (typeof value === 'string') entries.set(path.join('/'), value)
    else for (const [key, each] of Object.entries(Object(value))) walk(each, [...path, key])
  }
  walk(catalogue, [])
  return entries
}
