import { soft } from '@orrery/board/soft'
import { languages } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'
import { loadBoardTexts, loadNames } from '../../texts/index.ts'

const shown = (text: string): string => text.replaceAll('\u00ad', '·')

describe('long words on narrow cards', () => {
  test.each([
    ['de', 'Reaktormechaniker', 'Reaktor·mechaniker'],
    ['pl', 'Leisure Facilities', 'Leisure Faci·lities'],
    ['en', 'Ice Navigator', 'Ice Navi·gator'],
    ['en', 'Reaktormechaniker', 'Reaktormechaniker'],
  ] as const)('in %s: %s', async (language, name, divided) => {
    expect(shown(soft(name, await loadBoardTexts(language)))).toBe(divided)
  })

  test('stay whole where a language lists no endings', () => {
    expect(soft('Reaktormechaniker', { breaks: '' })).toBe('Reaktormechaniker')
  })

  test.each(languages)('each ending listed in %s divides a name', async (language) => {
    const [{ breaks }, names] = await Promise.all([loadBoardTexts(language), loadNames(language)])
    const all = JSON.stringify(names)
    const unused = breaks.split(' ').filter((end) => !new RegExp(`\\p{L}{2}${end}`, 'iu').test(all))
    expect(unused).toEqual([])
  })
})
