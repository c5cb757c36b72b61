import { createECDH } from 'node:crypto'
import type { Worker } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Guest, guest, joinTable, makeTable, startGame, tableId, waitForLink, waitUntilInStep } from './guests.ts'
import { closeAll, moverFirst, seatTwo } from './pairs.ts'
import { startServer, type TestServer } from './test-server.ts'
import { startMonkey, stopMonkey } from './turns.ts'
import { withBrowser } from './world.ts'

withBrowser()

let server: TestServer

beforeAll(async () => {
  const keys = createECDH('prime256v1')
  const publicKey = keys.generateKeys().toString('base64url')
  const push = {
    publicKey,
    privateKey: keys.getPrivateKey().toString('base64url'),
    subject: 'mailto:house@example.org',
  }
  server = await startServer({ push })
})

afterAll(() => server?.close())

/** The notifications and badges that a page has shown. */
interface ShownNotices {
  readonly notifications: readonly { title: string; body: string; tag: string; data: { path: string } }[]
  readonly badges: readonly number[]
}

/**
 * This browser cannot show notifications or badges, and has no window that could be hidden: they are allowed here and recorded. All code
 * that leads to them is the page's own.
 */
async function recordNotices({ page }: Guest): Promise<void> {
  await page.addInitScript(() => {
    const notifications: object[] = []
    const badges: number[] = []
    Reflect.set(window, 'signs', { notifications, badges })
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    Notification.requestPermission = async () => 'granted'
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
      notifications.push({ title, ...options })
    }
    navigator.setAppBadge = async (count = 0) => void badges.push(count)
    navigator.clearAppBadge = async () => void badges.push(0)
    Object.defineProperty(document, 'visibilityState', { get: () => Reflect.get(window, 'sight') ?? 'visible' })
  })
}

const noticesOf = ({ page }: Guest): Promise<ShownNotices> => page.evaluate(() => Reflect.get(window, 'signs'))

/** Shows or hides the tab. */
const setVisibility = ({ page }: Guest, sight: 'visible' | 'hidden'): Promise<void> =>
  page.evaluate((now) => {
    Reflect.set(window, 'sight', now)
    document.dispatchEvent(new Event('visibilitychange'))
  }, sight)

/** The service worker of a page, which records what it would show and open. */
async function serviceWorkerOf({ context, page }: Guest): Promise<Worker> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const [worker] = context.serviceWorkers()
  if (worker === undefined) throw new Error('no service worker')
  await worker.evaluate(() => {
    const { registration, clients } = self as unknown as { registration: object; clients: object }
    const shown: object[] = []
    const opened: string[] = []
    Reflect.set(self, 'shown', shown)
    Reflect.set(self, 'opened', opened)
    Reflect.set(registration, 'showNotification', async (title: string, options: object) => {
      shown.push({ title, ...options })
    })
    Reflect.set(clients, 'openWindow', async (path: string) => opened.push(path))
    Reflect.set(self.navigator, 'setAppBadge', async () => undefined)
    Reflect.set(Reflect.get(self, 'WindowClient').prototype, 'focus', async () => {
      opened.push('its tab')
    })
  })
  return worker
}

/** Delivers a push message to the page's service worker, as the browser does when its push service sends one. */
async function pusherTo({ context, page }: Guest): Promise<(message: object) => Promise<unknown>> {
  const cdp = await context.newCDPSession(page)
  const { origin } = new URL(page.url())
  const ids: string[] = []
  cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    for (const { registrationId, scopeURL } of registrations) if (scopeURL.startsWith(origin)) ids.push(registrationId)
  })
  await cdp.send('ServiceWorker.enable')
  await expect.poll(() => ids.length, { timeout: 30_000 }).toBeGreaterThan(0)
  const registrationId = ids.at(-1) ?? ''
  return (message) =>
    cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) })
}

const clickOn = (worker: Worker, path: string): Promise<unknown> =>
  worker.evaluate(async (wanted) => {
    const opened: string[] = Reflect.get(self, 'opened')
    opened.length = 0
    const event = new Event('notificationclick')
    let closed = false
    let waits: Promise<unknown> | undefined
    Object.assign(event, {
      notification: { close: () => (closed = true), data: { path: wanted } },
      waitUntil: (work: Promise<unknown>) => (waits = work),
    })
    self.dispatchEvent(event)
    await waits
    return { closed, opened }
  }, path)

test('a table that waits is marked on the tab and on the icon, and by a notification when hidden; a push works without a tab', async () => {
  const bo = await guest(server.url, { textMode: true, language: 'de' }, { offline: true })
  const ada = await guest(server.url, { textMode: true })
  for (const each of [ada, bo]) await recordNotices(each)
  const link = await makeTable(ada, 'Ada', 'cosmos')
  await joinTable(bo, link, 'Bo')
  await startGame(ada, bo)
  const id = tableId(bo)
  const worker = await serviceWorkerOf(bo)

  // The browser's push service cannot be reached here: the page says so, and open tabs still notify.
  await bo.page.getByTestId('table-menu').click()
  await bo.page.getByTestId('notify').click()
  const outcome = bo.page.getByTestId('notify-outcome')
  await outcome.waitFor()
  expect(await outcome.getAttribute('data-outcome')).toBe('no-service')
  expect(await outcome.textContent()).toContain('Der Benachrichtigungsdienst des Browsers ist nicht erreichbar.')
  await outcome.locator('.btn').click()

  // The first player moves until it is Bo's turn; Bo's tab is hidden.
  const [mover] = await moverFirst(ada, bo)
  if (mover === bo) {
    await startMonkey(bo, 3)
    await ada.page.locator('.word').first().waitFor({ timeout: 60_000 })
    await stopMonkey(bo)
  }
  await setVisibility(bo, 'hidden')
  await startMonkey(ada, 4)
  await bo.page.waitForFunction(() => document.title.startsWith('●'), undefined, { timeout: 60_000 })
  await stopMonkey(ada)
  await expect.poll(async () => (await noticesOf(bo)).notifications.length, { timeout: 30_000 }).toBe(1)
  const { notifications, badges } = await noticesOf(bo)
  expect(notifications[0]).toMatchObject({
    title: 'Du bist dran: Crafting the Cosmos',
    body: 'Orrery wartet auf dich.',
    tag: `turn-${id}`,
    data: { path: `/online/${id}` },
  })
  expect(badges.at(-1)).toBe(1)
  expect(await bo.page.locator('link[rel="icon"]').getAttribute('href')).toContain('icon-turn')
  // A player whose tab is visible gets no notification.
  expect((await noticesOf(ada)).notifications).toEqual([])
  await setVisibility(bo, 'visible')

  // Without a tab: a push message, delivered by the browser itself. A visible table shows no notification.
  const push = await pusherTo(bo)
  const shown = (): Promise<ShownNotices['notifications']> => worker.evaluate(() => Reflect.get(self, 'shown'))
  await push({ table: id, game: 'cosmos' })
  await push({ table: 'another', game: 'arks' })
  await expect.poll(async () => (await shown()).length, { timeout: 30_000 }).toBe(1)
  expect(await shown()).toMatchObject([
    { title: 'Du bist dran: Terraforming-Archen', body: 'Orrery wartet auf dich.', data: { path: '/online/another' } },
  ])
  // A click opens the table: its tab if there is one, or a new one.
  expect(await clickOn(worker, `/online/${id}`)).toEqual({ closed: true, opened: ['its tab'] })
  expect(await clickOn(worker, '/online/another')).toEqual({ closed: true, opened: ['/online/another'] })
  // The home page marks the table that waits.
  await bo.go('/')
  await bo.page.waitForSelector('.your-games.online .game.mine')
  await push({ table: id, game: 'cosmos' })
  await expect.poll(async () => (await shown()).length, { timeout: 30_000 }).toBe(2)
  expect((await noticesOf(bo)).badges.at(-1)).toBe(1)
  await closeAll(ada, bo)
})

test('no network, a machine that slept: the page says so, and everything that was missed arrives afterwards', async () => {
  const { ada, bo } = await seatTwo(server, 'hunters')
  for (const each of [ada, bo]) await each.page.getByTestId('chat').click()
  const chat = async (text: string): Promise<void> => {
    await ada.page.getByTestId('chat-text').fill(text)
    await ada.page.getByTestId('chat-text').press('Enter')
    await ada.page.getByTestId('chat-line').filter({ hasText: text }).waitFor()
  }
  const waitForLine = (text: string): Promise<void> =>
    bo.page.getByTestId('chat-line').filter({ hasText: text }).waitFor({ timeout: 60_000 })
  await chat('one')
  await waitForLine('one')

  // The machine goes offline.
  await bo.context.setOffline(true)
  await waitForLink(bo, 'offline')
  await chat('two')
  await bo.context.setOffline(false)
  await waitForLink(bo)
  await waitForLine('two')

  // The other player sees who is present.
  const waitForPresence = (here: boolean): Promise<unknown> =>
    ada.page.waitForSelector(`.strip [data-seat="1"][data-here="${here}"]`, { timeout: 60_000 })
  await waitForPresence(true)
  bo.proxy.disconnect()
  await waitForPresence(false)
  bo.proxy.restore()
  await waitForPresence(true)
  await waitForLink(bo)

  // A machine that sleeps: nothing arrives, nothing is sent, and there is no error. When it wakes up, it checks the connection.
  bo.proxy.freeze()
  await chat('three')
  bo.proxy.restore()
  await bo.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await waitForLine('three')
  await waitForLink(bo)
  const [mover] = await moverFirst(ada, bo)
  const before = await waitUntilInStep(ada, bo)
  await mover.page.locator('.word').first().click()
  await mover.page.waitForFunction(
    (seq) => Number(document.querySelector<HTMLElement>('.table-screen')?.dataset.seq) > seq,
    before,
  )
  await waitUntilInStep(ada, bo)
  await closeAll(ada, bo)
})

test('a player whose time runs out is replaced by a bot and can return; a damaged table says what has happened', async () => {
  const [ada, bo] = await Promise.all([
    guest(server.url, { textMode: true, language: 'pl' }),
    guest(server.url, { textMode: true, language: 'pl' }),
  ])
  // The dialog does not offer clocks of a few seconds.
  await ada.go('/online')
  await ada.page.getByTestId('me').waitFor()
  const id = await ada.page.evaluate(async () => {
    const ask = async (method: string, path: string, body: object) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch(`/api/v1${path}`, { method, headers, body: JSON.stringify(body) })).json()
    }
    await ask('PATCH', '/me', { name: 'Ada' })
    const clock = { kind: 'real', turn: 3000, reserve: 0 }
    return (await ask('POST', '/tables', { game: 'cosmos', seats: 2, clock })).table.id
  })
  await ada.go(`/online/${id}`)
  await joinTable(bo, `/online/${id}`, 'Bo')
  await startGame(ada, bo)
  for (const each of [ada, bo]) await each.page.getByTestId('chat').click()
  // Nobody moves: the first player to decide loses the seat, then perhaps the other.
  const lost = ada.page.locator('.table-event').filter({ hasText: 'czas się skończył' }).first()
  await lost.waitFor({ timeout: 60_000 })
  const [name = ''] = ((await lost.textContent()) ?? '').split(/[\s:–]/)
  const loser = name === 'Ada' ? ada : bo
  await loser.page.waitForSelector('[data-notice="away"]')
  // The bot finishes the turn; until then the seat cannot be taken back, and the page says so.
  const back = bo.page.locator('.table-event').filter({ hasText: new RegExp(`${name}.*(?:wraca|z powrotem)`) })
  for (let tries = 0; tries < 200 && (await back.count()) === 0; tries++) {
    const button = loser.page.getByTestId('return-to-seat')
    if ((await button.count()) > 0) await button.click({ timeout: 1000 }).catch(() => undefined)
    await loser.page.waitForTimeout(200)
  }
  await back.first().waitFor()

  await server.stop()
  await server.restart(id)
  for (const each of [ada, bo]) {
    await each.page.waitForSelector('[data-notice="damaged"]', { timeout: 60_000 })
    expect(await each.page.locator('.word').count()).toBe(0)
  }
  await closeAll(ada, bo)
})
