import { type Language, SOURCE } from '@orrery/kernel'
import { create } from 'zustand'

/**
 * Texts of one part of the page. They are loaded together with the part, only in the reader's language, and are then there whenever it is
 * drawn.
 */
export interface Area<T> {
  /** Has the texts ready in the reader's language (or another one), and from then on in any language that is switched to. */
  load(language?: Language): Promise<void>
  /** The texts in a language that has been loaded. */
  in(language: Language): T
  /** The texts in the reader's language. */
  use(): T
}

/** The language that is spoken now, and the one that the reader has chosen, which is spoken as soon as its texts are there. */
const useSpoken = create<{ readonly language: Language; readonly wanted: Language }>(() => ({
  language: SOURCE,
  wanted: SOURCE,
}))

/** The language that the reader has chosen, for the menu it is chosen in. */
export const useWantedLanguage = (): Language => useSpoken().wanted

/** The areas that are in use: each has its texts ready before the page changes its language. */
const inUse = new Set<(language: Language) => Promise<void>>()

/** An area with the loader of its texts. */
export function makeArea<T>(load: (language: Language) => Promise<T>): Area<T> {
  const loaded = new Map<Language, T>()
  const prepare = async (language: Language): Promise<void> => {
    loaded.set(language, await load(language))
  }
  const texts = (language: Language): T => {
    const found = loaded.get(language)
    if (found === undefined) throw new Error(`texts in "${language}" are used before they are loaded`)
    return found
  }
  return {
    load: async (language = useSpoken.getState().language) => {
      inUse.add(prepare)
      await prepare(language)
    },
    in: texts,
    use: () => texts(useSpoken().language),
  }
}

/** Changes the language once every text in use is there, and says whether it did: somebody may want yet another one by then. */
export async function changeLanguage(language: Language): Promise<boolean> {
  useSpoken.setState({ wanted: language })
  try {
    // A part of the page that is opened meanwhile brings texts of its own.
    for (let known = 0; known < inUse.size; ) {
      known = inUse.size
      await Promise.all([...inUse].map((prepare) => prepare(language)))
    }
  } catch (error) {
    useSpoken.setState(({ language: spoken }) => ({ wanted: spoken }))
    throw error
  }
  if (useSpoken.getState().wanted !== language) return false
  useSpoken.setState({ language })
  return true
}

/** Loads a part of the page together with its texts. */
export const withTexts =
  <M>(part: () => Promise<M>, ...areas: readonly Area<unknown>[]) =>
  async (): Promise<M> => {
    const [module] = await Promise.all([part(), ...areas.map((area) => area.load())])
    return module
  }
