import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from './axe.ts'
import { callerOf, startServer, type TestServer } from './test-server.ts'
import { expectNoErrors, visit, withBrowser } from './world.ts'

withBrowser()

let server: TestServer

beforeAll(async () => {
  server = await startServer({ limits: { passphraseCost: 10 } })
})

afterAll(() => server?.close())

const call = callerOf(() => server)

test.each([
  ['en', 'Not rated: the game was too short.'],
  ['pl', 'Poza rankingiem: partia była za krótka.'],
  ['de', 'Nicht gewertet: Die Partie war zu kurz.'],
] as const)(
  'a rated table asks a guest for an account, and says why a game did not count (%s)',
  async (language, why) => {
    const ada = await call('POST', '/me', { name: 'Ada', bearer: true })
    await call('POST', '/me/account', { name: `ada-${language}-rated`, passphrase: 'correct horse' }, ada.session)
    const { table } = await call('POST', '/tables', { game: 'hunters', seats: 2, rated: true }, ada.session)
    const path = `/tables/${table.id}/commands`

    const visited = await visit({ settings: { language } })
    const { page, context } = visited
    await page.goto(`${server.url}/online/${table.id}`)
    await page.getByTestId('rating-note').waitFor()
    await page.getByTestId('needs-account').locator('button').click()
    await page.getByTestId('account-name').fill(`bo-${language}-rated`)
    await page.getByTestId('passphrase').fill('correct horse')
    await page.getByTestId('account-go').click()
    // The dialog asks for a name too.
    await page.getByTestId('account-go').waitFor({ state: 'detached' })
    await page.getByTestId('my-name').fill('Bo')
    expect(await violations(page)).toEqual([])
    await page.getByTestId('sit').click()
    await page.locator('[data-seat="1"][data-kind="person"]').waitFor()
    await call('POST', path, { type: 'start', nonce: '1'.repeat(32) }, ada.session)
    await page.locator('[data-phase="shuffling"]').waitFor({ state: 'detached' })
    await expect
      .poll(async () => (await call('GET', `/tables/${table.id}`, undefined)).table.phase, { timeout: 60_000 })
      .toBe('playing')
    expect(await call('POST', path, { type: 'resign' }, ada.session)).not.toHaveProperty('refusal')
    const note = page.locator('[data-notice="resigned"] [data-unrated="short"]')
    await note.waitFor()
    expect(await note.textContent()).toContain(why)
    expectNoErrors(visited)
    await context.close()
  },
)
