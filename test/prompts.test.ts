import { fileURLToPath } from 'node:url'
import { formatMessage, type Language, languages, parseMessage } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { entriesOf, listCatalogues, readCatalogue } from '../tools/texts/catalogues.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** What fits one line of a phone, at 360 pixels: 8.3 of them for each letter in a wide font. */
const MOST = 39

/** Players' names and numbers of usual length. Cards stand on a line of their own (`Speech.cause`). */
const samples = {
  left: 2,
  element: 'He',
  size: 2,
  stars: 'H H He O O C',
  hex: 'Δ left',
  surplus: 2,
  decays: 2,
  opponent: 'Tycho',
  fusions: 1,
  unlimited: false,
  payable: false,
  due: 'a red Leader',
  range: 4,
}

type Named = Readonly<Record<string, Readonly<Record<string, string>>>>

/** What the components of a game are called, by kind. */
async function namesOf(game: string, language: Language): Promise<Named> {
  const found: Record<string, Record<string, string>> = {}
  const file = listCatalogues(root).find(({ id }) => id === `${game}/names`)
  for (const [key, text] of entriesOf((file && (await readCatalogue(file, language))) ?? {})) {
    const [kind = '', id = ''] = key.split('/')
    found[kind] = { ...found[kind], [id]: text }
  }
  return found
}

const longest = (names: Readonly<Record<string, string>>): string =>
  Object.values(names).reduce((most, name) => (name.length > most.length ? name : most), '')

test.each(languages)('what a player is asked fits one line of a phone (%s)', async (language) => {
  const rules = new Intl.PluralRules(language)
  const numbers = new Intl.NumberFormat(language)
  const long: string[] = []
  let asked = 0
  const { planets = {} } = await namesOf('arks', language)
  // Nobody does anything to the portal.
  const { portal: _, ...others } = planets
  const { stars = {}, fields = {} } = await namesOf('hunters', language)
  const names = { star: longest(stars), field: longest(fields), planet: longest(others) }
  for (const file of listCatalogues(root).filter(({ id }) => /^(?:cosmos|hunters|arks)\/speech$/.test(id))) {
    for (const [key, text] of entriesOf((await readCatalogue(file, language)) ?? {})) {
      if (!/^prompts?\//.test(key)) continue
      asked++
      const said = formatMessage(parseMessage(text), { ...samples, ...names }, rules, numbers)
      if (said.length > MOST) long.push(`${file.id} ${key}: ${said}`)
    }
  }
  expect(asked).toBeGreaterThan(50)
  expect(long).toEqual([])
})

/** What fits the line under a question in a window of 1200 pixels, beside the widest buttons: two lines at most. */
const MOST_BELOW = 90

test.each(languages)('what stands under a question fits its line, and belongs to a question (%s)', async (language) => {
  const files = listCatalogues(root)
  const wrong: string[] = []
  let told = 0
  for (const file of files.filter(({ id }) => /^(?:cosmos|hunters|arks)\/board$/.test(id))) {
    const speech = files.find(({ id }) => id === file.id.replace('/board', '/speech'))
    const asked = [...entriesOf((speech && (await readCatalogue(speech, language))) ?? {})].map(([key]) => key)
    for (const [key, text] of entriesOf((await readCatalogue(file, language)) ?? {})) {
      const [, question] = /^guides\/(.+)$/.exec(key) ?? []
      if (question === undefined) continue
      told++
      const belongs = asked.some((each) => each === `prompts/${question}` || each === `prompt/${question}`)
      if (!belongs || text.length > MOST_BELOW) wrong.push(`${file.id} ${key}: ${text}`)
    }
  }
  expect(told).toBeGreaterThan(20)
  expect(wrong).toEqual([])
})
