import type { Page } from 'playwright-core'

/** Is called wherever the walk stops. */
type Stop = (where: string) => Promise<void>

/** The pages that need neither a game nor a server, each with what shows that it is there. */
const paths: readonly (readonly [path: string, shows: string])[] = [
  ['/', '.world'],
  ['/online', '.page h1'],
  ['/replay', '.page h1'],
  ['/player/me', '.page h1'],
  ...['cosmos', 'hunters', 'arks'].flatMap((game): [string, string][] => [
    [`/rules/${game}`, '.rule'],
    [`/rules/${game}/summary`, 'h1'],
    [`/gallery/${game}`, '.gallery section'],
  ]),
]

/** Goes through all pages, and through the windows of the first one: the set-up of each game. */
export async function walkPages(page: Page, url: string, stop: Stop): Promise<void> {
  for (const [path, shows] of paths) {
    await page.goto(url + path)
    await page.locator(shows).first().waitFor()
    await stop(path)
  }
  await page.goto(url)
  for (let world = 0; world < 3; world++) {
    await page.locator('.world').nth(world).locator('.btn.primary').click()
    await page.getByTestId('start').waitFor()
    await stop(`set-up ${world + 1}`)
    await page.keyboard.press('Escape')
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
  }
}

/** The entries of a table's menu that open something over it. */
const OPENERS = ['help', 'book', 'sheet', 'gear'].map((icon) => `.menu [data-item="${icon}"]:enabled`).join()

/** Opens the menu of a table and everything it offers, the log, and the large picture of a thing, one after the other. */
export async function walkWindows(page: Page, stop: Stop): Promise<void> {
  const openMenu = async (): Promise<void> => {
    await page.locator('.bar-tools [popovertarget]').last().click()
    await page.locator('.menu:popover-open').waitFor()
  }
  const opened = page.locator('dialog[open], .hint, .log-panel')
  const visitOpened = async (what: string): Promise<void> => {
    await opened.first().waitFor()
    // What is loaded on demand comes a little later.
    await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' })
    await stop(what)
    await page.keyboard.press('Escape')
    await opened.waitFor({ state: 'detached' })
  }
  await openMenu()
  await stop('menu')
  const entries = page.locator(OPENERS)
  const count = await entries.count()
  for (let i = 0; i < count; i++) {
    if (i > 0) await openMenu()
    const what = (await entries.nth(i).textContent()) ?? ''
    await entries.nth(i).click()
    await visitOpened(what)
  }
  await page.keyboard.press('l')
  await visitOpened('log')
  await page.locator('.bd [data-zoom]').first().dispatchEvent('contextmenu')
  await visitOpened('thing')
}

/** Opens the list of a game's lessons, the first steps of the first lesson, and an exercise of the last one. */
export async function walkLessons(page: Page, url: string, world: number, stop: Stop): Promise<void> {
  const open = async (): Promise<void> => {
    await page.goto(url)
    await page.getByTestId('learn').nth(world).click()
    await page.locator('.lessons').waitFor()
  }
  const coach = page.getByTestId('coach')
  await open()
  await stop('lessons')
  await page.locator('.lessons button').first().click()
  await coach.waitFor()
  await stop('a step of a lesson')
  await page.getByTestId('coach-next').click()
  await page.locator('[data-testid="coach"][data-step-at="2"]').waitFor()
  await stop('the next step of a lesson')
  await open()
  await page.locator('.lessons button').last().click()
  await coach.waitFor()
  await stop('an exercise')
}

/** From the result of a finished game to its replay and the beginning of its analysis. */
export async function walkEnd(page: Page, stop: Stop): Promise<void> {
  await page.locator('dialog.result .chart').waitFor()
  await stop('the result')
  await page.locator('dialog.result a[href^="/replay"]').click()
  await page.locator('.replay-screen').waitFor()
  await stop('the replay')
  await page.keyboard.press('l')
  await page.locator('.replay-log').waitFor()
  await stop("the replay's log")
  await page.keyboard.press('l')
  // On phones its button is in the menu.
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByTestId('analyse').click()
  await page.locator('.analysis-curve polyline').first().waitFor()
  await stop('the analysis')
}

/** On a server: the lobby, the windows for a new table and for an account, the room, the table, its menu and its chat. */
export async function walkOnline(page: Page, url: string, stop: Stop): Promise<void> {
  await page.goto(`${url}/online`)
  await page.getByTestId('new-table').click()
  await page.getByTestId('make-table').waitFor()
  await stop('a new table')
  await page.getByTestId('my-name').fill('Mira')
  await page.locator('.seat-rows select').last().selectOption('easy')
  await page.getByTestId('make-table').click()
  await page.getByTestId('share-link').waitFor()
  await stop('the room')
  await page.getByTestId('start-online').click()
  await page.locator('.table-screen').waitFor()
  await stop('an online table')
  await page.getByTestId('chat').click()
  await page.locator('.chat-panel').waitFor()
  await stop('chat')
  await page.keyboard.press('Escape')
  await page.getByTestId('table-menu').click()
  await page.locator('.online-menu:popover-open').waitFor()
  await stop('the menu of an online table')
  await page.getByTestId('resign').click()
  await page.getByTestId('confirm').waitFor()
  await stop('resigning')
  await page.goto(`${url}/online`)
  await page.locator('[data-list="mine"] [data-table]').first().waitFor()
  await stop('the lobby')
  await page.goto(`${url}/player/me`)
  await page.getByTestId('account').click()
  await page.locator('dialog[open]').waitFor()
  await stop('an account')
  await page.goto(`${url}/join/22223333`)
  await page.locator('.failed').waitFor()
  await stop('a wrong code')
}
