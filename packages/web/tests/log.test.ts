// Long test of src/table/lines.ts
import { cosmos } from '@orrery/cosmos'
import { expect, test } from 'vitest'
import { openPosition } from './boards.ts'
import { takeKind } from './lit.ts'
import { playGame } from './position.ts'
import { preferLife } from './steer.ts'
import { expectNoErrors, tableStatus, visit, waitForChange, waitUntilSettled, withBrowser } from './world.ts'

withBrowser()

/** In the third round the person may place a star; the log is long by then. */
const position = playGame(
  cosmos,
  3,
  17,
  'random',
  ({ legal, round }) => round > 2 && legal.some((id) => id.startsWith('place-star:')),
  {},
  preferLife,
)

test('a line of the log marks what it is about and scrolls to it; the lines of one seat can be read alone', async () => {
  const visited = await visit()
  const { page } = visited
  await openPosition(page, position)
  await page.keyboard.press('l')
  await page.waitForSelector('.log-panel')
  const marks = page.locator('.spots span')
  const lens = page.locator('.cc-lens')
  expect(await lens.getAttribute('data-seat')).toBe('0')
  // The newest line is visible without scrolling.
  expect(
    await page
      .locator('.log-list li')
      .last()
      .evaluate((line) => {
        const list = line.closest('.log-list')?.getBoundingClientRect()
        const { bottom } = line.getBoundingClientRect()
        return list !== undefined && bottom <= list.bottom + 1
      }),
  ).toBe(true)
  await page.locator('.log-line').last().focus()
  await marks.first().waitFor()
  await page.locator('.log-filter').first().focus()
  await marks.first().waitFor({ state: 'detached' })
  // Only decisions of seat 1: a star it has placed is in its galaxy, which moves into the lens.
  const all = await page.locator('.log-list li').count()
  await page.locator('.log-filter').nth(2).click()
  const placed = page.locator('.log-line', { hasText: / places an? (?:H|He|O|C) star/ }).last()
  await placed.waitFor()
  expect(await page.locator('.log-list li').count()).toBeLessThan(all)
  await placed.click()
  await page.waitForSelector('.cc-lens[data-seat="1"]')
  await marks.first().waitFor()
  expectNoErrors(visited)
  await visited.context.close()
})

test('a table is silent until sounds are turned on; then a decision can be heard', async () => {
  for (const sound of [false, true]) {
    const visited = await visit({ settings: { sound } })
    const { page } = visited
    await page.evaluate(() => {
      const { start } = AudioScheduledSourceNode.prototype
      AudioScheduledSourceNode.prototype.start = function count(this: AudioScheduledSourceNode, when?: number) {
        document.documentElement.dataset.heard = 'yes'
        start.call(this, when)
      }
    })
    await openPosition(page, { ...position, game: { ...position.game, id: `heard-${sound}` } })
    const { seq } = await tableStatus(page)
    expect(await takeKind(page, 'place-star')).toBe(true)
    await page.waitForFunction(
      (old) => document.querySelector<HTMLElement>('.table-screen')?.dataset.seq !== old,
      String(seq),
    )
    // Sounds start with the next drawing.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    if (sound) await page.waitForFunction(() => document.documentElement.dataset.heard === 'yes')
    else expect(await page.evaluate(() => document.documentElement.dataset.heard)).toBeUndefined()
    expectNoErrors(visited)
    await visited.context.close()
  }
})

test('the question whether the turn should end is closed when the position changes', async () => {
  const visited = await visit({ settings: { confirmEnd: true } })
  const { page } = visited
  await openPosition(page, { ...position, game: { ...position.game, id: 'question' } })
  const { seq } = await tableStatus(page)
  expect(await takeKind(page, 'place-star')).toBe(true)
  await waitForChange(page, seq)
  await waitUntilSettled(page)
  await page.locator('.btn.end').click()
  await page.getByTestId('end-anyway').waitFor()
  // The change may come from elsewhere: a clock, or another tab.
  await page.evaluate(() => document.querySelector<HTMLElement>('.btn.undo')?.click())
  await page.getByTestId('end-anyway').waitFor({ state: 'detached' })
  expectNoErrors(visited)
  await visited.context.close()
})
