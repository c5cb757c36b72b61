import { arks } from '@orrery/arks'
import { hunters } from '@orrery/hunters'
import type { Game } from '@orrery/kernel'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPosition } from './boards.ts'
import { playGame } from './position.ts'
import { expectNoErrors, sizes, visit, withBrowser } from './world.ts'

withBrowser()

/** How many of the places it speaks of, and of the answers, lie under the card. */
const coveredByCard = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const card = document.querySelector('[data-testid="told"]')?.getBoundingClientRect()
    if (card === undefined) throw new Error('nothing is told')
    return [...document.querySelectorAll('.spots span, .table-main [data-action]')]
      .map((element) => element.getBoundingClientRect())
      .filter(
        ({ left, right, top, bottom, width }) =>
          width > 0 && left < card.right && right > card.left && top < card.bottom && bottom > card.top,
      ).length
  })

// In Star Hunters players also answer within the turns of others, which must not hide those turns.
test.each<[string, Game, number, keyof typeof sizes]>([
  ['arks', arks, 5, 'desktop'],
  ['hunters', hunters, 5, 'phone'],
])(
  '%s: what the others did is shown once beside its places, can be skipped, and opens again with one click',
  async (_name, game, seed, size) => {
    const position = playGame(game, 3, seed, 'random', ({ round }) => round > 2)
    const visited = await visit({ size: sizes[size], settings: { recap: 'slow' } })
    const { page } = visited
    await openPosition(page, position)
    const told = page.getByTestId('told')
    await told.waitFor()
    expect(await told.locator('li').count()).toBeGreaterThan(0)
    // Its places are marked, it covers neither them nor an answer, and the board below it can be clicked.
    await page.locator('.spots span').first().waitFor()
    expect(await coveredByCard(page)).toBe(0)
    const catches = await told.evaluate((card) => {
      const { left, top, width, height } = card.getBoundingClientRect()
      return card.contains(document.elementFromPoint(left + width / 2, top + height - 6))
    })
    expect(catches).toBe(false)
    // It ends when it is skipped, or with the first decision.
    if (size === 'phone') await page.keyboard.press('ArrowRight')
    await page.keyboard.press(size === 'phone' ? 'Enter' : 'Escape')
    await told.waitFor({ state: 'detached' })
    await page.getByTestId('recap-open').click()
    await page.waitForSelector('.recap-panel')
    expect(await page.locator('.recap-panel .log-list li').count()).toBeGreaterThan(0)
    // A bot says in one sentence why it moved.
    await page.locator('.recap-panel .why').first().waitFor()
    expectNoErrors(visited)
    await visited.context.close()
  },
)
