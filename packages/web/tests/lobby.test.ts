import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from './axe.ts'
import { startServer, type TestServer } from './test-server.ts'
import { expectNoErrors, visit, withBrowser } from './world.ts'

withBrowser()

let server: TestServer

beforeAll(async () => {
  server = await startServer()
})

afterAll(() => server?.close())

test('the lobby shows fifty tables, and more on request; archived tables are offered only to people who have some', async () => {
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers freely
  const call = async (path: string, body: unknown, session = ''): Promise<any> => {
    const headers = { authorization: `Bearer ${session}`, 'content-type': 'application/json' }
    const response = await fetch(`${server.url}/api/v1${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    return response.json()
  }
  const { session } = await call('/me', { name: 'Ada', bearer: true })
  for (let i = 0; i < 60; i++) await call('/tables', { game: 'cosmos', seats: 2 }, session)
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
