// Long test of src/table/HintCard.tsx, src/table/coach, src/worker/analysis-worker.ts
import { expect, test } from 'vitest'
import { violations } from './axe.ts'
import { expectNoErrors, sizes, tableStatus, visitTable, waitForChange, withBrowser } from './world.ts'

withBrowser()

test.each([
  ['Crafting the Cosmos', 0, 'en', 'Hint', 'Switch to text mode', sizes.desktop],
  ['Star Hunters', 1, 'pl', 'Podpowiedź', 'Przejdź do trybu tekstowego', sizes.phone],
  ['Terraforming Arks', 2, 'de', 'Tipp', 'Zum Textmodus wechseln', sizes.desktop],
] as const)(
  '%s: a hint tells where to look, then an action that is allowed, then the turn; it goes with the position',
  async (_, world, language, title, inWords, size) => {
    const visited = await visitTable(world, { seed: 5, size, settings: { language } })
    const { page, context } = visited
    await page.locator('.bar-tools button[popovertarget]').click()
    await page.locator('.menu:popover-open .btn', { hasText: title }).click()
    const hint = page.getByTestId('hint')
    await hint.locator('.btn:not(.icon)').waitFor({ timeout: 60_000 })
    expect(await hint.getAttribute('data-shown')).toBe('where')
    expect(await hint.locator('ol').count()).toBe(0)
    await hint.locator('.btn:not(.icon)').click()
    const action = await hint.locator('li').textContent()
    expect(action).not.toBe('')
    if (process.env.HINT_PICTURES !== undefined)
      await page.screenshot({ path: `${process.env.HINT_PICTURES}/hint-${world}.png` })
    expect(await violations(page)).toEqual([])
    await hint.locator('.btn:not(.icon)').click()
    // The whole turn begins with that action.
    expect(await hint.locator('li').first().textContent()).toBe(action)
    expect(await hint.textContent()).toMatch(/\d\s?%/)
    // All of it is shown, on a phone too.
    expect(
      await hint.locator('li').evaluateAll((all) => all.filter((each) => each.getClientRects().length === 0)),
    ).toEqual([])
    // In words, that action is one of the answers; the hint goes when it is taken.
    await page.locator('.bar-tools button[popovertarget]').click()
    await page.locator('.menu:popover-open .btn', { hasText: inWords }).click()
    const { seq } = await tableStatus(page)
    await page
      .locator('.word')
      .getByText(action ?? '?', { exact: true })
      .first()
      .click()
    await waitForChange(page, seq)
    expect(await hint.count()).toBe(0)
    expectNoErrors(visited)
    await context.close()
  },
)

test('the coach is off until it is wanted; then it warns before a costly action, which waits for an answer', async () => {
  const visited = await visitTable(1, { seed: 5, settings: { singles: true } })
  const { page, context } = visited
  await page.locator('.bar-tools button[popovertarget]').click()
  await page.locator('.menu:popover-open .btn', { hasText: 'Turn the coach on' }).click()
  const go = page.getByTestId('coach-go')
  // Somebody who takes the first thing that is lit throws something away soon.
  for (let clicks = 0; clicks < 200 && (await go.count()) === 0; clicks++) {
    await page.evaluate(() => {
      const lit = document.querySelector<HTMLElement>(
        'dialog[open] [data-action], .btn.end[data-action]:not(:disabled), .table-main [data-action]:not(:disabled)',
      )
      lit?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    })
    await page.waitForTimeout(120)
  }
  await go.waitFor()
  expect(await page.locator('dialog[open]').textContent()).toMatch(
    /Your chance to win may drop by \d\d percentage points/,
  )
  if (process.env.HINT_PICTURES !== undefined) await page.screenshot({ path: `${process.env.HINT_PICTURES}/coach.png` })
  expect(await violations(page)).toEqual([])
  const { seq } = await tableStatus(page)
  await page.getByRole('button', { name: 'Look again' }).click()
  await go.waitFor({ state: 'detached' })
  expect((await tableStatus(page)).seq).toBe(seq)
  await page.evaluate(() =>
    document
      .querySelector('.btn.end[data-action]:not(:disabled), .table-main [data-action]:not(:disabled)')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true })),
  )
  await go.click()
  await waitForChange(page, seq)
  expectNoErrors(visited)
  await context.close()
})
