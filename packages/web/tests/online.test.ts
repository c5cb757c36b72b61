import { arks } from '@orrery/arks'
import { cosmos } from '@orrery/cosmos'
import { hunters } from '@orrery/hunters'
import { type Game, parseRecord, verify } from '@orrery/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adviserOf } from './adviser.ts'
import { guest, inStep, inWords, joinTable, linked, makeTable, standing, startGame, tableId } from './guests.ts'
import { expectSecret, filmOf } from './secrecy.ts'
import { startServer, type TestServer } from './test-server.ts'
import { clickAlong, letLoose, playedTo } from './turns.ts'
import { withBrowser } from './world.ts'

withBrowser()

let library: TestServer

beforeAll(async () => {
  library = await startServer()
})

afterAll(() => library?.close())

const worlds: readonly (readonly [game: Game, language: string])[] = [
  [cosmos, 'en'],
  [hunters, 'pl'],
  [arks, 'de'],
]

/** So many changes are made with the mouse on the boards, and so many between one mishap and the next. */
const CLICKED = 14
const BETWEEN = 12

test.each(worlds.map((world) => [world[0].id, ...world] as const))(
  '%s: two people far away play a whole game through a lost connection and a restart, and a third watches; nobody is sent what is not theirs',
  async (_id, game, language) => {
    const [ada, bo, sam] = await Promise.all([
      guest(library.url, { language }),
      guest(library.url, { language }),
      guest(library.url, { language }),
    ])
    const link = await makeTable(ada, 'Ada', game.id)
    await joinTable(bo, link, 'Bo')
    await startGame(ada, bo)
    const id = tableId(ada)
    const code = new URL(link).pathname.split('/').at(-1) ?? ''
    await sam.go(`/online/${id}?code=${code}`)
    await sam.page.waitForSelector('.table-screen.watching')

    // On the boards, with the mouse.
    await clickAlong([ada, bo], 5, CLICKED)
    const clicked = await inStep(ada, bo, sam)
    expect(await sam.page.locator('.table-screen [data-action]:not(:disabled)').count()).toBe(0)

    // In words from here on: the games are long. The network goes in the middle of it and comes back.
    await Promise.all([ada, bo, sam].map(inWords))
    await letLoose(ada, 11, adviserOf(ada, game, 11))
    await letLoose(bo, 12, adviserOf(bo, game, 12))
    await playedTo(ada, clicked + BETWEEN)
    bo.wire.cut()
    await linked(bo, 'reconnecting', 'offline')
    bo.wire.mend()
    await linked(bo)
    await playedTo(ada, clicked + 2 * BETWEEN)

    // The server dies in the middle of whatever it does.
    await library.kill()
    await linked(ada, 'reconnecting', 'offline')
    await library.again()
    await Promise.all([ada, bo, sam].map((each) => linked(each)))
    await playedTo(ada, clicked + 3 * BETWEEN)

    // And is restarted in order: it says goodbye.
    await library.stop()
    await library.again()
    await Promise.all([ada, bo, sam].map((each) => linked(each)))
    // All of that was in the middle of the game.
    expect((await standing(ada)).over).toBe(false)

    for (const each of [ada, bo, sam]) await playedTo(each, Number.POSITIVE_INFINITY)
    await inStep(ada, bo, sam)
    await ada.page.waitForSelector('dialog.result .ranking')
    // Every browser has found out by itself about the shuffle, through reloads, a lost connection and restarts.
    for (const [each, verdict] of [
      [ada, 'bound'],
      [bo, 'bound'],
      [sam, 'watched'],
    ] as const) {
      await each.page.locator(`dialog.result [data-verdict="${verdict}"]`).waitFor()
    }

    // The record is the whole truth; what each browser was sent is held against it.
    const text = await ada.page.evaluate(async (table) => (await fetch(`/api/v1/tables/${table}/record`)).text(), id)
    const record = parseRecord(text)
    expect(verify(game, record).ok).toBe(true)
    const film = filmOf(game, record)
    const all = [ada, bo, sam]
    for (const [i, each] of all.entries()) {
      const views = expectSecret(each.wire.messages, film, i < 2 ? i : undefined)
      expect(views).toBeGreaterThan(record.actions.length / 2)
    }
    // What opens seats and identities reaches nobody else, and the secret of the shuffle nobody before the end.
    for (const each of all) {
      const others = all.filter((other) => other !== each).map(({ wire }) => wire.received())
      const sessions = (await each.context.cookies()).filter(({ httpOnly }) => httpOnly).map(({ value }) => value)
      const tokens = [...each.wire.received().matchAll(/"token":"([\w-]+)"/g)].map(([, token = '']) => token)
      expect(sessions.length).toBe(1)
      for (const theirs of [...sessions, ...tokens]) {
        expect(theirs.length).toBeGreaterThan(20)
        for (const other of others) expect(other.includes(theirs)).toBe(false)
      }
      const before = each.wire.messages.filter((message) => !message.includes('"phase":"over"'))
      expect(before.some((message) => message.includes(record.fair?.secret ?? '?'))).toBe(false)
      expect(before.some((message) => message.includes(record.seed))).toBe(false)
      expect(each.errors).toEqual([])
    }

    // The result has a page; its link opens the private game to whoever gets it, and without the code it stays closed.
    await ada.page.getByTestId('result-page').click()
    await ada.page.waitForSelector('.result-page .ranking')
    const shared = new URL((await ada.page.getByTestId('result-link').getAttribute('data-text')) ?? '')
    expect(shared.pathname).toBe(`/result/${id}`)
    for (const [query, status] of [
      [shared.search, 200],
      ['', 404],
    ] as const) {
      expect((await fetch(`${library.url}/api/v1/tables/${id}/record${query}`)).status).toBe(status)
    }
    await Promise.all(all.map((each) => each.close()))
  },
  600_000,
)
