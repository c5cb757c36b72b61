import type { Language, RulebookTexts } from '@orrery/kernel'
import type { ComponentType } from 'react'

/** A rulebook in one language: the outline of its game, filled with the texts of that language. */
export interface RulebookContent {
  readonly language: Language
  readonly chapters: readonly Chapter[]
}

/** What is the same in every language: which section explains which rules, and what is drawn with it. */
export type Outline = readonly {
  readonly id: string
  readonly sections: readonly Pick<Section, 'rules' | 'figure'>[]
}[]

/** A chapter, such as `C5`. */
export interface Chapter {
  /** Its number, the beginning of its rules' numbers: `C5`. */
  readonly id: string
  readonly title: string
  readonly sections: readonly Section[]
}

/** A piece of text with a heading. */
export interface Section {
  /** The numbered rules it explains; links to them lead here. */
  readonly rules: readonly string[]
  readonly heading: string
  /** Plain text; `**bold**` stands out, and a rule's number in brackets, `[C5.3]`, becomes a link. */
  readonly paragraphs: readonly string[]
  /** Drawn from the same components as the board. */
  readonly figure?: ComponentType<{ readonly language: Language }>
  /** What the figure shows, in words. */
  readonly caption?: string
}

/** The rulebook that an outline makes with the words of a language. */
export function fillBook(outline: Outline, words: RulebookTexts, language: Language): RulebookContent {
  return { language, chapters: outline.map((chapter) => fillChapter(chapter, words)) }
}

function fillChapter({ id, sections }: Outline[number], texts: RulebookTexts): Chapter {
  const words = texts[id]
  return {
    id,
    title: words?.title ?? '',
    sections: sections.map((section) => ({
      heading: '',
      paragraphs: [],
      ...words?.sections[section.rules[0] ?? id],
      ...section,
    })),
  }
}
