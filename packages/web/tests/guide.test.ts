// Long test of src/guide
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violations } from './axe.ts'
import { expectNoErrors, sizes, tableStatus, visit, withBrowser } from './world.ts'

withBrowser()

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

interface Shown {
  readonly step: number
  readonly state: string
  readonly card: Box | undefined
  readonly lit: Box | undefined
  /** How many other places are lit. */
  readonly others: number
  readonly over: boolean
}

/** What the coach shows now. */
async function shown(page: Page): Promise<Shown> {
  return page.evaluate(() => {
    const [card, lit] = ['coach', 'spotlight'].map((id) => document.querySelector<HTMLElement>(`[data-testid="${id}"]`))
    const boxes = [card, lit].map((element) => element?.getBoundingClientRect().toJSON())
    return {
      step: Number(card?.dataset.stepAt ?? 0),
      state: card?.dataset.state ?? '',
      card: boxes[0],
      lit: boxes[1],
      others: document.querySelectorAll('[data-testid="spotlight-other"]').length,
      over: document.querySelector('[data-testid="coach-summary"]') !== null,
    }
  })
}

/** Waits until the coach shows something, and the spotlight has stopped moving. */
async function ready(page: Page): Promise<Shown> {
  for (let tries = 0; ; tries++) {
    const before = await shown(page)
    await page.waitForTimeout(60)
    const now = await shown(page)
    const rests = JSON.stringify(before) === JSON.stringify(now)
    if (rests && (now.over || (now.state !== 'waits' && now.lit !== undefined))) return now
    if (tries > 600) throw new Error(`the coach has nothing to show: ${JSON.stringify(now)}`)
  }
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return width > 1 && height > 1 ? width * height : 0
}

/** Opens a lesson from the list on the home page. */
async function openLesson(page: Page, world: number, lesson: string): Promise<void> {
  await page.getByTestId('learn').nth(world).click()
  await page.getByTestId(`learn-${lesson}`).click()
  await page.getByTestId('coach').waitFor()
}

/** Plays a guide to its end by tapping the middle of what is lit, and returns the steps, and how many places were lit at once. */
async function playGuide(
  page: Page,
  look: (now: Shown) => Promise<void>,
): Promise<{ steps: number[]; marked: number }> {
  const steps: number[] = []
  let marked = 0
  for (let most = 70; most > 0; most--) {
    const now = await ready(page)
    if (now.over) return { steps, marked }
    marked = Math.max(marked, now.others + 1)
    if (steps.at(-1) !== now.step) {
      steps.push(now.step)
      await look(now)
    }
    const { card, lit } = now
    if (card === undefined || lit === undefined) throw new Error(`step ${now.step} has no place on the page`)
    expect(overlap(card, lit), `the card covers the place of step ${now.step}`).toBe(0)
    if (now.state !== 'asks') {
      await page.getByTestId('coach-next').click()
      continue
    }
    await page.mouse.click(lit.left + lit.width / 2, lit.top + lit.height / 2)
    await page.waitForTimeout(60)
    const after = await ready(page)
    // Where tapping the place does nothing, "Show me" focuses the target, and Enter takes it.
    if (JSON.stringify(after) === JSON.stringify(now)) {
      await page.getByTestId('coach-show').press('Enter')
      await page.waitForFunction(() => document.activeElement?.matches('[data-action],[data-step]') === true)
      await page.keyboard.press('Enter')
    }
  }
  throw new Error(`the guide did not end: ${steps.join()}`)
}

test.each([
  ['Crafting the Cosmos', 0, 'en', 'desktop', 'dark', 15, 3],
  ['Star Hunters', 1, 'pl', 'desktop', 'light', 14, 1],
  ['Terraforming Arks', 2, 'de', 'phone', 'dark', 15, 2],
] as const)(
  'the guided first turn of %s leads to its end by tapping what is lit',
  async (_name, world, language, size, theme, steps, marked) => {
    const visited = await visit({ size: sizes[size], settings: { language, theme } })
    const { page } = visited
    await openLesson(page, world, 'turn')
    const faults: string[] = []
    const played = await playGuide(page, async ({ step }) => {
      if (step === 1 || step === 8) faults.push(...(await violations(page)))
    })
    expect(played.steps).toEqual(Array.from({ length: steps }, (_, i) => i + 1))
    // Three stars may be placed in any order, and so may two resources.
    expect(played.marked).toBe(marked)
    faults.push(...(await violations(page)))
    expect(faults).toEqual([])
    await page.getByTestId('coach-play').click()
    await page.getByTestId('coach-summary').waitFor({ state: 'detached' })
    expect(await page.locator('.table-screen').count()).toBe(1)
    expectNoErrors(visited)
    await visited.context.close()
  },
  240_000,
)

/** Takes the actions of a lesson with its own buttons, and returns how many steps it has. */
async function hurryThrough(page: Page): Promise<number> {
  let last = 0
  for (let most = 60; most > 0; most--) {
    const now = await ready(page)
    if (now.over) return last
    last = now.step
    await page.getByTestId(now.state === 'asks' ? 'coach-do' : 'coach-next').click()
  }
  throw new Error(`the lesson did not end after step ${last}`)
}

/** Takes actions on the board, one after the other; a step is only opened. */
async function takeOnBoard(page: Page, actions: readonly string[]): Promise<void> {
  for (const action of actions) {
    const place = `.table-screen :is([data-action="${action}"], [data-step="${action}"]):not(:disabled):visible`
    await page.locator(place).first().click()
  }
}

test.each([
  [
    'Crafting the Cosmos',
    ...[0, 'en', 'desktop', 14],
    ['shift-own', 'shift-dark:chemistry', 'shift-dark:light', 'discharge', 'discharge:O', 'to-corner:S05'],
    ['solved', 'Growth and discharge: 4 of 4'],
  ],
  [
    'Star Hunters',
    ...[1, 'pl', 'phone', 12],
    ['fly:Her', 'go-on', 'end-turn'],
    ['missed', 'Punkty w tej turze: 0 z 2'],
  ],
  [
    'Terraforming Arks',
    ...[2, 'de', 'desktop', 14],
    ['upgrade:miningVehicles', 'pay-card:C20', 'travel:E.planet', 'play:none', 'act:colony', 'pay-card:C29'],
    ['solved', 'Geschafft: 2 von 2'],
  ],
] as const)(
  'the second lesson of %s leads to its end, and the first exercise of the third is judged',
  async (_name, world, language, size, steps, actions, [verdict, counted]) => {
    const visited = await visit({ size: sizes[size], settings: { language } })
    const { page } = visited
    await openLesson(page, world, 'round')
    expect(await hurryThrough(page)).toBe(steps)
    await page.getByTestId('coach-next').click()
    const card = page.getByTestId('coach')
    await page.locator('[data-testid="coach"][data-state="plays"]').waitFor()
    // The card must not stand in the way of the hand.
    await page.getByTestId('coach-fold').click()
    await takeOnBoard(page, actions)
    await page.locator(`[data-testid="coach"][data-state="${verdict}"]`).waitFor()
    const text = await card.getByTestId('coach-count').textContent()
    expect(text?.replaceAll(/\s/g, ' ')).toBe(counted)
    expect(await violations(page)).toEqual([])
    await page.getByTestId('coach-solution').click()
    await page.locator('[data-testid="coach"][data-state="asks"]').waitFor()
    await page.goto(page.url().replace(/\/table.*/, '/'))
    await page.getByTestId('learn').nth(world).click()
    await page.locator('[data-testid="lesson-round"].done').waitFor()
    expectNoErrors(visited)
    await visited.context.close()
  },
  120_000,
)

test('another action gets a friendly hint and changes nothing; progress survives a reload; the rule opens; leaving ends it', async () => {
  const visited = await visit()
  const { page } = visited
  await openLesson(page, 0, 'turn')
  const nextStep = async (): Promise<void> => {
    await ready(page)
    await page.getByTestId('coach-next').press('Enter')
  }
  await nextStep()
  await nextStep()
  expect((await ready(page)).step).toBe(3)
  // Dark energy of Light may be moved too, but the guide asks for another one.
  await page.locator('[data-action="shift-dark:light"]').first().click()
  await page.locator('.coach-note').waitFor()
  expect((await tableStatus(page)).seq).toBe(0)
  await page.reload()
  await page.getByTestId('coach').waitFor()
  expect((await ready(page)).step).toBe(3)
  await page.getByTestId('coach-do').click()
  await page.waitForFunction(() => document.querySelector<HTMLElement>('.table-screen')?.dataset.seq === '1')
  // Undo takes the step back as well.
  await ready(page)
  await page.keyboard.press('u')
  await page.waitForFunction(() => document.querySelector<HTMLElement>('.table-screen')?.dataset.seq !== '1')
  await page.getByTestId('coach-rule').click()
  await page.waitForSelector('dialog .rule.here')
  await page.keyboard.press('Escape')
  await page.waitForSelector('dialog', { state: 'detached' })
  await page.locator('.coach header .icon').click()
  await page.getByTestId('coach-leave').click()
  await page.getByTestId('coach').waitFor({ state: 'detached' })
  await page.locator('[data-action="shift-dark:light"]').first().click()
  await page.waitForFunction(() => document.querySelector('.table-screen')?.matches('[data-seq="1"], [data-seq="3"]'))
  expectNoErrors(visited)
  await visited.context.close()
}, 240_000)

test('the guide is offered with a first game, and not again once it was refused', async () => {
  const visited = await visit()
  const { page } = visited
  await page.locator('.world .btn.primary').first().click()
  await page.getByTestId('never-offer').click()
  await page.locator('.guide-offer').waitFor({ state: 'detached' })
  await page.reload()
  await page.locator('.world .btn.primary').nth(1).click()
  await page.getByTestId('start').waitFor()
  expect(await page.locator('.guide-offer').count()).toBe(0)
  expectNoErrors(visited)
  await visited.context.close()
})
