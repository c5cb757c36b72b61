import { booksOf, describeOrigins, describeRulebook, sectionOf, sectionsOf } from '@orrery/board/testing'
import { originOf } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'
import { events } from '../board/data.ts'
import { things } from '../board/things.tsx'
import numbered from '../rules.json'
import { crystals, Table } from '../test/build.ts'
import { loadNames } from '../texts/index.ts'
import { hunters } from '../versions.ts'
import { attackerWins, decays, editions, hands, held, massOf, overLimit, tied } from './example-figures.tsx'
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

describe('the figures of Star Hunters show what the engine does', () => {
  test('H7.4 two decays', () => {
    const [first, ...others] = decays
    const table = new Table({ players: [{ on: 'Cas', has: first?.has ?? {} }, { on: 'Leo' }] }).do('fly:UMi')
    for (const { reaction, has } of others) {
      table.do(`decay:${reaction}`)
      expect(table.has(0)).toEqual(crystals(has))
    }
  })

  test('H13.6 what the hold limit leaves, as the captions say', () => {
    const table = new Table({ players: [{ has: held }, {}], holdLimit: true, at: 'create' }).do('end-turn')
    expect(table.has(0)).toEqual(crystals(overLimit(held).kept))
    expect(overLimit(held).back).toEqual({ H: 3, He: 1 })
  })

  test('H12.4 the sums of the captions break the tie', () => {
    const players = tied.map((has) => ({ has }))
    const { state } = new Table({ players, active: players.length - 1, lastTurns: true, at: 'next-turn' })
    const seats = hunters.result(state)?.seats ?? []
    expect(seats.map(({ tiebreaks }) => tiebreaks[0])).toEqual(tied.map(massOf))
    expect(seats.map(({ rank }) => rank)).toEqual([2, 1])
    for (const book of books) {
      const caption = sectionOf(book, 'H12.4')?.caption?.replaceAll('\u00A0', ' ')
      for (const of of tied) expect(caption).toContain(`= ${massOf(of)}`)
    }
  })

  test('H15.1 whoever holds a card is asked after a turn', () => {
    const cards = ['tokamak', 'alpha', 'kepler']
    const players = [
      {},
      ...hands.map((count, i) => ({ hand: cards.slice(0, count).map((_, k) => cards[(i + k) % 3] ?? '') })),
    ]
    const table = new Table({ players, at: 'create', allAsked: true }).do('end-turn')
    const asked: number[] = []
    while (table.legal().at(-1) === 'pass') {
      asked.push(table.asked)
      table.do('pass')
    }
    expect(asked).toEqual(hands.flatMap((count, i) => (count > 0 ? [i + 1] : [])))
  })

  test('H16.1 the attacker wins as many rolls as the captions say', () => {
    expect(attackerWins).toBe(15)
    for (const book of books) expect(sectionOf(book, 'H16.1')?.caption).toContain(String(attackerWins))
  })

  test('H21.1 the cards carry the marks that the captions speak of', () => {
    const marks = editions.map((id) => originOf(rulebook.origins, 'components', id))
    expect(marks).toEqual([undefined, 'partly', 'reconstructed'])
  })
})
