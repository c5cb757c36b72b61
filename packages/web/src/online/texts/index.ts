import type { Language } from '@orrery/kernel'
import { useSettings } from '../../store/settings.ts'
import { de } from './de.ts'
import { en, type OnlineTexts } from './en.ts'
import { pl } from './pl.ts'

export type { Emote, OnlineTexts } from './en.ts'

const all: Readonly<Record<Language, OnlineTexts>> = { en, pl, de }

/** The words of playing with others in the reader's language. */
export function useOnlineTexts(): OnlineTexts {
  return all[useSettings().language]
}
