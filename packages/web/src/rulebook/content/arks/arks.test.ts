import { readFileSync } from 'node:fs'
import { measure } from '@orrery/arks/rules/travel'
import { describe, expect, test } from 'vitest'
import { constants } from '../../../arks/data.ts'
import { namesOf } from '../../../arks/names.ts'
import type { RulebookContent, Section } from '../../types.ts'
import de from '../arks.de.tsx'
import en from '../arks.en.tsx'
import pl from '../arks.pl.tsx'
import { firstTurn } from '../arks-figures.tsx'
import { fieldNumber, viewOf } from './drawn.tsx'

const books: readonly RulebookContent[] = [en, pl, de]
const LINK = /\[[A-Z]\d+(?:\.\d+)?\]/g

/** The numbers of all rules, as the engine's package lists them. */
function numbers(): string[] {
  const file: unknown = JSON.parse(
    readFileSync(new URL('../../../../../arks/rules.json', import.meta.url), { encoding: 'utf8' }),
  )
  const list = typeof file === 'object' && file !== null && 'rules' in file ? file.rules : undefined
  if (!Array.isArray(list)) throw new Error('rules.json has no list of rules')
  return list.map((rule: { readonly id: string }) => rule.id)
}

const sectionsOf = (book: RulebookContent): Section[] => book.chapters.flatMap(({ sections }) => sections)
const paragraphsOf = (book: RulebookContent): string[] => sectionsOf(book).flatMap(({ paragraphs }) => paragraphs)
const sectionOf = (book: RulebookContent, rule: string): Section | undefined =>
  sectionsOf(book).find(({ rules }) => rules.includes(rule))

/** Chapters with the rules and the figure of each of their sections. */
const skeleton = (book: RulebookContent): unknown =>
  book.chapters.map(({ id, sections }) => [id, sections.map(({ rules, figure }) => [rules, figure])])

describe.each(books.map((book) => ({ book, language: book.language })))(
  'rulebook in $language',
  ({ book, language }) => {
    test('tells every rule in one place', () => {
      const told = sectionsOf(book).flatMap(({ rules }) => rules)
      expect(told.toSorted()).toEqual(numbers().toSorted())
    })

    test('leads only to rules and chapters that exist', () => {
      const known = new Set([...numbers(), ...book.chapters.map(({ id }) => id)])
      const links = paragraphsOf(book).flatMap((text) => text.match(LINK) ?? [])
      expect(links.length).toBeGreaterThan(20)
      expect(links.map((link) => link.slice(1, -1)).filter((rule) => !known.has(rule))).toEqual([])
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
          // The page tells paragraphs of a section apart by their text.
          expect(new Set(paragraphs).size, rules.join()).toBe(paragraphs.length)
        }
      }
    })

    test('calls upgrades and levels by their names', () => {
      const names = namesOf(language)
      const upgrades = sectionOf(book, 'A8.2')?.paragraphs.join() ?? ''
      for (const name of Object.values(names.upgrades)) expect(upgrades).toContain(`**${name}**`)
      for (const rule of ['A23.7', 'A27.2']) {
        const levels = sectionOf(book, rule)?.paragraphs.join() ?? ''
        for (const name of Object.values(names.levels)) expect(levels, rule).toContain(`**${name}**`)
      }
    })
  },
)

test('all languages have the same chapters, rules and figures in the same order', () => {
  expect(books.map(({ language }) => language)).toEqual(['en', 'pl', 'de'])
  for (const book of books) expect(skeleton(book)).toEqual(skeleton(en))
})

test('all languages have as many paragraphs, with the same links', () => {
  const shape = (book: RulebookContent): unknown =>
    sectionsOf(book).map(({ rules, paragraphs }) => [
      rules.join(),
      paragraphs.map((text) => (text.match(LINK) ?? []).toSorted()),
    ])
  for (const book of books) expect(shape(book)).toEqual(shape(en))
})

test('no paragraph is left in another language', () => {
  for (const book of books) {
    const others = new Set(books.filter((other) => other !== book).flatMap(paragraphsOf))
    expect(paragraphsOf(book).filter((text) => others.has(text))).toEqual([])
  }
})

test('AS19 the figure of the first turn shows what the engine measures', () => {
  const { system, reach } = viewOf(firstTurn)
  const measured = measure(system, fieldNumber('C.portal'), constants.travelRange[0])
  expect(reach).toEqual({ fields: [...measured.fields], slots: [...measured.slots] })
})
