import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hunters } from '@orrery/hunters'
import { begin } from '@orrery/kernel'
import type { FrameLocator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { watchServer } from '../scripts/dev-process.ts'
import { type Dev, startDev } from './dev.ts'
import { dist } from './serve.ts'
import { expectNoErrors, openPage, type Visited, withBrowser } from './world.ts'

withBrowser()

let dev: Dev
/** One browser for all tests: a page in development consists of hundreds of files, which it caches. */
let visited: Visited

beforeAll(async () => {
  dev = await startDev()
  visited = await openPage()
})

afterAll(async () => {
  await visited.context.close()
  await dev.end()
})

const wait = { timeout: 60_000, interval: 50 }

test('npm run dev shows the page, and passes requests and sockets on to the server', async () => {
  const html = await (await fetch(`${dev.url}/`)).text()
  expect(html).toContain('/@vite/client')
  const games: { games: { id: string }[] } = await (await fetch(`${dev.url}/api/v1/games`)).json()
  expect(games.games.map(({ id }) => id)).toEqual(['cosmos', 'hunters', 'arks'])
  expect(await (await fetch(`${dev.url}/ready`)).json()).toMatchObject({ ready: true })
  expect((await fetch(`${dev.url}/api/v1/nothing`)).status).toBe(404)

  // The table is created over HTTP; the waiting room needs the socket.
  const { page } = visited
  await page.goto(`${dev.url}/online?new=cosmos`)
  await page.getByTestId('my-name').fill('Ada')
  await page.getByTestId('make-table').click()
  await page.getByTestId('share-link').waitFor()
  await page.waitForSelector('[data-link="connected"]', { state: 'attached' })
  expectNoErrors(visited)
})

/** The content of the workshop's window. */
const frameOf = (page: Page): FrameLocator => page.frameLocator('[data-testid="frame"]')

/** Size, language and theme of the page inside the window. */
function insideOf(page: Page): Promise<unknown> {
  return frameOf(page)
    .locator('html')
    .evaluate((root) => [innerWidth, innerHeight, root.getAttribute('lang'), root.dataset.theme])
}

const queryOf = (page: Page): object => Object.fromEntries(new URL(page.url()).searchParams)

/** Default values are left out of an address. */
function without(fields: Readonly<Record<string, string>>, usual: Readonly<Record<string, string>>): object {
  return Object.fromEntries(Object.entries(fields).filter(([name, value]) => usual[name] !== value))
}

const looks = [
  ['cosmos', '3-players', 120, '390x844', 'de', 'light'],
  ['hunters', '3-players', 150, '1024x768', 'pl', 'dark'],
  ['arks', 'four', 60, '844x390', 'en', 'light'],
] as const

test('the workshop shows every board in any position, size, language and theme, and a link shows the same', async () => {
  const { page } = visited
  await page.goto(`${dev.url}/workshop`)
  for (const [i, [game, name, at, size, lang, theme]] of looks.entries()) {
    await page.locator('.ws-contents > ul button').nth(i).click()
    await page.getByTestId('from').selectOption(name)
    await page.getByTestId('size').selectOption(size)
    // The texts of a language are loaded first, so it changes a moment after the click.
    await page.locator(`.ws-looks input[value="${lang}"]`).click({ force: true })
    await page.locator(`.ws-looks input[value="${theme}"]`).click({ force: true })
    await page.locator('.replay-seek input').fill(String(at))
    await frameOf(page).locator(`.table-screen[data-seq="${at}"] [data-action]`).first().waitFor()
    const [width, height] = size.split('x').map(Number)
    await vi.waitFor(async () => expect(await insideOf(page)).toEqual([width, height, lang, theme]), wait)

    // Keys step through the game, and the address follows.
    await page.locator('.ws-panel h1').click()
    const screen = frameOf(page).locator('.table-screen')
    const stepped = async (): Promise<void> =>
      expect(await screen.getAttribute('data-seq', { timeout: 5000 })).toBe(String(at + 1))
    await page.keyboard.press('ArrowRight')
    // A frame that is being reloaded misses a key.
    await vi.waitFor(stepped, { timeout: 10_000, interval: 50 }).catch(() => page.keyboard.press('ArrowRight'))
    await vi.waitFor(stepped, wait)
    const wanted = { game, name, at: String(at + 1), size, lang, theme }
    await vi.waitFor(
      () => expect(queryOf(page)).toMatchObject(without(wanted, { game: 'cosmos', lang: 'en', theme: 'dark' })),
      wait,
    )
  }
  // For a spectator, nothing is lit.
  await page.getByTestId('eyes').selectOption('spectator')
  await frameOf(page).locator('.table-screen.watching').waitFor()
  expect(await frameOf(page).locator('.table-screen [data-action]').count()).toBe(0)
  await vi.waitFor(() => expect(queryOf(page)).toMatchObject({ eyes: 'spectator' }), wait)
  await page.reload()
  await frameOf(page).locator('.table-screen.watching[data-seq="61"] .ak').waitFor()
  expect(await insideOf(page)).toEqual([844, 390, 'en', 'light'])
  expectNoErrors(visited)
})

test('what is played in the workshop is stored in the address, and a pasted view or record is shown or refused', async () => {
  const { page } = visited
  await page.goto(`${dev.url}/workshop?from=random&seats=2&seed=a&at=40`)
  const lit = frameOf(page).locator('.table-screen[data-seq="40"] .table-main [data-action]').first()
  await lit.dispatchEvent('click')
  await frameOf(page).locator('.table-screen[data-seq="41"]').waitFor()
  await page.waitForFunction(() => location.hash.startsWith('#paste='))
  await page.reload()
  await frameOf(page).locator('.table-screen[data-seq="41"]').waitFor()

  const state = begin(hunters, { seats: 3, seed: 'x' })
  const view = JSON.stringify(hunters.view(state, 0))
  await page.getByTestId('from').selectOption('paste')
  await page.getByTestId('paste').fill(view.slice(1))
  await page.getByTestId('show-pasted').click()
  expect(await page.getByTestId('faults').textContent()).toContain('it is not JSON')
  await page.getByTestId('paste').fill(view)
  await page.getByTestId('show-pasted').click()
  await frameOf(page).locator('.hx [data-action]').first().waitFor()
  expect(await page.getByTestId('faults').count()).toBe(0)
  expectNoErrors(visited)
})

test('every sheet of pieces is drawn', async () => {
  const { page } = visited
  await page.goto(`${dev.url}/workshop?show=pieces`)
  const buttons = page.locator('.ws-contents details button')
  await buttons.first().waitFor()
  const seen = new Set<string | null>()
  for (const button of await buttons.all()) {
    await button.click()
    const id = new URLSearchParams((await frameAddress(page)).split('?')[1]).get('sheet')
    await frameOf(page).locator(`[data-sheet="${id}"] .ws-group .ws-piece`).first().waitFor()
    seen.add(id)
  }
  expect([...seen].map((id) => id?.split('/')[0])).toEqual(expect.arrayContaining(['cosmos', 'hunters', 'arks']))
  expect(seen.size).toBe(await buttons.count())
  expectNoErrors(visited)
})

/** The address of the window's content, from "Open alone". */
async function frameAddress(page: Page): Promise<string> {
  return (await page.locator('.ws-take a[target]').getAttribute('href')) ?? ''
}

test('a build contains nothing of the workshop', () => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(js|css|html)$/.test(file))
  expect(files.length).toBeGreaterThan(20)
  const found = files.filter(
    (file) =>
      /workshop|sheets/i.test(file) || /workshop|ws-panel|ws-group/i.test(readFileSync(join(dist, file), 'utf8')),
  )
  expect(found).toEqual([])
})

test('one address is printed, and Ctrl+C stops the page and the server', async () => {
  expect(dev.output().match(/https?:\/\/\S+/g)).toEqual([`${dev.url}/`])
  const code = await dev.end()
  // On systems without signals, a process that is ended from outside has no exit code of its own.
  if (process.platform !== 'win32') expect(code).toBe(0)
  await expect(fetch(`${dev.url}/`)).rejects.toThrow()
})

/** The smallest server: it reports its address, and closes on request. */
const source = (name: string): string => `
import { part } from './part.ts'
process.on('message', () => process.exit(0))
process.send?.({ ready: ${JSON.stringify(name)} + part })
`

test('a changed source restarts the server; after one that does not compile, or ends at once, it waits for the next change', async () => {
  const cache = fileURLToPath(new URL('../../../.cache', import.meta.url))
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'dev-test-'))
  const write = (name: string, text: string): void => writeFileSync(join(folder, name), text)
  write('part.ts', 'export const part: string = " 1"')
  write('entry.ts', source('first'))
  const printed: string[] = []
  const server = await watchServer({
    entry: join(folder, 'entry.ts'),
    bundle: join(folder, 'bundle.mjs'),
    args: [],
    print: (line) => printed.push(line),
  })
  onTestFinished(async () => {
    await server.close()
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  })
  const waitForAddress = (name: string) => vi.waitFor(async () => expect(await server.address(100)).toBe(name), wait)
  const waitForLine = (words: RegExp) => vi.waitFor(() => expect(printed.join('\n')).toMatch(words), wait)
  await waitForAddress('first 1')

  write('part.ts', 'export const part: string = " 2"')
  await waitForAddress('first 2')

  write('entry.ts', 'const = 1')
  await waitForLine(/does not compile; the last one that did keeps running/)
  expect(await server.address(100)).toBe('first 2')

  write('entry.ts', 'process.exit(3)')
  await waitForLine(/The server ended \(exit code 3\)/)
  expect(await server.address(100)).toBe(undefined)

  write('entry.ts', source('mended'))
  await waitForAddress('mended 2')
})
