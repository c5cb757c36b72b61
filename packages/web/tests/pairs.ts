import { expect } from 'vitest'
import { type Guest, guest, joinTable, makeTable, startGame, waitUntilInStep } from './guests.ts'
import type { TestServer } from './test-server.ts'

/** What can be chosen for two people at a table. */
interface Pair {
  readonly settings?: Readonly<Record<string, unknown>>
  /** Chooses in the dialog of a new table. */
  readonly choose?: Parameters<typeof makeTable>[3]
}

/** Two people at a running table, in text mode. */
export async function seatTwo(
  server: TestServer,
  game: string,
  { settings = {}, choose }: Pair = {},
): Promise<{ ada: Guest; bo: Guest; link: string }> {
  const wanted = { textMode: true, ...settings }
  const [ada, bo] = await Promise.all([guest(server.url, wanted), guest(server.url, wanted)])
  const link = await makeTable(ada, 'Ada', game, choose)
  await joinTable(bo, link, 'Bo')
  await startGame(ada, bo)
  return { ada, bo, link }
}

/** The player whose turn it is, and the other one. */
export async function moverFirst(ada: Guest, bo: Guest): Promise<[mover: Guest, idle: Guest]> {
  await waitUntilInStep(ada, bo)
  const asked = ada.page.locator('.word')
  const other = bo.page.locator('.word')
  await Promise.race([asked.first().waitFor(), other.first().waitFor()])
  return (await asked.count()) > 0 ? [ada, bo] : [bo, ada]
}

/** Closes their browsers; there must have been no errors. */
export async function closeAll(...guests: readonly Guest[]): Promise<void> {
  for (const each of guests) expect(each.errors).toEqual([])
  await Promise.all(guests.map((each) => each.close()))
}
