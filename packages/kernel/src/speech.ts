import type { Action, GameEvent, Seat } from './game.ts'
import type { Refusal } from './refusal.ts'
import type { Language } from './texts/languages.ts'

/** How a game speaks one language; `loadSpeech(language)` of its texts makes it. */
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

/** What the components of a game are called in a language, for reports. */
export interface ComponentNames {
  /** The kinds of uses that statistics count ("Stars created"). */
  readonly kinds: Readonly<Record<string, string>>
  /** Names of components by id, by such a kind and by the lists of a set. */
  readonly things: Readonly<Record<string, Readonly<Record<string, string>>>>
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
