import { combineLoaders, speechFrom, type TableWords, type Texts, textsIn, withTableWords } from '@orrery/kernel'
import type board from './en/board.ts'
import type characters from './en/characters.ts'
import type describe from './en/describe.ts'
import type insights from './en/insights.ts'
import type kinds from './en/kinds.ts'
import type names from './en/names.ts'
import type reasons from './en/reasons.ts'
import type speech from './en/speech.ts'
import type summary from './en/summary.ts'

/** What players do with components, as titles of statistics. */
export type Kinds = Texts<typeof kinds>
/** The names of all components. */
export type Names = Texts<typeof names>
/** What is said about moves, events, refusals, decisions and components. */
export type Sentences = Texts<typeof speech>
/** What stands on the board of the page. */
export type BoardTexts = Texts<typeof board>

/** The words of the whole table. */
export type Described = TableWords & Texts<typeof describe>

const texts = textsIn((language, name) => import(`./${language}/${name}.ts`))
export const loadBoardTexts = texts<typeof board>('board')
export const loadNames = texts<typeof names>('names')
/** What the characters of bots are called and how they play. */
export const loadCharacters = texts<typeof characters>('characters')
/** Why a turn was good for whoever played it. */
export const loadReasons = texts<typeof reasons>('reasons')
/** Names for what better turns bring and for kinds of decisions. */
export const loadInsights = texts<typeof insights>('insights')
const loadKinds = texts<typeof kinds>('kinds')
const loadDescribed = withTableWords(texts<typeof describe>('describe'))
const loadSentences = texts<typeof speech>('speech')

/** The game on one page. */
export const loadSummary = texts<typeof summary>('summary')

/** How Terraforming Arks speaks a language. */
export const loadSpeech = speechFrom(
  () => import('./speech.ts'),
  loadNames,
  loadSentences,
  () => import('./describe.ts'),
  loadDescribed,
)

/** Every component of the newest set in words. */
export const loadGallery = combineLoaders(
  () => import('./gallery.ts'),
  loadNames,
  loadSentences,
  ({ makeGallery, makeWords, newest }, language, names, sentences) =>
    makeGallery(newest, names, makeWords(language, sentences)),
)

/** The names of everything, for reports. */
export const loadNamed = combineLoaders(
  () => import('./named.ts'),
  loadNames,
  loadKinds,
  ({ makeNamed }, _, ...given) => makeNamed(...given),
)
