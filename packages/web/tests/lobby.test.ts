import { expect, test } from 'vitest'
import { violations } from './axe.ts'
import { callerOf } from './test-server.ts'
import { withServer } from './with-server.ts'
import { expectNoErrors, visit, withBrowser } from './world.ts'

withBrowser()

const server = withServer()

test('a lobby with a hundred tables shows twenty, more on request, and finds a table by player, game, seats and pace', async () => {
  const call = callerOf(() => server)
  const { session } = await call('POST', '/me', { name: 'Ada', bearer: true })
  const lucja = (await call('POST', '/me', { name: 'Łucja', bearer: true })).session
  const days = { kind: 'days', days: 3 }
  const make = async (table: object, by: string): Promise<void> =>
    expect((await call('POST', '/tables', table, by)).table).toBeDefined()
  for (let i = 0; i < 10; i++) {
    await make({ game: 'hunters', seats: i < 4 ? 3 : 2, ...(i < 2 ? { clock: days } : {}) }, lucja)
  }
  for (let i = 0; i < 90; i++) await make({ game: 'cosmos', seats: 2 }, session)
  const visited = await visit({})
  const { page, context } = visited
  await page.goto(`${server.url}/online`)
  const rows = page.locator('[data-list="open"] > ul > li')
  const count = async (wanted: number): Promise<void> =>
    expect.poll(() => rows.count(), { timeout: 60_000 }).toBe(wanted)
  await count(20)
  await page.getByTestId('more-open').click()
  await count(40)
  await page.getByTestId('more-open').click()
  await page.getByTestId('more-open').click()
  await page.getByTestId('more-open').click()
  await count(100)
  expect(await page.getByTestId('more-open').count()).toBe(0)
  // Nothing is left of a list that was made longer.
  await page.reload()
  await count(20)
  // Łucja's tables are the oldest, on the last page.
  await page.getByTestId('search-tables').fill('lucja')
  await count(10)
  expect(await page.locator('.lobby-filters [role="status"]').textContent()).toContain('10 tables')
  await page.getByTestId('filter-seats').selectOption('3')
  await count(4)
  await page.getByTestId('filter-clock').selectOption('days')
  await count(2)
  await page.getByTestId('filter-game').selectOption('cosmos')
  await page.locator('[data-list="open"] p.none').waitFor()
  await page.locator('.lobby-filters .link').click()
  await count(20)
  // Somebody without archived tables is not offered a list of them.
  expect(await page.getByTestId('archived').count()).toBe(0)
  expect(await violations(page)).toEqual([])
  expectNoErrors(visited)
  await context.close()
})

test('the lobby asks for its tables as soon as it is opened', async () => {
  const call = callerOf(() => server)
  const { session } = await call('POST', '/me', { name: 'Ada', bearer: true })
  await call('POST', '/tables', { game: 'cosmos', seats: 2 }, session)
  const visited = await visit({})
  const { page, context } = visited
  // Nothing happens at intervals: what is there did not wait for the next time the lists are refreshed.
  await page.addInitScript(() => Object.assign(window, { setInterval: () => 0 }))
  await page.goto(`${server.url}/online`)
  await page.locator('[data-testid="new-table"]:enabled').waitFor()
  await page.locator('[data-list="open"] > ul > li').first().waitFor()
  expectNoErrors(visited)
  await context.close()
})

test('a game to watch shows its board, which follows the game; looking at the lobby is not watching', async () => {
  const call = callerOf(() => server)
  const { session } = await call('POST', '/me', { name: 'Ada', bearer: true })
  const bots = ['random', 'random']
  const { table } = await call('POST', '/tables', { game: 'arks', seats: 2, bots, watch: true }, session)
  await call('POST', `/tables/${table.id}/commands`, { type: 'start' }, session)
  const lobby = await visit({})
  await lobby.page.goto(`${server.url}/online`)
  const board = lobby.page.locator(`[data-list="watch"] [data-table="${table.id}"] .live-board`)
  const seen = async (): Promise<number> => Number((await board.getAttribute('data-live')) ?? -1)
  await expect.poll(seen, { timeout: 60_000 }).toBeGreaterThanOrEqual(0)
  expect(await board.locator('.ak-system .ak-ark').count()).toBe(2)
  const before = await seen()
  // Bots on their own wait until somebody watches.
  await lobby.page.waitForTimeout(4000)
  expect(await seen()).toBe(before)
  const watcher = await visit({ settings: { textMode: true } })
  await watcher.page.goto(`${server.url}/online/${table.id}`)
  await expect.poll(seen, { timeout: 60_000 }).toBeGreaterThan(before)
  for (const visited of [lobby, watcher]) {
    expectNoErrors(visited)
    await visited.context.close()
  }
})
