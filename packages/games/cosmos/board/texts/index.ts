import { makeArea } from '@orrery/board/texts'
import type { Language } from '@orrery/kernel'
import { type BoardTexts, loadBoardTexts, loadCards } from '../../texts/index.ts'
import { namePlaces, type Places } from '../../texts/places.ts'
import type { AbilityId, GoalId } from '../data.ts'

/** What the board says, with the names of places. */
export type Texts = BoardTexts & { readonly places: Places }

/** Everything the board says, and what is printed on the cards. */
export const cosmosTexts = makeArea(async (language) => {
  const [board, cards] = await Promise.all([loadBoardTexts(language), loadCards(language)])
  const texts: Texts = { ...board, places: namePlaces(cards.places) }
  return { board: texts, cards }
})

/** The texts of the board in a language that has been loaded. */
export const textsOf = (language: Language): Texts => cosmosTexts.in(language).board

/** Name and words of an ability card. */
export function abilityWords(language: Language, id: AbilityId): readonly [name: string, text: string] {
  const { name, text } = cosmosTexts.in(language).cards.abilities[id]
  return [name, text]
}

/** Name and words of a goal card. */
export function goalWords(language: Language, id: GoalId): readonly [name: string, text: string] {
  const { name, text } = cosmosTexts.in(language).cards.goals[id]
  return [name, text]
}
