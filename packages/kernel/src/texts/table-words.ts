import type { Texts } from './catalogue.ts'
import type table from './en/table.ts'
import type { Loader } from './folder.ts'
import { makeTexts } from './texts.ts'

/** The words that the descriptions of all tables share. */
export type TableWords = Texts<typeof table>

const loadTableWords = makeTexts<typeof table>((language) => import(`./${language}/table.ts`))

/** The loader of all words that describe a game's table: its own, and those that all tables share. */
export const withTableWords =
  <T extends object>(loadOwn: Loader<T>): Loader<TableWords & T> =>
  async (language) => {
    const [shared, own] = await Promise.all([loadTableWords(language), loadOwn(language)])
    return { ...shared, ...own }
  }
