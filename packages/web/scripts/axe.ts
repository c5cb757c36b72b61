// Lets axe look at every screen, window and kind of question of the page, in all sizes and both themes, and prints what it finds.
//   npm run axe                                  everything: whole games of all three
//   npm run axe -- arks --size 360x640           the screens, and one game in one size
//   --theme light --decisions 50 --language de   one theme, shorter games, another language
// `ORRERY_PAGE` names the folder of a page that is already built.
import { parseArgs } from 'node:util'
import type { Page } from 'playwright-core'
import { violations } from '../tests/axe.ts'
import { launch } from '../tests/browser.ts'
import { playLooking } from '../tests/looking.ts'
import { SEED, serve } from '../tests/serve.ts'
import { preparePage } from '../tests/setup.ts'
import { walkPages, walkWindows } from '../tests/walk.ts'
import { start, waitForTurn } from '../tests/world.ts'

const games = ['cosmos', 'hunters', 'arks']
const sizes = ['1440x900', '390x844', '360x640', '667x375', '768x1024']
const themes = ['dark', 'light']
/** Above this width there is a mouse, not a finger. */
const TOUCH = 1100

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string', multiple: true, default: sizes },
    theme: { type: 'string', multiple: true, default: themes },
    decisions: { type: 'string', default: '5000' },
    seed: { type: 'string', default: '1' },
    language: { type: 'string', default: 'en' },
  },
})
const wanted = positionals.length === 0 ? games : positionals
for (const game of wanted) if (!games.includes(game)) throw new Error(`no game "${game}"; say ${games.join(', ')}`)

await preparePage()
const { url, close } = await serve()
const browser = await launch('machine')
const found = new Map<string, Set<string>>()
let looks = 0

/** Looks at the page as it is. What is found again elsewhere is only counted. */
async function look(page: Page, where: string): Promise<void> {
  looks++
  for (const finding of await violations(page)) found.set(finding, (found.get(finding) ?? new Set()).add(where))
}

/** A new page with empty storage. */
async function open(size: string, theme: string): Promise<Page> {
  const [width = 390, height = 844] = size.split('x').map(Number)
  const touch = width < TOUCH
  const context = await browser.newContext({
    ...{ viewport: { width, height }, serviceWorkers: 'block', hasTouch: touch, isMobile: touch },
  })
  await context.addCookies([{ name: SEED, value: values.seed, url }])
  const seats = ['Mira', 'Tycho', 'Vera'].map((name, i) => ({ name, bot: i > 0 }))
  const setup = { seats, level: 'random', options: {} }
  const setups = { cosmos: setup, hunters: setup, arks: setup }
  const settings = { theme, language: values.language, motion: 'off', setups }
  await context.addInitScript((text) => localStorage.setItem('orrery-settings', text), JSON.stringify(settings))
  return context.newPage()
}

async function walk(size: string, theme: string): Promise<void> {
  const pages = await open(size, theme)
  await walkPages(pages, url, (what) => look(pages, `${size} ${theme}, ${what}`))
  await pages.context().close()
  for (const game of wanted) {
    const page = await open(size, theme)
    const lookAt = (what: string): Promise<void> => look(page, `${size} ${theme}, ${game}: ${what}`)
    await page.goto(url)
    await start(page, games.indexOf(game))
    await waitForTurn(page)
    await walkWindows(page, lookAt)
    await playLooking(page, { seed: Number(values.seed), most: Number(values.decisions), fresh: lookAt })
    await lookAt('the end')
    await page.context().close()
  }
}

try {
  for (const size of values.size) {
    for (const theme of values.theme) {
      await walk(size, theme)
      console.log(`${size} ${theme}: ${looks} looks so far, ${found.size} findings`)
    }
  }
} finally {
  await browser.close()
  await close()
}
for (const [finding, places] of found) {
  console.log(`\n${finding}\n  in ${places.size} places, such as ${[...places].slice(0, 3).join('; ')}`)
}
if (found.size > 0) process.exitCode = 1
