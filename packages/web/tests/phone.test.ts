// Long test of src/common/touch.ts, src/table/awake.ts, src/design/Dialog.tsx, src/design/Menu.tsx, ../board/src/back.ts, ../board/src/listener.ts
import { cosmos } from '@orrery/cosmos'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { openPosition } from './boards.ts'
import { playLooking } from './looking.ts'
import { playGame } from './position.ts'
import {
  againstRandom,
  expectNoErrors,
  openPage,
  sizes,
  start,
  tableStatus,
  visit,
  waitForChange,
  waitForTurn,
  withBrowser,
} from './world.ts'

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

test('a small space waits for a second tap, and forgets it when something beside the board is used meanwhile', async () => {
  const visited = await visit({ touch: true, size: [360, 640] })
  const { page, context } = visited
  await openPosition(
    page,
    playGame(cosmos, 2, 5, 'medium', ({ legal }) => legal[0]?.startsWith('to-corner:') === true),
  )
  const { seq } = await tableStatus(page)
  const space = page.locator('g[data-action^="to-corner:"]').first()
  const waiting = page.locator('[data-sure]')
  await space.tap()
  await waiting.waitFor()
  await page.getByRole('button', { name: 'Log' }).first().tap()
  await waiting.waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  // This is the first tap again.
  await space.tap()
  await waiting.waitFor()
  expect((await tableStatus(page)).seq).toBe(seq)
  await space.tap()
  await waitForChange(page, seq)
  expectNoErrors(visited)
  await context.close()
})

/** What a phone with a camera in its screen and a bar at its lower edge takes from a page, upright and lying. */
const shapes = [
  { size: [390, 844], insets: { top: 47, right: 0, bottom: 34, left: 0 } },
  { size: [844, 390], insets: { top: 0, right: 47, bottom: 21, left: 47 } },
] as const

test.each(shapes)('at $size nothing to touch lies under the camera or the bar of a phone', async ({ size, insets }) => {
  const visited = await openPage({ touch: true, size, seed: 5, settings: { setups: againstRandom } })
  const { page, context } = visited
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets })
  /** What lies there, in the window that is open or on the page. */
  const covered = (): Promise<string[]> =>
    page.evaluate(({ top, right, bottom, left }) => {
      const on: ParentNode = document.querySelector('dialog[open], .menu:popover-open, .log-panel') ?? document
      return [...on.querySelectorAll<HTMLElement>('a[href], button, input, select, h1, h2')].flatMap((each) => {
        const box = each.getBoundingClientRect()
        const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
        // What scrolls goes on below the lower edge.
        const lowest = each.closest('.home, .dialog-body, .menu') === null ? innerHeight - bottom : innerHeight
        const isClear =
          box.left >= left - 1 && box.right <= innerWidth - right + 1 && box.top >= top - 1 && box.bottom <= lowest + 1
        if (isClear || !each.contains(hit) || each.closest('.sr') !== null) return []
        return [`${each.className || each.localName} "${each.textContent?.slice(0, 20)}"`]
      })
    }, insets)
  const found: Record<string, string[]> = {}
  const look = async (where: string): Promise<void> => {
    const under = await covered()
    if (under.length > 0) found[where] = under
  }
  await page.goto(inject('url'))
  await page.waitForSelector('.world')
  await look('home')
  await page.locator('.world .btn.primary').nth(1).click()
  await page.getByTestId('start').waitFor()
  await look('new game')
  await page.getByTestId('start').click()
  await waitForTurn(page)
  await look('table')
  await page.locator('.bar-tools [popovertarget]').click()
  await page.waitForSelector('.menu:popover-open')
  await look('menu')
  await page.locator('.menu [data-item="gear"]').click()
  await page.waitForSelector('dialog[open]')
  await look('settings')
  await page.keyboard.press('Escape')
  await page.keyboard.press('l')
  await page.waitForSelector('.log-panel')
  await look('log')
  expect(found).toEqual({})
  expectNoErrors(visited)
  await context.close()
})
