import { type Message, MessageError, parseMessage, SOURCE } from '@orrery/kernel'
import { type Entries, entriesOf, listCatalogues, readCatalogue } from './catalogues.ts'

/** Something that keeps a language from being complete. */
export interface Flaw {
  readonly catalogue: string
  readonly key: string
  readonly why: 'missing' | 'not in English' | 'broken' | 'other arguments' | 'other plural forms'
  /** More about it: the English text, or what is wrong. */
  readonly detail: string
}

/** The state of a language. */
export interface Findings {
  /** The number of texts in English; empty ones do not count. */
  readonly total: number
  /** The same for each catalogue. */
  readonly sizes: ReadonlyMap<string, number>
  readonly flaws: readonly Flaw[]
  /** Texts of several words that are the same in English: perhaps forgotten, perhaps a name. */
  readonly same: readonly { readonly catalogue: string; readonly key: string; readonly text: string }[]
}

/** What a message does with the values it is given. */
interface Use {
  /** All arguments. */
  readonly named: Set<string>
  /** Arguments that change the text. */
  readonly shown: Set<string>
  /** The plural forms it has cases for. */
  readonly forms: Set<string>
}

function useOf(message: Message, use: Use = { named: new Set(), shown: new Set(), forms: new Set() }): Use {
  for (const part of message) {
    if (typeof part === 'string') continue
    use.named.add(part.name)
    const cases = part.type === 'plural' || part.type === 'select' ? [...part.cases] : undefined
    // `{name, select, other {}}` shows nothing: English offers an argument that only other languages need.
    if (cases === undefined || cases.some(([, text]) => text.length > 0)) use.shown.add(part.name)
    for (const [key, text] of cases ?? []) {
      if (part.type === 'plural' && !key.startsWith('=')) use.forms.add(key)
      useOf(text, use)
    }
  }
  return use
}

/** The plural forms of a language: `one`, `few`, `many`, `other` in Polish. */
export const pluralForms = (language: string): readonly string[] =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories

/** Compares a language with English. */
export async function checkLanguage(root: string, language: string): Promise<Findings> {
  const flaws: Flaw[] = []
  const same: Findings['same'][number][] = []
  const sizes = new Map<string, number>()
  for (const file of listCatalogues(root)) {
    const english = entriesOf((await readCatalogue(file, SOURCE)) ?? {})
    const own = entriesOf((await readCatalogue(file, language)) ?? {})
    sizes.set(file.id, [...english.values()].filter((text) => text !== '').length)
    flaws.push(...compare(language, english, own).map((flaw) => ({ catalogue: file.id, ...flaw })))
    if (language === SOURCE) continue
    for (const [key, text] of own) {
      if (text === english.get(key) && /\p{L}{4} \p{L}{3}/u.test(text)) same.push({ catalogue: file.id, key, text })
    }
  }
  return { total: [...sizes.values()].reduce((sum, size) => sum + size, 0), sizes, flaws, same }
}

/** What is wrong with the messages of a catalogue. */
export function compare(language: string, english: Entries, own: Entries): Omit<Flaw, 'catalogue'>[] {
  const flaws: Omit<Flaw, 'catalogue'>[] = []
  for (const [key, source] of english) {
    const text = own.get(key) ?? ''
    if (text === '' && source !== '') flaws.push({ key, why: 'missing', detail: source })
    else flaws.push(...compareMessage(language, key, source, text))
  }
  for (const [key, text] of own) if (!english.has(key)) flaws.push({ key, why: 'not in English', detail: text })
  return flaws
}

/**
 * Callers pass what the English message takes. A translation uses every argument that English shows; it may use one that English merely
 * offers (`{kindName, select, other {}}`) in place of one that it shows.
 */
function compareMessage(language: string, key: string, source: string, text: string): Omit<Flaw, 'catalogue'>[] {
  let own: Use
  try {
    own = useOf(parseMessage(text))
  } catch (error) {
    if (!(error instanceof MessageError)) throw error
    return [{ key, why: 'broken', detail: error.message }]
  }
  const english = useOf(parseMessage(source))
  const unknown = [...own.named].filter((name) => !english.named.has(name))
  if (unknown.length > 0) return [{ key, why: 'other arguments', detail: `English has no ${braced(unknown)}` }]
  const left = [...english.shown].filter((name) => !own.named.has(name))
  const instead = [...own.named].filter((name) => !english.shown.has(name))
  if (left.length > instead.length) return [{ key, why: 'other arguments', detail: `${braced(left)} is missing` }]
  const known = new Set(pluralForms(language))
  const forms = [...own.forms].filter((form) => !known.has(form))
  if (forms.length > 0) {
    const detail = `the plural forms are ${[...known].join(', ')}, not ${forms.join(', ')}`
    return [{ key, why: 'other plural forms', detail }]
  }
  return []
}

const braced = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(', ')
