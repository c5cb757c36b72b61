import { asTyped, languages } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { fillDisk, freeDisk, noFullDisk } from '../../server/test/disk.ts'
import { skipFor } from '../../server/test/skip.ts'
import type en from '../src/texts/en/online.ts'
import { tableStatus, waitForLink } from './guests.ts'
import { closeAll, moverFirst, seatTwo } from './pairs.ts'
import { withServer } from './with-server.ts'
import { withBrowser } from './world.ts'

withBrowser()

const server = withServer()

/** How long the disk stays full, in milliseconds; in other languages only the words differ. */
const FULL_FOR: Readonly<Record<string, number>> = { en: 10_000 }

test.for(languages)(
  'a full disk (%s): the page says what is wrong, keeps the move, and goes on by itself when there is room again',
  { timeout: 300_000 },
  async (language, context) => {
    skipFor(context, noFullDisk)
    const { default: texts }: { default: typeof en } = await import(`../src/texts/${language}/online.ts`)
    const { ada, bo } = await seatTwo(server, 'hunters', { settings: { language } })
    const [mover, other] = await moverFirst(ada, bo)
    const { seq } = await tableStatus(mover)
    fillDisk(server.pid())
    try {
      await mover.page.locator('.word').first().click()
      await waitForLink(mover, 'unsaved')
      const pill = mover.page.locator('.link-pill.unsaved')
      await expect
        .poll(async () => asTyped((await pill.textContent()) ?? ''))
        .toContain(asTyped(`${texts.link.unsaved} ${texts.link.kept}`))
      // Nobody was notified: the move is not stored.
      expect((await tableStatus(other)).seq).toBe(seq)
      // A command without a `ref` is not kept: the user is asked to try again.
      await other.page.getByTestId('chat').click()
      await other.page.getByTestId('chat-text').fill('hello?')
      await other.page.getByTestId('chat-text').press('Enter')
      await other.page.getByTestId('trouble').waitFor()
      await other.page.waitForTimeout(FULL_FOR[language] ?? 500)
      expect((await tableStatus(other)).seq).toBe(seq)
    } finally {
      freeDisk(server.pid())
    }
    await expect.poll(async () => (await tableStatus(other)).seq, { timeout: 60_000 }).toBe(seq + 1)
    expect((await tableStatus(mover)).seq).toBe(seq + 1)
    await waitForLink(mover)
    // And the game continues: the next decision is made as if nothing had happened.
    const [next] = await moverFirst(ada, bo)
    await next.page.locator('.word').first().click()
    await expect.poll(async () => (await tableStatus(other)).seq, { timeout: 60_000 }).toBe(seq + 2)
    await closeAll(ada, bo)
  },
)
