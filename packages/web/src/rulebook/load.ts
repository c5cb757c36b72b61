import { originTexts } from '@orrery/board/origin'
import type { RulebookPart } from '@orrery/board/page'
import type { Chapter } from '@orrery/board/rulebook'
import type { Language, Origins, SummaryTexts } from '@orrery/kernel'
import { partsOf } from '../games/registry.ts'
import { loadBook } from './book.ts'

/** A rulebook, and whether it contains only the titles of the rules so far. */
export interface LoadedRulebook {
  readonly language: Language
  readonly chapters: readonly Chapter[]
  readonly titlesOnly: boolean
  /** There is a summary of it too. */
  readonly summary: boolean
  /** Which rules do not stand in the printed rulebook. */
  readonly origins?: Origins | undefined
}

/** The rulebook of a game; where nobody has written one yet, the numbered rules by their titles. */
export async function loadRulebook(game: string, language: Language): Promise<LoadedRulebook> {
  // Its figures are drawn with the pieces and texts of the board.
  const { texts, numbered, rulebook } = partsOf(game)
  const [book, part] = await Promise.all([
    loadBook(game, language),
    rulebook?.(),
    texts?.().then((area) => area.load(language)),
    originTexts.load(language),
  ])
  if (book !== undefined)
    return {
      language,
      chapters: book.chapters,
      titlesOnly: false,
      summary: part?.loadSummary !== undefined,
      origins: part?.origins,
    }
  const rules = (await numbered?.()) ?? []
  const chapters = new Map<string, { id: string; title: string; sections: Chapter['sections'][number][] }>()
  for (const { id, title } of rules) {
    const number = id.split('.')[0] ?? id
    // Chapter 0 is about the origin of the rules, not about playing.
    if (/^[A-Z]0$/.test(number)) continue
    const chapter = chapters.get(number) ?? { id: number, title: '', sections: [] }
    chapters.set(number, chapter)
    chapter.sections.push({ rules: [id], heading: '', paragraphs: [title] })
  }
  return { language, chapters: [...chapters.values()], titlesOnly: true, summary: false }
}

/** The game on one page, and its signs. */
export interface LoadedSummary {
  readonly texts: SummaryTexts
  readonly signs: RulebookPart['signs']
}

/** The summary of a game; `undefined` where nobody has written one. */
export async function loadSummary(game: string, language: Language): Promise<LoadedSummary | undefined> {
  const { texts, rulebook } = partsOf(game)
  const [part] = await Promise.all([rulebook?.(), texts?.().then((area) => area.load(language))])
  const written = await part?.loadSummary?.(language)
  return written === undefined ? undefined : { texts: written, signs: part?.signs }
}
