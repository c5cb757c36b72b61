import { type Message, MessageError, parseMessage, SOURCE } from '@orrery/kernel'
import { type Entries, entriesOf, listCatalogues, readCatalogue } from './catalogues.ts'

/** Something that keeps a language from being complete. */
export interface Flaw {
  readonly catalogue: string
  readonly key: string
  readonly why: 'missing' | 'not in English' | 'broken' | 'other arguments'
  /** More about it: the English text, or what is wrong. */
  readonly detail: string
}

/** What was found in a language. */
export interface Findings {
  /** How many texts English has. */
  readonly total: number
  readonly flaws: readonly Flaw[]
  /** Texts of several words that read as in English: perhaps forgotten, perhaps a name. */
  readonly same: readonly { readonly catalogue: string; readonly key: string; readonly text: string }[]
}

/** The names of the arguments a message takes. */
function argumentsOf(message: Message): ReadonlySet<string> {
  const names = new Set<string>()
  for (const part of message) {
    if (typeof part === 'string') continue
    names.add(part.name)
    if (part.type === 'plural' || part.type === 'select') {
      for (const each of part.cases.values()) for (const name of argumentsOf(each)) names.add(name)
    }
  }
  return names
}

/** Compares a language with English. */
export async function checkLanguage(root: string, language: string): Promise<Findings> {
  const flaws: Flaw[] = []
  const same: Findings['same'][number][] = []
  let total = 0
  for (const file of listCatalogues(root)) {
    const english = entriesOf((await readCatalogue(file, SOURCE)) ?? {})
    const own = entriesOf((await readCatalogue(file, language)) ?? {})
    total += english.size
    flaws.push(...compare(english, own).map((flaw) => ({ catalogue: file.id, ...flaw })))
    if (language === SOURCE) continue
    for (const [key, text] of own) {
      if (text === english.get(key) && /\p{L}{4} \p{L}{3}/u.test(text)) same.push({ catalogue: file.id, key, text })
    }
  }
  return { total, flaws, same }
}

/** What is wrong with the messages of a catalogue. */
export function compare(english: Entries, own: Entries): Omit<Flaw, 'catalogue'>[] {
  const flaws: Omit<Flaw, 'catalogue'>[] = []
  for (const [key, source] of english) {
    const text = own.get(key) ?? ''
    if (text === '' && source !== '') flaws.push({ key, why: 'missing', detail: source })
    else flaws.push(...compareMessage(key, source, text))
  }
  for (const [key, text] of own) if (!english.has(key)) flaws.push({ key, why: 'not in English', detail: text })
  return flaws
}

/**
 * Callers pass what the English message takes. A translation may leave an argument out, but not all of them: a message without any is a
 * plain string, and callers would find no function.
 */
function compareMessage(key: string, source: string, text: string): Omit<Flaw, 'catalogue'>[] {
  let used: ReadonlySet<string>
  try {
    used = argumentsOf(parseMessage(text))
  } catch (error) {
    if (!(error instanceof MessageError)) throw error
    return [{ key, why: 'broken', detail: error.message }]
  }
  const given = argumentsOf(parseMessage(source))
  const unknown = [...used].filter((name) => !given.has(name))
  if (unknown.length > 0) return [{ key, why: 'other arguments', detail: `English has no {${unknown.join('}, {')}}` }]
  if (given.size > 0 && used.size === 0)
    return [{ key, why: 'other arguments', detail: `one of {${[...given].join('}, {')}} must be used` }]
  return []
}
