import { booksOf, describeOrigins, describeRulebook, sectionOf } from '@orrery/board/testing'
import { originOf } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { things } from '../board/things.tsx'
import numbered from '../rules.json'
import { measure, numbersOf } from '../surface.ts'
import { loadNames } from '../texts/index.ts'
import { fieldNumber, viewOf } from './drawn.tsx'
import { firstTurn } from './figures.tsx'
import * as rulebook from './index.tsx'

const books = await booksOf(rulebook)

describeRulebook('arks', numbered.rules, rulebook, books)
describeOrigins('arks', numbered.rules, rulebook, things)

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

test('what the house rules is marked as such: colonies and outposts a planet, five survivors, compulsory draws, the round limit', () => {
  for (const rule of ['A17.3', 'A18.4', 'A21.4', 'A6.9', 'A21.7']) {
    expect(originOf(rulebook.origins, 'rules', rule), rule).toBe('house')
  }
})

test('cards that the rulebook shows in part are marked as partly reconstructed', () => {
  const of = (id: string): string | undefined => originOf(rulebook.origins, 'components', id)
  expect(['keyi', 'C19', 'A01'].map(of)).toEqual(['partly', 'partly', 'partly'])
  expect(['pyrrha', 'C20', 'S01', 'A02'].map(of)).toEqual(Array(4).fill('reconstructed'))
  expect(of('robotics')).toBeUndefined()
})
