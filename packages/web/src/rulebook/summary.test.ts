import { asTyped, type Language, languages, type SummaryTexts } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'
import { newest as arks } from '../../../games/arks/surface.ts'
import { slotCosts, timeChamber } from '../../../games/cosmos/surface.ts'
import { classes } from '../../../games/hunters/surface.ts'
import { partsOf } from '../games/registry.ts'

const linesOf = ({ goal, turn, facts, points, end }: SummaryTexts): string[] => [
  goal,
  ...turn,
  ...facts,
  ...points,
  ...end,
]
const linksOf = (line: string): string[] => (line.match(/\[[A-Z]\d+\.\d+\]/g) ?? []).map((link) => link.slice(1, -1))

async function summaryOf(game: string, language: Language): Promise<SummaryTexts> {
  const found = await (await partsOf(game).rulebook?.())?.loadSummary?.(language)
  if (found === undefined) throw new Error(`no summary of ${game}`)
  return found
}

describe.each(['cosmos', 'hunters', 'arks'])('the summary of %s', (game) => {
  test.each(languages)('leads to rules that exist, the same ones in %s as in English', async (language) => {
    const part = await partsOf(game).rulebook?.()
    const rules = new Set((part?.outline ?? []).flatMap(({ sections }) => sections.flatMap((section) => section.rules)))
    const [own, english] = [await summaryOf(game, language), await summaryOf(game, 'en')]
    const links = linesOf(own).map(linksOf)
    expect(links.flat().length).toBeGreaterThan(8)
    expect(links.flat().filter((rule) => !rules.has(rule))).toEqual([])
    expect(links).toEqual(linesOf(english).map(linksOf))
    for (const line of [own.more, ...linesOf(own)]) expect(line.trim()).not.toBe('')
  })
})

test.each(languages)('the numbers of the summaries in %s are those of the rules', async (language) => {
  const text = async (game: string): Promise<string> => asTyped(linesOf(await summaryOf(game, language)).join(' '))
  expect(await text('cosmos')).toContain(timeChamber.scoring.join(', '))
  expect(
    (await text('cosmos'))
      .match(/\d, \d, \d \p{L}+ \d/u)?.[0]
      .match(/\d/g)
      ?.map(Number),
  ).toEqual(slotCosts)
  expect(await text('arks')).toContain(arks.survivorPoints.slice(1).join(', '))
  expect(await text('arks')).toContain(arks.colonies.map(({ points }) => points).join(', '))
  const [points = ''] = (await summaryOf('hunters', language)).points
  expect(points.match(/ \d/g)?.map(Number)).toEqual(classes.map((each) => each.points))
})
