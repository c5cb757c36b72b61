import type { Page } from 'playwright-core'
import { storeGames } from './stored.ts'
import { waitForTurn } from './world.ts'

/** Is called wherever the walk stops. */
type Stop = (where: string) => Promise<void>

/** The pages that need neither a game nor a server, each with what shows that it is there. */
const paths: readonly (readonly [path: string, shows: string])[] = [
  ['/', '.world'],
  ['/online', '.page h1'],
  ['/replay', '.page h1'],
  ['/player/me', '.page h1'],
  ['/insights', '.insights-none'],
  ...['cosmos', 'hunters', 'arks'].flatMap((game): [string, string][] => [
    [`/rules/${game}`, '.rule'],
    [`/rules/${game}/summary`, 'h1'],
    [`/gallery/${game}`, '.gallery section'],
    [`/puzzles/${game}`, '.puzzle-number'],
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
    // A bot with a character has a face and a few words beside it.
    await page.getByTestId('character-1').selectOption({ index: 1 })
    await page.locator('.seat-character small:not(:empty)').first().waitFor()
    await stop(`set-up ${world + 1} with a character`)
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

/** Takes the first thing that is lit, again and again, until something else is there. */
async function clickUntil(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let clicks = 0; clicks < 300 && !(await isThere()); clicks++) {
    await page.evaluate(() => {
      const found = [
        // A window that asks whether it is meant lies over everything else.
        'dialog[open] [data-action]',
        '.btn.end[data-action]:not(:disabled)',
        '.table-main :is([data-action], [data-step]):not(:disabled, .selected)',
      ]
        .map((selector) => document.querySelector(selector))
        .find((target) => target !== null)
      found?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    })
    await page.waitForTimeout(120)
  }
}

/** A puzzle of a game: its question, its verdict, and its answer to the end. */
export async function walkPuzzle(page: Page, url: string, game: string, stop: Stop): Promise<void> {
  await page.goto(`${url}/puzzles/${game}`)
  await page.locator('.puzzle-number').first().click()
  const card = page.getByTestId('coach')
  await card.waitFor()
  await waitForTurn(page)
  await stop('a puzzle')
  const judged = page.locator('.coach[data-state="solved"], .coach[data-state="missed"]')
  await clickUntil(page, async () => (await card.getAttribute('data-state')) !== 'asks')
  await judged.waitFor({ timeout: 90_000 })
  await stop('the verdict of a puzzle')
  await page.getByTestId('puzzle-answer').click()
  const step = page.getByTestId('puzzle-step')
  await step.waitFor()
  await stop('the answer of a puzzle')
  const over = page.locator('.puzzle-over')
  while ((await over.count()) === 0) {
    await step.or(over).first().waitFor()
    if ((await over.count()) === 0) await step.click({ timeout: 20_000 })
    await page.waitForTimeout(60)
  }
  await stop('the end of the answer')
  await page.goto(`${url}/puzzles/${game}`)
  await page.locator('.puzzle-number:is(.solved, .later, .missed)').waitFor()
  await stop('puzzles of which one was tried')
}

/** What finished games of this device tell about a player, before and after their analysis. */
export async function walkInsights(page: Page, url: string, stop: Stop): Promise<void> {
  await page.goto(`${url}/insights`)
  await page.locator('.insights-none').waitFor()
  await storeGames(page, ['i1', 'i2'])
  await page.reload()
  await page.locator('.insight-bars').first().waitFor()
  await stop('insights')
  await page.getByTestId('analyse-missing').click()
  await page.locator('.insights-offer').waitFor({ state: 'detached', timeout: 200_000 })
  await stop('insights with analyses')
}

/** A table whose coach watches, up to its first warning. */
export async function walkCoach(page: Page, stop: Stop): Promise<void> {
  const go = page.getByTestId('coach-go')
  await clickUntil(page, async () => (await go.count()) > 0)
  await go.waitFor()
  await stop("the coach's warning")
}

/** The mistakes of an analysed game: one with its answer in sight, one up to its verdict, and what came of all of them. */
async function walkMistakes(page: Page, stop: Stop): Promise<void> {
  await page.locator('.analysis-learn').first().click()
  const strip = page.getByTestId('learn')
  const ended = page.locator('.learn-end')
  await strip.or(ended).first().waitFor()
  if ((await strip.count()) > 0) {
    await waitForTurn(page)
    await stop('a mistake')
    await strip.locator('.learn-buttons .btn').first().click()
    await page.locator('.analysis-better').waitFor({ timeout: 90_000 })
    await stop('the answer to a mistake')
    await page.locator('.analysis-better .btn').last().click()
    await waitForTurn(page)
    await clickUntil(page, async () => (await strip.getAttribute('data-state')) !== 'plays')
    await page.locator('.learn-scale').waitFor({ timeout: 90_000 })
    await stop('the verdict of a mistake')
  }
  while ((await ended.count()) === 0) {
    await strip.or(ended).first().waitFor()
    if ((await ended.count()) === 0) await strip.locator('.learn-buttons .btn').last().click()
    await page.waitForTimeout(60)
  }
  await stop('the end of the mistakes')
}

/** From the result of a finished game to its replay, its analysis and its mistakes. */
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
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.locator('.analysis-learn').first().waitFor({ timeout: 400_000 })
  await stop('the whole analysis')
  await walkMistakes(page, stop)
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
  // Beside its level, which is there at once.
  await page.locator('[data-kind="bot"] .seat-acts select').nth(1).selectOption({ index: 1 })
  await page.locator('[data-kind="bot"] .seat-mark svg').first().waitFor()
  await stop('the room, with the character of a bot')
  await page.getByTestId('start-online').click()
  await page.locator('.table-screen').waitFor({ timeout: 120_000 })
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
