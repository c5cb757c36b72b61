import { fileURLToPath } from 'node:url'
import { type Language, languages, typeset } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'
import { entriesOf, listCatalogues, readCatalogue } from '../tools/texts/catalogues.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The typography of a language: its quotation marks, and what is wrong in it. */
interface Manners {
  readonly quotes: readonly [open: string, close: string]
  readonly wrong: Faults
  /** Wrong outside of rulebooks, which address a reader more formally. */
  readonly unlessRulebook?: Faults
}

type Faults = Readonly<Record<string, RegExp>>

const everywhere: Faults = {
  'a straight quotation mark': /"/,
  'a hyphen for a dash': / - |--/,
  'a dash without spaces or with a hyphen between numbers': /—|(?<![\p{L}\d.] ?)\b\d{1,2}-\d{1,2}\b/u,
  'three dots for an ellipsis': /\.\.\./,
  'a space too many': / {2}|^ | $| [,.;:!?](?:\s|$)/,
  'a non-breaking space, which is set when the text is said': /[\u00A0\u202F\u2009]/,
}

const manners: Partial<Record<string, Manners>> = {
  en: {
    quotes: ['“', '”'],
    wrong: {
      'a decimal comma, or thousands without a comma': /\d,\d{1,2}(?!\d)|\d \d{3}\b|\d\.\d{3} K/,
      'a space before % or …': /\d %|\p{L} …/u,
    },
    unlessRulebook: {
      'a form that people contract': /\b(?:cannot|do not|does not|did not|is not|are not|will not|you are(?! here))\b/i,
    },
  },
  pl: {
    quotes: ['„', '”'],
    wrong: {
      'a decimal point, or thousands without a space': /\d\.\d+(?=\s\p{L}|,)|\d,\d{3} K|\d{5,}/u,
      'a space before % or …': /\d %|\p{L} …/u,
    },
    unlessRulebook: {
      'a capital in an address':
        /(?<![.:!?„] )(?<!^)(?<!^\{you, select, true \{)(?:Twój|Twoja|Twoje|Twoją|Twojej|Twojego|Twoim|Twoich|Ciebie|Tobie|Tobą)(?!\p{L})/u,
    },
  },
  de: {
    quotes: ['„', '“'],
    wrong: {
      'a decimal point, or thousands without a point': /\d\.\d{1,2}(?=\s\p{L}|,)|\d,\d{3} K|\d \d{3}\b|\d{5,}/u,
      'no space before % or …': /\d%|\p{L}…/u,
    },
  },
}

async function texts(language: Language): Promise<(readonly [place: string, text: string])[]> {
  const found: (readonly [string, string])[] = []
  for (const file of listCatalogues(root)) {
    const entries = entriesOf((await readCatalogue(file, language)) ?? {})
    for (const [key, text] of entries) found.push([`${file.id} ${key}`, text])
  }
  return found
}

/** Every opening mark has its closing one, and there is no other kind. */
function badQuotes(text: string, [open, close]: Manners['quotes']): boolean {
  let depth = 0
  for (const mark of text.match(/[„“”«»‚‘]/g) ?? []) {
    if (mark === (depth === 0 ? open : close)) depth = 1 - depth
    else return true
  }
  return depth !== 0
}

describe.each(languages)('typography in %s', (language) => {
  const own = manners[language]
  test.runIf(own !== undefined)('quotes, dashes, numbers and spaces are those of the language', async () => {
    const faults: string[] = []
    for (const [place, text] of await texts(language)) {
      const wrong = {
        ...{ ...everywhere, ...own?.wrong },
        ...(place.includes('/rulebook/') ? {} : own?.unlessRulebook),
      }
      for (const [what, pattern] of Object.entries(wrong)) if (pattern.test(text)) faults.push(`${place}: ${what}`)
      if (own !== undefined && badQuotes(text, own.quotes)) faults.push(`${place}: quotation marks`)
    }
    expect(faults).toEqual([])
  })

  test('nothing that belongs together can be broken across lines', async () => {
    const loose = (await texts(language)).filter(([, text]) => {
      const said = typeset(text, language)
      if (/\d (?:%|\p{Lu}[\p{L}☉]?(?![\p{L}☉]))| [–…]|\b\p{L}\. \p{L}\.|\p{L}'\p{L}/u.test(said)) return true
      return language === 'pl' && /(?:^|[\s(„])[aiouwz] |\d \d{3}\b/i.test(said)
    })
    expect(loose).toEqual([])
  })
})
