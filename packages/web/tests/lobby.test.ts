import { expect, test } from 'vitest'
import { violations } from './axe.ts'
import { callerOf } from './test-server.ts'
import { withServer } from './with-server.ts'
import { expectNoErrors, visit, withBrowser } from './world.ts'

withBrowser()

const server = withServer()

test('the lobby shows fifty tables, and more on request; archived tables are offered only to people who have some', async () => {
  const call = callerOf(() => server)
  const { session } = await call('POST', '/me', { name: 'Ada', bearer: true })
  for (let i = 0; i < 60; i++) await call('POST', '/tables', { game: 'cosmos', seats: 2 }, session)
  const visited = await visit({})
  const { page, context } = visited
  await page.goto(`${server.url}/online`)
  const rows = page.locator('[data-list="open"] > ul > li')
  await expect.poll(() => rows.count(), { timeout: 60_000 }).toBe(50)
  await page.getByTestId('more-open').click()
  await expect.poll(() => rows.count(), { timeout: 60_000 }).toBe(60)
  expect(await page.getByTestId('more-open').count()).toBe(0)
  // Somebody without archived tables is not offered a list of them.
  expect(await page.getByTestId('archived').count()).toBe(0)
  expect(await violations(page)).toEqual([])
  expectNoErrors(visited)
  await context.close()
})
