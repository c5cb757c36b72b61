import { cards as cardsDe } from '@orrery/cosmos/texts/cards-de'
import { cards as cardsEn } from '@orrery/cosmos/texts/cards-en'
import { cards as cardsPl } from '@orrery/cosmos/texts/cards-pl'
import { expect, test } from 'vitest'
import { abilities, goals } from '../../../cosmos/data.ts'
import { describeRulebook, sectionOf } from '../../testing/laws.ts'
import de from '../cosmos.de.tsx'
import en from '../cosmos.en.tsx'
import pl from '../cosmos.pl.tsx'

const books = [en, pl, de]
const printed = { en: cardsEn, pl: cardsPl, de: cardsDe } as const

describeRulebook('cosmos', books)

test.each(books.map((book) => ({ book, language: book.language })))(
  'calls power cards and goals by their names in $language',
  ({ book, language }) => {
    for (const { id, rule } of abilities) {
      expect(sectionOf(book, rule)?.heading, rule).toMatch(new RegExp(`· ${printed[language].abilities[id].name}$`))
    }
    for (const { id, rule } of goals) {
      expect(sectionOf(book, rule)?.heading.split(' · '), rule).toContain(printed[language].goals[id].name)
    }
  },
)
