import type { Action, GameEvent, Seat } from './game.ts'
import type { Refusal } from './refusal.ts'
import type { Language } from './texts/languages.ts'

/** How a game speaks one language. Every game exports one for each language, as `@orrery/<game>/texts/<language>`. */
export interface Speech<A extends Action = Action, V = unknown, E extends GameEvent = GameEvent> {
  readonly language: Language
  /** The name of the game. */
  readonly game: string
  /** An action as a choice: what a button or a list says. */
  action(action: A, view: V): string
  /** An event as a line of the log; `undefined` when it is for animation only. */
  event(event: E, names: readonly string[]): string | undefined
  /** Why something is not allowed, as a sentence. */
  refusal(refusal: Refusal): string
  /** What is asked of a seat now. */
  prompt(view: V, seat: Seat, names: readonly string[]): string
  /** The name of an option, or of one of its values. */
  option(id: string, value?: string): string
  /** The name of a source of points. */
  source(id: string): string
}

/** What a rulebook says: by chapter, and by the first rule that a section tells (or the chapter, where it tells none). */
export type RulebookTexts = {
  readonly [chapter: string]: {
    readonly title: string
    readonly sections: {
      readonly [rule: string]: {
        readonly heading: string
        readonly paragraphs: readonly string[]
        /** What the figure shows, where there is one. */
        readonly caption?: string
      }
    }
  }
}

/** The forms a noun takes after a number; Polish needs `few` and `many`, English and German get along with `one` and `other`. */
export interface Forms {
  readonly one: string
  readonly few?: string
  readonly many?: string
  readonly other: string
}

/** A function that puts a noun after a number in the form the language wants: `count(5, {one: 'gwiazda', …})` → `5 gwiazd`. */
export function makePlural(language: Language): (n: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language)
  return (n, forms) => {
    const category = rules.select(n)
    const form =
      category === 'one' ? forms.one : category === 'few' ? forms.few : category === 'many' ? forms.many : undefined
    return `${n} ${form ?? forms.other}`
  }
}
