import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { prepareTexts } from './texts.ts'
import { asTyped, typeset } from './typeset.ts'

/** Non-breaking spaces are written as `~`. */
const set = (text: string, language = 'en'): string => typeset(text, language).replaceAll('\u00A0', '~')

describe('typesetting', () => {
  test.each([
    ['en', 'Pay 2 H + 1 He', 'Pay 2~H + 1~He'],
    ['en', 'hot, 25,200 K, and 0.026 L☉', 'hot, 25,200~K, and 0.026~L☉'],
    ['de', 'mit 95 % zwischen 3 und 4', 'mit 95~% zwischen 3 und 4'],
    ['pl', 'dzieli nas 8,6 roku świetlnego', 'dzieli nas 8,6~roku świetlnego'],
    ['pl', 'od 40 000 K do 2500 K', 'od 40~000~K do 2500~K'],
    // What is not a unit may break: the lines of a narrow card are short.
    ['en', '3 decisions of 12 Stars', '3 decisions of 12 Stars'],
  ])('%s: a number keeps its unit (%s)', (language, text, wanted) => {
    expect(set(text, language)).toBe(wanted)
  })

  test('Polish words of one letter stay with the next word, even several of them and at the beginning', () => {
    expect(set('W grze i w domu (z botem) „o tym”', 'pl')).toBe('W~grze i~w~domu (z~botem) „o~tym”')
    expect(set('gra i')).toBe('gra i')
    expect(set('a i o')).toBe('a i o')
  })

  test('German abbreviations stay on one line', () => {
    expect(set('Das ist z. B. Wasser, d. h. H und O.', 'de')).toBe('Das ist z.~B. Wasser, d.~h. H und O.')
  })

  test('a dash or an ellipsis does not begin a line', () => {
    expect(set('Nie teraz – ruch', 'pl')).toBe('Nie teraz~– ruch')
    expect(set('Moment …', 'de')).toBe('Moment~…')
  })

  test('apostrophes are curved', () => {
    expect(set("K'eyi, Barnard's Star")).toBe('K’eyi, Barnard’s Star')
  })

  test('changes nothing that is typeset already, and can be undone for searching', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'w', 'H', ' ', '1', '000', "'", '–', '…', '. ', '%', '(') })
    fc.assert(
      fc.property(text, fc.constantFrom('en', 'pl', 'de'), (each, language) => {
        const once = typeset(each, language)
        expect(typeset(once, language)).toBe(once)
        expect(asTyped(once)).toBe(each)
      }),
    )
  })

  test('is applied to a text with its arguments filled in', () => {
    const texts = prepareTexts('pl', { plain: 'Graj w to', filled: '{n, plural, other {# H}} z {of}' })
    expect(texts).toMatchObject({ plain: 'Graj w\u00A0to' })
    const { filled } = texts as { filled: (args: object) => string }
    expect(filled({ n: 12345, of: 'x' })).toBe('12\u00A0345\u00A0H z\u00A0x')
  })
})
