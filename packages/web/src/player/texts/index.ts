import type { Language } from '@orrery/kernel'
import { useSettings } from '../../store/settings.ts'
import { de } from './de.ts'
import { en, type Texts } from './en.ts'
import { pl } from './pl.ts'

const all: Readonly<Record<Language, Texts>> = { en, pl, de }

/** The words of the players' pages in the reader's language. */
export function usePlayerTexts(): Texts {
  return all[useSettings().language]
}
