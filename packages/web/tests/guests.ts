import type { BrowserContext, Page } from 'playwright-core'
import { type BrowserProxy, openProxy } from './proxy.ts'
import { openPage, tableStatus as statusOf, type Visit } from './world.ts'

/** A person with their own browser and their own proxy to the server. */
export interface Guest {
  readonly page: Page
  readonly context: BrowserContext
  readonly proxy: BrowserProxy
  /** Errors of the console and of scripts. */
  readonly errors: string[]
  /** Opens an address through this person's proxy. */
  go(address: string): Promise<void>
  close(): Promise<void>
}

/** Errors that the browser itself logs when a connection breaks, or push is requested, which the tests do on purpose. */
const expectedErrors =
  /Failed to load resource: net::|WebSocket connection to .* failed|status of 50[23]|does not support the Push API in incognito/

/** A new person with a fresh browser. */
export async function guest(
  server: string,
  settings: Readonly<Record<string, unknown>> = {},
  how: Pick<Visit, 'size' | 'offline'> = {},
): Promise<Guest> {
  const proxy = await openProxy(server)
  const { page, context, errors } = await openPage({ settings, ...how })
  return {
    page,
    context,
    proxy,
    get errors() {
      return errors.filter((error) => !expectedErrors.test(error))
    },
    async go(address) {
      const { pathname, search } = new URL(address, proxy.url)
      await page.goto(proxy.url + pathname + search)
    },
    async close() {
      await context.close()
      await proxy.close()
    },
  }
}

/** Creates a table in the dialog, and returns the link for others. */
export async function makeTable(
  { page, go }: Guest,
  name: string,
  game: string,
  choose: (page: Page) => Promise<void> = async () => {},
): Promise<string> {
  await go(`/online?new=${game}`)
  await page.getByTestId('my-name').fill(name)
  await choose(page)
  await page.getByTestId('make-table').click()
  return (await page.getByTestId('share-link').getAttribute('data-text')) ?? ''
}

/** Opens a link, enters a name and sits down. */
export async function joinTable({ page, go }: Guest, link: string, name: string): Promise<void> {
  await go(link)
  await page.getByTestId('my-name').fill(name)
  await page.getByTestId('sit').click()
  await page.locator('.take-seat').waitFor({ state: 'detached' })
}

/** The host starts the game, and everybody sees the table. */
export async function startGame(host: Guest, ...others: readonly Guest[]): Promise<void> {
  await host.page.getByTestId('start-online').click()
  for (const { page } of [host, ...others]) await page.waitForSelector('.table-screen')
}

/** The id of the table somebody looks at. */
export function tableId({ page }: Guest): string {
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

/** The number of changes that this person sees, and whether the game is over. */
export const tableStatus = ({ page }: Guest): ReturnType<typeof statusOf> => statusOf(page)

/** Waits until all see the same position. */
export async function waitUntilInStep(...all: readonly Guest[]): Promise<number> {
  for (let tries = 0; tries < 600; tries++) {
    const seqs = await Promise.all(all.map(async (each) => (await tableStatus(each)).seq))
    const [first = -1] = seqs
    if (seqs.every((seq) => seq === first)) return first
    await all[0]?.page.waitForTimeout(50)
  }
  throw new Error('they do not see the same')
}

/** Waits until this browser's connection is in one of these states; `connected` by default. */
export async function waitForLink({ page }: Guest, ...states: readonly string[]): Promise<void> {
  const wanted = states.length === 0 ? ['connected'] : states
  await page.waitForSelector(wanted.map((state) => `[data-link="${state}"]`).join(', '), {
    timeout: 60_000,
    state: 'attached',
  })
}

/** Switches to text mode; the page is reloaded, as by somebody who returns later. */
export async function switchToTextMode({ page }: Guest): Promise<void> {
  await page.evaluate(() => {
    const settings = JSON.parse(localStorage.getItem('orrery-settings') ?? '{}')
    localStorage.setItem('orrery-settings', JSON.stringify({ ...settings, textMode: true }))
  })
  // A small page is drawn faster.
  await page.setViewportSize({ width: 640, height: 480 })
  await page.reload()
  await page.waitForSelector('.table-screen.in-words')
}

/** Leaves the table or resigns: chooses it in the table's menu, and confirms it. */
export async function confirmInMenu({ page }: Guest, item: 'leave' | 'resign'): Promise<void> {
  await page.getByTestId('table-menu').click()
  await page.getByTestId(item).click()
  await page.getByTestId('confirm').click()
}
