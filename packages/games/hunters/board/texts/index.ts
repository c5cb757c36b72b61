import { makeArea } from '@orrery/board/texts'
import type { Language } from '@orrery/kernel'
import {
  type BoardTexts,
  type Facts,
  type Flavour,
  loadBoardTexts,
  loadFacts,
  loadFlavour,
  loadNames,
  type Names,
} from '../../texts/index.ts'

type Table = Readonly<Record<string, string>>
type Cards = Readonly<Record<string, { readonly name: string; readonly text: string }>>

/** The names of all components, looked up by id. */
interface Named {
  readonly elements: Table
  readonly fields: Table
  readonly fieldSources: Table
  readonly fieldTypes: Table
  readonly classes: Table
  readonly reactions: Table
  readonly stars: Table
  readonly starsInSentence: Table
  readonly bursts: Table
  readonly systems: Table
  readonly timings: Table
  readonly cards: Cards
  readonly suns: Cards
}

/** Everything the board says in one language. */
export interface Texts extends BoardTexts {
  readonly language: Language
  readonly names: Named
  /** One sentence of astronomy on every star. */
  readonly facts: Table
  /** A line of flavour text on every event card. */
  readonly flavour: Table
  /** A bonus in tenths as it is printed. */
  tenths(n: number): string
  /** A number in the reader's notation. */
  number(n: number): string
  /** A mantissa and a power of ten, as printed on the cards. */
  scientific(n: number): { readonly mantissa: string; readonly exponent: number }
  /** A rounded reading of an axis. */
  reading(n: number): string
}

function make(language: Language, words: BoardTexts, names: Names, facts: Facts, flavour: Flavour): Texts {
  const decimal = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const plain = new Intl.NumberFormat(language, { maximumFractionDigits: 6, useGrouping: 'always' })
  const two = new Intl.NumberFormat(language, {
    maximumSignificantDigits: 2,
    maximumFractionDigits: 9,
    useGrouping: 'always',
  })
  const mantissa = new Intl.NumberFormat(language, { maximumFractionDigits: 2 })
  return {
    ...words,
    language,
    names,
    facts,
    flavour,
    tenths: (n) => decimal.format(n / 10),
    number: (n) => plain.format(n),
    scientific(n) {
      const exponent = Math.floor(Math.log10(n) + 1e-9)
      return { mantissa: mantissa.format(n / 10 ** exponent), exponent }
    },
    reading: (n) => two.format(n),
  }
}

/** Everything the board says. */
export const huntersTexts = makeArea(async (language) => {
  const [words, names, facts, flavour] = await Promise.all([
    loadBoardTexts(language),
    loadNames(language),
    loadFacts(language),
    loadFlavour(language),
  ])
  return make(language, words, names, facts, flavour)
})

/** The texts of the board in a language that has been loaded. */
export const textsOf = huntersTexts.in
