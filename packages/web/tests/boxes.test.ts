import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { textFaults } from './boxes.ts'
import { myTurn, sizes, start, visit, withBrowser } from './world.ts'

withBrowser()

/** Looks at the page in all three sizes. */
async function look(page: Page, what: string): Promise<string[]> {
  const found: string[] = []
  for (const [size, [width, height]] of Object.entries(sizes)) {
    await page.setViewportSize({ width, height })
    await page.waitForTimeout(300)
    for (const fault of await textFaults(page)) found.push(`${what}, ${size}: ${fault}`)
  }
  return found
}

test.each(['en', 'pl', 'de'])(
  'no text overlaps, is cut off or too small in any of three sizes (%s)',
  async (language) => {
    const { page, context } = await visit({ settings: { language } })
    const faults = await look(page, 'home')
    await page.locator('.world .btn.primary').first().click()
    await page.getByTestId('start').waitFor()
    faults.push(...(await look(page, 'setup')))
    await page.keyboard.press('Escape')
    await start(page)
    await myTurn(page)
    faults.push(...(await look(page, 'table')))
    await page.keyboard.press('r')
    await page.waitForSelector('dialog .rule')
    faults.push(...(await look(page, 'rulebook')))
    await context.close()
    expect(faults).toEqual([])
  },
)
