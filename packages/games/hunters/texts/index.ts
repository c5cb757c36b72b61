import { combineLoaders, rulebookIn, type Texts, textsIn } from '@orrery/kernel'
import type board from './en/board.ts'
import type describe from './en/describe.ts'
import type facts from './en/facts.ts'
import type flavour from './en/flavour.ts'
import type guide from './en/guide.ts'
import type kinds from './en/kinds.ts'
import type names from './en/names.ts'
import type reasons from './en/reasons.ts'
import type speech from './en/speech.ts'

/** What players do with components, as titles of statistics. */
export type Kinds = Texts<typeof kinds>
/** The names of all components. */
export type Names = Texts<typeof names>
/** What is said about moves, events, refusals and decisions. */
export type Sentences = Texts<typeof speech>
/** What stands on the board of the page. */
export type BoardTexts = Texts<typeof board>
/** The words of the whole table. */
export type Described = Texts<typeof describe>
/** One sentence of astronomy on every star. */
export type Facts = Texts<typeof facts>
/** A line for the mood on every event card. */
export type Flavour = Texts<typeof flavour>

interface Folder {
  readonly board: typeof board
  readonly describe: typeof describe
  readonly facts: typeof facts
  readonly flavour: typeof flavour
  readonly guide: typeof guide
  readonly kinds: typeof kinds
  readonly names: typeof names
  readonly reasons: typeof reasons
  readonly speech: typeof speech
}

const texts = textsIn<Folder>((language, name) => import(`./${language}/${name}.ts`))
export const loadBoardTexts = texts('board')
const loadDescribed = texts('describe')
export const loadFacts = texts('facts')
export const loadFlavour = texts('flavour')
export const loadGuideTexts = texts('guide')
export const loadNames = texts('names')
/** Why a turn was good for whoever played it. */
export const loadReasons = texts('reasons')
const loadKinds = texts('kinds')
const loadSentences = texts('speech')

/** What the rulebook says, by chapter. */
export const loadRulebookTexts = rulebookIn(
  ['start', 'flight', 'events', 'stars', 'end'],
  (language, name) => import(`./${language}/rulebook/${name}.ts`),
)

/** How Star Hunters speaks a language. */
export const loadSpeech = combineLoaders(
  () => import('./speech.ts'),
  loadNames,
  loadSentences,
  ({ makeSpeech }, language, names, sentences) => {
    const speech = makeSpeech(language, names, sentences)
    const loadDescriber = async () => {
      const [{ makeDescriber }, described] = await Promise.all([import('./describe.ts'), loadDescribed(language)])
      return makeDescriber(speech, names, sentences, described)
    }
    return { ...speech, loadDescriber }
  },
)

/** The names of everything, for reports. */
export const loadNamed = combineLoaders(
  () => import('./named.ts'),
  loadNames,
  loadKinds,
  ({ makeNamed }, _, ...given) => makeNamed(...given),
)
