// Prints how long a table needs from the worker's word to the drawn page, late in a game of Crafting the Cosmos, over some turns of
// an opponent and of the person. Needs a built page.
import { cosmos } from '@orrery/cosmos'
import { launch } from '../tests/browser.ts'
import { letMonkeyPlay } from '../tests/monkey.ts'
import { serve } from '../tests/serve.ts'
import { playUntil, storePosition } from './position.ts'

const position = playUntil(cosmos, 2, 7, 1, 3)
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
  await letMonkeyPlay(page, 2, 60)
  const drawn = await page.evaluate(() => performance.getEntriesByName('orrery-drawn').map(({ duration }) => duration))
  const sorted = drawn.sort((a, b) => a - b)
  const at = (share: number): string => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1)
  console.log(`${sorted.length} moves drawn: median ${at(0.5)} ms, 95 % within ${at(0.95)} ms, slowest ${at(1)} ms`)
} finally {
  await browser.close()
  await close()
}
