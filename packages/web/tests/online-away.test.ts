import { createECDH } from 'node:crypto'
import type { Worker } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Guest, guest, inStep, joinTable, linked, makeTable, startGame, tableId } from './guests.ts'
import { byTurn, close, two } from './pairs.ts'
import { startServer, type TestServer } from './test-server.ts'
import { letLoose, rest } from './turns.ts'
import { withBrowser } from './world.ts'

withBrowser()

let library: TestServer

beforeAll(async () => {
  const keys = createECDH('prime256v1')
  const publicKey = keys.generateKeys().toString('base64url')
  const push = {
    publicKey,
    privateKey: keys.getPrivateKey().toString('base64url'),
    subject: 'mailto:house@example.org',
  }
  library = await startServer({ push })
})

afterAll(() => library?.close())

/** What a page asked its browser to show. */
interface Signs {
  readonly notifications: readonly { title: string; body: string; tag: string; data: { path: string } }[]
  readonly badges: readonly number[]
}

/**
 * This browser has nowhere to show notifications and badges, and no window that could be hidden: it allows them, and notes what would be
 * shown. All that leads there is the page's own.
 */
async function withDesk({ page }: Guest): Promise<void> {
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

const signsOf = ({ page }: Guest): Promise<Signs> => page.evaluate(() => Reflect.get(window, 'signs'))

/** The tab comes into sight, or goes out of it. */
const turnTab = ({ page }: Guest, sight: 'visible' | 'hidden'): Promise<void> =>
  page.evaluate((now) => {
    Reflect.set(window, 'sight', now)
    document.dispatchEvent(new Event('visibilitychange'))
  }, sight)

/** The service worker of a page, which notes what it would show and open. */
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

/** How the browser hands a push message to the page's service worker: as it does when its push service brings one. */
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

test('a table that waits says so on the tab, on the icon and, out of sight, by a notification; a push does it without a tab', async () => {
  const bo = await guest(library.url, { textMode: true, language: 'de' }, { offline: true })
  const ada = await guest(library.url, { textMode: true })
  for (const each of [ada, bo]) await withDesk(each)
  const link = await makeTable(ada, 'Ada', 'cosmos')
  await joinTable(bo, link, 'Bo')
  await startGame(ada, bo)
  const id = tableId(bo)
  const worker = await serviceWorkerOf(bo)

  // The browser's push service cannot be reached from here: that is said, and open tabs still tell.
  await bo.page.getByTestId('table-menu').click()
  await bo.page.getByTestId('notify').click()
  const outcome = bo.page.getByTestId('notify-outcome')
  await outcome.waitFor()
  expect(await outcome.getAttribute('data-outcome')).toBe('no-service')
  expect(await outcome.textContent()).toContain('Der Benachrichtigungsdienst des Browsers ist nicht erreichbar.')
  await outcome.locator('.btn').click()

  // Whoever moves first plays until it is Bo's turn; Bo looks elsewhere.
  const [mover] = await byTurn(ada, bo)
  if (mover === bo) {
    await letLoose(bo, 3)
    await ada.page.locator('.word').first().waitFor({ timeout: 60_000 })
    await rest(bo)
  }
  await turnTab(bo, 'hidden')
  await letLoose(ada, 4)
  await bo.page.waitForFunction(() => document.title.startsWith('●'), undefined, { timeout: 60_000 })
  await rest(ada)
  await expect.poll(async () => (await signsOf(bo)).notifications.length, { timeout: 30_000 }).toBe(1)
  const { notifications, badges } = await signsOf(bo)
  expect(notifications[0]).toMatchObject({
    title: 'Du bist dran: Crafting the Cosmos',
    body: 'Orrery wartet auf dich.',
    tag: `turn-${id}`,
    data: { path: `/online/${id}` },
  })
  expect(badges.at(-1)).toBe(1)
  expect(await bo.page.locator('link[rel="icon"]').getAttribute('href')).toContain('icon-turn')
  // Who looks is not told.
  expect((await signsOf(ada)).notifications).toEqual([])
  await turnTab(bo, 'visible')

  // Without a tab: a push message, handed over by the browser itself. Whoever looks at the table is not told.
  const push = await pusherTo(bo)
  const shown = (): Promise<Signs['notifications']> => worker.evaluate(() => Reflect.get(self, 'shown'))
  await push({ table: id, game: 'cosmos' })
  await push({ table: 'another', game: 'arks' })
  await expect.poll(async () => (await shown()).length, { timeout: 30_000 }).toBe(1)
  expect(await shown()).toMatchObject([
    { title: 'Du bist dran: Terraforming-Archen', body: 'Orrery wartet auf dich.', data: { path: '/online/another' } },
  ])
  // A click brings the table into sight: its tab when there is one, or a new one.
  expect(await clickOn(worker, `/online/${id}`)).toEqual({ closed: true, opened: ['its tab'] })
  expect(await clickOn(worker, '/online/another')).toEqual({ closed: true, opened: ['/online/another'] })
  // The first page marks the table that waits.
  await bo.go('/')
  await bo.page.waitForSelector('.your-games.online .game.mine')
  await push({ table: id, game: 'cosmos' })
  await expect.poll(async () => (await shown()).length, { timeout: 30_000 }).toBe(2)
  expect((await signsOf(bo)).badges.at(-1)).toBe(1)
  await close(ada, bo)
})

test('no network, a machine that slept: it is said, and everything that was missed is there afterwards', async () => {
  const { ada, bo } = await two(library, 'hunters')
  for (const each of [ada, bo]) await each.page.getByTestId('chat').click()
  const say = async (text: string): Promise<void> => {
    await ada.page.getByTestId('chat-text').fill(text)
    await ada.page.getByTestId('chat-text').press('Enter')
    await ada.page.getByTestId('chat-line').filter({ hasText: text }).waitFor()
  }
  const hears = (text: string): Promise<void> =>
    bo.page.getByTestId('chat-line').filter({ hasText: text }).waitFor({ timeout: 60_000 })
  await say('one')
  await hears('one')

  // The machine says that it has no network.
  await bo.context.setOffline(true)
  await linked(bo, 'offline')
  await say('two')
  await bo.context.setOffline(false)
  await linked(bo)
  await hears('two')

  // The other side sees who is there.
  const there = (here: boolean): Promise<unknown> =>
    ada.page.waitForSelector(`.strip [data-seat="1"][data-here="${here}"]`, { timeout: 60_000 })
  await there(true)
  bo.wire.cut()
  await there(false)
  bo.wire.mend()
  await there(true)
  await linked(bo)

  // A machine that sleeps: nothing comes, nothing goes, and nobody says so. Awake, it looks whether somebody is there.
  bo.wire.swallow()
  await say('three')
  bo.wire.mend()
  await bo.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await hears('three')
  await linked(bo)
  const [mover] = await byTurn(ada, bo)
  const before = await inStep(ada, bo)
  await mover.page.locator('.word').first().click()
  await mover.page.waitForFunction(
    (seq) => Number(document.querySelector<HTMLElement>('.table-screen')?.dataset.seq) > seq,
    before,
  )
  await inStep(ada, bo)
  await close(ada, bo)
})

test('whose time runs out is played for by a bot, and takes the seat again; a damaged table says what it is', async () => {
  const [ada, bo] = await Promise.all([
    guest(library.url, { textMode: true, language: 'pl' }),
    guest(library.url, { textMode: true, language: 'pl' }),
  ])
  // Clocks of a few seconds are not on offer in the dialog.
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
  // Nobody moves: whoever is asked first loses the seat, then perhaps the other.
  const lost = ada.page.locator('.happened').filter({ hasText: 'czas się skończył' }).first()
  await lost.waitFor({ timeout: 60_000 })
  const [name = ''] = ((await lost.textContent()) ?? '').split(/[\s:–]/)
  const loser = name === 'Ada' ? ada : bo
  await loser.page.waitForSelector('[data-notice="away"]')
  // The bot finishes the turn that was lost; before that the seat cannot be had, which is said.
  const back = bo.page.locator('.happened').filter({ hasText: new RegExp(`${name}.*(?:wraca|z powrotem)`) })
  for (let tries = 0; tries < 200 && (await back.count()) === 0; tries++) {
    const button = loser.page.getByTestId('come-back')
    if ((await button.count()) > 0) await button.click({ timeout: 1000 }).catch(() => undefined)
    await loser.page.waitForTimeout(200)
  }
  await back.first().waitFor()

  await library.stop()
  await library.again(id)
  for (const each of [ada, bo]) {
    await each.page.waitForSelector('[data-notice="damaged"]', { timeout: 60_000 })
    expect(await each.page.locator('.word').count()).toBe(0)
  }
  await close(ada, bo)
})
