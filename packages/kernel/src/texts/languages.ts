/**
 * The languages people can choose, one line each; menus, the command line, tests and screenshots read this list. Every text of a
 * `complete` language exists, which the compiler and the tests check. Any other language is a draft: what it lacks is shown in English.
 */
const list = [
  { id: 'en', name: 'English', complete: true },
  { id: 'pl', name: 'Polski', complete: true },
  { id: 'de', name: 'Deutsch', complete: true },
] as const satisfies readonly LanguageEntry[]

interface LanguageEntry {
  /** As in `lang="…"`: BCP 47. The folders `texts/<id>` have this name. */
  readonly id: string
  /** Its own name for itself. */
  readonly name: string
  readonly complete: boolean
}

type Listed = (typeof list)[number]

/** The language that all others are translated from, and that replaces what a draft lacks. */
export const SOURCE = 'en'

export type Language = Listed['id']

/** The languages in which every text exists. */
export type CompleteLanguage = Extract<Listed, { readonly complete: true }>['id']

/** Every language, in the order of the menu. */
export const languages: readonly Language[] = list.map(({ id }) => id)

const entries: ReadonlyMap<string, LanguageEntry> = new Map(list.map((entry) => [entry.id, entry]))

/** What a language calls itself. */
export const languageName = (language: Language): string => entries.get(language)?.name ?? language

/** Whether every text exists in a language, so that English need not be loaded for it. */
export const isComplete = (language: Language): boolean => entries.get(language)?.complete === true

/** The languages whose texts a reader of a language needs: a draft falls back on English. */
export const textsNeeded = (language: Language): readonly Language[] =>
  isComplete(language) ? [language] : [language, SOURCE]

/** The first of the wanted languages (`pl-PL`, `en`) that exists; English if none does. */
export function matchLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = languages.find((language) => `${tag.toLowerCase()}-`.startsWith(`${language.toLowerCase()}-`))
    if (found !== undefined) return found
  }
  return SOURCE
}

/** Whether a text names one of the languages. */
export const isLanguage = (text: string): text is Language => entries.has(text)
