// Long test of src/worker/local-keeper.ts
import { expect, inject, test } from 'vitest'
import { ENDLESS } from './serve.ts'
import { expectNoErrors, start, tableStatus, visit, waitForTurn, withBrowser } from './world.ts'

withBrowser()

test('a bot that thinks for a long time can be hurried: it takes the best action found so far', async () => {
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
  // Plays the person's turn, whoever begins.
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
  const { seq } = await tableStatus(page)
  await context.clearCookies({ name: ENDLESS })
  await hurry.click()
  // Its turn continues by itself to the end.
  await waitForTurn(page)
  expect((await tableStatus(page)).seq).toBeGreaterThan(seq)
  expectNoErrors(visited)
  await context.close()
})
