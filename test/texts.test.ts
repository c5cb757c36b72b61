import { fileURLToPath } from 'node:url'
import { isComplete, languages } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'
import { packagesWith } from '../tools/packages.ts'
import { listCatalogues } from '../tools/texts/catalogues.ts'
import { checkLanguage, compare } from '../tools/texts/check.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

test('the page, the board kit, the kernel, the server and every game have texts', () => {
  const packages = new Set(listCatalogues(root).map(({ id }) => id.split('/')[0]))
  expect([...packages].sort()).toEqual(
    [...packagesWith('manifest.ts'), 'board', 'cli', 'kernel', 'server', 'web'].sort(),
  )
})

describe.each(languages)('texts in %s', (language) => {
  test('are messages that work with what callers pass, and a complete language lacks none', async () => {
    const { flaws, total } = await checkLanguage(root, language)
    expect(total).toBeGreaterThan(500)
    expect(isComplete(language) ? flaws : flaws.filter(({ why }) => why !== 'missing')).toEqual([])
  })

  // Names of games and of things that are the same in all languages; upgrades of the arks are printed in English in every edition.
  const names = /^cosmos\/about name$|^arks\/about over$|^cosmos\/speech game$|^arks\/names upgrades\//
  test('were not left in English', async () => {
    const { same } = await checkLanguage(root, language)
    expect(same.filter(({ catalogue, key }) => !names.test(`${catalogue} ${key}`))).toEqual([])
  })
})

describe('a translation', () => {
  const flaw = (english: string, own?: string): string | undefined =>
    compare('de', new Map([['a', english]]), new Map(own === undefined ? [] : [['a', own]]))[0]?.why

  test('is missing if it is absent or empty', () => {
    expect([flaw('A text'), flaw('A text', ''), flaw('', '')]).toEqual(['missing', 'missing', undefined])
  })

  test('uses the arguments of the English text and no others', () => {
    expect(flaw('{a} of {b}', '{b}')).toBe('other arguments')
    expect(flaw('{a} of {b}', '{b}: {a}')).toBeUndefined()
    expect(flaw('{a} of {b}', 'x')).toBe('other arguments')
    expect(flaw('x', '{b}')).toBe('other arguments')
    expect(flaw('{n, plural, one {{a}} other {#}}', '{a} {n}')).toBeUndefined()
  })

  test('may use an argument that English only offers in place of another', () => {
    const source = 'Pay with {kind}{kindName, select, other {}}'
    expect([flaw(source, '{kind}'), flaw(source, '{kindName}'), flaw(source, 'x')]).toEqual([
      undefined,
      undefined,
      'other arguments',
    ])
  })

  test('has only plural forms of its language', () => {
    const source = '{n, plural, one {# star} other {# stars}}'
    expect(flaw(source, '{n, plural, =0 {a} one {b} other {c}}')).toBeUndefined()
    expect(flaw(source, '{n, plural, other {c}}')).toBeUndefined()
    expect(flaw(source, '{n, plural, one {a} few {b} other {c}}')).toBe('other plural forms')
  })

  test('must be a complete message that belongs to a key', () => {
    expect(flaw('x', 'x {')).toBe('broken')
    expect(compare('de', new Map(), new Map([['b', 'x']]))).toEqual([{ key: 'b', why: 'not in English', detail: 'x' }])
  })
})
