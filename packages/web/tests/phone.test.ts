// Long test of src/common/touch.ts, src/table/awake.ts, src/design/Dialog.tsx, src/design/Menu.tsx, ../board/src/back.ts
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { playLooking } from './looking.ts'
import { againstRandom, expectNoErrors, openPage, sizes, start, waitForTurn, withBrowser } from './world.ts'

withBrowser()

/** Counts what a phone would do, in a browser that has nothing of its own for the back gesture. */
async function asPhone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'CloseWatcher')
    const done = { felt: 0, awake: 0, asleep: 0 }
    Reflect.set(window, 'done', done)
    const release = async (): Promise<void> => void done.asleep++
    const request = async (): Promise<object> => {
      done.awake++
      return { release }
    }
    Object.defineProperty(navigator, 'vibrate', { value: () => ++done.felt > 0 })
    Object.defineProperty(navigator, 'wakeLock', { value: { request } })
  })
}

test('on a phone going back closes what is open before it leaves; it stays awake while others think, and can be felt', async () => {
  const visited = await openPage({ touch: true, size: sizes.phone, seed: 5, settings: { setups: againstRandom } })
  const { page, context } = visited
  await asPhone(page)
  await page.goto(inject('url'))
  await start(page, 1)
  await waitForTurn(page)
  const table = page.url()
  /** Opens something, goes back, and is still at the table. */
  const closes = async (opened: string, open: () => Promise<void>): Promise<void> => {
    await open()
    await page.waitForSelector(opened)
    // The entry that stands for it is made a moment later.
    await page.waitForFunction(() => history.state?.orreryOpen === true)
    await page.goBack()
    await page.waitForSelector(opened, { state: 'detached' })
    expect(page.url()).toBe(table)
  }
  const openMenu = (): Promise<void> => page.locator('.bar-tools [popovertarget]').click()
  await closes('.menu:popover-open', openMenu)
  await closes('.bd-sheet.is-tall', () => page.locator('.bd-handle').click())
  await closes('.log-panel', () => page.getByRole('button', { name: 'Log' }).first().click())
  await closes('dialog[open]', async () => {
    await openMenu()
    await page.locator('.menu [data-item="gear"]').click()
  })
  await playLooking(page, { seed: 5, most: 12 })
  await waitForTurn(page)
  const { felt, awake, asleep } = await page.evaluate(() => Reflect.get(window, 'done'))
  expect(felt).toBeGreaterThan(0)
  expect(awake).toBeGreaterThan(0)
  // It is my turn again: the screen may go dark.
  expect(asleep).toBe(awake)
  await page.waitForFunction(() => history.state?.orreryOpen === undefined)
  await page.goBack()
  await page.waitForSelector('.home')
  expectNoErrors(visited)
  await context.close()
})
