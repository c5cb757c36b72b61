// Prints how long a table takes to draw a move late in a game, with many pieces on the board: the same move is made and undone many times
// while the browser records its main thread. What counts is processor time from the worker's message on: React's rendering and commit, then
// style and layout, but not waiting for the screen. Arguments name the games (`cosmos` by default); `--page folder` uses a page that is
// already built there.
import { arks } from '@orrery/arks'
import { cosmos } from '@orrery/cosmos'
import { hunters } from '@orrery/hunters'
import type { Game } from '@orrery/kernel'
import type { Browser, Page } from 'playwright-core'
import { launch } from '../tests/browser.ts'
import { playGame, storePosition } from '../tests/position.ts'
import { serve } from '../tests/serve.ts'
import { preparePage } from '../tests/setup.ts'
import { waitForTurn } from '../tests/world.ts'
import { type Drawn, drawnIn } from './trace.ts'

const REPEATS = 60
const WARM_UP = 10

/** A move that can be undone: what is selected first, if anything, and the target that is clicked then. */
interface Measured {
  readonly game: Game
  readonly seed: number
  readonly round: number
  /** How the action begins. */
  readonly action: string
  readonly step: string
  readonly target: string
  /** What counts as a piece on the board. */
  readonly pieces: string
}

const measured: Readonly<Record<string, Measured>> = {
  cosmos: {
    game: cosmos,
    seed: 3,
    round: 7,
    action: 'place-star',
    step: '[data-step^="star:"], [data-step="proto"]',
    target: '[data-action^="place-star"], [data-action^="place-proto"]',
    pieces: '.cc-galaxy .bd-piece, .cc-mini [transform^="translate"], .cc-mini circle[cx], .cc-marble',
  },
  hunters: {
    game: hunters,
    seed: 3,
    round: 8,
    action: 'fuse:',
    step: '',
    target: '.table-main [data-action^="fuse:"]',
    pieces: '.hx-rocket, .hx-cry:not(.is-zero), .hx-op .hx-els > span, .hx-sc, .hx-ev, .hx-op-stars > span',
  },
  arks: {
    game: arks,
    seed: 3,
    round: 6,
    action: 'raise:',
    step: '',
    target: '.table-main [data-action^="raise:"]',
    pieces: '.ak-ark, .ak-system .ak-slide, .ak-drop, .ak-crew, .ak-token.is-ready, .ak-cells .is-on',
  },
}

/** Makes the move, the same every time, and undoes it. Returns whether there was such a move. */
async function moveAndUndo(page: Page, { step, target }: Measured): Promise<boolean> {
  return page.evaluate(
    async ([first, then]) => {
      const seq = (): string | undefined => document.querySelector<HTMLElement>('.table-screen')?.dataset.seq
      const until = async (ready: () => boolean): Promise<void> => {
        const begun = performance.now()
        while (!ready()) {
          if (performance.now() - begun > 20_000) throw new Error('the table does not answer')
          await new Promise((resolve) => requestAnimationFrame(resolve))
        }
      }
      const click = (selector: string): boolean => {
        const element = document.querySelector(selector)
        element?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
        return element !== null
      }
      const before = seq()
      // What was selected before an undo is still selected after it.
      if (document.querySelector(then) === null && (first === '' || !click(first))) return false
      await until(() => document.querySelector(then) !== null)
      performance.mark('orrery-move')
      click(then)
      await until(() => seq() !== before)
      const moved = seq()
      await until(() => document.querySelector('.btn.undo:enabled') !== null)
      // The table takes no undo before its worker has closed the move.
      await new Promise((resolve) => setTimeout(resolve, 60))
      performance.mark('orrery-undo')
      click('.btn.undo')
      await until(() => seq() !== moved && document.querySelector(first === '' ? then : `${first}, ${then}`) !== null)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)))
      return true
    },
    [step, target] as const,
  )
}

function print(what: string, all: readonly Drawn[]): void {
  const part = (of: (drawn: Drawn) => number): string => {
    const sorted = all.map(of).sort((a, b) => a - b)
    const at = (share: number): string => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1)
    return `${at(0.5)} (90 % within ${at(0.9)})`
  }
  const frames = [...new Set(all.map(({ frame }) => frame))].sort()
  console.log(
    `  ${what}: re-render ${part(({ script, style, layout }) => script + style + layout)} ms: script ${part(({ script }) => script)}, style ${part(({ style }) => style)}, layout ${part(({ layout }) => layout)}; drawn in frame ${frames.join(' or ')} after the word, painting ${part(({ paint }) => paint)}, style and layout of what is not urgent ${part(({ later }) => later)}; ${all.length} times`,
  )
}

async function measure(browser: Browser, url: string, name: string, move: Measured): Promise<void> {
  const position = playGame(
    move.game,
    3,
    move.seed,
    'medium',
    ({ legal, round }) => round >= move.round && legal.some((id) => id.startsWith(move.action)),
  )
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.addInitScript(() =>
    localStorage.setItem('orrery-settings', JSON.stringify({ language: 'en', motion: 'off' })),
  )
  // The loader of this script gives functions their names with a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.goto(url)
  await page.waitForSelector('.no-games')
  await storePosition(page, position)
  await page.goto(`${url}/table/${position.game.id}`)
  await page.waitForSelector('.table-screen')
  await waitForTurn(page)
  for (let i = 0; i < WARM_UP; i++) {
    if (!(await moveAndUndo(page, move))) throw new Error('the position does not have that move; choose another one')
  }
  // The last two tell where one frame ends and the next begins.
  const frames = ['disabled-by-default-devtools.timeline', 'disabled-by-default-devtools.timeline.frame']
  await browser.startTracing(page, { categories: ['devtools.timeline', 'blink.user_timing', 'toplevel', ...frames] })
  for (let i = 0; i < REPEATS; i++) await moveAndUndo(page, move)
  const trace = (await browser.stopTracing()).toString('utf8')
  const drawn = drawnIn(trace)
  const [elements, pieces] = await page.evaluate(
    (selector) => [
      document.querySelectorAll('.table-main *').length,
      document.querySelectorAll(`.table-main :is(${selector})`).length,
    ],
    move.pieces,
  )
  console.log(`${name}: ${elements} elements, ${pieces} pieces on the board; processor time, median:`)
  print(
    'a move',
    drawn.filter(({ after }) => after === 'orrery-move'),
  )
  print(
    'its undo',
    drawn.filter(({ after }) => after === 'orrery-undo'),
  )
  await context.close()
}

const words = process.argv.slice(2)
const folder = words.includes('--page') ? words[words.indexOf('--page') + 1] : undefined
const games = words.filter((word) => !word.startsWith('--') && word !== folder)
for (const name of games) {
  if (measured[name] === undefined) {
    throw new Error(`no game "${name}"; say some of ${Object.keys(measured).join(', ')}`)
  }
}
if (folder === undefined) await preparePage()
const { url, close } = folder === undefined ? await serve() : await serve(folder)
const browser = await launch()
try {
  for (const name of games.length === 0 ? ['cosmos'] : games) {
    const move = measured[name]
    if (move !== undefined) await measure(browser, url, name, move)
  }
} finally {
  await browser.close()
  await close()
}
