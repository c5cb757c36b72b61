import { asTyped, languages } from '@orrery/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillDisk, freeDisk, noFullDisk } from '../../server/test/disk.ts'
import { skipFor } from '../../server/test/skip.ts'
import type en from '../src/texts/en/online.ts'
import { linked, standing } from './guests.ts'
import { byTurn, close, two } from './pairs.ts'
import { startServer, type TestServer } from './test-server.ts'
import { withBrowser } from './world.ts'

withBrowser()

let library: TestServer

beforeAll(async () => {
  library = await startServer()
})

afterAll(() => library.close())

/** So long the disk is full, in milliseconds. */
const FULL = 10_000

test.for(languages)(
  'a full disk (%s): the page says what is wrong, keeps the move, and goes on by itself when there is room again',
  { timeout: 300_000 },
  async (language, context) => {
    skipFor(context, noFullDisk)
    const { default: texts }: { default: typeof en } = await import(`../src/texts/${language}/online.ts`)
    const { ada, bo } = await two(library, 'hunters', { settings: { language } })
    const [mover, other] = await byTurn(ada, bo)
    const { seq } = await standing(mover)
    fillDisk(library.pid())
    try {
      await mover.page.locator('.word').first().click()
      await linked(mover, 'unsaved')
      const pill = mover.page.locator('.link-pill.unsaved')
      await expect
        .poll(async () => asTyped((await pill.textContent()) ?? ''))
        .toContain(asTyped(`${texts.link.unsaved} ${texts.link.kept}`))
      // Nothing was told to anybody: it is not stored.
      expect((await standing(other)).seq).toBe(seq)
      // What has no number of its own is not kept: whoever asked is told to try again.
      await other.page.getByTestId('chat').click()
      await other.page.getByTestId('chat-text').fill('hello?')
      await other.page.getByTestId('chat-text').press('Enter')
      await other.page.getByTestId('trouble').waitFor()
      await other.page.waitForTimeout(FULL)
      expect((await standing(other)).seq).toBe(seq)
    } finally {
      freeDisk(library.pid())
    }
    await expect.poll(async () => (await standing(other)).seq, { timeout: 60_000 }).toBe(seq + 1)
    expect((await standing(mover)).seq).toBe(seq + 1)
    await linked(mover)
    // And the game goes on: the next decision is taken as if nothing had happened.
    const [next] = await byTurn(ada, bo)
    await next.page.locator('.word').first().click()
    await expect.poll(async () => (await standing(other)).seq, { timeout: 60_000 }).toBe(seq + 2)
    await close(ada, bo)
  },
)
