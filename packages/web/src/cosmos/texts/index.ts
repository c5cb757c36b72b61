import { cards as cardsDe } from '@orrery/cosmos/texts/cards-de'
import { cards as cardsEn } from '@orrery/cosmos/texts/cards-en'
import { cards as cardsPl } from '@orrery/cosmos/texts/cards-pl'
import type { Language } from '@orrery/kernel'
import type { AbilityId, GoalId } from '../data.ts'
import { de } from './de.ts'
import { en, type Texts } from './en.ts'
import { pl } from './pl.ts'

export type { Texts } from './en.ts'

const all: Readonly<Record<Language, Texts>> = { en, pl, de }
const cards = { en: cardsEn, pl: cardsPl, de: cardsDe } as const

/** The words of the board in a language. */
export const textsOf = (language: Language): Texts => all[language]

/** Name and words of an ability card. */
export function abilityWords(language: Language, id: AbilityId): readonly [name: string, text: string] {
  const { name, text } = cards[language].abilities[id]
  return [name, text]
}

/** Name and words of a goal card. */
export function goalWords(language: Language, id: GoalId): readonly [name: string, text: string] {
  const { name, text } = cards[language].goals[id]
  return [name, text]
}
