import { type Language, makeTexts, type RulebookTexts, type Speech, type Texts } from '@orrery/kernel'
import type { Action } from '../actions.ts'
import type { Event } from '../events.ts'
import type { View } from '../view.ts'
import type board from './en/board.ts'
import type guide from './en/guide.ts'
import type names from './en/names.ts'
import type speech from './en/speech.ts'
import type { Gallery } from './gallery.ts'

/** The names of all components. */
export type Names = Texts<typeof names>
/** What is said about moves, events, refusals, decisions and components. */
export type Sentences = Texts<typeof speech>
/** What stands on the board of the page. */
export type BoardTexts = Texts<typeof board>

const loadSentences = makeTexts<typeof speech>((language) => import(`./${language}/speech.ts`))
export const loadNames = makeTexts<typeof names>((language) => import(`./${language}/names.ts`))
export const loadBoardTexts = makeTexts<typeof board>((language) => import(`./${language}/board.ts`))
export const loadGuideTexts = makeTexts<typeof guide>((language) => import(`./${language}/guide.ts`))

const rulebook = ['start', 'means', 'journey', 'actions', 'end', 'solo', 'table'].map((part) =>
  makeTexts<RulebookTexts>((language) => import(`./${language}/rulebook/${part}.ts`)),
)

/** What the rulebook says, by chapter. */
export async function loadRulebookTexts(language: Language): Promise<RulebookTexts> {
  return Object.assign({}, ...(await Promise.all(rulebook.map((load) => load(language)))))
}

/** How Terraforming Arks speaks a language. */
export async function loadSpeech(language: Language): Promise<Speech<Action, View, Event>> {
  const [{ makeSpeech }, names, sentences] = await Promise.all([
    import('./speech.ts'),
    loadNames(language),
    loadSentences(language),
  ])
  return makeSpeech(language, names, sentences)
}

/** Every component of Terraforming Arks in words. */
export async function loadGallery(language: Language): Promise<Gallery> {
  const [{ makeGallery, makeWords }, names, sentences] = await Promise.all([
    import('./gallery.ts'),
    loadNames(language),
    loadSentences(language),
  ])
  return makeGallery(names, makeWords(language, sentences))
}
