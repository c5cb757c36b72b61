import type { Language } from '@orrery/kernel'
import type { GuideTexts } from './en.ts'

const catalogues: Readonly<Record<Language, () => Promise<GuideTexts>>> = {
  en: async () => (await import('./en.ts')).en,
  pl: async () => (await import('./pl.ts')).pl,
  de: async () => (await import('./de.ts')).de,
}

/** The words of the guides in a language. */
export function loadGuideTexts(language: Language): Promise<GuideTexts> {
  return catalogues[language]()
}

export type { GuideTexts } from './en.ts'
