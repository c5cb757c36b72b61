// Plays whole games on phones and tablets, looking before it touches, and prints which answers could not be seen, how often somebody had to
// scroll, which targets are too small for a thumb, which texts are too small to read, and which are cut off or lie over each other.
//   npm run reach                             all games in all sizes; the two phones to the end, the others 120 decisions each
//   npm run reach -- arks --size 360x640      one game in one size
//   --decisions 50 --seed 3 --language de     a shorter stretch, another game, another language
//   --shots folder                            a picture of every kind of question, and of every moment in which somebody would have to scroll
// `ORRERY_PAGE` names the folder of a page that is already built.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser } from 'playwright-core'
import { textFaults } from '../tests/boxes.ts'
import { launch } from '../tests/browser.ts'
import { playLooking, type Seen } from '../tests/looking.ts'
import { SEED, serve } from '../tests/serve.ts'
import { preparePage } from '../tests/setup.ts'
import { start, waitForTurn } from '../tests/world.ts'

const games = ['cosmos', 'hunters', 'arks']
const whole = ['390x844', '360x640']
const parts = ['667x375', '844x390', '640x360', '768x1024', '1024x768']
const SHORT = 120
const LONG = 5000

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string', multiple: true },
    decisions: { type: 'string' },
    seed: { type: 'string', default: '1' },
    seats: { type: 'string', default: '3' },
    language: { type: 'string', default: 'en' },
    shots: { type: 'string' },
  },
})
const seed = Number(values.seed)
const wanted = positionals.length === 0 ? games : positionals
for (const game of wanted) if (!games.includes(game)) throw new Error(`no game "${game}"; say ${games.join(', ')}`)
const chosenSizes = values.size ?? [...whole, ...parts]

const percent = (part: number, all: number): string => `${((100 * part) / Math.max(1, all)).toFixed(1)} %`

function print(game: string, size: string, seen: Seen): void {
  const { decisions, over, hidden, scrolled, cut, small, tiny } = seen
  console.log(
    `${game} ${size}: ${decisions} decisions${over ? ' to the end' : ''}; ${hidden.length} without a visible answer; ${percent(scrolled.length, decisions)} needed scrolling; ${cut.length} prompts cut`,
  )
  const count = new Map<string, number>()
  for (const each of hidden)
    count.set(`  no answer in sight: ${each}`, (count.get(`  no answer in sight: ${each}`) ?? 0) + 1)
  for (const each of scrolled) {
    const kind = `  scrolled to: ${each.replace(/:.*\]/, ':…]')}`
    count.set(kind, (count.get(kind) ?? 0) + 1)
  }
  for (const [line, times] of [...count].sort(([, a], [, b]) => b - a).slice(0, 14)) console.log(`${line} × ${times}`)
  for (const each of cut.slice(0, 8)) console.log(`  cut off: ${each}`)
  for (const [name, px] of Object.entries(small)) console.log(`  target of ${px} px: ${name}`)
  for (const [name, px] of Object.entries(tiny).slice(0, 12)) console.log(`  text of ${px} px: ${name}`)
}

async function play(browser: Browser, url: string, game: string, size: string): Promise<boolean> {
  const [width = 390, height = 844] = size.split('x').map(Number)
  const context = await browser.newContext({
    viewport: { width, height },
    serviceWorkers: 'block',
    hasTouch: true,
    isMobile: true,
  })
  await context.addCookies([{ name: SEED, value: values.seed, url }])
  const page = await context.newPage()
  const names = ['Mira', 'Tycho', 'Vera', 'Caroline'].slice(0, Number(values.seats))
  const seats = names.map((name, i) => ({ name, bot: i > 0 }))
  const settings = {
    language: values.language,
    motion: 'off',
    setups: { [game]: { seats, level: 'random', options: {} } },
  }
  await page.addInitScript((text) => localStorage.setItem('orrery-settings', text), JSON.stringify(settings))
  await page.goto(url)
  await start(page, games.indexOf(game))
  await waitForTurn(page)
  // A finger does not rest on the board, and a mouse would have it say what lies below.
  await page.mouse.move(0, 0)
  const most = values.decisions === undefined ? (whole.includes(size) ? LONG : SHORT) : Number(values.decisions)
  const shots = values.shots
  let taken = 0
  const picture = async (what: string): Promise<void> => {
    if (shots === undefined) return
    const number = `${taken++}`.padStart(2, '0')
    const name = `${game}-${size}-${values.language}-${number} ${what.replace(/[^\w -]/g, '').slice(0, 60)}.png`
    await page.screenshot({ path: join(shots, name) })
  }
  const faults = new Set<string>()
  const look = async (what: string): Promise<void> => {
    await picture(what)
    for (const fault of await textFaults(page)) faults.add(fault)
  }
  const seen = await playLooking(page, { seed, most, fresh: look, missed: () => picture('scrolled') })
  print(game, size, seen)
  for (const fault of faults) console.log(`  ${fault}`)
  await context.close()
  return seen.hidden.length === 0
}

if (values.shots !== undefined) mkdirSync(values.shots, { recursive: true })
await preparePage()
const { url, close } = await serve()
const browser = await launch('machine')
try {
  for (const size of chosenSizes) {
    for (const game of wanted) if (!(await play(browser, url, game, size))) process.exitCode = 1
  }
} finally {
  await browser.close()
  await close()
}
