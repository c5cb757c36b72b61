import type { Language, LessonTexts, Origins, RulebookTexts, SummaryTexts } from '@orrery/kernel'
import type { ReactNode } from 'react'
import type { rowOf } from './figure.tsx'
import type { Lesson } from './guide.ts'
import type { Outline } from './rulebook.ts'
import type { Area } from './texts.ts'

/** What a game brings to the page: `page.ts` in its folder. Every part is optional and loaded when it is first shown. */
export interface GamePage {
  /** The address of the round picture. */
  readonly picture?: string
  /** What the board says; the rulebook's figures and the gallery are drawn with the same words. */
  texts?(): Promise<Area<unknown>>
  /** The default export is a `BoardModule`. Without a board the game is played in text mode. */
  board?(): Promise<{ readonly default: unknown }>
  /** The default export draws a running game in small: `Small`, and its `scores`. */
  small?(): Promise<{ readonly default: unknown }>
  /** The lessons, from the first to the last. */
  guide?(): Promise<GuidePart>
  rulebook?(): Promise<RulebookPart>
}

/** The lessons of a game and their words. */
export interface GuidePart {
  readonly lessons: readonly Lesson[]
  /** What a lesson says, by its id. */
  loadTexts(lesson: string, language: Language): Promise<LessonTexts>
}

/** A sign of a game. */
export type NamedSign = readonly [name: string, sign: ReactNode]

/** A rulebook: its outline, and the words that fill it. */
export interface RulebookPart {
  readonly outline: Outline
  /** Which rules are not in the printed rulebook: these carry a sign. */
  readonly origins?: Origins
  loadTexts(language: Language): Promise<RulebookTexts>
  /** The game on one page, and its signs. */
  loadSummary?(language: Language): Promise<SummaryTexts>
  readonly signs?: { readonly Row: ReturnType<typeof rowOf>; in(language: Language): readonly NamedSign[] }
}
