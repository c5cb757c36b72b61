// Lets axe look at every screen, window and kind of question of the page, in all sizes and both themes, and prints what it finds.
//   npm run axe                          everything: pages, online pages, puzzles, insights, the coach, and a whole game of each
//   npm run axe -- pages online arks     some of it
//   --size 360x640 --theme light         one size, one theme
//   --decisions 50 --language de         shorter games, another language
// Every game is played once; wherever it shows something new, the page is turned to each size and theme in turn. `ORRERY_PAGE` names the
// folder of a page that is already built.
import { parseArgs } from 'node:util'
import type { Page } from 'playwright-core'
import { violations } from '../tests/axe.ts'
import { launch } from '../tests/browser.ts'
import { playLooking } from '../tests/looking.ts'
import { SEED, serve } from '../tests/serve.ts'
import { preparePage } from '../tests/setup.ts'
import { startServer } from '../tests/test-server.ts'
import {
  walkCoach,
  walkEnd,
  walkInsights,
  walkLessons,
  walkOnline,
  walkPages,
  walkPuzzle,
  walkWindows,
} from '../tests/walk.ts'
import { start, waitForTurn } from '../tests/world.ts'

const games = ['cosmos', 'hunters', 'arks']
const parts = ['pages', 'online', 'learning', ...games]
const sizes = ['1440x900', '390x844', '360x640', '667x375', '768x1024']
const themes = ['dark', 'light']

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
const wanted = positionals.length === 0 ? parts : positionals
for (const part of wanted) if (!parts.includes(part)) throw new Error(`no part "${part}"; say ${parts.join(', ')}`)

await preparePage()
const { url, close } = await serve()
const browser = await launch('machine')
const found = new Map<string, Set<string>>()
let looks = 0

/** The size in which games are played between two looks. */
const PLAYED = { width: 390, height: 844 }

/** Waits until what depends on the size has been drawn anew. */
const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 60))))

/** Looks at the page as it is, in all sizes and themes. What is found again elsewhere is only counted. */
async function look(page: Page, where: string): Promise<void> {
  // A whole run takes long: this is where it is.
  console.log(where)
  for (const size of values.size) {
    const [width = 390, height = 844] = size.split('x').map(Number)
    await page.setViewportSize({ width, height })
    for (const [i, theme] of values.theme.entries()) {
      await page.evaluate((name) => {
        document.documentElement.dataset.theme = name
      }, theme)
      await drawn(page)
      looks++
      // A theme is nothing but colours: structure, names and sizes are looked at in the first one.
      for (const finding of await violations(page, i === 0 ? undefined : 'color-contrast')) {
        found.set(finding, (found.get(finding) ?? new Set()).add(`${where} (${size} ${theme})`))
      }
    }
  }
  await page.setViewportSize(PLAYED)
  await drawn(page)
}

/** A new page with empty storage. */
async function open(given: Readonly<Record<string, unknown>> = {}): Promise<Page> {
  const context = await browser.newContext({
    ...{ viewport: PLAYED, serviceWorkers: 'block', hasTouch: true, isMobile: true },
  })
  await context.addCookies([{ name: SEED, value: values.seed, url }])
  const seats = ['Mira', 'Tycho', 'Vera'].map((name, i) => ({ name, bot: i > 0 }))
  const setup = { seats, level: 'random', options: {} }
  const setups = { cosmos: setup, hunters: setup, arks: setup }
  const settings = { theme: values.theme[0], language: values.language, motion: 'off', setups, ...given }
  await context.addInitScript((text) => localStorage.setItem('orrery-settings', text), JSON.stringify(settings))
  return context.newPage()
}

/** Opens a page, lets somebody walk over it, and closes it. */
async function visit(
  part: string,
  walk: (page: Page, stop: (what: string) => Promise<void>) => Promise<void>,
  given = {},
) {
  const page = await open(given)
  await walk(page, (what) => look(page, `${part}: ${what}`))
  await page.context().close()
}

/** A whole game, from its lessons to its analysis. */
async function walkGame(game: string): Promise<void> {
  const world = games.indexOf(game)
  const sit = async (page: Page): Promise<void> => {
    await page.goto(url)
    await start(page, world)
  }
  await visit(game, (page, stop) => walkLessons(page, url, world, stop))
  const people = ['Mira', 'Tycho'].map((name) => ({ name, bot: false }))
  const setups = { [game]: { seats: people, level: 'random', options: {} } }
  const pass = async (page: Page, stop: (what: string) => Promise<void>): Promise<void> => {
    await sit(page)
    await stop('two people at one screen')
  }
  await visit(game, pass, { setups })
  const words = async (page: Page, stop: (what: string) => Promise<void>): Promise<void> => {
    await sit(page)
    await waitForTurn(page)
    await stop('in words')
  }
  await visit(game, words, { textMode: true })
  await visit(game, async (page, stop) => {
    await sit(page)
    await waitForTurn(page)
    await walkWindows(page, stop)
    const { decisions, over } = await playLooking(page, {
      ...{ seed: Number(values.seed), most: Number(values.decisions), fresh: stop },
    })
    console.log(`${game}: ${decisions} decisions${over ? ' to the end' : ''}`)
    if (over) await walkEnd(page, stop)
  })
}

async function walkServer(): Promise<void> {
  const server = await startServer()
  try {
    await visit('online', (page, stop) => walkOnline(page, server.url, stop))
  } finally {
    await server.close()
  }
}

/** What somebody learns by: puzzles of each game, insights, and the coach. */
async function walkLearning(): Promise<void> {
  for (const game of games) await visit(game, (page, stop) => walkPuzzle(page, url, game, stop))
  await visit('insights', (page, stop) => walkInsights(page, url, stop))
  const coached = async (page: Page, stop: (what: string) => Promise<void>): Promise<void> => {
    await page.goto(url)
    await start(page, games.indexOf('hunters'))
    await waitForTurn(page)
    await walkCoach(page, stop)
  }
  await visit('hunters', coached, { coach: 'on' })
}

try {
  for (const part of wanted) {
    if (part === 'pages') await visit(part, (page, stop) => walkPages(page, url, stop))
    else if (part === 'online') await walkServer()
    else if (part === 'learning') await walkLearning()
    else await walkGame(part)
    console.log(`${part}: ${looks} looks so far, ${found.size} findings`)
  }
} finally {
  await browser.close()
  await close()
  for (const [finding, places] of found) {
    console.log(`\n${finding}\n  in ${places.size} places, such as ${[...places].slice(0, 3).join('; ')}`)
  }
}
if (found.size > 0) process.exitCode = 1
