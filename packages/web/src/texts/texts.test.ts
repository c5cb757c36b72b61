import { expect, test } from 'vitest'
import de from './de.ts'
import en from './en.ts'
import pl from './pl.ts'

/** Every text of a catalogue by its path; functions are tried with 1, 2, 5 and 22, or a name. */
function flat(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') {
    return [1, 2, 5, 22].map((n) => [`${path}(${n})`, String(Reflect.apply(value, undefined, [n]))])
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => flat(each, `${path}.${key}`))
}

test('every language has a text for everything, and none of them was forgotten in English', () => {
  const english = new Map(flat(en))
  for (const texts of [pl, de]) {
    const other = flat(texts)
    expect(other.map(([path]) => path)).toEqual([...english.keys()])
    expect(other.filter(([path, text]) => text === '' && english.get(path) !== '')).toEqual([])
    const same = other.filter(([path, text]) => text === english.get(path) && /[a-z]{4} [a-z]{3}/i.test(text))
    // The published name of a game, and the names of languages and players stay as they are.
    expect(
      same.map(([path]) => path).filter((path) => !/worlds\.cosmos\.name|worlds\.arks\.over|\(\d+\)$/.test(path)),
    ).toEqual([])
  }
})

test('Polish counts as it should', () => {
  expect([1, 2, 5, 22].map(pl.gallery.count)).toEqual(['1 element', '2 elementy', '5 elementów', '22 elementy'])
  expect([1, 2, 5].map(pl.rulebook.found)).toEqual(['Znaleziono 1 zasadę', 'Znaleziono 2 zasady', 'Znaleziono 5 zasad'])
})
