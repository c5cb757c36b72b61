import { describe, expect, test } from 'vitest'
import type { Catalogue, Texts, Translation } from './catalogue.ts'
import { isComplete, isLanguage, type Language, languageName, languages, matchLanguage } from './languages.ts'
import { fill, makeTexts, prepareTexts, withFallback } from './texts.ts'

const en = {
  title: 'Three worlds',
  lobby: {
    open: '{n, plural, one {# seat is} other {# seats are}} open',
    turn: '{name} to move',
    hints: ['Share the link', 'Wait for {name}'],
  },
  refusals: { full: 'All seats are taken.', level: 'There is no bot called {level}.' },
} as const

const pl = {
  title: 'Trzy światy',
  lobby: {
    open: 'Wolne: {n, plural, one {# miejsce} few {# miejsca} other {# miejsc}}',
    turn: 'Ruch: {name}',
    hints: ['Wyślij link', 'Czekaj na: {name}'],
  },
  refusals: { full: 'Wszystkie miejsca są zajęte.', level: 'Nie ma bota {level}.' },
} satisfies Translation<'pl', typeof en>

/** Serves catalogues from memory and remembers which were asked for. */
function shelf(books: Readonly<Record<string, Catalogue>>) {
  const asked: string[] = []
  return {
    asked,
    load: makeTexts<typeof en>(async (language) => {
      asked.push(language)
      const found = books[language]
      if (found === undefined) throw new Error(`no ${language}`)
      return { default: found }
    }),
  }
}

/** A language that is not on the list, as a draft would be; the loader goes by the list alone. */
const draft = 'cs' as Language

describe('texts', () => {
  test('are strings, or functions that take their arguments by name', async () => {
    const { load } = shelf({ en, pl })
    const texts = await load('pl')
    expect(texts.title).toBe('Trzy światy')
    expect([1, 2, 5].map((n) => texts.lobby.open({ n }))).toEqual([
      'Wolne: 1 miejsce',
      'Wolne: 2 miejsca',
      'Wolne: 5 miejsc',
    ])
    expect(texts.lobby.hints[1]({ name: 'Ada' })).toBe('Czekaj na: Ada')
  })

  test('of a complete language are loaded once, and without English', async () => {
    const { load, asked } = shelf({ en, pl })
    expect(await load('pl')).toBe(await load('pl'))
    expect(asked).toEqual(['pl'])
  })

  test('that could not be loaded are requested again', async () => {
    const books: Record<string, Catalogue> = {}
    const { load } = shelf(books)
    await expect(load('en')).rejects.toThrow('no en')
    books.en = en
    expect((await load('en')).title).toBe('Three worlds')
  })

  test('of a draft are English where it has none, with the plural forms of English', async () => {
    const { load } = shelf({ en, cs: { title: '', lobby: { turn: 'Hraje {name}', hints: ['', 'Čekej'] } } })
    const texts = await load(draft)
    expect(texts.title).toBe('Three worlds')
    expect(texts.lobby.turn({ name: 'Ada' })).toBe('Hraje Ada')
    expect([1, 2].map((n) => texts.lobby.open({ n }))).toEqual(['1 seat is open', '2 seats are open'])
    expect(texts.lobby.hints[0]).toBe('Share the link')
    // The English text takes arguments, so callers pass them.
    expect(texts.lobby.hints[1]({ name: 'Ada' })).toBe('Čekej')
    expect(texts.refusals.full).toBe('All seats are taken.')
  })

  test('of a draft that has no such catalogue are English', async () => {
    const { load, asked } = shelf({ en })
    expect((await load(draft)).title).toBe('Three worlds')
    expect(asked).toEqual(['en', draft])
  })

  test('whose kind differs from the English ones are not used', () => {
    expect(withFallback('a', prepareTexts('en', '{b}'))).toBe('a')
    expect(withFallback({ a: 'b' }, 'c')).toEqual({ a: 'b' })
    expect(withFallback({ a: 'b' }, { a: 'c', more: 'd' })).toEqual({ a: 'c' })
  })

  test('chosen from a table get the arguments any of them may need', async () => {
    const { refusals } = await shelf({ en }).load('en')
    const say = (code: keyof Texts<typeof en>['refusals']): string => fill(refusals[code], { level: 'hard' })
    expect(say('full')).toBe('All seats are taken.')
    expect(say('level')).toBe('There is no bot called hard.')
  })
})

test('the list of languages', () => {
  expect(languages).toContain('en')
  expect(languages.every((language) => isLanguage(language) && languageName(language) !== language)).toBe(true)
  expect(languages.filter(isComplete)).toEqual(['en', 'pl', 'de'])
  expect(isLanguage('tlh')).toBe(false)
})

test.each([
  [['de'], 'de'],
  [['fr', 'PL-pl', 'de'], 'pl'],
  [['den', 'en-GB'], 'en'],
  [['fr'], 'en'],
  [[], 'en'],
] as const)('whoever wants %j is spoken to in %s', (wanted, language) => {
  expect(matchLanguage(wanted)).toBe(language)
})
