import { languages } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { loadBoardTexts, loadCards } from '../../texts/index.ts'

test.each(languages)('each ending listed in %s divides the name of a power card', async (language) => {
  const [{ breaks }, { abilities }] = await Promise.all([loadBoardTexts(language), loadCards(language)])
  const names = Object.values(abilities)
    .map(({ name }) => name)
    .join(' ')
  const unused = breaks.split(' ').filter((end) => !new RegExp(`\\p{L}{2}${end}`, 'u').test(names))
  expect(unused).toEqual([])
})
