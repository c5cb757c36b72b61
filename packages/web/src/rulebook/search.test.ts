import { expect, test } from 'vitest'
import { findWords, isWantedRule, search } from './search.ts'

const chapters = [
  {
    id: 'C5',
    title: 'Mgławice',
    sections: [
      { rules: ['C5.1'], heading: 'Duże mgławice', paragraphs: ['Mają sześć rogów.'] },
      { rules: ['C5.3', 'C5.4'], heading: 'Gwiazdy', paragraphs: ['Leżą na rogach.'] },
    ],
  },
  { id: 'C55', title: 'Straße', sections: [{ rules: ['C55.1'], heading: 'Weg', paragraphs: ['Ein Weg.'] }] },
]

const found = (wanted: string): string[] =>
  search(chapters, wanted).flatMap(({ sections }) => sections.flatMap(({ rules }) => rules))

test('a number finds its rule, and a chapter all of its rules but none of another chapter with the same beginning', () => {
  expect(found('C5.4')).toEqual(['C5.3', 'C5.4'])
  expect(found('c5')).toEqual(['C5.1', 'C5.3', 'C5.4'])
})

test('words are found without diacritics, and all of them must be present', () => {
  expect(found('duze')).toEqual(['C5.1'])
  expect(found('mglawice rogach')).toEqual(['C5.3', 'C5.4'])
  expect(found('strasse')).toEqual(['C55.1'])
  expect(found('rogach weg')).toEqual([])
})

test('an empty search finds everything', () => {
  expect(found('  ')).toEqual(['C5.1', 'C5.3', 'C5.4', 'C55.1'])
})

test('words are found where they stand, whatever signs their letters carry', () => {
  const marked = (text: string, wanted: string): string[] =>
    findWords(text, wanted).map(([start, end]) => text.slice(start, end))
  expect(marked('Duże mgławice i MGŁAWICE', 'mglawice')).toEqual(['mgławice', 'MGŁAWICE'])
  expect(marked('Die Straße, der Weg', 'weg strasse')).toEqual(['Straße', 'Weg'])
  expect(marked('nothing here', 'comet')).toEqual([])
  expect(marked('anything', ' ')).toEqual([])
})

test('marks and links are no words, but the rules that links lead to are found', () => {
  const linked = [
    {
      id: 'C1',
      title: 'Stars',
      sections: [{ rules: ['C1.1'], heading: 'One', paragraphs: ['A **bold** word [C5.3].'] }],
    },
  ]
  const finds = (wanted: string): number => search(linked, wanted).length
  expect([finds('bold word'), finds('c5.3'), finds('c5'), finds('c5.30'), finds('**')]).toEqual([1, 1, 1, 0, 0])
})

test('a number means a rule or a whole chapter, never the beginning of another number', () => {
  const wanted = (rule: string, text: string): boolean => isWantedRule(rule, text)
  expect([wanted('C5.3', 'c5.3'), wanted('C5.3', 'C5'), wanted('C55.3', 'c5'), wanted('C5.30', 'c5.3')]).toEqual([
    true,
    true,
    false,
    false,
  ])
})
