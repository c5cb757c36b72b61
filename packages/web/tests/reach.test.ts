// Long test of ../board/src, src/table
import { expect, test } from 'vitest'
import { playLooking } from './looking.ts'
import { expectNoErrors, visitTable, withBrowser } from './world.ts'

withBrowser()

/** A short stretch; `npm run reach` plays whole games in all sizes. */
const DECISIONS = 30

test.each([
  ['Crafting the Cosmos', 0, [390, 844]],
  ['Star Hunters', 1, [360, 640]],
  ['Terraforming Arks', 2, [390, 844]],
  ['Star Hunters', 1, [667, 375]],
] as const)('%s (%i) at %o: every question has an answer in sight, and its prompt is whole', async (_, world, size) => {
  const visited = await visitTable(world, { seed: 5, size })
  const seen = await playLooking(visited.page, { seed: 5, most: DECISIONS })
  expect(seen.decisions).toBe(DECISIONS)
  expect(seen.hidden).toEqual([])
  expect(seen.cut).toEqual([])
  // A short stretch has a scroll or two by chance; the whole games stay below 2 %.
  expect(seen.scrolled.length).toBeLessThanOrEqual(3)
  expectNoErrors(visited)
  await visited.context.close()
})

test('on a phone every button of the bar can be touched; the handle draws the sheet up, and Esc lets it down first', async () => {
  const visited = await visitTable(1, { seed: 5, size: [390, 844] })
  const { page } = visited
  const covered = await page.evaluate(() =>
    [...document.querySelectorAll('.bar-tools > .btn, .bar-acts > .btn')].flatMap((button) => {
      const { left, top, width, height } = button.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return width === 0 || button.contains(hit) ? [] : [button.getAttribute('aria-label') ?? button.textContent]
    }),
  )
  expect(covered).toEqual([])
  await page.locator('.bd-handle').click()
  await page.waitForSelector('.bd-sheet.is-tall')
  await page.keyboard.press('Escape')
  await page.waitForSelector('.bd-sheet:not(.is-tall)')
  // A phone that is turned keeps the table, and puts the sheet beside the board.
  await page.setViewportSize({ width: 844, height: 390 })
  await page.waitForSelector('.bd.is-across')
  expect(new URL(page.url()).pathname).toMatch(/^\/table\//)
  expectNoErrors(visited)
  await visited.context.close()
})

test('the log covers nothing that is lit, and Esc closes it; every kind of button shows the focus, also in forced colours', async () => {
  const visited = await visitTable(1, { seed: 5 })
  const { page } = visited
  await page.keyboard.press('l')
  await page.waitForSelector('.log-panel')
  const covered = await page.evaluate(() => {
    const log = document.querySelector('.log-panel')?.getBoundingClientRect()
    return [...document.querySelectorAll('[data-action],[data-step]')].filter((each) => {
      const { left, right, width } = each.getBoundingClientRect()
      return log !== undefined && width > 0 && left < log.right && right > log.left
    }).length
  })
  expect(covered).toBe(0)
  await page.keyboard.press('Escape')
  await page.waitForSelector('.log-panel', { state: 'detached' })
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors })
    const without = await page.evaluate(() => {
      const found: string[] = []
      for (const control of document.querySelectorAll<HTMLElement | SVGElement>(
        'button:not(:disabled), [tabindex="0"]',
      )) {
        // Focus from a script counts as focus by keys while nothing was clicked.
        control.focus({ preventScroll: true, ...{ focusVisible: true } })
        if (document.activeElement !== control || control.classList.contains('bd-handle')) continue
        const { outlineStyle, outlineWidth } = getComputedStyle(control)
        const own = [...control.querySelectorAll('.cc-focus, .ak-hit, .hx-rocketring, .hx-hr-hit')].length > 0
        const drawn = control.matches('.hx-field') || own
        if (!drawn && (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2))
          found.push(control.className.toString())
      }
      return found
    })
    expect(without).toEqual([])
  }
  expectNoErrors(visited)
  await visited.context.close()
})
