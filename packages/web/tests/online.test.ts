import { arks } from '@orrery/arks'
import { cosmos } from '@orrery/cosmos'
import { hunters } from '@orrery/hunters'
import { type Game, parseRecord, verify } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { adviserOf } from './adviser.ts'
import {
  guest,
  joinTable,
  makeTable,
  startGame,
  switchToTextMode,
  tableId,
  tableStatus,
  waitForLink,
  waitUntilInStep,
} from './guests.ts'
import { expectNoLeaks, historyOf } from './secrecy.ts'
import { clickUntilChanged, startMonkey, waitUntilPlayed } from './turns.ts'
import { withServer } from './with-server.ts'
import { withBrowser } from './world.ts'

withBrowser()

const server = withServer()

const worlds: readonly (readonly [game: Game, language: string])[] = [
  [cosmos, 'en'],
  [hunters, 'pl'],
  [arks, 'de'],
]

/** This many changes are made with the mouse on the boards, and this many between two mishaps. */
const CLICKED = 14
const BETWEEN = 12

test.each(worlds.map((world) => [world[0].id, ...world] as const))(
  '%s: two people play a whole online game through a lost connection and a restart, and a third watches; nobody is sent anything they may not see',
  async (_id, game, language) => {
    const [ada, bo, sam] = await Promise.all([
      guest(server.url, { language }),
      guest(server.url, { language }),
      guest(server.url, { language }),
    ])
    const link = await makeTable(ada, 'Ada', game.id)
    await joinTable(bo, link, 'Bo')
    await startGame(ada, bo)
    const id = tableId(ada)
    const code = new URL(link).pathname.split('/').at(-1) ?? ''
    await sam.go(`/online/${id}?code=${code}`)
    await sam.page.waitForSelector('.table-screen.watching')

    // On the boards, with the mouse.
    await clickUntilChanged([ada, bo], 5, CLICKED)
    const clicked = await waitUntilInStep(ada, bo, sam)
    expect(await sam.page.locator('.table-screen [data-action]:not(:disabled)').count()).toBe(0)

    // In text mode from here on: the games are long. The network fails in the middle of it and returns.
    await Promise.all([ada, bo, sam].map(switchToTextMode))
    await startMonkey(ada, 11, adviserOf(ada, game, 11))
    await startMonkey(bo, 12, adviserOf(bo, game, 12))
    await waitUntilPlayed(ada, clicked + BETWEEN)
    bo.proxy.disconnect()
    await waitForLink(bo, 'reconnecting', 'offline')
    bo.proxy.restore()
    await waitForLink(bo)
    await waitUntilPlayed(ada, clicked + 2 * BETWEEN)

    // The server is killed.
    await server.kill()
    await waitForLink(ada, 'reconnecting', 'offline')
    await server.restart()
    await Promise.all([ada, bo, sam].map((each) => waitForLink(each)))
    await waitUntilPlayed(ada, clicked + 3 * BETWEEN)

    // And is restarted properly: it says goodbye.
    await server.stop()
    await server.restart()
    await Promise.all([ada, bo, sam].map((each) => waitForLink(each)))
    // All of that was in the middle of the game.
    expect((await tableStatus(ada)).over).toBe(false)

    for (const each of [ada, bo, sam]) await waitUntilPlayed(each, Number.POSITIVE_INFINITY)
    await waitUntilInStep(ada, bo, sam)
    await ada.page.waitForSelector('dialog.result .ranking')
    // Every browser has checked the shuffle by itself, through reloads, a lost connection and restarts.
    for (const [each, verdict] of [
      [ada, 'bound'],
      [bo, 'bound'],
      [sam, 'watched'],
    ] as const) {
      await each.page.locator(`dialog.result [data-verdict="${verdict}"]`).waitFor()
    }

    // The record is the whole truth; what each browser was sent is compared with it.
    const text = await ada.page.evaluate(async (table) => (await fetch(`/api/v1/tables/${table}/record`)).text(), id)
    const record = parseRecord(text)
    expect(verify(game, record).ok).toBe(true)
    const history = historyOf(game, record)
    const all = [ada, bo, sam]
    for (const [i, each] of all.entries()) {
      const views = expectNoLeaks(each.proxy.messages, history, i < 2 ? i : undefined)
      expect(views).toBeGreaterThan(record.actions.length / 2)
    }
    // Sessions and tokens reach nobody else, and the secret of the shuffle nobody before the end.
    for (const each of all) {
      const others = all.filter((other) => other !== each).map(({ proxy }) => proxy.received())
      const sessions = (await each.context.cookies()).filter(({ httpOnly }) => httpOnly).map(({ value }) => value)
      const tokens = [...each.proxy.received().matchAll(/"token":"([\w-]+)"/g)].map(([, token = '']) => token)
      expect(sessions.length).toBe(1)
      for (const theirs of [...sessions, ...tokens]) {
        expect(theirs.length).toBeGreaterThan(20)
        for (const other of others) expect(other.includes(theirs)).toBe(false)
      }
      const before = each.proxy.messages.filter((message) => !message.includes('"phase":"over"'))
      expect(before.some((message) => message.includes(record.fair?.secret ?? '?'))).toBe(false)
      expect(before.some((message) => message.includes(record.seed))).toBe(false)
      expect(each.errors).toEqual([])
    }

    // The result has a page; its link opens the private game to anybody who has it, and without the code it stays closed.
    await ada.page.getByTestId('result-page').click()
    await ada.page.waitForSelector('.result-page .ranking')
    const shared = new URL((await ada.page.getByTestId('result-link').getAttribute('data-text')) ?? '')
    expect(shared.pathname).toBe(`/result/${id}`)
    for (const [query, status] of [
      [shared.search, 200],
      ['', 404],
    ] as const) {
      expect((await fetch(`${server.url}/api/v1/tables/${id}/record${query}`)).status).toBe(status)
    }
    await Promise.all(all.map((each) => each.close()))
  },
  600_000,
)
