import { type Language, SOURCE, textsNeeded } from '@orrery/kernel'
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

interface Spoken {
  /** What the page is written in now. */
  readonly language: Language
  /** What the reader has chosen; it is spoken as soon as its texts are there. */
  readonly wanted: Language
  /** The language whose texts could not be loaded when it was last chosen. */
  readonly failed: Language | undefined
}

const useSpoken = create<Spoken>(() => ({ language: SOURCE, wanted: SOURCE, failed: undefined }))

/** The language that the reader has chosen, for the menu it is chosen in. */
export const useWantedLanguage = (): Language => useSpoken().wanted

/** The language that was chosen but could not be loaded, until it is dismissed or another is chosen. */
export const useFailedLanguage = (): Language | undefined => useSpoken().failed

/** The reader has seen that a language could not be loaded. */
export const dismissFailedLanguage = (): void => useSpoken.setState({ failed: undefined })

/** Whether the texts of another language are being loaded. */
export const isChangingLanguage = (): boolean => useSpoken.getState().wanted !== useSpoken.getState().language

/** The areas that are in use: each has its texts ready before the page changes its language. */
const inUse = new Set<AreaInUse>()

interface AreaInUse {
  has(language: Language): boolean
  prepare(language: Language): Promise<void>
}

/** An area with the loader of its texts. */
export function makeArea<T>(load: (language: Language) => Promise<T>): Area<T> {
  const loaded = new Map<Language, T>()
  const prepare = async (language: Language): Promise<void> => {
    loaded.set(language, await load(language))
  }
  const area: AreaInUse = { has: (language) => loaded.has(language), prepare }
  const texts = (language: Language): T => {
    const found = loaded.get(language)
    if (found === undefined) throw new Error(`texts in "${language}" are used before they are loaded`)
    return found
  }
  return {
    load: async (language = useSpoken.getState().language) => {
      inUse.add(area)
      await prepare(language)
    },
    in: texts,
    use: () => texts(useSpoken().language),
  }
}

/**
 * Changes the language once every text in use is there, and says whether it did. Nothing changes if yet another language has been chosen by
 * then, or if texts cannot be loaded, which the page then says. A browser never retries a module that failed to load, so `reach` checks the
 * network first, and fails without one.
 */
export async function changeLanguage(language: Language, reach?: () => Promise<unknown>): Promise<boolean> {
  useSpoken.setState({ wanted: language, failed: undefined })
  try {
    if (!isAtHand(language)) await reach?.()
    // A part of the page that is opened meanwhile brings texts of its own.
    for (let known = 0; known < inUse.size; ) {
      known = inUse.size
      await Promise.all([...inUse].map((area) => area.prepare(language)))
    }
  } catch {
    useSpoken.setState(({ language: spoken, wanted }) =>
      wanted === language ? { wanted: spoken, failed: language } : {},
    )
    return false
  }
  if (useSpoken.getState().wanted !== language) return false
  useSpoken.setState({ language })
  return true
}

/** Whether the texts of a language are loaded already, or kept for playing offline. */
const isAtHand = (language: Language): boolean =>
  textsNeeded(useSpoken.getState().language).includes(language) || [...inUse].every((area) => area.has(language))

/** Loads a part of the page together with its texts. */
export const withTexts =
  <M>(part: () => Promise<M>, ...areas: readonly Area<unknown>[]) =>
  async (): Promise<M> => {
    const [module] = await Promise.all([part(), ...areas.map((area) => area.load())])
    return module
  }
