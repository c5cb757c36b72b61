import { playMatch } from '@orrery/bots'
import { parsePlayer } from '@orrery/games/loaded'
import { hunters } from '@orrery/hunters'
import { makeRecord } from '@orrery/kernel'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { decideByKeys } from './boards.ts'
import { expectNoErrors, visit, visitTable, waitForTurn, withBrowser } from './world.ts'

withBrowser()

/** What has the focus: a lit target, the table, or the page itself. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const active = document.activeElement
    if (active === null || active === document.body) return 'page'
    return active.matches('[data-action],[data-step]') ? 'answer' : active.localName
  })

test.each([
  ['Crafting the Cosmos', 0],
  ['Star Hunters', 1],
  ['Terraforming Arks', 2],
] as const)(
  '%s: Tab goes to every highlighted option and back; after every decision by keys the focus is on an answer, never on the page',
  async (_name, world) => {
    const visited = await visitTable(world, { seed: 5 })
    const { page } = visited
    // Tab goes to every highlighted option, and to no place that does nothing; Shift+Tab goes back.
    const lit = await page
      .locator('.table-screen :is([data-action],[data-step]):visible:not(:disabled)')
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-action') ?? each.getAttribute('data-step') ?? ''))
    const here = (): Promise<readonly [kind: string, name: string]> =>
      page.evaluate(() => {
        const active = document.activeElement
        if (active === null || active === document.body) return ['page', '']
        const name = active.getAttribute('data-action') ?? active.getAttribute('data-step')
        if (name !== null) return ['answer', name]
        if (active.matches('a,button,input,[data-explain],[data-zoom]')) return ['control', active.textContent ?? '']
        return [active.scrollHeight > 0 && active.matches('section,div') ? 'panel' : 'other', active.className]
      })
    // Behind the last one the focus leaves the page, and comes back to it when somebody else has just decided.
    const stays = (): Promise<boolean> =>
      page.evaluate(() => {
        const before = Reflect.get(window, 'focusedBefore')
        Reflect.set(window, 'focusedBefore', document.activeElement)
        return before === document.activeElement
      })
    const seen: (readonly [kind: string, name: string])[] = []
    for (let most = 90; most > 0; most--) {
      await page.keyboard.press('Tab')
      const at = await here()
      if (at[0] === 'page') break
      if (!(await stays())) seen.push(at)
    }
    expect(lit.length).toBeGreaterThan(1)
    expect(lit.filter((name) => !seen.some(([kind, found]) => kind === 'answer' && found === name))).toEqual([])
    expect(seen.filter(([kind]) => kind === 'other')).toEqual([])
    await page.keyboard.press('Shift+Tab')
    expect(await here()).toEqual(seen.at(-1))
    await page.keyboard.press('Shift+Tab')
    expect(await here()).toEqual(seen.at(-2))
    await page.keyboard.press('ArrowRight')
    for (let i = 0; i < 4; i++) {
      await page.keyboard.press('Enter')
      const ask = page.getByTestId('end-anyway')
      if (await ask.isVisible()) await ask.press('Enter')
      await waitForTurn(page)
      await expect.poll(() => focused(page)).toBe('answer')
    }
    expectNoErrors(visited)
    await visited.context.close()
  },
)

test('arrows go to the nearest answer on that side, B to good ones; letters can be changed and switched off', async () => {
  const visited = await visitTable(1, { seed: 5 })
  const { page } = visited
  await decideByKeys(page, 1)
  await waitForTurn(page)
  const centre = () =>
    page.evaluate(() => {
      const box = document.activeElement?.getBoundingClientRect()
      return box === undefined ? [0, 0] : [box.left + box.width / 2, box.top + box.height / 2]
    })
  await page.keyboard.press('ArrowRight')
  const [x = 0] = await centre()
  await page.keyboard.press('ArrowRight')
  const [right = 0] = await centre()
  await page.keyboard.press('ArrowLeft')
  const [left = 0] = await centre()
  expect(right !== x || left !== x).toBe(true)
  await page.keyboard.press('b')
  expect(await focused(page)).toBe('answer')

  await page.keyboard.press('?')
  const dialog = page.locator('dialog[open]')
  await dialog.getByLabel('Log').fill('p')
  await page.keyboard.press('Escape')
  await page.keyboard.press('l')
  expect(await page.locator('.log-panel').count()).toBe(0)
  await page.keyboard.press('p')
  await page.waitForSelector('.log-panel')
  await page.keyboard.press('p')
  await page.keyboard.press('?')
  await dialog.getByRole('checkbox').uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('p')
  await page.keyboard.press('r')
  expect(await page.locator('.log-panel, dialog[open]').count()).toBe(0)
  expectNoErrors(visited)
  await visited.context.close()
})

test('a piece that is chosen for a second step is announced by its name, once', async () => {
  const visited = await visitTable(2, { seed: 5, settings: { quick: false } })
  const { page } = visited
  const step = page.locator('.table-main [data-step]:has(.sr):visible').first()
  for (let most = 60; most > 0 && (await step.count()) === 0; most--) await decideByKeys(page, 1)
  const name = await step.locator('.sr').first().textContent()
  await step.press('Enter')
  await expect
    .poll(() => page.getByTestId('announcer').locator('p').last().textContent())
    .toBe(`${name?.trim()} selected.`)
  expectNoErrors(visited)
  await visited.context.close()
})

test('single letters are switched off in replays too', async () => {
  const players = ['random', 'random'].map((level) => parsePlayer('hunters', level))
  const record = makeRecord(playMatch(hunters, { players, seed: 'letters' }).record)
  const visited = await visit({ path: '/replay' })
  const { page } = visited
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'record.json', mimeType: 'application/json', buffer: Buffer.from(record) })
  await page.waitForSelector('.replay-screen')
  await page.keyboard.press('l')
  await page.waitForSelector('.replay-log')
  await page.keyboard.press('l')
  await page.waitForSelector('.replay-log', { state: 'detached' })
  await page.keyboard.press('?')
  await page.locator('dialog[open]').getByRole('checkbox').uncheck()
  await page.keyboard.press('Escape')
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
  await page.keyboard.press('l')
  await page.keyboard.press('?')
  // Other keys still work.
  const next = async (): Promise<number> => {
    await page.keyboard.press('ArrowRight')
    return Number(await page.locator('.replay-screen').getAttribute('data-index'))
  }
  await expect.poll(next).toBeGreaterThan(0)
  expect(await page.locator('.replay-log, dialog[open]').count()).toBe(0)
  expectNoErrors(visited)
  await visited.context.close()
})

test('text mode shows the whole table under headings, and what has changed since the last turn', async () => {
  const visited = await visitTable(1, { seed: 5, settings: { textMode: true } })
  const { page } = visited
  await page.getByRole('heading', { name: 'The sky' }).waitFor()
  await page.getByRole('button', { name: 'The sky' }).click()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('The sky')
  expect(await page.locator('[data-section="sky"] li').count()).toBe(19)
  await decideByKeys(page, 8)
  await page.getByTestId('changed').waitFor()
  // Everything that was said stays to be read: nothing is replaced, and no sentence ends twice.
  const said = await page.getByTestId('announcer').locator('p').allTextContents()
  expect(said.length).toBeGreaterThan(1)
  for (const text of said) expect(text).not.toMatch(/\.\.(?!\.)/)
  expectNoErrors(visited)
  await visited.context.close()
})
