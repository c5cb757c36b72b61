import { type Game, type Language, languageName, languages } from '@orrery/kernel'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { violations } from './axe.ts'
import { faultsInSizes } from './boxes.ts'
import { litKinds } from './lit.ts'
import { playGame, type StoredPosition, storedAt, storePosition } from './position.ts'
import {
  expectNoErrors,
  sizes,
  start,
  tableStatus,
  type Visited,
  visit,
  waitForTurn,
  waitUntilSettled,
} from './world.ts'

/** Checks that are the same for every game's board. */

/** Opens a stored game without reloading the page, and waits until the person can decide. */
export async function openPosition(page: Page, position: StoredPosition): Promise<void> {
  await storePosition(page, position)
  await page.evaluate((id) => history.pushState(null, '', `/table/${id}`), position.game.id)
  await page.waitForSelector(`[data-table="${position.game.id}"]`)
  await waitForTurn(page)
}

/** A position in which a person can choose among these kinds of actions. */
export interface KindPosition {
  readonly position: StoredPosition
  readonly view: unknown
  readonly kinds: readonly string[]
}

/** Games that are played to collect the decisions in them. */
export interface PlayedGames {
  readonly game: Game
  readonly seats: number
  readonly level: string
  readonly seeds: readonly number[]
  readonly options?: Readonly<Record<string, string>>
  /** All decisions, if they are not left to players; the game ends with the last of them. */
  readonly line?: readonly string[]
}

/**
 * Positions that together contain every pair of a question and a kind of answer that occurs in these games, once each. `questionOf` names
 * the question of a view.
 */
export function kindPositions(
  games: readonly PlayedGames[],
  questionOf: (view: unknown) => string,
): { readonly positions: readonly KindPosition[]; readonly found: ReadonlySet<string> } {
  const found = new Set<string>()
  const positions: KindPosition[] = []
  for (const { game, seats, level, seeds, options = {}, line } of games) {
    for (const seed of seeds) {
      let next = 0
      playGame(
        game,
        seats,
        seed,
        level,
        ({ legal, view, rows, round }) => {
          const kinds = [...new Set(legal.map((id) => id.split(':')[0] ?? id))]
          const fresh = kinds.map((kind) => `${questionOf(view)}/${kind}`).filter((pair) => !found.has(pair))
          if (fresh.length === 0) return line !== undefined && next >= line.length
          for (const pair of fresh) found.add(pair)
          const id = `${game.id}-kind-${positions.length}`
          positions.push({ position: storedAt(game, seats, id, [...rows], round, options), view, kinds })
          return line !== undefined && next >= line.length
        },
        options,
        () => line?.[next++],
      )
    }
  }
  return { positions, found }
}

/** The kinds of answers that have no place on the board, with the position. */
export async function missingKinds(page: Page, positions: readonly KindPosition[]): Promise<string[]> {
  const missing: string[] = []
  for (const { position, kinds } of positions) {
    await openPosition(page, position)
    const lit = await litKinds(page)
    for (const kind of kinds) if (!lit.includes(kind)) missing.push(`${kind} in ${position.game.id}`)
  }
  return missing
}

/** Clicks an answer of this kind in a position that offers it, and waits until the table has accepted it. */
export async function takeKind(page: Page, positions: readonly KindPosition[], kind: string): Promise<void> {
  const asked = positions.find(({ kinds }) => kinds.includes(kind))
  if (asked === undefined) throw new Error(`nobody was ever asked for ${kind}`)
  await openPosition(page, asked.position)
  const { seq } = await tableStatus(page)
  await page.locator(`.table-main [data-action^="${kind}:"]`).last().click()
  await page.waitForFunction(
    (old) => Number(document.querySelector<HTMLElement>('.table-screen')?.dataset.seq) > old,
    seq,
  )
}

/** Chooses another language in the table's settings, and waits until it is shown. */
export async function switchLanguage(page: Page, language: Language): Promise<void> {
  const before = await page.evaluate(() => document.documentElement.lang)
  if (before === language) return
  await page.locator('.bar-tools [popovertarget]').click()
  await page.locator('.menu [data-item="gear"]').click()
  await page.getByRole('radio', { name: languageName(language) }).click()
  await page.keyboard.press('Escape')
  await page.waitForFunction((old) => document.documentElement.lang !== old, before)
}

/** Waits for the result of a finished game with its chart. The last click may have closed the window as it opened: then it is opened again. */
export async function seeResult(page: Page): Promise<void> {
  const shown = await page.waitForSelector('dialog.result', { timeout: 10_000 }).then(
    () => true,
    () => false,
  )
  if (!shown) {
    await page.locator('.bar-tools [popovertarget]').click()
    await page
      .locator('.menu button')
      .filter({ hasText: /Result/ })
      .click()
  }
  await page.waitForSelector('dialog.result .chart')
}

/** Undo restores what could be chosen before the last decision. */
export async function expectUndo(page: Page): Promise<void> {
  const lit = (): Promise<string[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[data-action],[data-step]')]
        .map(({ dataset }) => dataset.action ?? `step ${dataset.step}`)
        .sort(),
    )
  const { seq } = await tableStatus(page)
  const before = await lit()
  const first = page.locator('.table-main [data-action]').first()
  await first.evaluate((element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true })))
  await page.waitForFunction(
    (old) => document.querySelector<HTMLElement>('.table-screen')?.dataset.seq !== old,
    `${seq}`,
  )
  await waitUntilSettled(page)
  await page.locator('.btn.undo').click()
  await page.waitForFunction(
    (count) => document.querySelectorAll('[data-action],[data-step]').length === count,
    before.length,
  )
  expect(await lit()).toEqual(before)
}

/** Faults of a table's texts in three sizes and all languages. */
export async function textFaultsInLanguages(page: Page, what: string): Promise<string[]> {
  const found: string[] = []
  for (const language of languages.toReversed()) {
    await switchLanguage(page, language)
    found.push(...(await faultsInSizes(page, `${what}, ${language}`)))
    const [width, height] = sizes.desktop
    await page.setViewportSize({ width, height })
  }
  return found
}

/** Makes this many decisions with the arrow keys and Enter alone. */
export async function decideByKeys(page: Page, count: number): Promise<void> {
  const before = await tableStatus(page)
  for (let i = 0; i < 60 && (await tableStatus(page)).seq < before.seq + count; i++) {
    await waitForTurn(page)
    // An arrow key does nothing while the table is being redrawn; the next one works.
    let lit = false
    for (let tries = 0; tries < 10 && !lit; tries++) {
      await page.keyboard.press('ArrowRight')
      lit = await page.evaluate(() => document.activeElement?.matches('[data-action],[data-step]') === true)
      if (!lit) await page.waitForTimeout(100)
    }
    expect(lit).toBe(true)
    await page.keyboard.press('Enter')
    // A first step does not change the table yet.
    await page.waitForTimeout(50)
    const ask = page.getByTestId('end-anyway')
    if (await ask.isVisible()) await ask.press('Enter')
  }
  expect((await tableStatus(page)).seq).toBeGreaterThanOrEqual(before.seq + count)
}

/** Two people at one screen: clicks until the device was passed three times; the board is hidden meanwhile. */
export async function passDevice({ page }: Visited): Promise<readonly string[]> {
  const taken: string[] = []
  for (let i = 0; i < 300 && taken.length < 3; i++) {
    await page.waitForSelector('.pass, .table-screen [data-action]:not(:disabled), .table-screen [data-step]')
    const pass = page.getByTestId('take-device')
    if (await pass.isVisible()) {
      const title = (await page.locator('.pass h1').textContent()) ?? ''
      taken.push(title)
      expect(await page.locator('.table-screen').count()).toBe(0)
      await pass.click()
      // The page may pass for whoever has taken the device, and then asks for the next person at once.
      await page.waitForFunction((old) => document.querySelector('.pass h1')?.textContent !== old, title)
      continue
    }
    const ask = page.getByTestId('end-anyway')
    if (await ask.isVisible()) await ask.click()
    else {
      await page.evaluate(() => {
        const end = document.querySelector<HTMLElement>('.btn.end:enabled')
        const target = end ?? document.querySelector('.table-main [data-action]')
        const step = document.querySelector('.table-main [data-step]')
        ;(target ?? step)?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      })
    }
    await page.waitForTimeout(20)
  }
  return taken
}

/** Starts a game from the home page; its first screen has no fault in any size or language, and is accessible. */
export async function startFaultless(page: Page, world: number): Promise<void> {
  await start(page, world)
  await waitForTurn(page)
  await expectFaultless(page, 'start')
}

/** The table has no fault of its texts in any size or language, and is accessible. */
export async function expectFaultless(page: Page, what: string): Promise<void> {
  expect(await textFaultsInLanguages(page, what)).toEqual([])
  expect(await violations(page)).toEqual([])
}

/** A result with two players, and no errors on the way to it. */
export async function expectResultOfTwo(visited: Visited): Promise<void> {
  await seeResult(visited.page)
  expect(await visited.page.locator('dialog.result .ranking tbody tr').count()).toBe(2)
  await leave(visited)
}

/** Starts a game and makes this many decisions with the keyboard alone. */
export async function playByKeys(world: number, setups: object, count: number): Promise<void> {
  const visited = await visit({ settings: { setups } })
  await start(visited.page, world)
  await waitForTurn(visited.page)
  await decideByKeys(visited.page, count)
  await leave(visited)
}

/** Two people at one screen pass the device on to each other. */
export async function playAtOneScreen(world: number, setups: object): Promise<void> {
  const visited = await visit({ settings: { setups } })
  await start(visited.page, world)
  const taken = await passDevice(visited)
  expect(taken.length).toBe(3)
  expect(new Set(taken).size).toBe(2)
  await leave(visited)
}

/** Closes a page; there must have been no errors. */
async function leave(visited: Visited): Promise<void> {
  expectNoErrors(visited)
  await visited.context.close()
}
