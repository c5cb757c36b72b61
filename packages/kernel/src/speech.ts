import type { Describer } from './description.ts'
import type { Action, GameEvent, Seat } from './game.ts'
import type { Refusal } from './refusal.ts'
import type { Language } from './texts/languages.ts'

/** A game's texts in one language; `loadSpeech(language)` of the game creates it. */
export interface Speech<A extends Action = Action, V = unknown, E extends GameEvent = GameEvent> {
  readonly language: Language
  /** The name of the game. */
  readonly game: string
  /** An action as a choice: what a button or a list says. Without names, players are called by their number. */
  action(action: A, view: V, names?: readonly string[]): string
  /** An event as a line of the log; `undefined` when it is for animation only. Whoever reads it from a seat is addressed as "you". */
  event(event: E, names: readonly string[], me?: Seat): string | undefined
  /** Why something is not allowed, as a sentence. Without names, players are called by their number. */
  refusal(refusal: Refusal, names?: readonly string[]): string
  /** What is asked of a seat now. */
  prompt(view: V, seat: Seat, names: readonly string[]): string
  /** The card whose effect asks, for the line under the prompt; a game may have no such cards. */
  cause?(view: V, seat: Seat): string | undefined
  /** The name of an option, or of one of its values. */
  option(id: string, value?: string): string
  /** The name of a source of points. */
  source(id: string): string
  /** Loads the words for the whole table, which only those need who play without a board; a game may have none. */
  loadDescriber?(): Promise<Describer<V>>
}

/** The prompt with the card that asks in front of it, for readers who get a single line. */
export function fullPrompt<A extends Action, V, E extends GameEvent>(
  speech: Pick<Speech<A, V, E>, 'prompt' | 'cause'>,
  view: V,
  seat: Seat,
  names: readonly string[],
): string {
  const cause = speech.cause?.(view, seat)
  const prompt = speech.prompt(view, seat, names)
  return cause === undefined ? prompt : `${cause}: ${prompt}`
}

/** A player in a sentence: `{you, select, true {You draw} other {{who} draws}} a card`. */
export interface Person {
  readonly who: string
  /** The sentence is read from this player's seat. */
  readonly you: boolean
}

/** How sentences that are read from a seat, or from none, speak of players. */
export const peopleFor =
  (nameOf: (seat: Seat) => string, me: Seat | undefined) =>
  (seat: Seat): Person => ({ who: nameOf(seat), you: seat === me })

/** What the components of a game are called in a language, for reports. */
export interface ComponentNames {
  /** The kinds of uses that statistics count ("Stars created"). */
  readonly kinds: Readonly<Record<string, string>>
  /** Names of components by id, by such a kind and by the lists of a set. */
  readonly things: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** A game on one page. The paragraphs are written like those of a rulebook. */
export type SummaryTexts = {
  readonly goal: string
  /** A turn, step by step. */
  readonly turn: readonly string[]
  /** What else a player wants to look up, and the title of it. */
  readonly more: string
  readonly facts: readonly string[]
  /** The ways to score. */
  readonly points: readonly string[]
  readonly end: readonly string[]
}

/** The texts of a rulebook: by chapter, and by the first rule that a section covers (or the chapter, if it covers none). */
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
