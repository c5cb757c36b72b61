import { booksOf, describeOrigins, describeRulebook, sectionOf } from '@orrery/board/testing'
import { originOf } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'
import { abilities, goals, nebulae } from '../board/data.ts'
import { things } from '../board/things.tsx'
import numbered from '../rules.json'
import { type Given, table } from '../test/build.ts'
import { loadCards } from '../texts/index.ts'
import type { Position } from './drawn.tsx'
import { goalExamples, payment, pointsFor, reveal, revealed, solarWind, survival, tiles } from './end-figures.tsx'
import * as rulebook from './index.tsx'
import { collected, drawn, goalRound, laid, omega, shortage, spread } from './turn-figures.tsx'

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

/** What a figure shows, as a position of the engine. */
function given({ stars = {}, proto = [], stable = [], tiles: laidTiles = {} }: Position): Given {
  const life = [...proto.map((id) => [id, 'p'] as const), ...stable.map((id) => [id, 's'] as const)]
  return { stars, life: Object.fromEntries(life), tiles: laidTiles }
}

/** The galaxy of the first seat in the form of a figure's position. */
const galaxy = (t: ReturnType<typeof table>): string => `${t.allStars()} ${t.allLife()}`
const shown = (position: Position): string => galaxy(table({ me: given(position) }))

describe('the figures of Crafting the Cosmos show what the engine does', () => {
  test('C3.10 tokens are laid clockwise, one per control; the last coloured one begins', () => {
    const tokens = [-1, -1, -1, -1]
    const dark = [0, 0, 0, 0]
    drawn.forEach((token, i) => {
      const control = i % 4
      if (token === 'dark') dark[control] = (dark[control] ?? 0) + 1
      else tokens[token] = control
    })
    expect({ tokens, dark }).toEqual(laid)
    expect(drawn.findLast((token) => token !== 'dark')).toBe(2)
  })

  test('C6.3 what pink collects', () => {
    const tokens = ['gravity', 'light', 'light', 'time'] as const
    const row = ['light', 'light', 'time', 'time'] as const
    const t = table({ seats: 4, at: 'shift', dark: [0, 1, 1, 1], tokens, row })
    t.do('shift-dark:chemistry', 'shift-own', 'shift-own', 'draw-row:light', 'draw-row:light', 'draw-row:time')
    expect(collected).toEqual({
      O: t.reserve('O'),
      dna: t.track('dna'),
      growth: t.me.growing,
      graviton: t.track('graviton'),
      proto: t.me.reserveProto,
      cards: t.handSize(),
    })
  })

  test('C7.3 two of three H stars', () => {
    const t = table({ at: 'shift', dark: [0, 1, 1, 2], tokens: ['chemistry', 'time'], supply: { H: shortage.supply } })
    t.do('shift-own', 'stop-shift')
    expect([t.reserve('H'), t.events('shortage')[0]?.missing]).toEqual([2, shortage.due - shortage.supply])
  })

  test('C9.6 where proto life can go', () => {
    const t = table({ me: { stars: { S01: 'H' }, reserve: { proto: 2 } } })
    expect(t.legal('place-proto')).toEqual([`place-proto:${spread.first}`])
    t.do(`place-proto:${spread.first}`)
    expect(t.legal('place-proto')).toEqual(spread.next.map((side) => `place-proto:${side}`))
  })

  test('C13.1 both choices of omega', () => {
    const before = { me: given(omega.before), stacks: { 2: ['NB2-07', 'NB2-08'] } } as const
    const nebula = table(before)
    nebula.do('end-crafting', 'omega:nebula', 'take-nebula:2', 'to-hex:N02')
    expect([galaxy(nebula), nebula.tile('N02')]).toEqual([shown(omega.nebula), omega.nebula.tiles?.N02])
    const stabilise = table(before)
    stabilise.do('end-crafting', 'omega:stabilise')
    expect(galaxy(stabilise)).toBe(shown(omega.stabilise))
  })

  test('C14.1 the goals move on, and the one that leaves is scored as the caption says', () => {
    const [me, ...others] = goalRound.galaxies.map(given)
    const t = table({
      seats: 3,
      at: 'confirm',
      active: 2,
      ...(me === undefined ? {} : { me }),
      others,
      goalTrack: goalRound.before,
      goalDeck: goalRound.after.slice(0, 1),
    })
    t.do('end-turn')
    expect(t.events('goal-scored')).toMatchObject([{ values: [2, 1, 0], points: [6, 3, 0] }])
    expect(t.state.goalTrack.map((goal) => goals[goal]?.id)).toEqual([...goalRound.after, undefined])
  })

  test('C15.2 points of the examples', () => {
    expect(goalExamples.map(pointsFor)).toEqual([
      [6, 3, 0],
      [6, 6, 0],
      [6, 0],
    ])
  })

  test('C16.2 Solar Wind, C17.13 Survival of the Fittest', () => {
    const wind = table({ me: { ...given(solarWind.before), slots: ['solar-wind'], hand: { chemistry: 2 } } })
    wind.do('activate:solar-wind', 'flip:S01')
    expect(galaxy(wind)).toBe(shown(solarWind.after))
    const fittest = table({ me: { ...given(survival.before), slots: ['survival-of-the-fittest'], hand: { light: 1 } } })
    fittest.do('activate:survival-of-the-fittest', 'discard-life:L02')
    expect(galaxy(fittest)).toBe(shown(survival.after))
  })

  test('C18.1 the sum of the life forms is the one of the captions', () => {
    const total = revealed.reduce((sum, { points }) => sum + points, reveal.points)
    const sum = `${[reveal.points, ...revealed.map(({ points }) => points)].join(' + ')} = ${total}`
    for (const book of books) expect(sectionOf(book, 'C18.1')?.caption?.replaceAll('\u00A0', ' ')).toContain(sum)
  })

  test('C21.1 only kinds of which there are enough are offered', () => {
    const [light = 0, time = 0, gravity = 0, chemistry = 0] = payment.hand
    const t = table({
      me: { slots: ['special-relativity'], hand: { light, time, gravity, chemistry } },
    })
    t.do('activate:special-relativity')
    expect(t.legal('pay:')).toEqual(payment.offered.map((kind) => `pay:${kind}`))
  })

  test('C1.8 only the first tile is printed', () => {
    expect(tiles.map((tile) => originOf(rulebook.origins, 'components', tile))).toEqual([
      undefined,
      'reconstructed',
      'reconstructed',
    ])
  })
})
