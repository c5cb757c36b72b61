import { readFileSync } from 'node:fs'
import { arks } from '@orrery/arks'
import { expect, test } from 'vitest'
import { playGame, storePosition } from './position.ts'
import { expectNoErrors, visit, withBrowser } from './world.ts'

withBrowser()

test('the ending shows the last position on the real board, says what the end added, and saves a picture', async () => {
  const position = playGame(arks, 1, 5, 'easy', () => false)
  const visited = await visit()
  const { page } = visited
  await storePosition(page, position)
  await page.evaluate((id) => history.pushState(null, '', `/table/${id}`), position.game.id)
  const board = page.locator('dialog.result .final-board')
  await board.locator('.bd svg').first().waitFor()
  // A picture: nothing in it can be reached, and without motion nothing in it moves.
  expect(await board.locator('[inert]').count()).toBe(1)
  const moving = await board.evaluate((figure) =>
    figure.getAnimations({ subtree: true }).filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 0),
  )
  expect(moving).toEqual([])
  // It fills its frame.
  const [frame, drawn] = await Promise.all([
    board.locator('> div').boundingBox(),
    board.locator('.final-stage').boundingBox(),
  ])
  expect(Math.abs((frame?.width ?? 0) - (drawn?.width ?? 1))).toBeLessThan(4)
  // Points so far, what the end added, and the result: they add up, and the sources say where it came from.
  const lines = await page.getByTestId('added').locator('li').allTextContents()
  expect(lines).toHaveLength(2)
  for (const line of lines) {
    const [, soFar, added, score, sources = ''] = /(\d+) \+ (\d+) = (\d+)(.*)$/.exec(line) ?? []
    expect(Number(soFar) + Number(added)).toBe(Number(score))
    const parts = [...sources.matchAll(/\+(\d+)/g)].map(([, points]) => Number(points))
    expect(parts.reduce((sum, points) => sum + points, 0)).toBe(Number(added))
  }
  const saving = page.waitForEvent('download')
  await page.getByTestId('result-picture').click()
  const picture = readFileSync(await (await saving).path())
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
  // The page of the result names me, and leads to the analysis.
  await page.evaluate((id) => history.pushState(null, '', `/result/local/${id}`), position.game.id)
  await page.locator('.result-page .final-board .bd').waitFor()
  expect(await page.locator('.result-page .you').count()).toBe(1)
  await page.getByTestId('result-again').waitFor()
  await page.getByTestId('result-analyse').click()
  await page.waitForSelector('.replay-screen .analysis-panel')
  expectNoErrors(visited)
  await visited.context.close()
})
