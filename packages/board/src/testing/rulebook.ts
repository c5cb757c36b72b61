import { languages } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'
import type { RulebookPart } from '../page.ts'
import { fillBook, type RulebookContent, type Section } from '../rulebook.ts'

const LINK = /\[[A-Z]\d+(?:\.\d+)?\]/g

/** All sections of a book. */
export const sectionsOf = (book: RulebookContent): Section[] => book.chapters.flatMap(({ sections }) => sections)

/** The section that explains a rule. */
export const sectionOf = (book: RulebookContent, rule: string): Section | undefined =>
  sectionsOf(book).find(({ rules }) => rules.includes(rule))

const paragraphsOf = (book: RulebookContent): string[] => sectionsOf(book).flatMap(({ paragraphs }) => paragraphs)
const linksOf = (text: string): string[] => (text.match(LINK) ?? []).map((link) => link.slice(1, -1))

/** A rulebook in all languages. */
export function booksOf({ outline, loadTexts }: RulebookPart): Promise<RulebookContent[]> {
  return Promise.all(languages.map(async (language) => fillBook(outline, await loadTexts(language), language)))
}

/** What holds for the rulebook of every game in every language: one place for every rule, no dead links, nothing forgotten in a translation. */
export function describeRulebook(
  game: string,
  rules: readonly { readonly id: string }[],
  part: RulebookPart,
  books: readonly RulebookContent[],
): void {
  const numbers = rules.map(({ id }) => id)

  describe.each(books.map((book) => ({ book, language: book.language })))(
    `the rulebook of ${game} in $language`,
    ({ book }) => {
      test('explains every rule in one place', () => {
        const told = sectionsOf(book).flatMap(({ rules }) => rules)
        expect(told.toSorted()).toEqual(numbers.toSorted())
      })

      test('leads only to rules and chapters that exist', () => {
        const known = new Set([...numbers, ...book.chapters.map(({ id }) => id)])
        const links = paragraphsOf(book).flatMap(linksOf)
        expect(links.length).toBeGreaterThan(20)
        expect(links.filter((rule) => !known.has(rule))).toEqual([])
      })

      test('names no chapter like one of its rules: both are places to go to', () => {
        const rules = new Set(numbers)
        expect(book.chapters.filter(({ id }) => rules.has(id))).toEqual([])
      })

      test('has a figure in every chapter', () => {
        const drawn = (sections: readonly Section[]): boolean => sections.some(({ figure }) => figure !== undefined)
        expect(book.chapters.filter(({ sections }) => !drawn(sections)).map(({ id }) => id)).toEqual([])
      })

      test('has words everywhere, and marks that are closed', () => {
        for (const { id, title, sections } of book.chapters) {
          expect(title.trim(), id).not.toBe('')
          for (const { rules, heading, paragraphs, figure, caption } of sections) {
            expect(heading.trim(), rules.join()).not.toBe('')
            expect(paragraphs.length, rules.join()).toBeGreaterThan(0)
            expect(caption === undefined, rules.join()).toBe(figure === undefined)
            for (const text of [...paragraphs, caption ?? 'none']) {
              expect(text.trim(), rules.join()).not.toBe('')
              expect((text.match(/\*\*/g) ?? []).length % 2, text).toBe(0)
            }
            expect(new Set(paragraphs).size, rules.join()).toBe(paragraphs.length)
          }
        }
      })
    },
  )

  test.each(languages)('all words in %s belong to a section of the outline', async (language) => {
    const words = await part.loadTexts(language)
    const named = Object.entries(words).flatMap(([id, { sections }]) =>
      Object.keys(sections).map((key) => `${id} ${key}`),
    )
    const drawn = (books[0]?.chapters ?? []).flatMap(({ id, sections }) =>
      sections.map(({ rules }) => `${id} ${rules[0] ?? id}`),
    )
    expect(named.toSorted()).toEqual(drawn.toSorted())
  })

  test('all languages have as many paragraphs, with the same links', () => {
    const shape = (book: RulebookContent): unknown =>
      sectionsOf(book).map(({ rules, paragraphs }) => [
        rules.join(),
        paragraphs.map((text) => linksOf(text).toSorted()),
      ])
    for (const book of books) expect(shape(book)).toEqual(books.map(shape)[0])
  })

  test('no paragraph is left in another language', () => {
    for (const book of books) {
      const others = new Set(books.filter((other) => other !== book).flatMap(paragraphsOf))
      expect(paragraphsOf(book).filter((text) => others.has(text))).toEqual([])
    }
  })
}
