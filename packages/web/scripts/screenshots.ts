// Takes screenshots of the main screens into docs/screenshots/, or into the folder given with `--out`; size, theme and language vary from
// shot to shot. Builds the page first. Arguments name the pictures to take, such as `hunters arks`; without any, all are taken.
// With `--compare` they go to a folder of their own, and those that differ from docs/screenshots/ are listed.
import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { arks } from '@orrery/arks'
import { cosmos } from '@orrery/cosmos'
import { hunters } from '@orrery/hunters'
import type { Language } from '@orrery/kernel'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { launch } from '../tests/browser.ts'
import { playGame, playUntil, storePosition } from '../tests/position.ts'
import { serve } from '../tests/serve.ts'
import { preparePage } from '../tests/setup.ts'
import { startServer } from '../tests/test-server.ts'
import { waitForTurn } from '../tests/world.ts'
import { listChanges } from './compare.ts'

const { values, positionals: wanted } = parseArgs({
  options: { out: { type: 'string' }, compare: { type: 'boolean' } },
  allowPositionals: true,
})
const accepted = fileURLToPath(new URL('../../../docs/screenshots', import.meta.url))
const folder = values.out ?? (values.compare === true ? mkdtempSync(join(tmpdir(), 'orrery-screenshots-')) : accepted)
const sizes = { desktop: [1440, 900], tablet: [1024, 768], phone: [390, 844] } as const

interface Look {
  readonly size: keyof typeof sizes
  readonly theme: 'dark' | 'light'
  readonly language: Language
  /** The screens that differ little from look to look are left out. */
  readonly few?: true
}

const looks: readonly Look[] = [
  { size: 'desktop', theme: 'dark', language: 'en' },
  { size: 'desktop', theme: 'light', language: 'pl' },
  { size: 'tablet', theme: 'dark', language: 'de', few: true },
  { size: 'phone', theme: 'dark', language: 'en', few: true },
  { size: 'phone', theme: 'light', language: 'de' },
]

const positions = [
  playUntil(cosmos, 3, 5, 4, 3),
  playGame(hunters, 4, 5, 'medium', ({ legal, round }) => round > 7 && legal.some((id) => id.startsWith('fly:'))),
  playGame(arks, 3, 5, 'medium', ({ legal, round }) => round > 8 && legal.some((id) => id.startsWith('travel:'))),
]
/** Moments that only one game has, in English and with the dark theme. */
const moments = [
  {
    name: 'hunters-diagram',
    position: playGame(
      hunters,
      3,
      8,
      'medium',
      ({ legal, round }) => round > 3 && legal.some((id) => id.startsWith('place:')),
    ),
  },
  {
    name: 'arks-solo',
    position: playGame(
      arks,
      1,
      2,
      'easy',
      ({ legal, round }) => round > 9 && legal.some((id) => id.startsWith('travel:')),
      { level: 'hard' },
    ),
  },
]
/** The beginning of a turn, after two bots have had theirs. */
const recapped = playGame(arks, 3, 2, 'medium', ({ round }) => round > 3)
const finished = playUntil(cosmos, 3, 99, 1, 6)

const isWanted = (name: string): boolean => wanted.length === 0 || wanted.includes(name)

/** Waits until nothing has been added to the page for a while: textures are drawn one after the other when they are first needed. */
async function atRest(page: Page): Promise<void> {
  await waitForTurn(page)
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, 1500)
        new MutationObserver(() => {
          clearTimeout(timer)
          timer = setTimeout(resolve, 1500)
        }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['href'] })
      }),
  )
}

/** Takes a picture of this name; of the main page unless another is given. */
type Shoot = (name: string, of?: Page) => Promise<void>

/** What the others did: in a tab of its own, since all other pictures are taken without it. */
async function tellRecap(context: BrowserContext, url: string, settings: string, shoot: Shoot): Promise<void> {
  const page = await context.newPage()
  const slow = JSON.stringify({ ...JSON.parse(settings), recap: 'slow' })
  await page.addInitScript((text) => localStorage.setItem('orrery-settings', text), slow)
  await page.goto(url)
  await page.waitForSelector('.home')
  await storePosition(page, recapped)
  await page.goto(`${url}/table/${recapped.game.id}`)
  await page.locator('[data-testid="told"] .why').waitFor()
  await shoot('recap', page)
  await page.close()
}

/** The pages of a server: lobby, a waiting room, and a player without results. Links and dates are the same in every picture. */
async function takeOnline(browser: Browser, url: string, look: Look): Promise<void> {
  const [width, height] = sizes[look.size]
  const { theme, language } = look
  const settings = JSON.stringify({ theme, language, motion: 'off', singles: false })
  const deviceScaleFactor = look.size === 'phone' ? 2 : 1
  const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor, serviceWorkers: 'block' })
  const page = await context.newPage()
  page.setDefaultTimeout(120_000)
  await page.addInitScript((text) => localStorage.setItem('orrery-settings', text), settings)
  const shoot = async (name: string): Promise<void> => {
    await page.waitForTimeout(500)
    await page.evaluate(() => {
      const fixed = [
        ['[data-testid="share-link"]', 'https://orrery.example/join/k7m2p4qx'],
        ['[data-testid="share-code"]', 'k7m2 p4qx'],
        ['.player-head > div > p', ''],
      ] as const
      for (const [selector, text] of fixed) {
        const found = document.querySelector(selector)
        if (found instanceof HTMLInputElement) found.value = text
        else if (found !== null) found.textContent = text
      }
      // The emblem of a person depends on an id that chance gives.
      const emblems = document.querySelectorAll<HTMLElement>('.site-nav .disc, .player-head > .disc')
      for (const emblem of emblems) emblem.style.visibility = 'hidden'
    })
    const path = `${folder}/${name}-${look.size}-${theme}-${language}.jpg`
    if (isWanted(name)) await page.screenshot({ path, type: 'jpeg', quality: 86 })
  }
  await page.goto(`${url}/online`)
  await page.locator('[data-testid="new-table"]:enabled').waitFor()
  await page.locator('.lobby-worlds').waitFor()
  await shoot('lobby')
  await page.goto(`${url}/player/me`)
  await page.locator('.player-game.is-new').first().waitFor()
  await shoot('player')
  await page.goto(`${url}/online?new=hunters`)
  await page.getByTestId('my-name').fill('Mira')
  await page.getByTestId('make-table').click()
  await page.getByTestId('share-link').waitFor()
  await page.locator('[data-link="connected"]').waitFor({ state: 'attached' })
  await page.locator('.how-in').waitFor()
  await shoot('room')
  await context.close()
}

async function takeAll(browser: Browser, url: string, look: Look): Promise<void> {
  const [width, height] = sizes[look.size]
  const { theme, language } = look
  const deviceScaleFactor = look.size === 'phone' ? 2 : 1
  const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor, serviceWorkers: 'block' })
  const page = await context.newPage()
  // On a busy machine the first picture of a gallery takes long.
  page.setDefaultTimeout(120_000)
  const settings = JSON.stringify({ theme, language, motion: 'off', recap: 'off', singles: false })
  await page.addInitScript((text) => localStorage.setItem('orrery-settings', text), settings)
  const shoot: Shoot = async (name, of = page) => {
    if (!isWanted(name)) return
    await of.waitForTimeout(500)
    const path = `${folder}/${name}-${look.size}-${theme}-${language}.jpg`
    await of.screenshot({ path, type: 'jpeg', quality: 86 })
  }
  await page.goto(url)
  await page.waitForSelector('.no-games')
  for (const position of positions) await storePosition(page, position)
  await page.reload()
  await page.waitForSelector('.game')
  await shoot('home')
  await page.locator('.world .btn.primary').first().click()
  await page.getByTestId('start').waitFor()
  await shoot('setup')
  for (const { game } of positions.filter(({ game: { game } }) => isWanted(String(game)))) {
    await page.goto(`${url}/table/${game.id}`)
    await page.waitForSelector('.table-screen')
    await atRest(page)
    await shoot(String(game.game))
  }
  if (theme === 'dark' && language === 'en') {
    for (const { name, position } of moments.filter((moment) => isWanted(moment.name))) {
      await storePosition(page, position)
      await page.goto(`${url}/table/${position.game.id}`)
      await page.waitForSelector('.table-screen')
      await atRest(page)
      await shoot(name)
    }
  }
  const all = look.few === undefined
  if (all && isWanted('recap')) await tellRecap(context, url, settings, shoot)
  if (all && ['lessons', 'lesson'].some(isWanted)) {
    await page.goto(url)
    await page.getByTestId('learn').nth(1).click()
    await page.getByTestId('learn-turn').waitFor()
    await shoot('lessons')
    await page.getByTestId('learn-turn').click()
    await page.getByTestId('spotlight').waitFor()
    // Nothing is pointed at.
    await page.mouse.move(0, 0)
    await atRest(page)
    await shoot('lesson')
  }
  if (!['rulebook', 'summary', 'gallery', 'glossary', 'result', 'replay'].some(isWanted)) return context.close()
  if (all) {
    await page.goto(`${url}/rules/arks/summary`)
    await page.waitForSelector('.summary-page h2')
    await shoot('summary')
    await page.goto(`${url}/gallery/hunters`)
    await page.locator('input[value="signs"]').evaluate((choice) => choice instanceof HTMLElement && choice.click())
    await page.waitForSelector('#kind-signs')
    await shoot('glossary')
  }
  await page.goto(`${url}/rules/cosmos#C5.1`)
  await page.waitForSelector('.rule')
  await shoot('rulebook')
  await page.goto(`${url}/gallery/cosmos`)
  await page.waitForSelector('.gallery li')
  await shoot('gallery')
  await storePosition(page, finished)
  await page.goto(`${url}/table/${finished.game.id}`)
  await page.waitForSelector('dialog.result .chart')
  await shoot('result')
  if (!all) return context.close()
  await page.goto(`${url}/replay/local/${finished.game.id}`)
  await page.waitForSelector('.replay-bar')
  await page.waitForSelector('.table-main .bd')
  await page.waitForTimeout(2000)
  await shoot('replay')
  await context.close()
}

mkdirSync(folder, { recursive: true })
await preparePage()
const { url, close } = await serve()
const browser = await launch('machine')
const server = ['lobby', 'room', 'player'].some(isWanted) ? await startServer() : undefined
try {
  for (const look of looks) {
    await takeAll(browser, url, look)
    if (server !== undefined && look.few === undefined) await takeOnline(browser, server.url, look)
  }
  if (values.compare === true) {
    const changes = await listChanges(browser, accepted, folder)
    console.log(changes.length === 0 ? 'Nothing has changed.' : [`Changed, see ${folder}:`, ...changes].join('\n'))
  }
} finally {
  await server?.close()
  await browser.close()
  await close()
}
