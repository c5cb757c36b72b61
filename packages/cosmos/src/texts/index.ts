import { type Language, makeTexts, type RulebookTexts, type Speech, type Texts } from '@orrery/kernel'
import type { Action } from '../actions.ts'
import type { Event } from '../events.ts'
import type { View } from '../view.ts'
import type board from './en/board.ts'
import type cards from './en/cards.ts'
import type components from './en/components.ts'
import type guide from './en/guide.ts'
import type speech from './en/speech.ts'

/** Names and rules of the ability and goal cards. */
export type Cards = Texts<typeof cards>
/** What is said about moves, events, refusals and decisions. */
export type Sentences = Texts<typeof speech>
/** What stands on the board of the page. */
export type BoardTexts = Texts<typeof board>

const loadSentences = makeTexts<typeof speech>((language) => import(`./${language}/speech.ts`))
export const loadCards = makeTexts<typeof cards>((language) => import(`./${language}/cards.ts`))
export const loadComponents = makeTexts<typeof components>((language) => import(`./${language}/components.ts`))
export const loadBoardTexts = makeTexts<typeof board>((language) => import(`./${language}/board.ts`))
export const loadGuideTexts = makeTexts<typeof guide>((language) => import(`./${language}/guide.ts`))

const rulebook = ['start', 'energy', 'crafting', 'powers', 'cards', 'goals', 'end'].map((part) =>
  makeTexts<RulebookTexts>((language) => import(`./${language}/rulebook/${part}.ts`)),
)

/** What the rulebook says, by chapter. */
export async function loadRulebookTexts(language: Language): Promise<RulebookTexts> {
  return Object.assign({}, ...(await Promise.all(rulebook.map((load) => load(language)))))
}

/** How Crafting the Cosmos speaks a language. */
export async function loadSpeech(language: Language): Promise<Speech<Action, View, Event>> {
  const [{ makeSpeech }, cards, sentences] = await Promise.all([
    import('./speech.ts'),
    loadCards(language),
    loadSentences(language),
  ])
  return makeSpeech(language, cards, sentences)
}
