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
import type { Browser, Page } from 'playwright-core'
import { launch } from '../tests/browser.ts'
import { playGame, playUntil, storePosition } from '../tests/position.ts'
import { serve } from '../tests/serve.ts'
import { preparePage } from '../tests/setup.ts'
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
}

const looks: readonly Look[] = [
  { size: 'desktop', theme: 'dark', language: 'en' },
  { size: 'desktop', theme: 'light', language: 'pl' },
  { size: 'tablet', theme: 'dark', language: 'de' },
  { size: 'phone', theme: 'dark', language: 'en' },
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
  const shoot = async (name: string): Promise<void> => {
    if (!isWanted(name)) return
    await page.waitForTimeout(500)
    const path = `${folder}/${name}-${look.size}-${theme}-${language}.jpg`
    await page.screenshot({ path, type: 'jpeg', quality: 86 })
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
  if (!['rulebook', 'gallery', 'result'].some(isWanted)) return context.close()
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
  await context.close()
}

mkdirSync(folder, { recursive: true })
await preparePage()
const { url, close } = await serve()
const browser = await launch('machine')
try {
  for (const look of looks) await takeAll(browser, url, look)
  if (values.compare === true) {
    const changes = await listChanges(browser, accepted, folder)
    console.log(changes.length === 0 ? 'Nothing has changed.' : [`Changed, see ${folder}:`, ...changes].join('\n'))
  }
} finally {
  await browser.close()
  await close()
}
