import { loadCards } from '@orrery/cosmos/texts'
import { expect, test } from 'vitest'
import { abilities, goals } from '../../../cosmos/data.ts'
import { booksOf, describeRulebook, sectionOf } from '../../testing/laws.ts'

const books = await booksOf('cosmos')

describeRulebook('cosmos', books)

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
