import { expect, test } from 'vitest'
import { textFaults } from './boxes.ts'
import { myTurn, sizes, start, visit, withBrowser } from './world.ts'

withBrowser()

const cases = (Object.keys(sizes) as (keyof typeof sizes)[]).flatMap((size) =>
  (['en', 'pl', 'de'] as const).map((language) => [size, language] as const),
)

test.each(cases)('no text overlaps, is cut off or too small on a %s in %s', async (size, language) => {
  const { page, context } = await visit({ size: sizes[size], settings: { language } })
  const faults: Record<string, string[]> = { home: await textFaults(page) }
  await page.locator('.world .btn.primary').first().click()
  await page.getByTestId('start').waitFor()
  faults.setup = await textFaults(page)
  await page.keyboard.press('Escape')
  await start(page)
  await myTurn(page)
  faults.table = await textFaults(page)
  await page.keyboard.press('r')
  await page.waitForSelector('dialog .rule')
  faults.rulebook = await textFaults(page)
  await context.close()
  expect(Object.fromEntries(Object.entries(faults).filter(([, list]) => list.length > 0))).toEqual({})
})
