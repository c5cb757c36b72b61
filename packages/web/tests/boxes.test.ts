import { expect, test } from 'vitest'
import { faultsInSizes as look } from './boxes.ts'
import { myTurn, start, visit, withBrowser } from './world.ts'

withBrowser()

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
