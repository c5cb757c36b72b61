import { expect, test } from 'vitest'
import { decideByKeys, passDevice, seeResult } from './boards.ts'
import { letMonkeyPlay } from './monkey.ts'
import {
  againstRandom,
  expectNoErrors,
  start,
  tableStatus,
  visit,
  waitForChange,
  waitForTurn,
  waitUntilSettled,
  withBrowser,
} from './world.ts'

withBrowser()

test('a whole game of Crafting the Cosmos by clicking only what is lit, without an error', async () => {
  const visited = await visit({ seed: 7, settings: { setups: againstRandom } })
  await start(visited.page)
  await waitForTurn(visited.page)
  const monkey = await letMonkeyPlay(visited.page, 11, 3000)
  expect(monkey.over).toBe(true)
  expect([...monkey.covered]).toEqual([])
  await seeResult(visited.page)
  expect(await visited.page.locator('dialog.result .ranking tbody tr').count()).toBe(2)
  await visited.page.waitForSelector('dialog.result .chart')
  expectNoErrors(visited)
  await visited.context.close()
})

test('undo reverts one decision, and undo of the turn all of them since the last barrier', async () => {
  const visited = await visit({ settings: { setups: againstRandom, textMode: true } })
  const { page } = visited
  await start(page)
  await waitForTurn(page)
  const words = (): Promise<string[]> => page.locator('.word').allTextContents()
  const undo = page.locator('.btn.undo')
  const choose = async (): Promise<void> => {
    const { seq } = await tableStatus(page)
    await page.locator('.word').first().click()
    await waitForChange(page, seq)
    const ask = page.getByTestId('end-anyway')
    if (await ask.isVisible()) await ask.click()
    await waitUntilSettled(page)
  }
  // The prompts before each decision since the last barrier.
  let before: string[][] = []
  for (let tries = 0; tries < 60 && before.length < 2; tries++) {
    before.push(await words())
    await choose()
    if (await undo.isDisabled()) before = []
  }
  expect(before.length).toBe(2)
  await undo.click()
  await waitUntilSettled(page)
  expect(await words()).toEqual(before[1])
  await choose()
  await page.keyboard.press('Shift+U')
  await waitUntilSettled(page)
  expect(await words()).toEqual(before[0])
  expectNoErrors(visited)
  await visited.context.close()
})

test('another language in the middle of a game, and a reload in the middle of a game', async () => {
  const visited = await visit({ settings: { setups: againstRandom } })
  const { page } = visited
  await start(page)
  await waitForTurn(page)
  await letMonkeyPlay(page, 3, 12)
  // Its last click may have asked whether the turn should end.
  await page.keyboard.press('Escape')
  await page.waitForSelector('dialog', { state: 'detached' })
  await waitUntilSettled(page)
  const english = await page.locator('.prompt h1').textContent()
  const { seq } = await tableStatus(page)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('radio', { name: 'Deutsch' }).click()
  await page.keyboard.press('Escape')
  await page.waitForFunction((old) => document.querySelector('.prompt h1')?.textContent !== old, english)
  const german = await page.locator('.prompt h1').textContent()
  await page.reload()
  await waitForTurn(page)
  expect(await tableStatus(page)).toEqual({ seq, over: false })
  expect(await page.locator('.prompt h1').textContent()).toBe(german)
  await page.goto(new URL('/', page.url()).href)
  await page.waitForSelector('.game')
  expect(await page.locator('.game').count()).toBe(1)
  await page.locator('.game-open').click()
  await waitForTurn(page)
  expect((await tableStatus(page)).seq).toBe(seq)
  expectNoErrors(visited)
  await visited.context.close()
})

test('a turn with the keyboard alone', async () => {
  const visited = await visit({ settings: { setups: againstRandom } })
  const { page } = visited
  // From the home page: Tab to "Play now", Enter, Enter in the form.
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(() => document.activeElement?.matches('.world .btn.primary') === true)) break
  }
  await page.keyboard.press('Enter')
  await page.getByTestId('start').waitFor()
  await page.getByTestId('start').focus()
  await page.keyboard.press('Enter')
  await page.waitForSelector('.table-screen')
  await waitForTurn(page)
  await decideByKeys(page, 6)
  await page.keyboard.press('l')
  await page.waitForSelector('.log-panel')
  await page.keyboard.press('l')
  await page.keyboard.press('r')
  await page.waitForSelector('dialog .rulebook')
  await page.keyboard.press('Escape')
  await page.waitForSelector('dialog', { state: 'detached' })
  await page.keyboard.press('s')
  await page.waitForSelector('dialog .sheet')
  await page.keyboard.press('Escape')
  await page.waitForSelector('dialog', { state: 'detached' })
  await page.keyboard.press('?')
  await page.waitForSelector('dialog .keys')
  expectNoErrors(visited)
  await visited.context.close()
})

test('two people at one screen: the device is passed on, and nobody’s hand is on the page meanwhile', async () => {
  const seats = [
    { name: 'Ada', bot: false },
    { name: 'Ben', bot: false },
  ]
  const visited = await visit({
    settings: { textMode: true, setups: { cosmos: { seats, level: 'random', options: {} } } },
  })
  const { page } = visited
  await start(page)
  const taken = await passDevice(visited)
  expect(taken.length).toBe(3)
  expect(new Set(taken).size).toBe(2)
  expectNoErrors(visited)
  await visited.context.close()
})
