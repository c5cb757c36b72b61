// Long test of src/insights, src/kept/analyses.ts
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violations } from './axe.ts'
import { storeGames } from './stored.ts'
import { expectNoErrors, sizes, visit, withBrowser } from './world.ts'

withBrowser()

/** A picture for whoever wants to look. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.ANALYSIS_PICTURES
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
}

test('insights: an invitation before the first game; then points, analyses in the background, lost chances and progress', async () => {
  const visited = await visit({ path: '/insights' })
  const { page, context } = visited
  await page.waitForSelector('.insights-none')
  await picture(page, 'insights-none')
  expect(await violations(page)).toEqual([])
  await storeGames(page, ['i1', 'i2'])
  await page.reload()
  // Each bar has its numbers as text: mine, and those of stronger bots.
  await page.locator('.insight-bars', { hasText: /Giants? ?\d.*Hard: \d/i }).waitFor()
  await page.getByTestId('analyse-missing').click()
  await page.locator('.insight-progress polyline[points*=","]').waitFor({ timeout: 100_000 })
  await page.locator('.insights-offer').waitFor({ state: 'detached', timeout: 100_000 })
  expect(await page.locator('.insight-bars').nth(1).textContent()).toMatch(/First third[\d.]+Second/)
  expect(await page.locator('.insight-bars').nth(2).textContent()).toMatch(
    /(Where to fly|When to move on|Reactions)[\d.]+/,
  )
  expect(await page.locator('.insight-progress').getAttribute('aria-label')).toMatch(
    /You won \d of 2 games\. Accuracy: \d+/,
  )
  await picture(page, 'insights-desktop')
  expect(await violations(page)).toEqual([])
  // What was found is kept, in every language and on a phone.
  await page.setViewportSize({ width: sizes.phone[0], height: sizes.phone[1] })
  for (const [language, theme, text] of [
    ['de', 'light', 'Erstes Drittel'],
    ['pl', 'dark', 'Pierwsza część'],
  ] as const) {
    await page.evaluate(
      (part) => {
        const stored = JSON.parse(localStorage.getItem('orrery-settings') ?? '{}')
        localStorage.setItem('orrery-settings', JSON.stringify({ ...stored, ...part }))
      },
      { language, theme },
    )
    await page.reload()
    await page.getByText(text).first().waitFor()
    await picture(page, `insights-${language}`)
    expect(await violations(page)).toEqual([])
  }
  expectNoErrors(visited)
  await context.close()
})
