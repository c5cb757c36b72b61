import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { violations } from './axe.ts'
import { sizes, start, visit, waitForTurn, withBrowser } from './world.ts'

withBrowser()

const languages = [
  ['en', 'rules we no longer carry'],
  ['pl', 'których już nie obsługujemy'],
  ['de', 'die es hier nicht mehr gibt'],
] as const

test.each(languages)(
  'a game whose rules are no longer included says so in %s; its log can be read and its record saved',
  async (language, words) => {
    const size = language === 'en' ? sizes.desktop : sizes.phone
    const visited = await visit({ size, settings: { setups: {}, language } })
    const { page, context } = visited
    await start(page, 1)
    await waitForTurn(page)
    const shown = await page.getByTestId('rules-version').textContent()
    expect(shown).toMatch(/[1-9]$/)
    // As if it had been played with a version from before the first included one.
    await page.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open('orrery')
          opening.onerror = () => reject(opening.error)
          opening.onsuccess = () => {
            const games = opening.result.transaction('games', 'readwrite').objectStore('games')
            const all = games.getAll()
            all.onsuccess = () => {
              const putting = games.put({ ...all.result[0], version: 0 })
              putting.onsuccess = () => resolve()
            }
          }
        }),
    )
    await page.reload()
    await page.getByTestId('kept').waitFor()
    expect((await page.locator('h1').textContent())?.replaceAll('\u00a0', ' ')).toContain(words)
    expect(await violations(page)).toEqual([])
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId('kept-record').click()])
    const record = JSON.parse(readFileSync(await download.path(), 'utf8'))
    expect(record).toMatchObject({ game: 'hunters', seats: expect.any(Number) })

    // The replay page can read the file as well.
    await page.goto(new URL('/replay', page.url()).href)
    const buffer = Buffer.from(JSON.stringify({ ...record, version: 99 }))
    await page.locator('input[type=file]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer })
    await page.locator('[data-why="newer"]').waitFor()
    await page.getByTestId('kept').waitFor()
    await context.close()
  },
)
