// Long test of src/rulebook, ../board/src/rulebook.ts
import { expect, test } from 'vitest'
import { violations } from './axe.ts'
import {
  againstRandom,
  expectNoErrors,
  sizes,
  start,
  tableStatus,
  visit,
  visitTable,
  waitForChange,
  waitForTurn,
  waitUntilSettled,
  withBrowser,
} from './world.ts'

withBrowser()

test.each([
  ['cosmos', 0, 'en'],
  ['hunters', 1, 'pl'],
  ['arks', 2, 'de'],
] as const)(
  'a refusal of %s opens the rulebook at its rule, with no duplicate id on the page',
  async (_game, world, language) => {
    const visited = await visitTable(world, { settings: { language } })
    const { page } = visited
    // Something on the board that is not lit: a tap on it asks why. The first decisions may have none.
    const unlit = page.locator('.table-main [data-explain]:not([data-action], [data-step])').first()
    for (let most = 12; most > 0 && (await unlit.count()) === 0; most--) {
      const { seq } = await tableStatus(page)
      await page.locator('.table-main [data-action]:visible').first().dispatchEvent('click')
      await waitForChange(page, seq)
      await waitUntilSettled(page)
    }
    // A tap this soon after a decision would count as the second half of a double tap.
    await page.waitForTimeout(500)
    await unlit.dispatchEvent('click')
    const link = page.getByTestId('rule-link')
    const named = ((await link.textContent()) ?? '').match(/[A-Z]\d+\.\d+/)?.[0]
    await link.click()
    await page.waitForSelector('dialog .rule.here')
    expect(await page.locator('dialog .rule.here .rule-ids').textContent()).toContain(named)
    const doubled = await page.evaluate(() => {
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
      return ids.filter((id, i) => ids.indexOf(id) !== i)
    })
    expect(doubled).toEqual([])
    expectNoErrors(visited)
    await visited.context.close()
  },
)

test.each(['cosmos', 'hunters', 'arks'])(
  'the rules of %s as a page: headings in order, search, links',
  async (game) => {
    const visited = await visit({ path: `/rules/${game}`, size: sizes.phone })
    const { page } = visited
    await page.waitForSelector('.rule figure')
    const ranks = await page
      .locator('h1, h2, h3, h4')
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))))
    expect(ranks[0]).toBe(1)
    expect(ranks.filter((rank, i) => rank > (ranks[i - 1] ?? 0) + 1)).toEqual([])
    expect(await violations(page)).toEqual([])
    const all = await page.locator('.rule').count()
    await page.locator('.rulebook input').fill('xyzzy')
    await page.waitForFunction(() => document.querySelectorAll('.rule').length === 0)
    await page.locator('.rulebook input').fill('')
    await page.waitForFunction((count) => document.querySelectorAll('.rule').length === count, all)
    // A link in the text leads to its rule.
    const link = page.locator('.rule .link', { hasText: /\.\d/ }).first()
    const rule = (await link.textContent()) ?? ''
    await link.click()
    await page.waitForFunction(
      (id) => [...document.querySelectorAll('.rule.here .rule-ids a')].some((anchor) => anchor.id === id),
      rule,
    )
    expectNoErrors(visited)
    await visited.context.close()
  },
)

test('what the rulebook does not show carries a sign: in the rules, in the gallery and when it is pointed at', async () => {
  const settings = { language: 'pl', setups: againstRandom }
  const visited = await visit({ path: '/rules/arks#A17.3', settings })
  const { page } = visited
  const house = page.locator('.rule', { has: page.locator('[id="A17.3"]') }).locator('[data-origin]')
  await house.waitFor()
  expect(await house.getAttribute('data-origin')).toBe('house')
  expect(await house.textContent()).toMatch(/^A17\.3 Zasada domowa: /)
  await page.goto(new URL('/gallery/arks', page.url()).href)
  const planets = page.locator('.gallery section').first().locator('li')
  await planets.first().waitFor()
  expect(await planets.first().locator('[data-origin]').textContent()).toMatch(/^Częściowa rekonstrukcja: /)
  expect(await planets.locator('[data-origin]').count()).toBe(await planets.count())
  // Upgrades are printed.
  const upgrades = page.locator('.gallery section', { has: page.locator('#kind-upgrades') })
  expect(await upgrades.locator('li').count()).toBe(8)
  expect(await upgrades.locator('[data-origin]').count()).toBe(0)
  await page.goto(new URL('/', page.url()).href)
  await start(page, 2)
  await waitForTurn(page)
  await page.locator('[data-zoom="keyi"]:visible').first().hover({ force: true })
  await page.waitForSelector('.bd-inspect [data-origin="partly"]')
  expectNoErrors(visited)
  await visited.context.close()
})
