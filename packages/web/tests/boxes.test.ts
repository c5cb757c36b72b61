import { cosmos } from '@orrery/cosmos'
import { languages } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { openPosition, textFaultsInLanguages } from './boards.ts'
import { faultsInSizes as look } from './boxes.ts'
import { playGame, type StoredPosition, storedAt } from './position.ts'
import { preferLife } from './steer.ts'
import { start, visit, waitForTurn, withBrowser } from './world.ts'

withBrowser()

test.each(languages)('no text overlaps, is cut off or too small in any of three sizes (%s)', async (language) => {
  const { page, context } = await visit({ settings: { language } })
  const faults = await look(page, 'home')
  await page.locator('.world .btn.primary').first().click()
  await page.getByTestId('start').waitFor()
  faults.push(...(await look(page, 'setup')))
  await page.keyboard.press('Escape')
  await start(page)
  await waitForTurn(page)
  faults.push(...(await look(page, 'table')))
  await page.keyboard.press('r')
  await page.waitForSelector('dialog .rule')
  faults.push(...(await look(page, 'rulebook')))
  await context.close()
  expect(faults).toEqual([])
})

/** Two positions of one game of Crafting the Cosmos: a crafting phase in the middle, and the last one. */
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
      // A later moment of the same phase has more on the board.
      if (when !== undefined) found.set(when, storedAt(cosmos, 4, `boxes-${when}`, [...rows], round))
      return false
    },
    {},
    preferLife,
  )
  return [...found.values()]
}

/** A game in which nebulae are completed and life forms created. */
const LIVELY = 17

test('the same in the middle and near the end of a game, in every language', async () => {
  const positions = middleAndEnd()
  expect(positions.length).toBe(2)
  const { page, context } = await visit()
  const faults: string[] = []
  for (const position of positions) {
    await openPosition(page, position)
    faults.push(...(await textFaultsInLanguages(page, String(position.game.id))))
  }
  await context.close()
  expect(faults).toEqual([])
}, 240_000)
