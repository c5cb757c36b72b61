// Prints how long a table needs from the worker's word to the drawn page, late in a game, over some turns of an opponent and of
// the person. The game is the first word (`cosmos` when there is none). Needs a built page.
import { arks } from '@orrery/arks'
import { cosmos } from '@orrery/cosmos'
import { hunters } from '@orrery/hunters'
import type { Game } from '@orrery/kernel'
import { launch } from '../tests/browser.ts'
import { letMonkeyPlay } from '../tests/monkey.ts'
import { playUntil, storePosition } from '../tests/position.ts'
import { serve } from '../tests/serve.ts'

/** A late round of each game, and what can be measured there. */
const late: Readonly<Record<string, readonly [game: Game, round: number]>> = {
  cosmos: [cosmos, 7],
  hunters: [hunters, 12],
  arks: [arks, 8],
}
const wanted = process.argv[2] ?? 'cosmos'
const [game, round] = late[wanted] ?? []
if (game === undefined || round === undefined) {
  throw new Error(`There is no game "${wanted}": say one of ${Object.keys(late).join(', ')}.`)
}
const position = playUntil(game, 2, round, 1, 3)
const { url, close } = await serve()
const browser = await launch()
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.addInitScript(() =>
    localStorage.setItem('orrery-settings', JSON.stringify({ language: 'en', motion: 'off' })),
  )
  await page.goto(url)
  await page.waitForSelector('.no-games')
  await storePosition(page, position)
  await page.goto(`${url}/table/${position.game.id}`)
  await page.waitForSelector('.table-screen')
  const client = await context.newCDPSession(page)
  await client.send('Performance.enable')
  const spent = async (): Promise<Map<string, number>> => {
    const { metrics } = await client.send('Performance.getMetrics')
    return new Map(metrics.map(({ name, value }) => [name, value]))
  }
  await letMonkeyPlay(page, 2, 5)
  const before = await spent()
  const already = await page.evaluate(() => performance.getEntriesByName('orrery-drawn').length)
  await letMonkeyPlay(page, 3, 60)
  const after = await spent()
  const drawn = await page.evaluate(() => performance.getEntriesByName('orrery-drawn').map(({ duration }) => duration))
  const sorted = drawn.sort((a, b) => a - b)
  const at = (share: number): string => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1)
  const moves = drawn.length - already
  const each = (name: string): string =>
    ((((after.get(name) ?? 0) - (before.get(name) ?? 0)) * 1000) / moves).toFixed(1)
  console.log(
    `a move on average: script ${each('ScriptDuration')} ms, style ${each('RecalcStyleDuration')} ms, layout ${each('LayoutDuration')} ms`,
  )
  console.log(`${sorted.length} moves drawn: median ${at(0.5)} ms, 95 % within ${at(0.95)} ms, slowest ${at(1)} ms`)
} finally {
  await browser.close()
  await close()
}
