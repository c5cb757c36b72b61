import type { Language } from '@orrery/kernel'
import { type ComponentType, lazy } from 'react'
import { boardTexts } from '../games/boards.ts'
import { gameIds, isGameId } from '../games/types.ts'
import { withTexts } from '../texts/areas.ts'

/** What a sheet of pieces is given. */
export interface SheetProps {
  readonly language: Language
}

/**
 * Every sheet of pieces: the default export of `src/<folder>/sheets/<name>.tsx` is a component that shows some pieces of that folder with
 * their variants and states. A file that is put there is in the list.
 */
const files = import.meta.glob<{ default: ComponentType<SheetProps> }>('../*/sheets/*.tsx')

/** A sheet of pieces that can be shown. */
export interface Sheet {
  /** As an address names it: `cosmos/stars`. */
  readonly id: string
  /** Whose pieces they are: a game, or a folder that the games share. */
  readonly folder: string
  readonly name: string
  readonly Pieces: ComponentType<SheetProps>
}

/** The games come first, in their order. */
const placeOf = (folder: string): number => (isGameId(folder) ? gameIds.indexOf(folder) : gameIds.length)

/** All sheets, by folder and name. */
export const sheets: readonly Sheet[] = Object.entries(files)
  .flatMap(([path, load]) => {
    const [, folder, name] = /\/([^/]+)\/sheets\/([^/]+)\.tsx$/.exec(path) ?? []
    if (folder === undefined || name === undefined) return []
    const Pieces = lazy(isGameId(folder) ? withTexts(load, boardTexts[folder]) : load)
    return [{ id: `${folder}/${name}`, folder, name, Pieces }]
  })
  .toSorted((a, b) => placeOf(a.folder) - placeOf(b.folder) || a.id.localeCompare(b.id))

/** The sheet of this name, or the first one. */
export function findSheet(id: string): Sheet | undefined {
  return sheets.find((sheet) => sheet.id === id) ?? sheets[0]
}
