import { copyFileSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkShuffle, isDisproved, parseProof } from '@orrery/kernel/proof'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registry } from '../../cli/src/games.ts'
import { orrery } from '../../cli/src/orrery.ts'
import { violations } from './axe.ts'
import { confirmInMenu, type Guest, guest, joinTable, makeTable, startGame, tableId } from './guests.ts'
import { startServer, type TestServer } from './test-server.ts'
import { withBrowser } from './world.ts'

withBrowser()

let honest: TestServer
let cheating: TestServer

beforeAll(async () => {
  ;[honest, cheating] = await Promise.all([startServer(), startServer({ cheats: true })])
})

afterAll(async () => {
  await honest.close()
  await cheating.close()
})

/** Resigns, which ends a game of two. */
const resign = (player: Guest): Promise<void> => confirmInMenu(player, 'resign')

/** The verdict that the page shows about the shuffle. */
async function verdictOf({ page }: Guest): Promise<string | null> {
  await page.getByTestId('fair').waitFor()
  return page.getByTestId('fair').getAttribute('data-verdict')
}

/** Saves the proof; its path and content. */
async function saved({ page }: Guest): Promise<{ readonly path: string; readonly text: string }> {
  const details = page.getByTestId('fair').locator('details')
  if ((await details.count()) > 0) await details.locator('summary').click()
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByTestId('save-proof').click()])
  const path = join(tmpdir(), file.suggestedFilename())
  copyFileSync(await file.path(), path)
  return { path, text: readFileSync(path, 'utf8') }
}

/** `orrery verify` with a saved proof. */
async function verify(path: string): Promise<{ readonly code: number; readonly out: string }> {
  const out: string[] = []
  const print = (text: string): void => void out.push(text)
  const code = await orrery(['verify', path], {
    out: { print },
    errors: { print },
    games: registry,
    build: { version: '0', commit: '0' },
    script: undefined,
  })
  return { code, out: out.join('') }
}

/** The seats' bindings and numbers, as the table shows them. */
const partsOf = ({ page }: Guest, id: string) =>
  page.evaluate(async (table) => {
    const { seats, fair } = (await (await fetch(`/api/v1/tables/${table}`)).json()).table
    return { given: seats.map((seat: { nonce?: boolean }) => seat.nonce === true), parts: fair.seats }
  }, id)

test('an honest game: every browser has checked the shuffle by itself, through reloads and for a player who returns', async () => {
  const [ada, bo] = [await guest(honest.url), await guest(honest.url, {}, { size: [390, 844] })]
  const link = await makeTable(ada, 'Ada', 'hunters')
  await joinTable(bo, link, 'Bo')
  const id = tableId(ada)
  await expect
    .poll(async () => (await partsOf(ada, id)).parts)
    .toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), expect.stringMatching(/^[0-9a-f]{64}$/)])
  const before = await partsOf(ada, id)
  // A reload reveals the number early, and the page binds itself to a new one afterwards.
  await ada.page.reload()
  await expect
    .poll(async () => {
      const { given, parts } = await partsOf(ada, id)
      return given[0] === false && parts[0] !== before.parts[0]
    })
    .toBe(true)
  await startGame(ada, bo)
  await resign(bo)
  expect(await verdictOf(ada)).toBe('bound')
  expect(await verdictOf(bo)).toBe('bound')
  expect(await violations(ada.page)).toEqual([])
  await ada.page.reload()
  expect(await verdictOf(ada)).toBe('bound')
  const proof = await saved(ada)
  expect(await verify(proof.path)).toMatchObject({ code: 0, out: expect.stringContaining('nor could any player') })

  // The result page shows it too.
  await ada.go(`/result/${id}`)
  await ada.page.getByRole('button', { name: 'Check the shuffle' }).click()
  await ada.page.locator('[data-check="before"][data-state="good"]').waitFor()
  await ada.page.locator('[data-check="signature"][data-state="good"]').waitFor()

  // Ada's other device has seen nothing of the beginning.
  const tablet = await guest(honest.url)
  await tablet.context.addCookies(await ada.context.cookies())
  await tablet.go(`/online/${id}`)
  expect(await verdictOf(tablet)).toBe('unseen')
  expect(ada.errors).toEqual([])
  expect(bo.errors).toEqual([])
  for (const each of [ada, bo, tablet]) await each.close()
})

test('a player who leaves the page before the start has revealed the number early, and learns what that means', async () => {
  const [ada, bo] = [await guest(honest.url), await guest(honest.url)]
  const link = await makeTable(ada, 'Ada', 'arks')
  await joinTable(bo, link, 'Bo')
  const id = tableId(bo)
  await expect.poll(async () => (await partsOf(ada, id)).parts[1]).toMatch(/^[0-9a-f]{64}$/)
  await bo.page.getByRole('link', { name: 'All tables' }).click()
  await expect.poll(async () => (await partsOf(ada, id)).given[1]).toBe(true)
  await startGame(ada)
  await bo.go(`/online/${id}`)
  await bo.page.waitForSelector('.table-screen')
  await resign(bo)
  expect(await verdictOf(ada)).toBe('bound')
  expect(await verdictOf(bo)).toBe('early')
  await Promise.all([ada.close(), bo.close()])
})

test('a phone that hides the page reveals the number early, and binds itself to a new one when the page is visible again', async () => {
  const ada = await guest(honest.url)
  // This browser has neither a touch screen nor a window that could be hidden: both are simulated, the rest is the page's own code.
  await ada.page.addInitScript(() => {
    const real = window.matchMedia
    window.matchMedia = (query) => (query === '(pointer: coarse)' ? { ...real(query), matches: true } : real(query))
    Object.defineProperty(document, 'visibilityState', { get: () => Reflect.get(window, 'sight') ?? 'visible' })
  })
  const turn = (sight: string): Promise<void> =>
    ada.page.evaluate((now) => {
      Reflect.set(window, 'sight', now)
      document.dispatchEvent(new Event('visibilitychange'))
    }, sight)
  await makeTable(ada, 'Ada', 'cosmos')
  const id = tableId(ada)
  await expect.poll(async () => (await partsOf(ada, id)).parts[0]).toMatch(/^[0-9a-f]{64}$/)
  const [first] = (await partsOf(ada, id)).parts
  await turn('hidden')
  await expect.poll(async () => (await partsOf(ada, id)).given[0]).toBe(true)
  expect((await partsOf(ada, id)).parts[0]).toBe(first)
  await turn('visible')
  await expect.poll(async () => (await partsOf(ada, id)).given[0]).toBe(false)
  expect((await partsOf(ada, id)).parts[0]).not.toBe(first)
  await ada.close()
})

test('a server that tries secrets once it knows the numbers is caught by every browser, with a proof for everybody', async () => {
  const [ada, bo] = [await guest(cheating.url), await guest(cheating.url)]
  const link = await makeTable(ada, 'Ada', 'hunters')
  await joinTable(bo, link, 'Bo')
  await startGame(ada, bo)
  const id = tableId(ada)
  await resign(bo)
  for (const each of [ada, bo]) {
    expect(await verdictOf(each)).toBe('alarm')
    await each.page.locator('[data-fault="commitment"]').waitFor()
    await each.page.locator('[data-fault="promises"]').waitFor()
    const { path, text } = await saved(each)
    expect(await verify(path)).toMatchObject({ code: 1, out: expect.stringContaining('contradict each other') })
    const proof = parseProof(text)
    // The server was careful: its record alone is flawless.
    expect(proof !== undefined && isDisproved(checkShuffle(proof.record))).toBe(false)
    await each.go(`/result/${id}`)
    await each.page.getByRole('button', { name: 'Check the shuffle' }).click()
    await each.page.locator('[data-check="before"][data-state="bad"]').waitFor()
    expect(await violations(each.page)).toEqual([])
    await each.close()
  }
})
