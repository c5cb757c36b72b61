import { fileURLToPath } from 'node:url'
import { formatMessage, languages, parseMessage } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { entriesOf, listCatalogues, readCatalogue } from '../tools/texts/catalogues.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** What fits one line of a phone, at 360 pixels: 8.3 of them for each letter in a wide font. */
const MOST = 39

/** Names and numbers of usual length. */
const samples = {
  left: 2,
  card: 'Core Collapse',
  element: 'He',
  size: 2,
  stars: 'H H He',
  hex: 'Δ left',
  surplus: 2,
  star: 'Van Maanen’s Star',
  decays: 2,
  opponent: 'Tycho',
  field: 'Cassiopeia',
  fusions: 1,
  unlimited: false,
  payable: false,
  planet: 'Adumah',
  due: 'a red Leader',
  range: 4,
}

test.each(languages)('what a player is asked fits one line of a phone (%s)', async (language) => {
  const rules = new Intl.PluralRules(language)
  const numbers = new Intl.NumberFormat(language)
  const long: string[] = []
  let asked = 0
  for (const file of listCatalogues(root).filter(({ id }) => /^(?:cosmos|hunters|arks)\/speech$/.test(id))) {
    for (const [key, text] of entriesOf((await readCatalogue(file, language)) ?? {})) {
      if (!/^prompts?\//.test(key)) continue
      asked++
      const said = formatMessage(parseMessage(text), samples, rules, numbers)
      if (said.length > MOST) long.push(`${file.id} ${key}: ${said}`)
    }
  }
  expect(asked).toBeGreaterThan(50)
  expect(long).toEqual([])
})
