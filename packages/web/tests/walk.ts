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
    [`/gallery/${game}`, '.gallery section'],
  ]),
]

/** Goes through all pages, and through the windows of the first one: the set-up of each game, and the settings. */
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
