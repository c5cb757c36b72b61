// Long test of src/puzzles, src/attempt/AttemptTable.tsx
import { findGame } from '@orrery/games'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violations } from './axe.ts'
import { expectNoErrors, sizes, tableStatus, visit, withBrowser } from './world.ts'

withBrowser()

/** The first puzzle of a game of this kind. */
async function puzzleOf(game: string, kind?: 'dot') {
  const puzzle = (await findGame(game)?.puzzles?.())?.puzzles.find((each) => each.kind === kind)
  if (puzzle === undefined) throw new Error(`${game} has no such puzzle`)
  return puzzle
}

/** Plays actions one after the other with the keyboard, each once it may be taken. */
async function play(page: Page, actions: readonly string[]): Promise<void> {
  for (const [i, action] of actions.entries()) {
    await page.locator(`.word[data-action="${action}"]`).first().focus({ timeout: 20_000 })
    const { seq } = await tableStatus(page)
    await page.keyboard.press('Enter')
    // The same answer can follow itself; nothing is taken before the table has accepted the last one.
    if (i < actions.length - 1) await expect.poll(async () => (await tableStatus(page)).seq).toBeGreaterThan(seq)
  }
}

const verdict = (page: Page) => page.locator('.coach[data-state="solved"], .coach[data-state="missed"]')

async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.PUZZLE_PICTURES
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png` })
}

test('a puzzle is missed and tried again, its answer shown; another is solved, and the list knows both', async () => {
  const [missed, solved] = [await puzzleOf('arks'), await puzzleOf('hunters')]
  const visited = await visit({ path: `/puzzles/arks/${missed.id}`, settings: { textMode: true, passing: false } })
  const { page, context } = visited
  await page.getByTestId('coach').waitFor()
  expect(await page.getByTestId('coach').getAttribute('data-state')).toBe('asks')
  await play(page, missed.ways.at(-1)?.actions ?? [])
  await verdict(page).waitFor({ timeout: 60_000 })
  expect(await verdict(page).getAttribute('data-state')).toBe('missed')
  expect(await page.getByTestId('puzzle-change').textContent()).toMatch(/−\d+/)
  expect(await violations(page)).toEqual([])
  // The answer, action by action.
  await page.getByTestId('puzzle-answer').click()
  for (const _ of missed.ways[0]?.actions ?? []) await page.getByTestId('puzzle-step').click({ timeout: 20_000 })
  await page.locator('.puzzle-over').waitFor()
  // Again, rightly: it counts as solved later, and the rating stays.
  await page.getByTestId('puzzle-again').press('Enter')
  // Whoever plays by keys is not thrown back to the top of the page.
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.coach') !== null)).toBe(true)
  await play(page, missed.ways[0]?.actions ?? [])
  await page.locator('.coach[data-state="solved"]').waitFor({ timeout: 60_000 })
  await page.goto(new URL(`/puzzles/hunters/${solved.id}`, page.url()).href)
  await play(page, solved.ways[0]?.actions ?? [])
  await page.locator('.coach[data-state="solved"]').waitFor({ timeout: 60_000 })
  expect(await page.getByTestId('puzzle-change').textContent()).toMatch(/\+\d+/)
  await page.goto(new URL('/puzzles/arks', page.url()).href)
  expect(await page.locator(`[data-puzzle="${missed.id}"]`).getAttribute('class')).toContain('later')
  expect(await page.getByTestId('puzzle-row').textContent()).toBe('1')
  expect(await page.getByTestId('puzzle-days').textContent()).toBe('1')
  expect(Number(await page.getByTestId('puzzle-rating').textContent())).toBeLessThan(1500)
  expect(await violations(page)).toEqual([])
  await picture(page, 'list-desktop')
  expectNoErrors(visited)
  await context.close()
})

test('on a phone, in German: the dot of a star is found on the real diagram', async () => {
  const dot = await puzzleOf('hunters', 'dot')
  const visited = await visit({
    path: `/puzzles/hunters/${dot.id}`,
    size: sizes.phone,
    settings: { language: 'de', textMode: true },
  })
  const { page, context } = visited
  await page.locator('.coach.folded', { hasText: 'Finde den Punkt von' }).waitFor()
  await play(page, dot.ways[0]?.actions ?? [])
  await page.locator('.coach[data-state="solved"]').waitFor({ timeout: 60_000 })
  expectNoErrors(visited)
  await context.close()
})
