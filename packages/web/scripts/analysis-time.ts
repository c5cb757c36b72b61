// Prints how long the page takes to analyse a whole game: until the curve stands there, and until every turn is graded. Clock times, so nothing
// else should run. Arguments name the games (all by default) or are records; without one, mediums play with two and with four seats.
// `--shots folder` takes a picture of each.
import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { playMatch } from '@orrery/bots'
import { parsePlayer } from '@orrery/games/loaded'
import { makeRecord } from '@orrery/kernel'
import type { Browser } from 'playwright-core'
import { launch } from '../tests/browser.ts'
import { games } from '../tests/records.ts'
import { serve } from '../tests/serve.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { shots: { type: 'string' } } })

/** A game to be analysed. */
interface Played {
  readonly name: string
  readonly text: string
}

function playedBy(words: readonly string[]): readonly Played[] {
  const files = words.filter((word) => existsSync(word))
  const named = games.filter(({ id }) => words.length === 0 || words.includes(id))
  return [
    ...files.map((path) => ({ name: basename(path, '.json'), text: readFileSync(path, 'utf8') })),
    ...named.flatMap((game) =>
      [2, 4].map((seats) => {
        const players = Array.from({ length: seats }, () => parsePlayer(game.id, 'medium'))
        const { record } = playMatch(game, { players, seed: `time:${seats}` })
        return { name: `${game.id}-${seats}`, text: makeRecord(record) }
      }),
    ),
  ]
}

async function measure(browser: Browser, url: string, { name, text }: Played): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.addInitScript(() =>
    localStorage.setItem('orrery-settings', JSON.stringify({ language: 'en', motion: 'off', singles: true })),
  )
  await page.goto(`${url}/replay`)
  const file = { name: 'record.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.waitForSelector('.replay-screen')
  const begun = performance.now()
  const since = (): string => ((performance.now() - begun) / 1000).toFixed(1)
  await page.getByTestId('analyse').click()
  await page.waitForSelector('.analysis-curve polyline')
  const curve = since()
  await page.getByTestId('performance').first().waitFor({ timeout: 300_000 })
  const turns = await page.locator('.analysis-panel tbody tr').count()
  console.log(`${name}: curve after ${curve} s, all of ${turns - 1} turns graded after ${since()} s`)
  if (values.shots !== undefined) await page.screenshot({ path: `${values.shots}/${name}.png` })
  await context.close()
}

const all = playedBy(positionals)
const server = await serve()
const browser = await launch()
try {
  for (const each of all) await measure(browser, server.url, each)
} finally {
  await browser.close()
  await server.close()
}
