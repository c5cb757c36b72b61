import { expect, test } from 'vitest'
import { seeResult } from './boards.ts'
import { letMonkeyPlay } from './monkey.ts'
import { againstRandom, expectNoErrors, start, visit, waitForTurn, withBrowser } from './world.ts'

withBrowser()

// Whole games in text mode are played online, in online.test.ts.
test.each([
  ['Star Hunters', 1, 120],
  ['Terraforming Arks', 2, 120],
] as const)('%s can be played in text mode', async (_name, world, most) => {
  const visited = await visit({ seed: 5, settings: { textMode: true, setups: againstRandom } })
  await start(visited.page, world)
  await waitForTurn(visited.page)
  const monkey = await letMonkeyPlay(visited.page, 3, most)
  expect(monkey.lit.size).toBeGreaterThan(5)
  if (monkey.over) await seeResult(visited.page)
  expectNoErrors(visited)
  await visited.context.close()
})

test('a refusal is explained with its rule, and the rule is one click away', async () => {
  const visited = await visit({ settings: { setups: againstRandom } })
  const { page } = visited
  await start(page)
  await waitForTurn(page)
  // Something on the board that is not lit: a tap on it asks why.
  const asked = await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement | SVGElement>(
      '.table-main button, .table-main [role="button"], .table-main g',
    )) {
      if (element.closest('[data-action],[data-step]') !== null) continue
      element.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    }
    return true
  })
  expect(asked).toBe(true)
  await page.getByTestId('rule-link').click()
  const rule = await page.waitForSelector('dialog .rule.here')
  expect(await rule.textContent()).toMatch(/C\d+\.\d+/)
  expectNoErrors(visited)
  await visited.context.close()
})

test('with animations on, what others do is shown step by step, and a click ends an animation', async () => {
  const visited = await visit({ settings: { motion: 'normal', setups: againstRandom } })
  const { page } = visited
  await start(page)
  await waitForTurn(page)
  // How many clicks just end an animation depends on the machine, so the monkey goes on until enough moves are made.
  const done = () => page.evaluate(() => Number(document.querySelector<HTMLElement>('.table-screen')?.dataset.seq))
  for (let round = 0; round < 20 && (await done()) <= 10; round++) await letMonkeyPlay(page, 9 + round, 10)
  expect(await done()).toBeGreaterThan(10)
  expectNoErrors(visited)
  await visited.context.close()
})
