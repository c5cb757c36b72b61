// Long test of src/replay/analysis, src/worker/analysis-worker.ts, src/kept/analyses.ts
import { playMatch } from '@orrery/bots'
import { parsePlayer } from '@orrery/games/loaded'
import { hunters } from '@orrery/hunters'
import { makeRecord } from '@orrery/kernel'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violations } from './axe.ts'
import { expectNoErrors, sizes, visit, withBrowser } from './world.ts'

withBrowser()

const players = ['medium', 'easy'].map((level) => parsePlayer('hunters', level))
const record = makeRecord(playMatch(hunters, { players, seed: 'analysed' }).record)

async function openGame(page: Page): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'record.json', mimeType: 'application/json', buffer: Buffer.from(record) })
  await page.waitForSelector('.replay-screen')
}

test('a finished game is analysed beside its replay: curve, grades, players, a better turn; and kept', async () => {
  const visited = await visit({ path: '/replay' })
  const { page, context } = visited
  await openGame(page)
  await page.getByTestId('analyse').click()
  // The curve is there at once, and the replay can be used meanwhile.
  await page.waitForSelector('.analysis-curve polyline')
  await page.keyboard.press('ArrowRight')
  await page.waitForSelector('.replay-screen[data-index="1"]')
  await page.getByTestId('performance').first().waitFor({ timeout: 90_000 })
  expect(await page.getByTestId('performance').first().textContent()).toMatch(/Accuracy \d+%/)
  // For those who read it, the curve is a table.
  await page.getByText('The curve as a table').click()
  expect(await page.locator('.analysis-panel tbody tr').first().textContent()).toMatch(/^Start\d+%\d+%$/)
  if (process.env.ANALYSIS_PICTURES !== undefined)
    await page.screenshot({ path: `${process.env.ANALYSIS_PICTURES}/desktop.png` })
  expect(await violations(page)).toEqual([])
  // Grades stand in the log; a turn with one that is not the best can be seen better.
  await page.keyboard.press('l')
  await page.waitForSelector('.replay-log .analysis-grade')
  await page.keyboard.press('l')
  await page.getByTestId('analyse').click()
  await page.locator('.analysis-mark').first().click()
  await page.getByRole('button', { name: 'Show a better turn' }).click()
  await page.waitForSelector('.analysis-better', { timeout: 60_000 })
  const from = Number(await page.locator('.replay-screen').getAttribute('data-index'))
  await page.keyboard.press('ArrowRight')
  await page.waitForSelector(`.replay-screen[data-index="${from + 1}"]`)
  await page.getByRole('button', { name: 'Back to the game' }).click()
  await page.waitForSelector('.analysis-better', { state: 'detached' })
  // So can every other turn that was compared with it.
  await page.getByTestId('analyse').click()
  const marks = await page.locator('.analysis-mark').all()
  for (const mark of marks) if ((await page.locator('.analysis-options').count()) === 0) await mark.click()
  await page.locator('.analysis-options button').nth(1).click()
  await page.waitForSelector('.analysis-better', { timeout: 60_000 })
  await page.getByRole('button', { name: 'Back to the game' }).click()
  // The next time nothing has to be computed.
  await page.reload()
  await page.waitForSelector('.replay-screen')
  await page.getByTestId('analyse').click()
  await page.getByTestId('performance').first().waitFor({ timeout: 5000 })
  expectNoErrors(visited)
  await context.close()
})

test.each([
  ['de', 'Genauigkeit', 'dark'],
  ['pl', 'Dokładność', 'light'],
] as const)('on a phone, in %s', async (language, accuracy, theme) => {
  const visited = await visit({ path: '/replay', size: sizes.phone, settings: { language, theme } })
  const { page, context } = visited
  await openGame(page)
  await page.getByRole('button', { name: language === 'de' ? 'Mehr' : 'Więcej', exact: true }).click()
  await page.locator('.menu .btn', { hasText: language === 'de' ? 'Analysieren' : 'Analizuj' }).click()
  await page.getByTestId('performance').first().waitFor({ timeout: 90_000 })
  expect(await page.getByTestId('performance').first().textContent()).toContain(accuracy)
  const folder = process.env.ANALYSIS_PICTURES
  if (folder !== undefined) await page.screenshot({ path: `${folder}/phone-${language}.png` })
  expect(await violations(page)).toEqual([])
  expectNoErrors(visited)
  await context.close()
})
