import type { Language } from '@orrery/kernel'
import { create } from 'zustand'
import type { Texts } from './en.ts'

const catalogues: Readonly<Record<Language, () => Promise<{ default: Texts }>>> = {
  en: () => import('./en.ts'),
  pl: () => import('./pl.ts'),
  de: () => import('./de.ts'),
}

const useCatalogue = create<{ readonly texts: Texts | undefined }>(() => ({ texts: undefined }))

/** Loads the words of a language; the page keeps its old ones until they are there. */
export async function speak(language: Language): Promise<void> {
  const { default: texts } = await catalogues[language]()
  useCatalogue.setState({ texts })
}

/** The words of the page. */
export function useTexts(): Texts {
  const { texts } = useCatalogue()
  if (texts === undefined) throw new Error('no language has been loaded yet')
  return texts
}

export type { Texts } from './en.ts'
