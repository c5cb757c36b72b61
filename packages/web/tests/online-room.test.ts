import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violations } from './axe.ts'
import { faultsInSizes } from './boxes.ts'
import {
  confirmInMenu,
  type Guest,
  guest,
  makeTable,
  startGame,
  tableId,
  tableStatus,
  waitForLink,
  waitUntilInStep,
} from './guests.ts'
import { closeAll, moverFirst, seatTwo } from './pairs.ts'
import { startMonkey, stopMonkey } from './turns.ts'
import { withServer } from './with-server.ts'
import { withBrowser } from './world.ts'

withBrowser()

const server = withServer()

/** Chooses in a form that may still be growing: a mouse click might hit something else. */
async function choose(page: Page, selector: string): Promise<void> {
  await page.locator(selector).evaluate((input) => input instanceof HTMLInputElement && input.click())
}

/** Accessibility faults of a page, and faults of its texts in all three sizes. */
async function faults({ page }: Guest, what: string): Promise<string[]> {
  const found: string[] = (await violations(page)).map((fault) => `${what}: ${fault}`)
  found.push(...(await faultsInSizes(page, what)))
  await page.setViewportSize({ width: 1440, height: 900 })
  return found
}

test.each([
  ['en', 'dark', 'Take a seat', 'Start game'],
  ['pl', 'light', 'Zajmij miejsce', 'Rozpocznij grę'],
  ['de', 'dark', 'Nimm Platz', 'Spiel starten'],
])(
  'a table from the lobby to the first turn, with seats swapped before the start; no text is cut off or covered (%s, %s)',
  async (language, theme, seat, begin) => {
    // The boards have their own tests for this.
    const settings = { language, theme, textMode: true }
    const [ada, bo] = await Promise.all([guest(server.url, settings), guest(server.url, settings)])
    const found: string[] = []
    const link = await makeTable(ada, 'Ada', 'hunters', async (page) => {
      // Three seats, one of them for a bot, and a clock.
      await choose(page, '.setup-form > .choice input[value="3"]')
      await page.locator('.seat-rows select').nth(1).selectOption('easy')
      await choose(page, '.clock-choice input[value="real"]')
      await page.waitForSelector('.options select')
      found.push(...(await faults(ada, 'new table')))
    })
    found.push(...(await faults(ada, 'waiting room of the host')))
    await bo.go(link)
    await bo.page.getByTestId('sit').waitFor()
    expect(await bo.page.locator('.take-seat h2').textContent()).toBe(seat)
    found.push(...(await faults(bo, 'waiting room of a guest')))
    await bo.page.getByTestId('my-name').fill('Bo')
    await bo.page.getByTestId('sit').click()
    await ada.page.waitForSelector('[data-seat="1"][data-kind="person"]')
    expect(await ada.page.getByTestId('start-online').textContent()).toContain(begin)

    // Ada and Bo swap seats: Bo sees it at once.
    await ada.page.locator('[data-seat="0"] .swap').click()
    await bo.page.waitForFunction(() => document.querySelector('[data-seat="0"] b')?.textContent === 'Bo')
    await startGame(ada, bo)
    expect(await bo.page.locator('.strip [data-seat="0"]').getAttribute('class')).toContain('me')
    expect(await ada.page.locator('.strip [data-seat="1"]').getAttribute('class')).toContain('me')
    found.push(...(await faults(ada, 'table')))
    await ada.page.getByTestId('chat').click()
    await ada.page.waitForSelector('.chat-panel')
    found.push(...(await faults(ada, 'chat')))

    await ada.go('/online')
    await ada.page.waitForSelector(
      `[data-list="mine"] [data-table="${new URL(bo.page.url()).pathname.split('/').at(-1)}"]`,
    )
    found.push(...(await faults(ada, 'lobby')))
    expect(found).toEqual([])
    await closeAll(ada, bo)
  },
)

test('a listed table is found in the lobby and says that it allows hints, a private one by its code alone; a wrong code says so', async () => {
  const ada = await guest(server.url)
  const bo = await guest(server.url)
  const link = await makeTable(ada, 'Ada', 'arks', async (page) => {
    await page.getByLabel('Link only').uncheck()
    await page.getByLabel('Hints and coach allowed').check()
  })
  // A listed table has a code too: it is quicker to read out than to find.
  expect(new URL(link).pathname).toMatch(/^\/join\/[2-9a-z]{8}$/)
  const listed = tableId(ada)
  await bo.go('/online')
  const row = bo.page.locator(`[data-list="open"] [data-table="${listed}"]`)
  expect(await row.textContent()).toContain('Hints and coach allowed')
  await row.locator('.btn').click()
  await bo.page.getByTestId('advice').waitFor()
  await bo.page.getByTestId('my-name').fill('Bo')
  await bo.page.getByTestId('sit').click()
  await startGame(ada, bo)
  for (const { page } of [ada, bo]) {
    await page.locator('.strip').getByTestId('advice').waitFor()
    await page.locator('.bar-tools button[popovertarget]').click()
    // At such a table the coach is on until somebody turns it off.
    await page.locator('.menu:popover-open .btn', { hasText: 'Turn the coach off' }).waitFor()
    await page.keyboard.press('Escape')
  }

  await makeTable(ada, 'Ada', 'cosmos')
  const code = (await ada.page.getByTestId('share-code').getAttribute('data-text')) ?? ''
  const hidden = tableId(ada)
  const eve = await guest(server.url)
  await eve.go('/online')
  await eve.page.waitForSelector(`[data-list="watch"] [data-table="${listed}"]`)
  expect(await eve.page.locator(`[data-table="${hidden}"]`).count()).toBe(0)
  await eve.page.getByTestId('code').fill('2222 3333')
  await eve.page.getByTestId('code').press('Enter')
  await eve.page.waitForSelector('.failed')
  await eve.go(`/online/${hidden}`)
  await eve.page.waitForSelector('.failed')
  await eve.go('/online')
  await eve.page.getByTestId('code').fill(code.toUpperCase().replace(/(.{4})/g, '$1 '))
  await eve.page.getByTestId('code').press('Enter')
  await eve.page.getByTestId('sit').waitFor()
  expect(tableId(eve)).toBe(hidden)
  await eve.go(link)
  await eve.page.waitForURL((url) => url.pathname.endsWith(listed))
  // The browser logs refused requests, so errors are not checked here.
  await Promise.all([ada, bo, eve].map((each) => each.close()))
})

test('chat and signs reach everybody; two tabs of one player stay in step; my turn is marked on the tab', async () => {
  const { ada, bo } = await seatTwo(server, 'cosmos')
  await ada.page.getByTestId('chat').click()
  await ada.page.getByTestId('chat-text').fill('Good luck <b>everybody</b>')
  await ada.page.getByTestId('chat-text').press('Enter')
  await bo.page.waitForSelector('.unread')
  await bo.page.getByTestId('chat').click()
  await bo.page.locator('.emotes .chip').nth(1).click()
  const lines = ada.page.getByTestId('chat-line')
  await lines.nth(1).waitFor()
  expect(await lines.nth(0).textContent()).toContain('Good luck <b>everybody</b>')
  expect(await lines.nth(1).textContent()).toContain('Well played!')

  const second = await ada.context.newPage()
  await second.goto(ada.page.url())
  await second.waitForSelector('.table-screen')
  const tab: Guest = { ...ada, page: second }
  const [mover] = await moverFirst(ada, bo)
  const icon = (): Promise<string> =>
    mover.page.evaluate(() => document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href ?? '')
  expect(await icon()).toContain('icon-turn')
  expect(await mover.page.title()).toMatch(/^●/)
  const before = await waitUntilInStep(ada, tab)
  await (mover === ada ? second : mover.page).locator('.word').first().click()
  await mover.page.waitForFunction(
    (seq) => Number(document.querySelector<HTMLElement>('.table-screen')?.dataset.seq) > seq,
    before,
  )
  expect(await waitUntilInStep(ada, tab, bo)).toBeGreaterThan(before)
  await closeAll(ada, bo)
})

test('a pause needs everybody; a player who leaves is replaced by a bot and can return; resigning ends a game of two, and there is a rematch', async () => {
  const { ada, bo } = await seatTwo(server, 'cosmos', {
    choose: (page) => choose(page, '.clock-choice input[value="real"]'),
  })
  await ada.page.getByTestId('table-menu').click()
  await ada.page.getByTestId('pause').click()
  await bo.page.getByTestId('agree').click()
  await ada.page.waitForSelector('[data-notice="paused"]')
  expect(await ada.page.locator('.chip-clock.runs').count()).toBe(0)
  await bo.page.getByTestId('resume-notice').click()
  await ada.page.waitForSelector('.chip-clock.runs')

  // Bo leaves, a bot plays on, and Bo takes the seat again.
  await confirmInMenu(bo, 'leave')
  await ada.page.waitForSelector('.strip [data-seat="1"][data-away="left"]')
  await bo.page.getByTestId('return-to-seat').click()
  await ada.page.waitForSelector('.strip [data-seat="1"]:not([data-away])')

  await confirmInMenu(ada, 'resign')
  await bo.page.waitForSelector('[data-notice="resigned"]')
  expect((await tableStatus(bo)).over).toBe(true)
  await bo.page.getByTestId('again').click()
  await bo.page.locator('[data-notice="next"] a').click()
  await ada.page.locator('[data-notice="next"] a').click()
  // Everybody moves on by one seat; the other's seat is reserved.
  await ada.page.getByTestId('sit').click()
  await startGame(bo, ada)
  expect(await ada.page.locator('.strip [data-seat="1"]').getAttribute('class')).toContain('me')
  await closeAll(ada, bo)
})

test('since you left: what happened is listed and replayed on the board, and the present waits', async () => {
  const { ada, bo } = await seatTwo(server, 'cosmos')
  for (const each of [ada, bo]) await waitForLink(each)
  const [mover, sleeper] = await moverFirst(ada, bo)
  const address = sleeper.page.url()
  const from = await waitUntilInStep(ada, bo)
  // The home page lists the table meanwhile.
  await sleeper.go('/')
  await sleeper.page.waitForSelector('.your-games.online .game')
  await startMonkey(mover, 3)
  // The mover plays the whole turn.
  await mover.page.waitForFunction(
    (old) => {
      const screen = document.querySelector<HTMLElement>('.table-screen')
      return Number(screen?.dataset.seq) > old + 1 && document.querySelector('.word') === null
    },
    from,
    { timeout: 60_000 },
  )
  await stopMonkey(mover)
  await sleeper.page.goto(address)
  await sleeper.page.getByTestId('recap').waitFor()
  expect(await sleeper.page.locator('.recap .log-list li').count()).toBeGreaterThan(0)
  const now = await waitUntilInStep(ada, bo)
  await sleeper.page.getByTestId('recap-show').click()
  await sleeper.page.getByTestId('recap-bar').waitFor()
  expect((await tableStatus(sleeper)).seq).toBeLessThan(now)
  expect(await sleeper.page.locator('.word').count()).toBe(0)
  await sleeper.page.getByTestId('recap-skip').click()
  await sleeper.page.locator('.word').first().waitFor()
  expect((await tableStatus(sleeper)).seq).toBe(now)
  await closeAll(ada, bo)
})

/** Puts finished games against bots into this browser, as if they had been played here. */
async function storeFinished({ page }: Guest, scores: readonly number[]): Promise<void> {
  await page.evaluate(
    (points) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('orrery')
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('games', 'readwrite')
          for (const [i, mine] of points.entries()) {
            transaction.objectStore('games').put({
              ...{ id: `finished-${i}`, game: 'cosmos', version: 1, options: {}, created: 1, updated: 1794778138440 },
              ...{ seats: [{ name: 'Ada' }, { name: 'Tycho', bot: 'easy' }], round: 8, toAct: [], scores: [mine, 50] },
            })
          }
          transaction.oncomplete = () => resolve()
          transaction.onerror = () => reject(transaction.error)
        }
      }),
    scores,
  )
}

test('an account makes the identity, its tables and its games against bots available on another device', async () => {
  const ada = await guest(server.url)
  const link = await makeTable(ada, 'Ada', 'arks')
  expect(link).not.toBe('')
  const table = tableId(ada)
  await ada.go('/player/me')
  await ada.page.locator('.player-game.is-new').first().waitFor()
  await storeFinished(ada, [60, 40, 70])
  await ada.go('/online')
  await ada.page.getByTestId('me').click()
  await ada.page.getByTestId('account-name').fill('ada.l')
  await ada.page.getByTestId('passphrase').fill('correct horse battery')
  await ada.page.getByTestId('account-go').click()
  await ada.page.locator('dialog').waitFor({ state: 'detached' })
  const phone = await guest(server.url)
  await phone.go('/online')
  await phone.page.getByTestId('me').click()
  await phone.page.locator('.account .choice label').nth(1).click()
  await phone.page.getByTestId('account-name').fill('Ada.L')
  await phone.page.getByTestId('passphrase').fill('correct horse battery')
  await phone.page.getByTestId('account-go').click()
  await phone.page.waitForSelector(`[data-list="mine"] [data-table="${table}"]`)
  // They were joined once, however often the pages of either device are opened.
  for (const who of [phone, ada, ada]) {
    await who.go('/player/me')
    const figures = who.page.locator('.device-games [data-game="cosmos"] .figures dd')
    await expect.poll(() => figures.allTextContents(), { timeout: 30_000 }).toEqual(['67% 2 of 3', '3', '56.7', '70'])
  }
  await phone.go('/online')
  await phone.page.getByTestId('me').click()
  await phone.page.getByTestId('log-out').click()
  await phone.page.locator(`[data-table="${table}"]`).waitFor({ state: 'detached' })
  await closeAll(ada, phone)
})
