// Long test of src/worker/local-keeper.ts
import { expect, inject, test } from 'vitest'
import { ENDLESS } from './serve.ts'
import { expectQuiet, myTurn, standing, start, visit, withBrowser } from './world.ts'

withBrowser()

test('a bot that thinks for long can be hurried: it takes what it has found so far', async () => {
  const seats = [
    { name: 'Mira', bot: false },
    { name: 'Tycho', bot: true },
  ]
  const setups = { cosmos: { seats, level: 'medium', options: {} } }
  const visited = await visit({ settings: { textMode: true, setups } })
  const { page, context } = visited
  await context.addCookies([{ name: ENDLESS, value: 'yes', url: inject('url') }])
  await start(page)
  const hurry = page.getByTestId('hurry')
  const thinking = page.locator('progress.thinking')
  // Through the person's turn, whoever begins.
  for (let most = 80; most > 0 && (await thinking.count()) === 0; most--) {
    await page.waitForSelector('progress.thinking, .word:enabled, .btn.end:enabled')
    await page.evaluate(() => {
      const first = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector)
      const target = first('[data-testid="end-anyway"]') ?? first('.btn.end:enabled') ?? first('.word[data-action]')
      target?.click()
    })
    await page.waitForTimeout(50)
  }
  await hurry.waitFor()
  const { seq } = await standing(page)
  await context.clearCookies({ name: ENDLESS })
  await hurry.click()
  // Its turn goes on by itself, to the end.
  await myTurn(page)
  expect((await standing(page)).seq).toBeGreaterThan(seq)
  expectQuiet(visited)
  await context.close()
})
