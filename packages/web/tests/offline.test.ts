// Long test of public, vite.config.ts
import { expect, test } from 'vitest'
import { start, visit, waitForTurn, withBrowser } from './world.ts'

withBrowser()

test('after the first visit everything works without a network: reload, a new game, a deep link', async () => {
  const visited = await visit({ offline: true, settings: { setups: {} } })
  const { page, context } = visited
  // The service worker is ready once everything is stored.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await context.setOffline(true)
  await page.reload()
  await page.waitForSelector('.world')
  expect(
    await page
      .locator('.world img')
      .first()
      .evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0),
  ).toBe(true)
  await start(page)
  await waitForTurn(page)
  await page.reload()
  await page.waitForSelector('.table-screen')
  await waitForTurn(page)
  expect(visited.errors).toEqual([])
  await context.close()
})
