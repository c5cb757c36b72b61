import type { Catalogue, Texts } from './catalogue.ts'
import { isComplete, type Language, SOURCE } from './languages.ts'
import { formatMessage, type Message, type MessageArgs, parseMessage } from './message.ts'
import { typeset } from './typeset.ts'

/** Loads a module whose default export is a catalogue: `(language) => import(`./${language}/board.ts`)`. */
export type LoadCatalogue = (language: Language) => Promise<{ readonly default: Catalogue }>

/**
 * The one loader of texts: returns a catalogue in a language. A complete language needs its own module only; for a draft the English one
 * is loaded as well and replaces whatever is missing.
 */
export function makeTexts<E>(load: LoadCatalogue): (language: Language) => Promise<Texts<E>> {
  const made = new Map<Language, Promise<unknown>>()
  return (language) => {
    const texts = made.get(language) ?? loadTexts(load, language)
    made.set(language, texts)
    // What could not be loaded is requested again the next time.
    texts.catch(() => made.delete(language))
    // English is the type of all languages, which the compiler checks where each is written.
    return texts as Promise<Texts<E>>
  }
}

async function loadTexts(load: LoadCatalogue, language: Language): Promise<unknown> {
  if (isComplete(language)) return prepareTexts(language, (await load(language)).default)
  // A draft need not have this module at all; without a network the English one fails too.
  const [english, own] = await Promise.all([load(SOURCE), load(language).catch(() => ({ default: {} }))])
  return withFallback(prepareTexts(SOURCE, english.default), prepareTexts(language, own.default))
}

/** A catalogue ready to be used, typeset for its language. Messages are parsed when they are first used. */
export function prepareTexts(language: string, entry: unknown): unknown {
  return prepareEntry(entry, new Formatter(language))
}

function prepareEntry(entry: unknown, formatter: Formatter): unknown {
  if (typeof entry === 'string')
    return entry.includes('{') ? formatter.message(entry) : typeset(entry, formatter.language)
  if (Array.isArray(entry)) return entry.map((each) => prepareEntry(each, formatter))
  return Object.fromEntries(Object.entries(Object(entry)).map(([key, each]) => [key, prepareEntry(each, formatter)]))
}

/** Formats messages by the rules of a language. */
class Formatter {
  readonly language: string
  readonly #rules: Intl.PluralRules
  readonly #numbers: Intl.NumberFormat

  constructor(language: string) {
    this.language = language
    this.#rules = new Intl.PluralRules(language)
    this.#numbers = new Intl.NumberFormat(language)
  }

  message(text: string): (args: MessageArgs) => string {
    let message: Message | undefined
    return (args) => {
      message ??= parseMessage(text)
      return typeset(formatMessage(message, args, this.#rules, this.#numbers), this.language)
    }
  }
}

/** The texts of a draft, with the English ones wherever it has none or an empty one. */
export function withFallback(english: unknown, own: unknown): unknown {
  if (typeof english === 'string' || typeof english === 'function') {
    if (own === undefined || own === '') return english
    // Callers go by the English text: what takes arguments there is a function here too.
    if (typeof english === 'function') return typeof own === 'string' ? () => own : own
    return typeof own === 'string' ? own : english
  }
  const inside = (key: string | number): unknown => Reflect.get(Object(own), key)
  if (Array.isArray(english)) return english.map((each, i) => withFallback(each, inside(i)))
  return Object.fromEntries(
    Object.entries(Object(english)).map(([key, each]) => [key, withFallback(each, inside(key))]),
  )
}

type ReadyMessage = string | ((args: never) => string)
type ArgsOfAll<M> = (M extends (args: infer A) => string ? (args: A) => void : never) extends (args: infer All) => void
  ? All
  : unknown

/** Formats one of several messages that may take different arguments, or none; it is given all that any of them may need. */
export function fill<M extends ReadyMessage>(message: M, args: ArgsOfAll<M>): string
export function fill(message: string | ((args: unknown) => string), args: unknown): string {
  return typeof message === 'string' ? message : message(args)
}

/** Looks a key up in a table of texts; a key that the table does not have is shown as it is, and none at all as nothing. */
export function look(table: Readonly<Record<string, string>>, key: string | number | undefined): string {
  return key === undefined ? '' : (table[key] ?? String(key))
}
