import { cosmos } from '@orrery/cosmos'
import { type GameRecord, makeRecord, parseRecord, replay } from '@orrery/kernel'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { violations } from './axe.ts'
import { letMonkeyPlay } from './monkey.ts'
import { playedRecord } from './records.ts'
import { callerOf, startServer, type TestServer } from './test-server.ts'
import {
  expectNoErrors,
  openPage,
  sizes,
  tableStatus,
  visit,
  waitForChange,
  waitForTurn,
  withBrowser,
} from './world.ts'

withBrowser()

let server: TestServer
/** A finished game of two bots on the server, and its record. */
let table: string
let record: GameRecord

const call = callerOf(() => server)

async function poll<T>(look: () => Promise<T | undefined>): Promise<T> {
  for (let i = 0; i < 1200; i++) {
    const found = await look()
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('waited in vain')
}

beforeAll(async () => {
  // A player's page is shown with a game that was resigned at once.
  server = await startServer({ limits: { ratedMoves: 0, passphraseCost: 10 } })
  const { session } = await call('POST', '/me', { name: 'Ada', bearer: true })
  const bots = ['random', 'random']
  const made = await call('POST', '/tables', { game: 'cosmos', seats: 2, watch: true, bots }, session)
  table = made.table.id
  await call('POST', `/tables/${table}/commands`, { type: 'start' }, session)
  // Bots among themselves play only while somebody watches.
  const spectator = await openPage()
  await spectator.page.goto(`${server.url}/online/${table}`)
  await poll(async () => ((await call('GET', `/tables/${table}`)).table.phase === 'over' ? true : undefined))
  await spectator.context.close()
  record = parseRecord(JSON.stringify(await call('GET', `/tables/${table}/record`)))
})

afterAll(() => server?.close())

/** Records every scene that the worker sends to the page, to compare it with the engine. */
async function watchScenes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const Native = Worker
    window.Worker = class extends Native {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options)
        this.addEventListener('message', ({ data }) => {
          if (data?.answer?.type === 'scene') Reflect.set(window, 'scene', data.answer.scene)
        })
      }
    }
  })
}

const waitForPosition = (page: Page, index: number): Promise<unknown> =>
  page.waitForSelector(`.replay-screen[data-index="${index}"]`, { timeout: 30_000 })

async function openRecord(page: Page, text: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({
    name: 'record.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  })
}

/** This many single steps are compared in the browser; all of them are in `src/worker/replay-recording.test.ts`. */
const STEPS = 8

/** Opens a window from the menu by its name. */
async function choose(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click()
  await page.locator('.menu .btn', { hasText: name }).click()
}

describe('the replay of a finished game of the server', () => {
  test('every step shows what the engine has there, for the chosen viewpoint; the address holds the moment', async () => {
    const visited = await visit()
    const { page, context } = visited
    await watchScenes(page)
    await page.goto(`${server.url}/replay/${table}`)
    await waitForPosition(page, 0)
    const total = record.actions.length
    const views = [...replay(cosmos, record)].length
    expect(views).toBe(total)
    let index = 0
    // Step by step through the beginning, with the keyboard.
    for (const { state } of replay(cosmos, record)) {
      index++
      if (index > STEPS) break
      await page.keyboard.press('ArrowRight')
      await waitForPosition(page, index)
      const scene = await page.evaluate(() => Reflect.get(window, 'scene'))
      expect(scene, `position ${index}`).toMatchObject({ index, seat: 0 })
      expect(scene.view).toEqual(JSON.parse(JSON.stringify(cosmos.view(state, 0))))
    }
    // The other player's view, then a spectator's.
    const wanted = (seat: number | undefined): unknown => {
      let count = 0
      for (const { state } of replay(cosmos, record)) {
        count++
        if (count === STEPS) return JSON.parse(JSON.stringify(cosmos.view(state, seat)))
      }
      return undefined
    }
    for (const [key, seat] of [
      ['1', 1],
      ['spectator', undefined],
    ] as const) {
      await page.keyboard.press('v')
      await page.waitForSelector(`.replay-screen[data-view="${key}"]`)
      expect((await page.evaluate(() => Reflect.get(window, 'scene'))).view).toEqual(wanted(seat))
    }
    // A line of the log, turns, rounds, the ends.
    await page.keyboard.press('l')
    const line = page.locator('.replay-log .log-line').nth(20)
    const position = Number(await line.getAttribute('data-position'))
    await line.click()
    await waitForPosition(page, position)
    expect(await line.getAttribute('aria-current')).toBe('true')
    await page.keyboard.press('l')
    await page.keyboard.press('End')
    await waitForPosition(page, total)
    expect(await page.getByTestId('announcer').textContent()).toContain(`Decision ${total} of ${total}`)
    await page.keyboard.press('PageUp')
    await page.keyboard.press('Shift+ArrowLeft')
    await page.waitForFunction(
      (end) => Number(document.querySelector<HTMLElement>('.replay-screen')?.dataset.index) < end,
      total,
    )
    await page.locator('.replay-seek input').fill('40')
    await waitForPosition(page, 40)
    await page.waitForURL(/at=40&view=spectator/)
    await page.reload()
    await waitForPosition(page, 40)
    await page.waitForSelector('.replay-screen[data-view="spectator"]')
    // A link to the moment, for somebody else.
    await page.getByRole('button', { name: 'Copy link to this moment' }).click()
    const link = await page.getByTestId('moment-link').inputValue()
    const other = await visit()
    await other.page.goto(link)
    await waitForPosition(other.page, 40)
    await other.context.close()
    expectNoErrors(other)
    expectNoErrors(visited)
    await context.close()
  })

  test('it plays with its animations, and stops', async () => {
    const visited = await visit({ settings: { motion: 'normal' } })
    const { page, context } = visited
    await page.goto(`${server.url}/replay/${table}?at=2`)
    await waitForPosition(page, 2)
    await page.locator('.replay-speed select').selectOption('faster')
    await page.keyboard.press(' ')
    await page.waitForSelector('.replay-screen[data-moving="true"]')
    await page.waitForFunction(() => Number(document.querySelector<HTMLElement>('.replay-screen')?.dataset.index) >= 6)
    await page.keyboard.press('k')
    await page.waitForSelector('.replay-screen[data-moving="false"]')
    const stopped = await page.locator('.replay-screen').getAttribute('data-index')
    await page.waitForURL(new RegExp(`at=${stopped}`))
    expectNoErrors(visited)
    await context.close()
  })
})

describe('from the replay of a finished game', () => {
  test('the shuffle is checked and passes, with the result that the table claims', async () => {
    const visited = await visit()
    const { page, context } = visited
    await page.goto(`${server.url}/result/${table}`)
    await page.waitForSelector('.result-page .chart')
    await page.getByRole('button', { name: 'Check the shuffle' }).click()
    await page.getByTestId('verdict').waitFor()
    expect(await page.getByTestId('verdict').textContent()).toContain('What could be checked checks out')
    const states = await page
      .locator('[data-check]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-state')))
    // This browser was not there when the game began.
    expect(states).toEqual(['open', ...Array(7).fill('good')])
    expect(await violations(page)).toEqual([])
    expectNoErrors(visited)
    await context.close()
  })

  test('play on from here: a local game begins there, a move is made, and it has its own replay at its end', async () => {
    const visited = await visit()
    const { page, context } = visited
    const from = record.actions.length - 1
    const mover = Number(record.actions[from]?.split(' ')[0])
    await page.goto(`${server.url}/replay/${table}?at=${from}&view=${mover + 1}`)
    await waitForPosition(page, from)
    await choose(page, /Play on/)
    await page.getByTestId('continue').click()
    await page.waitForSelector('.table-screen:not(.replay-screen)')
    await waitForTurn(page)
    const before = await tableStatus(page)
    await letMonkeyPlay(page, 5, 1)
    await waitForChange(page, before.seq)
    const { over } = await letMonkeyPlay(page, 6, 400)
    expect(over).toBe(true)
    await page.getByRole('link', { name: 'Watch the replay' }).click()
    await page.waitForURL(/\/replay\/local\//)
    await waitForPosition(page, 0)
    // It was dealt by another table's shuffle, so nothing is claimed about it.
    await choose(page, /Check/)
    await page.locator('[data-check="seed"][data-state="open"]').waitFor()
    await page.locator('[data-check="result"][data-state="good"]').waitFor()
    expectNoErrors(visited)
    await context.close()
  })
})

describe('records as files', () => {
  const played = playedRecord(cosmos, 2)
  const { fair, ...bare } = played
  if (fair === undefined) throw new Error('no shuffle')

  test('faults of a file are reported; a forged record is found out', async () => {
    const visited = await visit({ path: '/replay' })
    const { page, context } = visited
    const bad: readonly (readonly [why: string, text: string])[] = [
      ['not-json', 'not a record'],
      ['not-record', '{"game": "cosmos"}'],
      ['unknown-game', makeRecord({ ...played, game: 'chess' })],
      ['newer', makeRecord({ ...played, version: 77 })],
      ['set-up', makeRecord({ ...bare, seats: 1, actions: [] })],
    ]
    for (const [why, text] of bad) {
      await openRecord(page, text)
      await page.locator(`[data-testid="fault"][data-why="${why}"]`).waitFor()
      if (why === 'not-record') expect(await page.locator('.fault-detail').textContent()).toContain('"version" must be')
    }
    expect(await violations(page)).toEqual([])

    await openRecord(page, makeRecord({ ...played, fair: { ...fair, secret: 'ab'.repeat(32) } }))
    await waitForPosition(page, 0)
    await choose(page, /Check/)
    await page.locator('.verdict.bad').waitFor()
    await page.locator('[data-check="commitment"][data-state="bad"]').waitFor()
    await page.locator('[data-check="seed"][data-state="bad"]').waitFor()
    await page.locator('[data-check="actions"][data-state="good"]').waitFor()

    await page.goto(new URL('/replay', page.url()).href)
    // The other seat makes a decision that is not its own.
    const [seat, id] = played.actions[30]?.split(' ') ?? []
    const cheat = played.actions.with(30, `${1 - Number(seat)} ${id}`)
    await openRecord(page, makeRecord({ ...played, actions: cheat }))
    await page.waitForSelector('.replay-invalid')
    await page.locator('.replay-invalid .link').click()
    await page.locator('[data-check="actions"][data-state="bad"]').waitFor()
    expectNoErrors(visited)
    await context.close()
  })

  test('a record is dropped on the page, saved, and opened again unchanged', async () => {
    const visited = await visit({ path: '/replay' })
    const { page, context } = visited
    const text = makeRecord(played)
    const data = await page.evaluateHandle((content) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([content], 'game.json', { type: 'application/json' }))
      return transfer
    }, text)
    await page.dispatchEvent('.open-page', 'dragover', { dataTransfer: data })
    await page.waitForSelector('.drop.over')
    await page.dispatchEvent('.open-page', 'drop', { dataTransfer: data })
    await waitForPosition(page, 0)
    const saving = page.waitForEvent('download')
    await choose(page, /Save/)
    const saved = await (await saving).createReadStream()
    let content = ''
    for await (const part of saved) content += String(part)
    expect(parseRecord(content)).toEqual(played)
    expectNoErrors(visited)
    await context.close()
  })

  test('a game that is not over has no replay', async () => {
    const { page, context } = await visit()
    await page.locator('.world .btn.primary').first().click()
    await page.getByTestId('start').click()
    await page.waitForSelector('.table-screen')
    const id = await page.locator('.table-screen').getAttribute('data-table')
    await page.goto(new URL(`/replay/local/${id}`, page.url()).href)
    await page.locator('[data-why="running"]').waitFor()
    await context.close()
  })
})

describe('for everybody', () => {
  test.each([
    ['en', 'dark', 'desktop', false],
    ['pl', 'light', 'phone', false],
    ['de', 'dark', 'phone', true],
  ] as const)('the replay (%s, %s, %s, in words: %s)', async (language, theme, size, textMode) => {
    const visited = await visit({ size: sizes[size], settings: { language, theme, textMode } })
    const { page, context } = visited
    await page.goto(`${server.url}/replay/${table}?at=60&view=2`)
    await waitForPosition(page, 60)
    await page.keyboard.press('l')
    await page.waitForSelector('.replay-log')
    expect(await violations(page)).toEqual([])
    const words = { en: 'Play on from here', pl: 'Graj dalej od tego momentu', de: 'Von hier weiterspielen' }[language]
    expect(await page.locator('.menu').textContent()).toContain(words)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expectNoErrors(visited)
    await context.close()
  })

  test('a player’s page: rating, results, link to the replay', async () => {
    const [ada, bo] = [
      await call('POST', '/me', { name: 'Ada', bearer: true }),
      await call('POST', '/me', { name: 'Bo', bearer: true }),
    ]
    for (const { name, session } of [ada, bo]) {
      await call('POST', '/me/account', { name: `${name}-rated`, passphrase: 'correct horse' }, session)
    }
    const { table: made } = await call('POST', '/tables', { game: 'cosmos', seats: 2, rated: true }, ada.session)
    await call('POST', `/tables/${made.id}/commands`, { type: 'sit', nonce: '0'.repeat(32) }, bo.session)
    await call('POST', `/tables/${made.id}/commands`, { type: 'start', nonce: '1'.repeat(32) }, ada.session)
    await call('POST', `/tables/${made.id}/commands`, { type: 'resign' }, bo.session)
    const rating = await poll(async () => (await call('GET', `/people/${ada.id}`)).ratings[0]?.rating)
    expect(rating).toBeGreaterThan(1500)
    for (const [language, theme, size] of [
      ['en', 'dark', 'desktop'],
      ['de', 'light', 'phone'],
    ] as const) {
      const visited = await visit({ size: sizes[size], settings: { language, theme } })
      const { page, context } = visited
      await page.goto(`${server.url}/player/${ada.id}`)
      await page.getByTestId('rating').waitFor()
      expect(await page.getByTestId('rating').textContent()).toBe(String(rating))
      expect(await violations(page)).toEqual([])
      await page.locator(`[data-table="${made.id}"] a.btn`).click()
      await waitForPosition(page, 0)
      expectNoErrors(visited)
      await context.close()
    }
  })
})
