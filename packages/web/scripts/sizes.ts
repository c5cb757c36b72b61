// Prints how much JavaScript a visitor loads, gzipped: for the first page, and for a table of each game with its bots.
// With --check it fails when a budget is exceeded, with --files it lists what was loaded. Builds the page first.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { launch } from '../tests/browser.ts'
import { dist, serve } from '../tests/serve.ts'
import { preparePage } from '../tests/setup.ts'

const HOME_BUDGET = 95
const GAME_BUDGET = 225

await preparePage()

const sizes = new Map<string, number>()
for (const file of readdirSync(join(dist, 'assets'))) {
  if (file.endsWith('.js'))
    sizes.set(`/assets/${file}`, gzipSync(readFileSync(join(dist, 'assets', file)), { level: 9 }).length)
}
const kilo = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0) / 1000

const { url, close } = await serve()
const browser = await launch()
let failed = false

function report(what: string, loaded: ReadonlySet<string>, budget: number): void {
  const size = kilo(loaded)
  const fits = size <= budget
  if (!fits) failed = true
  console.log(
    `${what.padEnd(28)} ${size.toFixed(1).padStart(7)} kB gzipped in ${loaded.size} files, budget ${budget} kB${fits ? '' : ' EXCEEDED'}`,
  )
  if (!process.argv.includes('--files')) return
  for (const file of [...loaded].sort((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0))) {
    console.log(`  ${kilo([file]).toFixed(1).padStart(7)} ${file.replace('/assets/', '')}`)
  }
}

try {
  for (const world of [undefined, 0, 1, 2]) {
    // Service workers are off: they would fetch everything in advance and hide what a page needs.
    const context = await browser.newContext({ serviceWorkers: 'block' })
    const loaded = new Set<string>()
    context.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (sizes.has(pathname)) loaded.add(pathname)
    })
    const page = await context.newPage()
    await page.goto(url)
    await page.waitForSelector('.world')
    if (world === undefined) report('home', loaded, HOME_BUDGET)
    else {
      const card = page.locator('.world').nth(world)
      const name = await card.locator('h2').textContent()
      if ((await card.locator('.btn.primary').count()) > 0) {
        await card.locator('.btn.primary').click()
        await page.getByTestId('start').click()
        await page.waitForSelector('.table-main [data-action], .table-main [data-step]')
        await page.waitForLoadState('networkidle')
        report(name ?? '', loaded, GAME_BUDGET)
      }
    }
    await context.close()
  }
} finally {
  await browser.close()
  await close()
}
if (failed && process.argv.includes('--check')) process.exitCode = 1
