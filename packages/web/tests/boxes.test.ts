import { cosmos } from '@orrery/cosmos'
import { languages } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { faultsOf, openPosition } from './boards.ts'
import { faultsInSizes as look } from './boxes.ts'
import { playGame, type StoredPosition, storedAt } from './position.ts'
import { towardsLife } from './steer.ts'
import { myTurn, start, visit, withBrowser } from './world.ts'

withBrowser()

test.each(languages)('no text overlaps, is cut off or too small in any of three sizes (%s)', async (language) => {
  const { page, context } = await visit({ settings: { language } })
  const faults = await look(page, 'home')
  await page.locator('.world .btn.primary').first().click()
  await page.getByTestId('start').waitFor()
  faults.push(...(await look(page, 'setup')))
  await page.keyboard.press('Escape')
  await start(page)
  await myTurn(page)
  faults.push(...(await look(page, 'table')))
  await page.keyboard.press('r')
  await page.waitForSelector('dialog .rule')
  faults.push(...(await look(page, 'rulebook')))
  await context.close()
  expect(faults).toEqual([])
})

/** A game of Crafting the Cosmos that is played once: the person's crafting in its middle, and the last one. */
function middleAndEnd(): readonly StoredPosition[] {
  const found = new Map<string, StoredPosition>()
  playGame(
    cosmos,
    4,
    LIVELY,
    'random',
    ({ legal, rows, round }) => {
      if (!legal.includes('end-crafting')) return false
      const when = round === 5 ? 'middle' : round > 6 ? 'end' : undefined
      // A later moment of the same part of the game has more on the board.
      if (when !== undefined) found.set(when, storedAt(cosmos, 4, `boxes-${when}`, [...rows], round))
      return false
    },
    {},
    towardsLife,
  )
  return [...found.values()]
}

/** A game in which nebulae are finished and life forms made. */
const LIVELY = 17

test('the same in the middle and near the end of a game, in every language', async () => {
  const positions = middleAndEnd()
  expect(positions.length).toBe(2)
  const { page, context } = await visit()
  const faults: string[] = []
  for (const position of positions) {
    await openPosition(page, position)
    faults.push(...(await faultsOf(page, String(position.game.id))))
  }
  await context.close()
  expect(faults).toEqual([])
}, 240_000)
