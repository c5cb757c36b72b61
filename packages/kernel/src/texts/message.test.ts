import fc from 'fast-check'
import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, test } from 'vitest'
import { formatMessage, type MessageArgs, MessageError, parseMessage } from './message.ts'

const format = (text: string, args: MessageArgs = {}, language = 'en'): string =>
  formatMessage(parseMessage(text), args, new Intl.PluralRules(language), new Intl.NumberFormat(language))

describe('a message', () => {
  test('names its arguments', () => {
    expect(format('{name} to move', { name: 'Ada' })).toBe('Ada to move')
    expect(format('{a} of {b}', { a: 1, b: 3 })).toBe('1 of 3')
  })

  test('uses the plural form of its language', () => {
    const stars = '{n, plural, one {# gwiazda} few {# gwiazdy} other {# gwiazd}}'
    expect([0, 1, 2, 5, 12, 22, 25].map((n) => format(stars, { n }, 'pl'))).toEqual([
      '0 gwiazd',
      '1 gwiazda',
      '2 gwiazdy',
      '5 gwiazd',
      '12 gwiazd',
      '22 gwiazdy',
      '25 gwiazd',
    ])
    const seats = '{n, plural, =0 {no seats} one {# seat} other {# seats}} open'
    expect([0, 1, 2].map((n) => format(seats, { n }))).toEqual(['no seats open', '1 seat open', '2 seats open'])
  })

  test('selects by a word or by true and false', () => {
    const card = 'karta {kind, select, light {światła} time {czasu} other {energii}}'
    expect(['light', 'time', 'x'].map((kind) => format(card, { kind }))).toEqual([
      'karta światła',
      'karta czasu',
      'karta energii',
    ])
    expect([true, false].map((again) => format('rolls{again, select, true { again} other {}}', { again }))).toEqual([
      'rolls again',
      'rolls',
    ])
  })

  test('keeps apostrophes; one before a brace protects it', () => {
    expect(format("It's {name}'s turn")).toBe("It's {name}'s turn")
    expect(format("'{'name'}' isn''t {name}", { name: 'Ada' })).toBe("{name} isn't Ada")
  })

  test.each([
    ['{', 'the name of an argument is missing'],
    ['{n', '"," is missing'],
    ['a } b', 'a brace too many'],
    ['{n, plural, one {x}}', 'the case "other" is missing'],
    ['{n, plural, one {x} one {y} other {z}}', 'the case "one" comes twice'],
    ['{n, date, other {x}}', '"date" is neither plural nor select'],
    ['{n, plural, one {x} other {y}', 'a case is missing'],
  ])('%s is refused', (text, why) => {
    expect(() => parseMessage(text)).toThrow(MessageError)
    expect(() => parseMessage(text)).toThrow(why)
  })
})

test('reads every message as the reference implementation of ICU MessageFormat does', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'ż', ' ', "'s", "''", "'{a}'b", ',', '"'), maxLength: 6 })
  const { message } = fc.letrec<{ message: string; part: string }>((tie) => ({
    part: fc.oneof(
      { depthSize: 'small' },
      word,
      fc.constantFrom('{name}', '{n}', '#'),
      fc
        .tuple(tie('message'), tie('message'), tie('message'))
        .map(([zero, one, other]) => `{n, plural, =0 {${zero}} one {${one}} other {${other}}}`),
      fc.tuple(tie('message'), tie('message')).map(([x, other]) => `{kind, select, x {${x}} other {${other}}}`),
    ),
    message: fc.tuple(tie('part'), tie('part')).map((parts) => parts.join('')),
  }))
  fc.assert(
    fc.property(
      message,
      fc.nat(99_999_999),
      fc.constantFrom('x', 'y'),
      fc.constantFrom('en', 'pl', 'de'),
      (text, n, kind, language) => {
        const args = { n, kind, name: 'Ada' }
        const reference = new IntlMessageFormat(text, language, undefined, { ignoreTag: true })
        expect(format(text, args, language)).toBe(reference.format(args))
      },
    ),
    { numRuns: 1000 },
  )
})
