import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { violations } from './axe.ts'
import { playLooking } from './looking.ts'
import { walkPages, walkWindows } from './walk.ts'
import { expectNoErrors, openPage, sizes, start, visit, visitTable, waitForTurn, withBrowser } from './world.ts'

withBrowser()

test.each([
  ['dark', 'desktop'],
  ['light', 'phone'],
] as const)('home, setup and settings are accessible (%s, %s)', async (theme, size) => {
  const { page, context } = await visit({ size: sizes[size], settings: { theme } })
  expect(await violations(page)).toEqual([])
  await page.locator('.world .btn.primary').first().click()
  await page.getByTestId('start').waitFor()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByLabel('Settings').click()
  await page.waitForSelector('.settings')
  expect(await violations(page)).toEqual([])
  await context.close()
})

test.each([
  ['dark', 'desktop', false],
  ['light', 'phone', false],
  ['dark', 'phone', true],
] as const)('a table is accessible (%s, %s, text mode: %s)', async (theme, size, textMode) => {
  const { page, context } = await visit({ size: sizes[size], settings: { theme, textMode } })
  await start(page)
  await waitForTurn(page)
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('l')
  await page.waitForSelector('.log-panel')
  expect(await violations(page)).toEqual([])
  await context.close()
})

test('the rulebook is accessible, and opens at a rule', async () => {
  const { page, context } = await visit({ path: '/rules/cosmos#C5.3' })
  await page.waitForSelector('.rule.here')
  expect(await page.locator('.rule.here .rule-ids').textContent()).toContain('C5.3')
  expect(await violations(page)).toEqual([])
  await page.locator('.rulebook input').fill('C10.1')
  await page.locator('.rule .rule-ids mark', { hasText: 'C10.1' }).first().waitFor()
  await context.close()
})

// All sizes and whole games: `npm run axe`.
test('axe finds nothing at a table, in its windows and at what is asked first, on a small phone in the light theme', async () => {
  const { page, context } = await visitTable(2, { size: [360, 640], seed: 5, settings: { theme: 'light' } })
  const found: string[] = []
  const look = async (where: string): Promise<void> => {
    for (const finding of await violations(page)) found.push(`${where}: ${finding}`)
  }
  await walkWindows(page, look)
  await playLooking(page, { seed: 5, most: 12, fresh: look })
  expect(found).toEqual([])
  await context.close()
})

/** What a page loses by being small: what lies beside it, and controls that are covered wherever it is scrolled to. */
const lostOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // A window, the menu, a hint and on phones the log lie over everything else until they are closed.
    const top: ParentNode = document.querySelector('dialog[open], .menu:popover-open, .log-panel, .hint') ?? document
    const { scrollWidth, clientWidth } = document.documentElement
    const lost = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : []
    for (const control of top.querySelectorAll<HTMLElement | SVGElement>(
      'a[href], button:enabled, input:enabled, select, [role="button"], [role="tab"]',
    )) {
      if (
        !control.checkVisibility({ visibilityProperty: true }) ||
        control.closest('.sr, [aria-hidden="true"], [inert]') !== null
      )
        continue
      control.scrollIntoView({ block: 'center', inline: 'center' })
      const shown = control.closest('label') ?? control
      const { left, top: y, width, height } = shown.getBoundingClientRect()
      const spots = [0.5, 0.25, 0.75].flatMap((i) => [0.5, 0.25, 0.75].map((j) => [left + width * i, y + height * j]))
      const inSight = spots.some(([a = 0, b = 0]) => shown.contains(document.elementFromPoint(a, b)))
      if (!inSight) lost.push(control.outerHTML.slice(0, 160))
    }
    scrollTo(0, 0)
    return lost
  })

/** A screen of 1280 x 1024 at a zoom of 400 %. */
const magnified = [320, 256] as const

test('at a zoom of 400 % no page loses anything, and none scrolls sideways', async () => {
  const { page, context } = await openPage({ size: magnified })
  const lost: Record<string, string[]> = {}
  await walkPages(page, inject('url'), async (where) => {
    const found = await lostOn(page)
    if (found.length > 0) lost[where] = found
  })
  expect(lost).toEqual({})
  await context.close()
})

test.each([0, 1, 2])('at a zoom of 400 % a table of game %i loses nothing', async (world) => {
  const visited = await visitTable(world, { size: magnified, seed: 5 })
  const { page, context } = visited
  const lost: string[] = []
  const look = async (where: string): Promise<void> => {
    for (const each of await lostOn(page)) lost.push(`${where}: ${each}`)
  }
  await playLooking(page, { seed: 5, most: 10, fresh: look })
  if (world === 1) await walkWindows(page, look)
  expect(lost).toEqual([])
  expectNoErrors(visited)
  await context.close()
})

test('with reduced motion nothing moves at a table', async () => {
  const visited = await openPage({ seed: 5, size: sizes.phone, settings: { motion: 'normal' } })
  const { page, context } = visited
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => {
    const moved = new Set<string>()
    Reflect.set(window, 'moved', moved)
    const look = (): void => {
      for (const { effect, playState } of document.getAnimations()) {
        const { activeDuration = 0 } = effect?.getComputedTiming() ?? {}
        // What ends within a frame is not seen.
        if (playState === 'running' && Number(activeDuration) > 20 && effect instanceof KeyframeEffect)
          moved.add(String(effect.target?.getAttribute('class')))
      }
      requestAnimationFrame(look)
    }
    look()
  })
  await page.goto(inject('url'))
  await start(page, 1)
  await waitForTurn(page)
  await playLooking(page, { seed: 5, most: 15 })
  expect(await page.evaluate(() => [...Reflect.get(window, 'moved')])).toEqual([])
  expectNoErrors(visited)
  await context.close()
})

test('in forced colours a table keeps the colours of its board, and everything lit beside it has an edge', async () => {
  const visited = await visitTable(2, { seed: 5, size: sizes.phone })
  const { page, context } = visited
  await page.emulateMedia({ forcedColors: 'active' })
  const plain: string[] = []
  const look = async (): Promise<void> => {
    const found = await page.evaluate(() =>
      [...document.querySelectorAll('[data-action], [data-step], .btn.primary:enabled')].flatMap((lit) => {
        const { borderTopWidth, borderTopStyle, forcedColorAdjust } = getComputedStyle(lit)
        const kept = lit.closest('.bd') !== null && ['none', 'preserve-parent-color'].includes(forcedColorAdjust)
        const edged = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 2
        return kept || edged || lit.getBoundingClientRect().width === 0 ? [] : [lit.outerHTML.slice(0, 160)]
      }),
    )
    plain.push(...found)
  }
  await playLooking(page, { seed: 5, most: 15, fresh: look })
  expect(plain).toEqual([])
  expectNoErrors(visited)
  await context.close()
})
