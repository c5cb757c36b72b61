import { arks, versions } from '@orrery/arks'
import { expect, test } from 'vitest'
import { chosenForAutoma, type Line, settling } from './arks-lines.ts'
import {
  expectFaultless,
  expectResultOfTwo,
  expectUndo,
  kindPositions,
  missingKinds,
  openPosition,
  type PlayedGames,
  playAtOneScreen,
  playByKeys,
  seeResult,
  startFaultless,
  takeKind,
} from './boards.ts'
import { letMonkeyPlay } from './monkey.ts'
import { playGame } from './position.ts'
import { expectNoErrors, start, tableStatus, visit, waitForTurn, waitUntilSettled, withBrowser } from './world.ts'

withBrowser()

const ARKS = 2
/** Random games end with the last of sixty rounds. */
const LATE = 54
const mira = { name: 'Mira', bot: false }
const againstRandom = { arks: { seats: [mira, { name: 'Tycho', bot: true }], level: 'random', options: {} } }
const alone = { arks: { seats: [mira], level: 'random', options: { level: 'hard+' } } }

const isView = (view: unknown): view is { readonly asked?: { readonly decision: { readonly kind: string } } } =>
  typeof view === 'object' && view !== null && 'todo' in view

/** The lines were played by the rules of version 1, which are still included. */
const solo = ({ seed, actions }: Line): PlayedGames => ({
  game: versions[0] ?? arks,
  seats: 1,
  level: 'random',
  seeds: [seed],
  options: { level: 'hard' },
  line: actions,
})

/** Games that together contain every question and every kind of answer of Terraforming Arks. */
const { positions, found } = kindPositions(
  [{ game: arks, seats: 2, level: 'random', seeds: [1, 2] }, solo(chosenForAutoma), solo(settling)],
  (view) => (isView(view) ? (view.asked?.decision.kind ?? '') : ''),
)

/** Before the last rounds of a game of two. */
const nearTheEnd = playGame(arks, 2, 7, 'random', ({ round }) => round >= LATE)

/** An upgrade may be unlocked, or passed. */
const upgrading = playGame(arks, 2, 7, 'random', ({ legal, round }) => round > 1 && legal.includes('upgrade:none'))

test('Terraforming Arks by clicking only what is lit, from the beginning and to the end, without an error', async () => {
  const visited = await visit({ seed: 7, settings: { setups: againstRandom } })
  const { page } = visited
  await startFaultless(page, ARKS)
  const first = await letMonkeyPlay(page, 11, 200)
  await waitUntilSettled(page)
  await expectFaultless(page, 'middle')
  // Random games are long, and the one against the Automa below is played whole.
  await openPosition(page, nearTheEnd)
  const rest = await letMonkeyPlay(page, 12, 2000)
  expect(rest.over).toBe(true)
  expect([...first.covered, ...rest.covered]).toEqual([])
  await expectResultOfTwo(visited)
}, 600_000)

test('a whole solo game: the Automa’s moves are listed, even after a reload, and it has its own column in the score sheet', async () => {
  const visited = await visit({ seed: 3, settings: { setups: alone } })
  const { page } = visited
  await start(page, ARKS)
  await waitForTurn(page)
  await letMonkeyPlay(page, 5, 60)
  await waitUntilSettled(page)
  const told = await page.locator('.ak-report li').allTextContents()
  expect(told.length).toBeGreaterThan(1)
  const { seq } = await tableStatus(page)
  await page.reload()
  await waitForTurn(page)
  expect(await tableStatus(page)).toEqual({ seq, over: false })
  // Only solo games load what the Automa did.
  await page.locator('.ak-report').waitFor()
  expect(await page.locator('.ak-report li').allTextContents()).toEqual(told)
  await page.keyboard.press('s')
  await page.locator('dialog .sheet').waitFor()
  expect(await page.locator('dialog .sheet thead th').count()).toBe(3)
  await page.keyboard.press('Escape')
  await page.waitForSelector('dialog', { state: 'detached' })
  const monkey = await letMonkeyPlay(page, 6, 2000)
  expect(monkey.over).toBe(true)
  expect(monkey.covered).toEqual([])
  await seeResult(page)
  expectNoErrors(visited)
  await visited.context.close()
}, 600_000)

test('every kind of decision has its place on the board of Terraforming Arks, and undo restores the last one', async () => {
  const visited = await visit()
  expect(await missingKinds(visited.page, positions)).toEqual([])
  expect(found.size).toBe(24)
  // Random play hardly ever reaches these.
  for (const kind of ['settle', 'outpost-from', 'automa-pay', 'automa-outpost-from']) {
    await takeKind(visited.page, positions, kind)
  }
  const raising = positions.find(({ kinds }) => kinds.includes('raise'))
  if (raising === undefined) throw new Error('nothing was ever raised')
  await openPosition(visited.page, raising.position)
  await expectUndo(visited.page)
  // While an upgrade is asked, a click on a field passes it and travels.
  await openPosition(visited.page, upgrading)
  const { seq } = await tableStatus(visited.page)
  const question = visited.page.locator('.prompt h1')
  const asked = await question.textContent()
  const later = visited.page.locator('.is-later[data-action^="travel:"]').first()
  // What it would do is told, but there is nothing that Esc could take back.
  await later.hover()
  await visited.page.locator('.prompt-words p').waitFor()
  expect(await visited.page.locator('.prompt-cancel').count()).toBe(0)
  await later.click()
  await expect.poll(async () => (await tableStatus(visited.page)).seq).toBeGreaterThanOrEqual(seq + 2)
  expect(await question.textContent()).not.toBe(asked)
  // One undo takes back the whole click.
  await visited.page.locator('.btn.undo').click()
  await expect.poll(() => question.textContent()).toBe(asked)
  expectNoErrors(visited)
  await visited.context.close()
}, 600_000)

test('a turn of Terraforming Arks with the keyboard alone', () => playByKeys(ARKS, againstRandom, 6))

test('two players at one screen pass the device on', () =>
  playAtOneScreen(ARKS, { arks: { seats: [mira, { name: 'Ben', bot: false }], level: 'random', options: {} } }))
