import type { BrowserContext, Page } from 'playwright-core'
import { type Tap, tap } from './tap.ts'
import { openPage, type Visit } from './world.ts'

/** Somebody in a browser of their own, on a wire of their own. */
export interface Guest {
  readonly page: Page
  readonly context: BrowserContext
  readonly wire: Tap
  /** Errors of the console and of scripts. */
  readonly errors: string[]
  /** The same address on this person's own wire. */
  go(address: string): Promise<void>
  close(): Promise<void>
}

/** What the browser itself writes to the console when a connection breaks, or push is asked for, which the tests do on purpose. */
const expected =
  /Failed to load resource: net::|WebSocket connection to .* failed|status of 50[23]|does not support the Push API in incognito/

/** A person comes with a fresh browser. */
export async function guest(
  server: string,
  settings: Readonly<Record<string, unknown>> = {},
  how: Pick<Visit, 'size' | 'offline'> = {},
): Promise<Guest> {
  const wire = await tap(server)
  const { page, context, errors } = await openPage({ settings, ...how })
  return {
    page,
    context,
    wire,
    get errors() {
      return errors.filter((error) => !expected.test(error))
    },
    async go(address) {
      const { pathname, search } = new URL(address, wire.url)
      await page.goto(wire.url + pathname + search)
    },
    async close() {
      await context.close()
      await wire.close()
    },
  }
}

/** Makes a table in the dialog, and says the link that others come in by. */
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

/** Comes in by a link, gives a name and sits down. */
export async function joinTable({ page, go }: Guest, link: string, name: string): Promise<void> {
  await go(link)
  await page.getByTestId('my-name').fill(name)
  await page.getByTestId('sit').click()
  await page.locator('.take-seat').waitFor({ state: 'detached' })
}

/** The host starts, and everybody sees the table. */
export async function startGame(host: Guest, ...others: readonly Guest[]): Promise<void> {
  await host.page.getByTestId('start-online').click()
  for (const { page } of [host, ...others]) await page.waitForSelector('.table-screen')
}

/** The id of the table somebody looks at. */
export function tableId({ page }: Guest): string {
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

/** How many changes of the game somebody sees, and whether it is over. */
export function standing({ page }: Guest): Promise<{ seq: number; over: boolean }> {
  return page.evaluate(() => {
    const { seq, over } = document.querySelector<HTMLElement>('.table-screen')?.dataset ?? {}
    return { seq: Number(seq ?? -1), over: over === 'true' }
  })
}

/** Waits until all see the same position. */
export async function inStep(...all: readonly Guest[]): Promise<number> {
  for (let tries = 0; tries < 600; tries++) {
    const seqs = await Promise.all(all.map(async (each) => (await standing(each)).seq))
    const [first = -1] = seqs
    if (seqs.every((seq) => seq === first)) return first
    await all[0]?.page.waitForTimeout(50)
  }
  throw new Error('they do not see the same')
}

/** Waits until the server hears this browser (or does not). */
export async function linked({ page }: Guest, ...states: readonly string[]): Promise<void> {
  const wanted = states.length === 0 ? ['connected'] : states
  await page.waitForSelector(wanted.map((state) => `[data-link="${state}"]`).join(', '), {
    timeout: 60_000,
    state: 'attached',
  })
}

/** Plays in words from now on; the page is loaded anew, as somebody does who comes back later. */
export async function inWords({ page }: Guest): Promise<void> {
  await page.evaluate(() => {
    const settings = JSON.parse(localStorage.getItem('orrery-settings') ?? '{}')
    localStorage.setItem('orrery-settings', JSON.stringify({ ...settings, textMode: true }))
  })
  // What is small is drawn faster.
  await page.setViewportSize({ width: 640, height: 480 })
  await page.reload()
  await page.waitForSelector('.table-screen.in-words')
}
