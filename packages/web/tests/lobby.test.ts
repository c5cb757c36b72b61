import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from './axe.ts'
import { startServer, type TestServer } from './test-server.ts'
import { expectQuiet, visit, withBrowser } from './world.ts'

withBrowser()

let library: TestServer

beforeAll(async () => {
  library = await startServer()
})

afterAll(() => library?.close())

test('the lobby shows fifty tables, and more when asked; archived tables are offered only to whoever has some', async () => {
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers freely
  const call = async (path: string, body: unknown, session = ''): Promise<any> => {
    const headers = { authorization: `Bearer ${session}`, 'content-type': 'application/json' }
    const response = await fetch(`${library.url}/api/v1${path}`, {
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
  await page.goto(`${library.url}/online`)
  const rows = page.locator('[data-list="open"] > ul > li')
  await expect.poll(() => rows.count(), { timeout: 60_000 }).toBe(50)
  await page.getByTestId('more-open').click()
  await expect.poll(() => rows.count(), { timeout: 60_000 }).toBe(60)
  expect(await page.getByTestId('more-open').count()).toBe(0)
  // Whoever has no archived tables is not offered a list of them.
  expect(await page.getByTestId('archived').count()).toBe(0)
  expect(await violations(page)).toEqual([])
  expectQuiet(visited)
  await context.close()
})
