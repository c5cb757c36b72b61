import { booksOf, describeRulebook, sectionOf } from '@orrery/board/testing'
import { expect, test } from 'vitest'
import numbered from '../rules.json'
import { measure, numbersOf } from '../surface.ts'
import { loadNames } from '../texts/index.ts'
import { fieldNumber, viewOf } from './drawn.tsx'
import { firstTurn } from './figures.tsx'
import * as rulebook from './index.tsx'

const books = await booksOf(rulebook)

describeRulebook('arks', numbered.rules, rulebook, books)

test.each(books.map((book) => ({ book, language: book.language })))(
  'calls upgrades and levels by their names in $language',
  async ({ book, language }) => {
    const names = await loadNames(language)
    const upgrades = sectionOf(book, 'A8.2')?.paragraphs.join() ?? ''
    for (const name of Object.values(names.upgrades)) expect(upgrades).toContain(`**${name}**`)
    for (const rule of ['A23.7', 'A27.2']) {
      const levels = sectionOf(book, rule)?.paragraphs.join() ?? ''
      for (const name of Object.values(names.levels)) expect(levels, rule).toContain(`**${name}**`)
    }
  },
)

test('AS19 the figure of the first turn shows what the engine measures', () => {
  const view = viewOf(firstTurn)
  const { reach } = view
  const measured = measure(view, fieldNumber('C.portal'), numbersOf(view).travelRange[0] ?? 0)
  expect(reach).toEqual({ fields: [...measured.fields], slots: [...measured.slots] })
})
