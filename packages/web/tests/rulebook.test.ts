// Long test of src/rulebook, ../board/src/rulebook.ts
import { languages } from '@orrery/kernel'
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

test.each(['cosmos', 'hunters', 'arks'])('the rules of %s as a page: headings in order, links', async (game) => {
  const visited = await visit({ path: `/rules/${game}`, size: sizes.phone })
  const { page } = visited
  await page.waitForSelector('.rule figure')
  const ranks = await page
    .locator('h1, h2, h3, h4')
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))))
  expect(ranks[0]).toBe(1)
  expect(ranks.filter((rank, i) => rank > (ranks[i - 1] ?? 0) + 1)).toEqual([])
  expect(await violations(page)).toEqual([])
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
})

test.each([
  // Without the signs of its letters, as it is typed in a hurry; German nouns in small letters.
  ['cosmos', 'pl', 'mglawice', /mgławic/i, sizes.desktop],
  ['hunters', 'de', 'stern', /stern/i, sizes.phone],
] as const)(
  'a search in the rules of %s in %s for "%s" marks every place and goes from one to the next',
  async (game, language, wanted, word, size) => {
    const visited = await visit({ path: `/rules/${game}`, size, settings: { language } })
    const { page } = visited
    await page.waitForSelector('.rule figure')
    const all = await page.locator('.rule').count()
    const input = page.locator('.rulebook input')
    const hits = page.getByTestId('rule-hits').locator('b')
    const current = page.locator('.rule-text mark[aria-current]')
    const isCurrent = async (at: number, of: number): Promise<void> => {
      await expect.poll(async () => (await hits.textContent())?.match(/\d+/g)?.map(Number)).toEqual([at, of])
      const places = await page
        .locator('.rule-text mark')
        .evaluateAll((marks) => marks.map((mark) => mark.hasAttribute('aria-current')))
      expect(places.indexOf(true)).toBe(at - 1)
      expect(places.filter(Boolean)).toHaveLength(1)
      // It is in sight, inside the text that scrolls.
      const [mark, text] = [await current.boundingBox(), await page.locator('.rule-text').boundingBox()]
      expect(mark?.y).toBeGreaterThan(text?.y ?? 0)
      expect((mark?.y ?? 0) + (mark?.height ?? 0)).toBeLessThan((text?.y ?? 0) + (text?.height ?? 0))
    }
    await input.fill(wanted)
    await hits.waitFor()
    const marked = await page.locator('.rule-text mark').allTextContents()
    expect(marked.length).toBeGreaterThan(10)
    expect(marked.filter((text) => !word.test(text))).toEqual([])
    await isCurrent(1, marked.length)
    await input.press('Enter')
    await isCurrent(2, marked.length)
    await input.press('Shift+Enter')
    await input.press('Shift+Enter')
    await isCurrent(marked.length, marked.length)
    const next = page.locator('.search-hits button').nth(1)
    const [button, icon] = [await next.boundingBox(), await next.locator('svg').boundingBox()]
    expect(icon?.x).toBeGreaterThanOrEqual(button?.x ?? 0)
    expect(icon?.y).toBeGreaterThanOrEqual(button?.y ?? 0)
    await next.click()
    await isCurrent(1, marked.length)
    // The numbers in the contents are those of the text.
    const counts = await page.locator('.chapter-hits > [aria-hidden]').allTextContents()
    expect(counts.reduce((sum, n) => sum + Number(n), 0)).toBe(marked.length)
    expect(counts.length).toBeLessThan(await page.locator('.rulebook nav li').count())
    expect(await violations(page)).toEqual([])
    // Nothing of the book is hidden, not even when nothing is found.
    await input.fill('xyzzy')
    await page.waitForFunction(() => document.querySelector('.rule-text mark') === null)
    expect(await page.locator('.rule').count()).toBe(all)
    await input.press('Escape')
    expect(await input.inputValue()).toBe('')
    expectNoErrors(visited)
    await visited.context.close()
  },
)

test('Esc in the rulebook over a table empties the search first, then closes the window', async () => {
  const { page, context } = await visitTable(0)
  await page.keyboard.press('r')
  const input = page.locator('dialog .rulebook input')
  await input.fill('supernova')
  await page.locator('dialog mark[aria-current]').waitFor()
  await input.press('Escape')
  await page.locator('dialog mark').first().waitFor({ state: 'detached' })
  await input.press('Escape')
  await page.locator('dialog').waitFor({ state: 'detached' })
  await context.close()
})

test.each(['/', '/rules/cosmos'])('on a large screen %s grows as tables do', async (path) => {
  const widths: number[] = []
  for (const size of [
    [1600, 900],
    [2560, 1440],
  ] as const) {
    const { page, context } = await visit({ path, size })
    const text = page.locator('.rule p, .world p').first()
    await text.waitFor()
    widths.push((await text.boundingBox())?.height ?? 0)
    // Nothing has to be scrolled sideways, and a page with a text of its own fills the window exactly.
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await context.close()
  }
  const [small = 0, large = 0] = widths
  expect(large / small).toBeGreaterThan(1.5)
})

test.each(['cosmos', 'hunters', 'arks'])('the summary of %s fits on one page of A4 in every language', async (game) => {
  const pages: Record<string, number> = {}
  for (const language of languages) {
    const link = language === 'en'
    const visited = await visit({ path: `/rules/${game}${link ? '' : '/summary'}`, settings: { language } })
    const { page } = visited
    if (link) await page.locator('.summary-link').click()
    await page.locator('.summary-sign').first().waitFor()
    expect(new URL(page.url()).pathname).toBe(`/rules/${game}/summary`)
    if (link) expect(await violations(page)).toEqual([])
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    pages[language] = pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
    expectNoErrors(visited)
    await visited.context.close()
  }
  expect(pages).toEqual({ en: 1, pl: 1, de: 1 })
})

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
