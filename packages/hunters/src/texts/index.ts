import { type Language, makeTexts, type RulebookTexts, type Speech, type Texts } from '@orrery/kernel'
import type { Action } from '../actions.ts'
import type { Event } from '../events.ts'
import type { View } from '../view.ts'
import type board from './en/board.ts'
import type facts from './en/facts.ts'
import type guide from './en/guide.ts'
import type names from './en/names.ts'
import type speech from './en/speech.ts'

/** The names of all components. */
export type Names = Texts<typeof names>
/** What is said about moves, events, refusals and decisions. */
export type Sentences = Texts<typeof speech>
/** What stands on the board of the page. */
export type BoardTexts = Texts<typeof board>
/** One sentence of astronomy on every star. */
export type Facts = Texts<typeof facts>

const loadSentences = makeTexts<typeof speech>((language) => import(`./${language}/speech.ts`))
export const loadNames = makeTexts<typeof names>((language) => import(`./${language}/names.ts`))
export const loadFacts = makeTexts<typeof facts>((language) => import(`./${language}/facts.ts`))
export const loadBoardTexts = makeTexts<typeof board>((language) => import(`./${language}/board.ts`))
export const loadGuideTexts = makeTexts<typeof guide>((language) => import(`./${language}/guide.ts`))

const rulebook = ['start', 'flight', 'events', 'stars', 'end'].map((part) =>
  makeTexts<RulebookTexts>((language) => import(`./${language}/rulebook/${part}.ts`)),
)

/** What the rulebook says, by chapter. */
export async function loadRulebookTexts(language: Language): Promise<RulebookTexts> {
  return Object.assign({}, ...(await Promise.all(rulebook.map((load) => load(language)))))
}

/** How Star Hunters speaks a language. */
export async function loadSpeech(language: Language): Promise<Speech<Action, View, Event>> {
  const [{ makeSpeech }, names, sentences] = await Promise.all([
    import('./speech.ts'),
    loadNames(language),
    loadSentences(language),
  ])
  return makeSpeech(language, names, sentences)
}
