import { combineLoaders, type TableWords, type Texts, textsIn, withTableWords } from '@orrery/kernel'
import type board from './en/board.ts'
import type cards from './en/cards.ts'
import type characters from './en/characters.ts'
import type components from './en/components.ts'
import type describe from './en/describe.ts'
import type insights from './en/insights.ts'
import type kinds from './en/kinds.ts'
import type reasons from './en/reasons.ts'
import type speech from './en/speech.ts'
import type summary from './en/summary.ts'

/** What players do with components, as titles of statistics. */
export type Kinds = Texts<typeof kinds>
/** Names and rules of the ability and goal cards. */
export type Cards = Texts<typeof cards>
/** What is said about moves, events, refusals and decisions. */
export type Sentences = Texts<typeof speech>
/** What stands on the board of the page. */
export type BoardTexts = Texts<typeof board>

/** Names of everything on the table. */
export type Components = Texts<typeof components>
/** The words of the whole table. */
export type Described = TableWords & Texts<typeof describe>

const texts = textsIn((language, name) => import(`./${language}/${name}.ts`))
export const loadBoardTexts = texts<typeof board>('board')
export const loadCards = texts<typeof cards>('cards')
export const loadComponents = texts<typeof components>('components')
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

/** How Crafting the Cosmos speaks a language. */
export const loadSpeech = combineLoaders(
  () => import('./speech.ts'),
  loadCards,
  loadSentences,
  ({ makeSpeech }, language, cards, sentences) => {
    const speech = makeSpeech(language, cards, sentences)
    const loadDescriber = async () => {
      const [{ makeDescriber }, ...given] = await Promise.all([
        import('./describe.ts'),
        loadComponents(language),
        loadDescribed(language),
      ])
      return makeDescriber(speech, cards, sentences, ...given)
    }
    return { ...speech, loadDescriber }
  },
)

/** The names of everything, for reports. */
export const loadNamed = combineLoaders(
  () => import('./named.ts'),
  loadCards,
  loadKinds,
  ({ makeNamed }, _, ...given) => makeNamed(...given),
)
