// Prints how long a table needs from the worker's word to the drawn page, late in a game with many pieces on the board: the same move
// is made and taken back many times. The game is the first word (`cosmos` when there is none). On a machine that does other things too, the smallest figure is the one that
// says something about the page; the processor's own time (where the browser tells it) does not depend on the others. Needs a built page.
import { arks } from '@orrery/arks'
import { cosmos } from '@orrery/cosmos'
import { hunters } from '@orrery/hunters'
import type { Game } from '@orrery/kernel'
import type { CDPSession, Page } from 'playwright-core'
import { launch } from '../tests/browser.ts'
import { playGame, storePosition } from '../tests/position.ts'
import { serve } from '../tests/serve.ts'
import { myTurn } from '../tests/world.ts'

const REPEATS = 60

/** A move of a game that can be taken back: what is chosen first, if anything, and what is said then. */
interface Measured {
  readonly game: Game
  readonly seed: number
  readonly round: number
  /** How the action begins. */
  readonly action: string
  readonly step: string
  readonly target: string
}

const measured: Readonly<Record<string, Measured>> = {
  cosmos: {
    game: cosmos,
    seed: 3,
    round: 7,
    action: 'place-star',
    step: '[data-step^="star:"], [data-step="proto"]',
    target: '[data-action^="place-star"], [data-action^="place-proto"]',
  },
  hunters: {
    game: hunters,
    seed: 3,
    round: 8,
    action: 'fuse:',
    step: '',
    target: '.table-main [data-action^="fuse:"]',
  },
  arks: { game: arks, seed: 3, round: 6, action: 'raise:', step: '', target: '.table-main [data-action^="raise:"]' },
}
const wanted = process.argv[2] ?? 'cosmos'
const move = measured[wanted]
if (move === undefined) throw new Error(`no game "${wanted}"; say one of ${Object.keys(measured).join(', ')}`)

/** A turn late in a game in which the person may make that move. */
const position = playGame(
  move.game,
  3,
  move.seed,
  'medium',
  ({ legal, round }) => round >= move.round && legal.some((id) => id.startsWith(move.action)),
)

/** What the main thread has worked so far, in milliseconds of the processor: script, style and layout. */
async function spent(client: CDPSession): Promise<ReadonlyMap<string, number>> {
  const { metrics } = await client.send('Performance.getMetrics')
  return new Map(metrics.map(({ name, value }) => [name, value * 1000]))
}

/** Makes the move, the same every time, and takes it back. Says whether there was one. */
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
      // What was chosen before an undo is still chosen after it.
      if (document.querySelector(then) === null && (first === '' || !click(first))) return false
      await until(() => document.querySelector(then) !== null)
      click(then)
      await until(() => seq() !== before)
      const moved = seq()
      await until(() => document.querySelector('.btn.undo:enabled') !== null)
      // The table takes no undo before its worker has closed the move.
      await new Promise((resolve) => setTimeout(resolve, 60))
      click('.btn.undo')
      await until(() => seq() !== moved && document.querySelector(first === '' ? then : `${first}, ${then}`) !== null)
      return true
    },
    [step, target] as const,
  )
}

const { url, close } = await serve()
const browser = await launch()
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
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
  await myTurn(page)
  const client = await context.newCDPSession(page)
  // Time of the processor instead of the clock, so that what else the machine does is not counted.
  const ticks = await client.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' }).then(
    () => true,
    () => false,
  )
  await client.send('Performance.enable')
  for (let i = 0; i < 10; i++) {
    if (!(await moveAndUndo(page, move))) throw new Error('the position does not have that move; choose another one')
  }
  const before = await spent(client)
  await page.evaluate(() => performance.clearMeasures('orrery-drawn'))
  for (let i = 0; i < REPEATS; i++) await moveAndUndo(page, move)
  const after = await spent(client)
  const drawn = await page.evaluate(() => performance.getEntriesByName('orrery-drawn').map(({ duration }) => duration))
  drawn.sort((a, b) => a - b)
  const at = (share: number): string => (drawn[Math.floor(share * (drawn.length - 1))] ?? 0).toFixed(1)
  const drawnThings = await page.evaluate(() => document.querySelectorAll('.table-main *').length)
  console.log(`${wanted}: ${drawnThings} elements are drawn; a move was made and taken back ${REPEATS} times`)
  console.log(
    `from the worker's word to the drawn move: smallest ${at(0)} ms, median ${at(0.5)} ms, 90 % within ${at(0.9)} ms`,
  )
  const each = (name: string): string => (((after.get(name) ?? 0) - (before.get(name) ?? 0)) / REPEATS).toFixed(1)
  console.log(
    `the move and its undo together (${ticks ? 'processor' : 'clock'}): script ${each('ScriptDuration')} ms, style ${each('RecalcStyleDuration')} ms, layout ${each('LayoutDuration')} ms`,
  )
} finally {
  await browser.close()
  await close()
}
