// Long test of ../board/src, ../../examples/comets/board
import { expect, test } from 'vitest'
import { seeResult } from './boards.ts'
import { letMonkeyPlay } from './monkey.ts'
import { expectNoErrors, sizes, start, visit, waitForTurn, withBrowser } from './world.ts'

withBrowser()

test.each(['desktop', 'phone'] as const)('a whole game of the example on its own board, %s', async (size) => {
  const visited = await visit({ path: '/?examples', seed: 5, size: sizes[size] })
  const { page } = visited
  await start(page, 3)
  await waitForTurn(page)
  await page.waitForSelector('.km .bd-answer.lit')
  const monkey = await letMonkeyPlay(page, 3, 400)
  expect(monkey.over).toBe(true)
  expect([...monkey.covered]).toEqual([])
  await seeResult(page)
  expectNoErrors(visited)
  await visited.context.close()
})
