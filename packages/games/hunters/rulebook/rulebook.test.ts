import { booksOf, describeOrigins, describeRulebook, sectionsOf } from '@orrery/board/testing'
import { originOf } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { events } from '../board/data.ts'
import { things } from '../board/things.tsx'
import numbered from '../rules.json'
import { loadNames } from '../texts/index.ts'
import * as rulebook from './index.tsx'

const books = await booksOf(rulebook)

describeRulebook('hunters', numbered.rules, rulebook, books)
describeOrigins('hunters', numbered.rules, rulebook, things)

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

test('cards that the rulebook shows are marked by where they come from', () => {
  const of = (id: string): string | undefined => originOf(rulebook.origins, 'components', id)
  expect(['sun_flare', 'sun_heliosphere', 'sun_spectrum', 'sun_core'].map(of)).toEqual([
    undefined,
    undefined,
    'reconstructed',
    'reconstructed',
  ])
  expect(['apollo_11', 'antares', 'Cyg', 'tokamak', 'Lyr'].map(of)).toEqual([
    'partly',
    'partly',
    'partly',
    'reconstructed',
    'reconstructed',
  ])
})
