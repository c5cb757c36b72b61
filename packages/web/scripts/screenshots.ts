// Takes the main screens into docs/screenshots/, each at the three sizes of the house. Builds the page first.
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { launch } from '../tests/browser.ts'
import { letMonkeyPlay } from '../tests/monkey.ts'
import { serve } from '../tests/serve.ts'
import { buildPage } from '../tests/setup.ts'

const folder = fileURLToPath(new URL('../../../docs/screenshots', import.meta.url))
const sizes = { desktop: [1440, 900], tablet: [1024, 768], phone: [390, 844] } as const

interface Look {
  readonly size: keyof typeof sizes
  readonly theme: 'dark' | 'light'
  readonly language: 'en' | 'pl' | 'de'
}

const looks: readonly Look[] = [
  { size: 'desktop', theme: 'dark', language: 'en' },
  { size: 'desktop', theme: 'light', language: 'pl' },
  { size: 'tablet', theme: 'dark', language: 'de' },
  { size: 'phone', theme: 'dark', language: 'en' },
  { size: 'phone', theme: 'light', language: 'de' },
]

async function takeAll(browser: Browser, url: string, look: Look): Promise<void> {
  const [width, height] = sizes[look.size]
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: look.size === 'phone' ? 2 : 1,
  })
  const page = await context.newPage()
  const { theme, language } = look
  await page.addInitScript(
    (text) => {
      if (localStorage.getItem('orrery-settings') === null) localStorage.setItem('orrery-settings', text)
      // The same pictures every time: the shuffle is the same.
      let state = 20
      crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
        if (array instanceof Uint8Array) {
          for (let i = 0; i < array.length; i++) {
            state = (Math.imul(state, 1664525) + 1013904223) >>> 0
            array[i] = state >>> 24
          }
        }
        return array
      }
    },
    JSON.stringify({ theme, language, motion: 'off', setups: { cosmos: threePlayers } }),
  )
  const shoot = async (name: string): Promise<void> => {
    await page.waitForTimeout(400)
    await page.screenshot({ path: `${folder}/${name}-${look.size}-${theme}-${language}.png` })
  }
  await page.goto(url)
  await page.waitForSelector('.world')
  await shoot('home')
  await page.locator('.world .btn.primary').first().click()
  await page.getByTestId('start').waitFor()
  await shoot('setup')
  await page.getByTestId('start').click()
  await page.waitForSelector('.table-main [data-action], .table-main [data-step]')
  await letMonkeyPlay(page, 5, 90)
  await endSteps(page)
  await shoot('cosmos')
  await page.keyboard.press('r')
  await page.waitForSelector('dialog .rule')
  await shoot('rulebook')
  await page.keyboard.press('Escape')
  await letMonkeyPlay(page, 6, 3000)
  await page.waitForSelector('dialog.result .chart')
  await shoot('result')
  await page.goto(`${url}/gallery/cosmos`)
  await page.waitForSelector('.gallery li')
  await shoot('gallery')
  await context.close()
}

const threePlayers = {
  seats: [
    { name: 'Mira', bot: false },
    { name: 'Tycho', bot: true },
    { name: 'Vera', bot: true },
  ],
  level: 'easy',
  options: {},
}

/** Leaves whatever the monkey had half chosen. */
async function endSteps(page: Page): Promise<void> {
  for (let i = 0; i < 3; i++) await page.keyboard.press('Escape')
  await page.waitForTimeout(600)
}

mkdirSync(folder, { recursive: true })
buildPage()
const { url, close } = await serve()
const browser = await launch()
try {
  for (const look of looks) await takeAll(browser, url, look)
} finally {
  await browser.close()
  await close()
}
