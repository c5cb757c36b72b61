import { arks } from '@orrery/arks'
import { expect, test } from 'vitest'
import { openPosition } from './boards.ts'
import { playGame } from './position.ts'
import { expectNoErrors, visit, withBrowser } from './world.ts'

withBrowser()

test('what the others did is shown once, can be skipped, and opens again with one click', async () => {
  const position = playGame(arks, 3, 5, 'random', ({ round }) => round > 2)
  const visited = await visit({ settings: { recap: 'slow' } })
  const { page } = visited
  await openPosition(page, position)
  const told = page.getByTestId('told')
  await told.waitFor()
  expect(await told.locator('li').count()).toBeGreaterThan(0)
  // Its places are marked, and the board below it can be clicked.
  await page.locator('.spots span').first().waitFor()
  const catches = await told.evaluate((card) => {
    const { left, top, width, height } = card.getBoundingClientRect()
    return card.contains(document.elementFromPoint(left + width / 2, top + height - 6))
  })
  expect(catches).toBe(false)
  await page.keyboard.press('Escape')
  await told.waitFor({ state: 'detached' })
  await page.getByTestId('recap-open').click()
  await page.waitForSelector('.recap-panel')
  expect(await page.locator('.recap-panel .log-list li').count()).toBeGreaterThan(0)
  expectNoErrors(visited)
  await visited.context.close()
})
