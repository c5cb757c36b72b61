// Long test of src, ../board/src, ../games, index.html, public
import { expect, test } from 'vitest'
import { expectNoErrors, start, visit, waitForTurn, withBrowser } from './world.ts'

withBrowser()

// `npm run check` runs this for every change of the page, so it stays short: each screen opens without errors.
test.each([
  ['/', '.home'],
  ['/rules/cosmos', '.page'],
  ['/gallery/hunters', '.page'],
])('%s opens', async (path, what) => {
  const visited = await visit({ path })
  await visited.page.locator(what).first().waitFor()
  await visited.page.locator('h1').first().waitFor()
  expect(new URL(visited.page.url()).pathname).toBe(path)
  expectNoErrors(visited)
  await visited.context.close()
})

test.each([0, 1, 2])('game %i of the first page starts, and its board asks for a move', async (world) => {
  const visited = await visit()
  await start(visited.page, world)
  await waitForTurn(visited.page)
  expect(await visited.page.locator('.table-screen').getAttribute('data-over')).not.toBe('true')
  expectNoErrors(visited)
  await visited.context.close()
})
