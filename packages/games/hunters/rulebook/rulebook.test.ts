import { booksOf, describeRulebook, sectionsOf } from '@orrery/board/testing'
import { expect, test } from 'vitest'
import { events } from '../board/data.ts'
import numbered from '../rules.json'
import { loadNames } from '../texts/index.ts'
import * as rulebook from './index.tsx'

const books = await booksOf(rulebook)

describeRulebook('hunters', numbered.rules, rulebook, books)

test.each(books.map((book) => ({ book, language: book.language })))(
  'speaks of every event card by its name in $language',
  async ({ book, language }) => {
    const plain = (text: string): string => text.replaceAll('’', "'").toLocaleLowerCase(language)
    const words = sectionsOf(book).flatMap(({ heading, paragraphs }) => [heading, ...paragraphs])
    const all = plain(words.join('\n'))
    const cards: Readonly<Record<string, { readonly name: string }>> = (await loadNames(language)).cards
    // Of a name with a subtitle ("Voyager 1: gravity assist") the first part is enough.
    const names = events.map(({ id }) => cards[id]?.name.split(':')[0] ?? id)
    expect(names.filter((name) => !all.includes(plain(name)))).toEqual([])
  },
)
