import { dotIds, hunters, starDot, starIds } from '@orrery/hunters'
import { expect, test } from 'vitest'
import facts from '../../games/hunters/texts/en/facts.ts'
import {
  expectFaultless,
  expectResultOfTwo,
  expectUndo,
  kindPositions,
  missingKinds,
  openPosition,
  playAtOneScreen,
  playByKeys,
  startFaultless,
} from './boards.ts'
import { letMonkeyPlay } from './monkey.ts'
import { expectNoErrors, sizes, tableStatus, visit, waitForTurn, waitUntilSettled, withBrowser } from './world.ts'

withBrowser()

const HUNTERS = 1
const mira = { name: 'Mira', bot: false }
/** Every placement is right, so that a random game comes to an end. */
const options = { hrHelp: 'auto', holdLimit: 'on' }
const againstRandom = { hunters: { seats: [mira, { name: 'Tycho', bot: true }], level: 'random', options } }

const isView = (view: unknown): view is { readonly ask: string; readonly star?: string } =>
  typeof view === 'object' && view !== null && 'ask' in view

/** Two random games that together contain every question and every kind of answer of Star Hunters. */
const { positions, found } = kindPositions([{ game: hunters, seats: 4, level: 'random', seeds: [125, 169] }], (view) =>
  isView(view) ? view.ask : '',
)

test('a whole game of Star Hunters by clicking only what is lit, with another language and a reload on the way', async () => {
  const visited = await visit({ seed: 7, settings: { setups: againstRandom } })
  const { page } = visited
  await startFaultless(page, HUNTERS)
  const first = await letMonkeyPlay(page, 11, 25)
  await waitUntilSettled(page)
  await expectFaultless(page, 'middle')
  const { seq } = await tableStatus(page)
  const prompt = await page.locator('.prompt h1').textContent()
  await page.reload()
  await waitForTurn(page)
  expect(await tableStatus(page)).toEqual({ seq, over: false })
  expect(await page.locator('.prompt h1').textContent()).toBe(prompt)
  const rest = await letMonkeyPlay(page, 12, 1500)
  expect(rest.over).toBe(true)
  expect([...first.covered, ...rest.covered]).toEqual([])
  await expectResultOfTwo(visited)
}, 600_000)

test('every kind of decision has its place on the board of Star Hunters, and undo restores the last one', async () => {
  const visited = await visit({ settings: { passing: false } })
  expect(await missingKinds(visited.page, positions)).toEqual([])
  expect(found.size).toBe(30)
  const fusing = positions.find(({ kinds }) => kinds.includes('fuse'))
  if (fusing === undefined) throw new Error('nothing was ever fused')
  await openPosition(visited.page, fusing.position)
  await expectUndo(visited.page)
  expectNoErrors(visited)
  await visited.context.close()
}, 600_000)

test('a star is placed on a phone: a right dot is explained in one sentence, a wrong one is only called wrong', async () => {
  const placing = positions.find(({ kinds }) => kinds.includes('place'))
  if (placing === undefined || !isView(placing.view)) throw new Error('no star was ever placed')
  const star = placing.view.star ?? ''
  const rightDot = dotIds[starDot[starIds.indexOf(star)] ?? -1] ?? ''
  const fact = Object.entries(facts).find(([id]) => id === star)?.[1] ?? 'no such star'
  for (const right of [true, false]) {
    const visited = await visit({ size: sizes.phone })
    const { page } = visited
    await openPosition(page, placing.position)
    const open = await page
      .locator('[data-step^="dot:"]')
      .evaluateAll((dots) => dots.map((dot) => dot.getAttribute('data-step') ?? ''))
    const step = right ? `dot:${rightDot}` : open.find((each) => each !== `dot:${rightDot}`)
    await page
      .locator(`[data-step="${step}"]`)
      .evaluate((element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true })))
    // The buttons that zoom cover no word, no number and no dot.
    const covered = await page.evaluate(() => {
      const buttons = [...document.querySelectorAll('.hx-hr-zoom .btn')].map((each) => each.getBoundingClientRect())
      return [...document.querySelectorAll('.hx-hr text, .hx-hr-bar *, .hx-hr-dot')].filter((each) => {
        const box = each.getBoundingClientRect()
        return buttons.some(
          ({ left, right, top, bottom }) =>
            box.left < right && box.right > left && box.top < bottom && box.bottom > top,
        )
      }).length
    })
    expect(covered).toBe(0)
    await page.locator('.hx-hr-bar .btn.primary').click()
    const verdict = page.locator(right ? '.hx-verdict.is-right' : '.hx-verdict.is-wrong')
    // With cards in hand one is asked about the cannon before a wrong placement counts.
    const noCannon = page.locator('.table-main [data-action="pass"]').first()
    await verdict.or(noCannon).first().waitFor()
    if (!right && (await noCannon.isVisible())) await noCannon.click()
    await verdict.waitFor()
    const told = (await verdict.textContent()) ?? ''
    expect(told.includes(fact)).toBe(right)
    expectNoErrors(visited)
    await visited.context.close()
  }
})

test('a turn of Star Hunters with the keyboard alone', () => playByKeys(HUNTERS, againstRandom, 5))

test('two hunters at one screen pass the device on', () =>
  playAtOneScreen(HUNTERS, { hunters: { seats: [mira, { name: 'Ben', bot: false }], level: 'random', options } }))
