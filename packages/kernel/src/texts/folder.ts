import type { RulebookTexts } from '../speech.ts'
import type { Catalogue, Texts } from './catalogue.ts'
import type { Language } from './languages.ts'
import { makeTexts } from './texts.ts'

/** Loads a file of a folder of texts: `(language, name) => import(`./${language}/${name}.ts`)`. */
export type LoadFile = (language: Language, name: string) => Promise<{ readonly default: Catalogue }>

/** Loads something for a language. */
export type Loader<T> = (language: Language) => Promise<T>

/** The loaders of all catalogues in a folder, by the names of its files; `Folder` gives the type of each English one. */
export const textsIn =
  <Folder>(load: LoadFile) =>
  <Name extends keyof Folder & string>(name: Name): Loader<Texts<Folder[Name]>> =>
    makeTexts<Folder[Name]>((language) => load(language, name))

/** The loader of a rulebook, whose chapters are in several files. */
export function rulebookIn(names: readonly string[], load: LoadFile): Loader<RulebookTexts> {
  const parts = names.map((name) => makeTexts<RulebookTexts>((language) => load(language, name)))
  return async (language) => Object.assign({}, ...(await Promise.all(parts.map((part) => part(language)))))
}

/** The loader of something a game builds from two of its catalogues, such as its speech; the module that builds it is loaded with them. */
export const combineLoaders =
  <M, A, B, T>(
    module: () => Promise<M>,
    first: Loader<A>,
    second: Loader<B>,
    make: (module: M, language: Language, first: A, second: B) => T,
  ): Loader<T> =>
  async (language) => {
    const [loaded, a, b] = await Promise.all([module(), first(language), second(language)])
    return make(loaded, language, a, b)
  }
