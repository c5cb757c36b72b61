import { booksOf, describeRulebook, sectionOf } from '@orrery/board/testing'
import { expect, test } from 'vitest'
import { abilities, goals } from '../board/data.ts'
import numbered from '../rules.json'
import { loadCards } from '../texts/index.ts'
import * as rulebook from './index.tsx'

const books = await booksOf(rulebook)

describeRulebook('cosmos', numbered.rules, rulebook, books)

test.each(books.map((book) => ({ book, language: book.language })))(
  'calls power cards and goals by their names in $language',
  async ({ book, language }) => {
    const printed = await loadCards(language)
    for (const { id, rule } of abilities) {
      expect(sectionOf(book, rule)?.heading, rule).toMatch(new RegExp(`· ${printed.abilities[id].name}$`))
    }
    for (const { id, rule } of goals) {
      expect(sectionOf(book, rule)?.heading.split(' · '), rule).toContain(printed.goals[id].name)
    }
  },
)
