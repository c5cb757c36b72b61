import type { Language } from '@orrery/kernel'
import { useSettings } from '../store/settings.ts'

/**
 * Texts of one part of the page. They are loaded together with the part, only in the reader's language, and are then there whenever it is
 * drawn.
 */
export interface Area<T> {
  /** Has the texts ready in the reader's language, and from then on in any language that is switched to. */
  load(): Promise<void>
  /** The texts in a language that has been loaded. */
  in(language: Language): T
  /** The texts in the reader's language. */
  use(): T
}

/** The areas that are in use: each has its texts ready before the page changes its language. */
const inUse = new Set<(language: Language) => Promise<void>>()

/** An area with the loader of its texts. */
export function makeArea<T>(load: (language: Language) => Promise<T>): Area<T> {
  const loaded = new Map<Language, T>()
  const fetch = async (language: Language): Promise<void> => {
    loaded.set(language, await load(language))
  }
  const texts = (language: Language): T => {
    const found = loaded.get(language)
    if (found === undefined) throw new Error(`texts in "${language}" are used before they are loaded`)
    return found
  }
  return {
    load: async () => {
      inUse.add(fetch)
      await fetch(useSettings.getState().language)
    },
    in: texts,
    use: () => texts(useSettings().language),
  }
}

/** Has every text in use ready in a language. */
export async function loadTexts(language: Language): Promise<void> {
  await Promise.all([...inUse].map((fetch) => fetch(language)))
}

let wanted: Language | undefined

/** Changes the language of the page once every text in use is there; until then it stays as it is. */
export async function speak(language: Language): Promise<void> {
  wanted = language
  await loadTexts(language)
  // Somebody who clicks on may want yet another language by now.
  if (wanted === language) useSettings.getState().change({ language })
}

/** Loads a part of the page together with its texts. */
export const withTexts =
  <M>(part: () => Promise<M>, ...areas: readonly Area<unknown>[]) =>
  async (): Promise<M> => {
    const [module] = await Promise.all([part(), ...areas.map((area) => area.load())])
    return module
  }
