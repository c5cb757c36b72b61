import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject } from 'vitest'
import { launch } from './browser.ts'
import { coverPage, pictured } from './cover.ts'
import { SEED } from './serve.ts'

/** How a page is opened. */
export interface Visit {
  readonly size?: readonly [width: number, height: number]
  readonly settings?: Readonly<Record<string, unknown>>
  /** Makes the randomness of the worker repeatable, and with it shuffle and bots. */
  readonly seed?: number
  /** A finger instead of a mouse. */
  readonly touch?: boolean
  /** Allows the page its service worker, which stores everything for offline use. */
  readonly offline?: boolean
  /** Draws every pixel; otherwise the page is transparent, see `coverPage`. */
  readonly drawn?: boolean
  readonly path?: string
  /** The server of the page, if it is not the common one. */
  readonly url?: string
}

/** A page under test, and its errors. */
export interface Visited {
  readonly page: Page
  readonly context: BrowserContext
  /** Errors of the console and of scripts. */
  readonly errors: string[]
}

/** The three sizes that every screen is tested in. */
export const sizes = { desktop: [1440, 900], tablet: [1024, 768], phone: [390, 844] } as const

let browser: Browser | undefined

/** One browser for all files of a worker; it ends with the worker. Nothing is left in it when a file is done. */
export function withBrowser(): void {
  beforeAll(async () => {
    if (browser?.isConnected() !== true) browser = await launch()
  })
  afterAll(async () => {
    await Promise.all(browser?.contexts().map((context) => context.close()) ?? [])
  })
}

/** A blank page with fresh storage. */
export async function openPage({
  size = sizes.desktop,
  settings = {},
  seed = 1,
  touch = false,
  offline = false,
  drawn = pictured,
  url = inject('url'),
}: Visit = {}): Promise<Visited> {
  if (browser === undefined) throw new Error('no browser')
  const context = await browser.newContext({
    viewport: { width: size[0], height: size[1] },
    serviceWorkers: offline ? 'allow' : 'block',
    hasTouch: touch,
    isMobile: touch,
  })
  await context.addCookies([{ name: SEED, value: String(seed), url }])
  const page = await context.newPage()
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(error.message))
  const stored = JSON.stringify({ language: 'en', motion: 'off', recap: 'off', singles: false, ...settings })
  await page.addInitScript((text) => {
    if (localStorage.getItem('orrery-settings') === null) localStorage.setItem('orrery-settings', text)
  }, stored)
  if (!drawn) await coverPage(page)
  return { page, context, errors }
}

/** Opens a page of the app with fresh storage. */
export async function visit(how: Visit = {}): Promise<Visited> {
  const visited = await openPage(how)
  await visited.page.goto((how.url ?? inject('url')) + (how.path ?? '/'))
  await visited.page.waitForSelector('.home, .page, .table-screen, .pass, .failed')
  return visited
}

/** Starts a game from the home page in two clicks. */
export async function start(page: Page, world = 0): Promise<void> {
  await page.locator('.world').nth(world).locator('.btn.primary').click()
  await page.getByTestId('start').click()
  await page.waitForSelector('.table-screen, .pass')
}

const seats = [
  { name: 'Mira', bot: false },
  { name: 'Tycho', bot: true },
]
const setup = { seats, level: 'random', options: {} }

/** Settings by which a person plays every game against a bot that chooses at random. */
export const againstRandom = { cosmos: setup, hunters: setup, arks: setup }

/** A person's first turn against a bot that chooses at random. */
export async function visitTable(world: number, { settings, ...how }: Visit = {}): Promise<Visited> {
  const visited = await visit({ ...how, settings: { setups: againstRandom, ...settings } })
  await start(visited.page, world)
  await waitForTurn(visited.page)
  return visited
}

/** The number of changes at the table, and whether the game is over. */
export async function tableStatus(page: Page): Promise<{ seq: number; over: boolean }> {
  return page.evaluate(() => {
    const screen = document.querySelector<HTMLElement>('.table-screen')
    return { seq: Number(screen?.dataset.seq ?? -1), over: screen?.dataset.over === 'true' }
  })
}

/** Waits until it is the person's turn, or the game is over. */
export async function waitForTurn(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('.table-screen[data-over="true"]') !== null ||
      document.querySelector('.table-screen [data-action]:not(:disabled), .table-screen [data-step]') !== null,
    undefined,
    { timeout: 30_000 },
  )
}

/** Waits until the table has not changed for a moment, so that the last click has taken full effect. A question it has opened is cancelled. */
export async function waitUntilSettled(page: Page): Promise<void> {
  const question = page.locator('dialog[open]:not(.result)')
  if ((await question.count()) > 0) {
    await page.keyboard.press('Escape')
    await question.waitFor({ state: 'detached' })
  }
  for (let before = -1, now = (await tableStatus(page)).seq; before !== now; now = (await tableStatus(page)).seq) {
    before = now
    await page.waitForTimeout(120)
  }
  await waitForTurn(page)
}

/** Waits until the table has changed, asks something in a window, or has to be passed on. */
export async function waitForChange(page: Page, seq: number): Promise<void> {
  await page.waitForFunction(
    (old) =>
      Number(document.querySelector<HTMLElement>('.table-screen')?.dataset.seq ?? -1) !== old ||
      document.querySelector('dialog[open], .pass') !== null,
    seq,
  )
}

/** There were no errors. */
export function expectNoErrors({ errors }: Visited): void {
  expect(errors).toEqual([])
}
