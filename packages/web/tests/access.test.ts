import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { myTurn, sizes, start, visit, withBrowser } from './world.ts'

withBrowser()

/** What axe finds that is serious or worse, in a readable form. */
async function violations(page: Page): Promise<string[]> {
  // The policy of the page forbids foreign scripts, so the tool is brought in by the browser itself.
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const tool: typeof axe = Reflect.get(window, 'axe')
    // What is read out must contain what is seen on a button; axe asks for it only when it is told to.
    const rules = { 'label-content-name-mismatch': { enabled: true } }
    const { violations: found } = await tool.run(document, { rules })
    return found.flatMap(({ id, impact, nodes }) => {
      if (impact !== 'serious' && impact !== 'critical') return []
      return [`${id}: ${nodes.length} × ${nodes[0]?.html.slice(0, 200)} ${nodes[0]?.failureSummary}`]
    })
  })
}

test.each([
  ['dark', 'desktop'],
  ['light', 'phone'],
] as const)('home, setup and settings can be used by everybody (%s, %s)', async (theme, size) => {
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
] as const)('a table can be used by everybody (%s, %s, in words: %s)', async (theme, size, textMode) => {
  const { page, context } = await visit({ size: sizes[size], settings: { theme, textMode } })
  await start(page)
  await myTurn(page)
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('l')
  await page.waitForSelector('.log-panel')
  expect(await violations(page)).toEqual([])
  await context.close()
})

test('the rulebook can be used by everybody, and opens at a rule', async () => {
  const { page, context } = await visit({ path: '/rules/cosmos#C5.3' })
  await page.waitForSelector('.rule.here')
  expect(await page.locator('.rule.here .rule-ids').textContent()).toContain('C5.3')
  expect(await violations(page)).toEqual([])
  await page.locator('.rulebook input').fill('C10.1')
  await page.waitForFunction(() => document.querySelectorAll('.rule').length < 8)
  expect(await page.locator('.rule .rule-ids').allTextContents()).toContainEqual(expect.stringContaining('C10.1'))
  await context.close()
})
