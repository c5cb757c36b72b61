import { type Language, type Speech, type Texts, textsIn } from '@orrery/kernel'
import type { Action } from '../rules/actions.ts'
import type { Event } from '../rules/events.ts'
import type { View } from '../rules/view.ts'
import type board from './en/board.ts'
import type describe from './en/describe.ts'
import type speech from './en/speech.ts'

/** What is said about moves, events, refusals and decisions. */
export type Sentences = Texts<typeof speech>

/** What the board says. */
export type BoardTexts = Texts<typeof board>

/** The words of the whole table. */
export type Described = Texts<typeof describe>

const texts = textsIn((language, name) => import(`./${language}/${name}.ts`))
const loadSentences = texts<typeof speech>('speech')
const loadDescribed = texts<typeof describe>('describe')

/** The texts of the board in a language. */
export const loadBoardTexts = texts<typeof board>('board')

/** How Comets speaks a language. */
export async function loadSpeech(language: Language): Promise<Speech<Action, View, Event>> {
  const [{ makeSpeech }, sentences] = await Promise.all([import('./speech.ts'), loadSentences(language)])
  return {
    ...makeSpeech(language, sentences),
    loadDescriber: async () => {
      const [{ makeDescriber }, described] = await Promise.all([import('./describe.ts'), loadDescribed(language)])
      return makeDescriber(described)
    },
  }
}
