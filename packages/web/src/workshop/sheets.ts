import { originTexts } from '@orrery/board/origin'
import type { SheetProps } from '@orrery/board/specimens'
import { type ComponentType, lazy } from 'react'
import { gameIds } from '../games/list.ts'
import { gameParts } from '../games/registry.ts'

type SheetModule = { readonly default: ComponentType<SheetProps> }

/**
 * All sheets of pieces: the default export of a file in a folder `sheets` is a component that shows some pieces with their variants and
 * states. New files are listed automatically.
 */
const files = {
  ...import.meta.glob<SheetModule>('../../../games/*/board/sheets/*.tsx'),
  ...import.meta.glob<SheetModule>('../../../board/src/sheets/*.tsx'),
  ...import.meta.glob<SheetModule>('../*/sheets/*.tsx'),
}

/** A sheet of pieces that can be shown. */
export interface Sheet {
  /** Its name in an address: `cosmos/stars`. */
  readonly id: string
  /** Whose pieces they are: a game, or a folder that the games share. */
  readonly folder: string
  readonly name: string
  readonly Pieces: ComponentType<SheetProps>
}

/** The games come first, in their order. */
const placeOf = (folder: string): number => (gameIds.includes(folder) ? gameIds.indexOf(folder) : gameIds.length)

/** A game's pieces are drawn with the texts of its board; the kit has some of its own. */
const loader = (folder: string, load: () => Promise<SheetModule>) => async (): Promise<SheetModule> => {
  const [module] = await Promise.all([
    load(),
    originTexts.load(),
    gameParts(folder)
      ?.texts?.()
      .then((area) => area.load()),
  ])
  return module
}

/** All sheets, by folder and name. */
export const sheets: readonly Sheet[] = Object.entries(files)
  .flatMap(([path, load]) => {
    const [, folder, name] = /\/([^/]+)\/(?:board\/|src\/)?sheets\/([^/]+)\.tsx$/.exec(path) ?? []
    if (folder === undefined || name === undefined) return []
    const Pieces = lazy(loader(folder, load))
    return [{ id: `${folder}/${name}`, folder, name, Pieces }]
  })
  .toSorted((a, b) => placeOf(a.folder) - placeOf(b.folder) || a.id.localeCompare(b.id))

/** The sheet of this name, or the first one. */
export function findSheet(id: string): Sheet | undefined {
  return sheets.find((sheet) => sheet.id === id) ?? sheets[0]
}
