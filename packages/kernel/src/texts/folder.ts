import type { RulebookTexts } from '../speech.ts'
import type { Catalogue, Texts } from './catalogue.ts'
import type { Language } from './languages.ts'
import { makeTexts } from './texts.ts'

/** Loads a file of a folder of texts: `(language, name) => import(`./${language}/${name}.ts`)`. */
export type LoadFile = (language: Language, name: string) => Promise<{ readonly default: Catalogue }>

/** Loads something for a language. */
export type Loader<T> = (language: Language) => Promise<T>

/** The loaders of the catalogues in a folder, by the names of its files; each is given the type of its English file. */
export const textsIn =
  (load: LoadFile) =>
  <English>(name: string): Loader<Texts<English>> =>
    makeTexts<English>((language) => load(language, name))

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

/** The loader of a game's speech. What describes whole tables is loaded only when it is asked for, because few read it. */
export const speechFrom =
  <A, B, W, S, D>(
    module: () => Promise<{ makeSpeech(language: Language, first: A, second: B): S }>,
    first: Loader<A>,
    second: Loader<B>,
    describer: () => Promise<{ makeDescriber(speech: NoInfer<S>, first: A, second: B, words: W): D }>,
    words: Loader<W>,
  ): Loader<S & { loadDescriber(): Promise<D> }> =>
  async (language) => {
    const [{ makeSpeech }, a, b] = await Promise.all([module(), first(language), second(language)])
    const speech = makeSpeech(language, a, b)
    const loadDescriber = async (): Promise<D> => {
      const [{ makeDescriber }, described] = await Promise.all([describer(), words(language)])
      return makeDescriber(speech, a, b, described)
    }
    return { ...speech, loadDescriber }
  }
