import { expect, test } from 'vitest'
import { violations } from './axe.ts'
import { sizes, start, visit, waitForTurn, withBrowser } from './world.ts'

withBrowser()

test.each([
  ['dark', 'desktop'],
  ['light', 'phone'],
] as const)('home, setup and settings are accessible (%s, %s)', async (theme, size) => {
  const { page, context } = await visit({ size: sizes[size], settings: { theme } })
  expect(await violations(page)).toEqual([])
  await page.locator('.world .btn.primary').first().click()
  await page.getByTestId('start').waitFor()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByLabel('Settings').click()
  await page.waitForSelector('.settings')
  expect(await violations(page)).toEqual([])
  await context.close()
})

test.each([
  ['dark', 'desktop', false],
  ['light', 'phone', false],
  ['dark', 'phone', true],
] as const)('a table is accessible (%s, %s, text mode: %s)', async (theme, size, textMode) => {
  const { page, context } = await visit({ size: sizes[size], settings: { theme, textMode } })
  await start(page)
  await waitForTurn(page)
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('l')
  await page.waitForSelector('.log-panel')
  expect(await violations(page)).toEqual([])
  await context.close()
})

test('the rulebook is accessible, and opens at a rule', async () => {
  const { page, context } = await visit({ path: '/rules/cosmos#C5.3' })
  await page.waitForSelector('.rule.here')
  expect(await page.locator('.rule.here .rule-ids').textContent()).toContain('C5.3')
  expect(await violations(page)).toEqual([])
  await page.locator('.rulebook input').fill('C10.1')
  await page.waitForFunction(() => document.querySelectorAll('.rule').length < 8)
  expect(await page.locator('.rule .rule-ids').allTextContents()).toContainEqual(expect.stringContaining('C10.1'))
  await context.close()
})
