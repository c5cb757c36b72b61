import { booksOf, describeOrigins, describeRulebook, sectionOf } from '@orrery/board/testing'
import { originOf } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { abilities, goals, nebulae } from '../board/data.ts'
import { things } from '../board/things.tsx'
import numbered from '../rules.json'
import { loadCards } from '../texts/index.ts'
import * as rulebook from './index.tsx'

const books = await booksOf(rulebook)

describeRulebook('cosmos', numbered.rules, rulebook, books)
describeOrigins('cosmos', numbered.rules, rulebook, things)

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

test('the one tile of the rulebooks is not marked, all others are', () => {
  const unmarked = nebulae.filter(({ id }) => originOf(rulebook.origins, 'components', id) === undefined)
  expect(unmarked).toMatchObject([{ size: 3, requires: ['H', 'He', 'He', 'O', 'C', 'C'], points: 10 }])
})
