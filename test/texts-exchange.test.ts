import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { SOURCE } from '@orrery/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CatalogueFile, entriesOf, listCatalogues, pathIn, readCatalogue } from '../tools/texts/catalogues.ts'
import { checkLanguage } from '../tools/texts/check.ts'
import { exportTexts, importTexts } from '../tools/texts/exchange.ts'
import { formatAll, printCatalogue } from '../tools/texts/print.ts'
import { reportMissing } from '../tools/texts/report.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const folders: string[] = []
let polish = ''
/** A copy that no test changes. */
let shared = ''

/** A copy of all texts, and of nothing else, in which languages can be added and removed. */
function copyTexts(without: readonly string[] = []): string {
  const copy = mkdtempSync(join(tmpdir(), 'orrery-texts-'))
  folders.push(copy)
  for (const folder of new Set(listCatalogues(root).map((file) => file.folder))) {
    const to = join(copy, relative(root, folder))
    cpSync(folder, to, { recursive: true })
    for (const language of without) rmSync(join(to, language), { recursive: true })
  }
  return copy
}

/** The bytes of all files of a language. */
const bytesOf = (folder: string, language: string): string[] =>
  listCatalogues(folder).map((file) => readFileSync(pathIn(file, language), 'utf8'))

async function textsOf(folder: string, language: string): Promise<Record<string, unknown>> {
  const read = async (file: CatalogueFile) => [file.id, await readCatalogue(file, language)] as const
  return Object.fromEntries(await Promise.all(listCatalogues(folder).map(read)))
}

const coach = (folder: string, language: string): string =>
  readFileSync(join(folder, 'packages/web/src/texts', language, 'coach.ts'), 'utf8')

/** One unit of the catalogue `web/coach`; its English text is unchanged by default. */
const unit = (
  key: string,
  target: string,
  source = 'x',
  language = 'pl',
  from = SOURCE,
): string => `<?xml version="1.0"?>
<xliff version="1.2"><file original="web/coach" datatype="plaintext" source-language="${from}" target-language="${language}"><body>
<trans-unit id="${key}"><source>${source}</source><target>${target}</target></trans-unit>
</body></file></xliff>`

beforeAll(async () => {
  polish = await exportTexts(root, 'pl')
  shared = copyTexts()
})
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

describe('texts that go to a translator and return', () => {
  test('are untouched when nothing was translated', async () => {
    expect(await importTexts(shared, 'pl', polish)).toEqual({ written: [], changed: 0, outdated: [] })
    expect(bytesOf(shared, 'pl')).toEqual(bytesOf(root, 'pl'))
  })

  test('are all in the file: a deleted language can be restored', async () => {
    const copy = copyTexts(['pl'])
    const { written, changed } = await importTexts(copy, 'pl', polish)
    expect(written).toHaveLength(listCatalogues(root).length)
    expect(changed).toBeGreaterThan(3000)
    expect(await textsOf(copy, 'pl')).toEqual(await textsOf(root, 'pl'))
    expect(await exportTexts(copy, 'pl')).toBe(polish)
  })

  test('change only their own lines, and stay formatted', async () => {
    const copy = copyTexts()
    const before = coach(copy, 'pl')
    const own = entriesOf((await textsOf(root, 'pl'))['web/coach'] as never)
    const english = entriesOf((await textsOf(root, SOURCE))['web/coach'] as never)
    const [key, text] = [...own].find(([, each]) => !/[{}<>&']/.test(each)) ?? ['', '']
    const result = await importTexts(copy, 'pl', unit(key, `Ależ "${text}"`, english.get(key)))
    expect(result).toMatchObject({ changed: 1, outdated: [] })
    expect(result.written).toHaveLength(1)
    expect(coach(copy, 'pl')).toBe(before.replace(`'${text}'`, `'Ależ "${text}"'`))
    const other = copyTexts()
    const later = await importTexts(other, 'pl', unit(key, 'Inaczej', 'What English said last year'))
    expect(later.outdated).toEqual([`web/coach ${key}`])
  })

  test('are printed as they are in the repository', async () => {
    const files = listCatalogues(root)
    const print = async (file: CatalogueFile): Promise<string> => {
      const english = (await readCatalogue(file, SOURCE)) ?? {}
      const own = entriesOf((await readCatalogue(file, 'de')) ?? {})
      return printCatalogue(file, 'de', english, own, readFileSync(pathIn(file, 'de'), 'utf8'))
    }
    expect(formatAll(await Promise.all(files.map(print)))).toEqual(bytesOf(root, 'de'))
  })
})

describe('a language that has not been started', () => {
  test('lacks everything, by area', async () => {
    const findings = await checkLanguage(root, 'cs')
    const lines = reportMissing('cs', findings)
    expect(lines).toHaveLength(listCatalogues(root).length + 1)
    expect(lines).toContain(`web/coach: all ${findings.sizes.get('web/coach')}`)
    expect(lines.at(-1)).toBe(`cs lacks ${findings.total} of ${findings.total} texts`)
  })

  test('is started with one text, and lacks the others', async () => {
    const copy = copyTexts()
    const english = entriesOf((await textsOf(root, SOURCE))['web/coach'] as never)
    const [key = '', source] = [...english].find(([, text]) => !text.includes('{')) ?? []
    await importTexts(copy, 'cs', unit(key, 'Česky', source, 'cs-CZ'))
    expect(coach(copy, 'cs')).toContain(', in Czech. */\nexport default {\n')
    expect(coach(copy, 'cs')).toContain("} satisfies Translation<'cs', typeof en>\n")
    const lines = reportMissing('cs', await checkLanguage(copy, 'cs'))
    expect(lines).toContain(`web/coach: ${english.size - 1} of ${english.size}`)
    expect(lines.filter((line) => line.startsWith(`  ${key}:`))).toEqual([])
  })
})

describe('a file with a mistake changes nothing, and the message says why:', () => {
  const broken = async (xml: string, language = 'pl'): Promise<string> => {
    const before = bytesOf(shared, 'pl')
    const error: unknown = await importTexts(shared, language, xml).catch((reason: unknown) => reason)
    expect(bytesOf(shared, 'pl')).toEqual(before)
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  }

  test.each([
    ['no XLIFF', 'msgid "x"', /not an XLIFF file/],
    ['half a file', unit('home', 'y').slice(0, -20), /its end is missing/],
    ['another kind of XML', '<a></xliff>', /not a file in XLIFF 1.2/],
    ['another version', '<xliff version="2.0" srcLang="en" trgLang="pl"><file id="f"/></xliff>', /XLIFF/],
    ['another language', unit('home', 'y', 'x', 'de'), /into "de", not into "pl"/],
    ['another source', unit('home', 'y', 'x', 'pl', 'fr'), /translates from "fr"/],
    ['an unknown key', unit('nonsense', 'y'), /web\/coach nonsense: not in English/],
    ['an unknown key without a text', unit('nonsense', ''), /web\/coach nonsense: not in English/],
    ['unknown texts', unit('home', 'y').replace('web/coach', 'web/roach'), /web\/roach: there are no such texts/],
    ['a broken message', unit('home', 'y {'), /web\/coach home: broken/],
    ['an argument too many', unit('home', 'y {n}'), /web\/coach home: other arguments \(English has no \{n\}\)/],
    ['an element', unit('home', 'y <g id="1">z</g>'), /web\/coach home: the target has elements/],
  ])('%s', async (_what, xml, why) => {
    const said = await broken(xml)
    expect(said).toMatch(/^TextsError: /)
    expect(said).toMatch(why)
  })

  test('a missing argument and a plural form of another language, both at once', async () => {
    const english = entriesOf((await textsOf(root, SOURCE))['web/online'] as never)
    const find = (part: string): string => [...english].find(([, text]) => text.includes(part))?.[0] ?? ''
    const name = find('{name}')
    const plural = find('{n, plural')
    const xml = unit(name, 'Bez imienia')
      .replace('web/coach', 'web/online')
      .replace(
        '</body>',
        `<trans-unit id="${plural}"><source>x</source><target>{n, plural, two {#} other {#}}</target></trans-unit></body>`,
      )
    const said = await broken(xml)
    expect(said).toContain(`web/online ${name}: other arguments ({name} is missing)`)
    expect(said).toMatch(/other plural forms|is missing/)
  })

  test.each([
    ['english?', /no language tag/],
    ['PL', /is written "pl"/],
    ['en', /all others are translated from/],
  ])('the language %s', async (language, why) => {
    expect(await broken(polish, language)).toMatch(why)
  })
})
