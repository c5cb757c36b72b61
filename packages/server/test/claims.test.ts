// Long test of src/claims.ts, src/driver.ts
import { afterAll, beforeAll, expect } from 'vitest'
import { type ServerProcess, startProcess } from '../load/process.ts'
import type { RunningServer } from '../src/index.ts'
import { leaseOf } from '../src/store/leases.ts'
import { Store } from '../src/store/store.ts'
import { Guest, type Line, nonce, startTest, wide } from './client.ts'
import { postgresTest, withPostgres } from './with-postgres.ts'

const postgres = withPostgres()
let url: string
let store: Store
const started: (RunningServer | ServerProcess)[] = []

beforeAll(async () => {
  url = await postgres.database()
  store = await Store.open({ kind: 'postgres', url })
})

afterAll(async () => {
  for (const each of started) await ('stop' in each ? each.stop() : each.close())
  await store?.close()
})

/** How many times a server has asked a bot. */
async function asked(base: string): Promise<number> {
  const text = await (await fetch(`${base}/metrics`)).text()
  return Number(/^orrery_bots_asked_total (\d+)$/m.exec(text)?.[1] ?? Number.NaN)
}

/** A table of a person and a bot, begun. */
async function begun(ada: Guest, game: string, bot: string, options: object = {}): Promise<string> {
  const { body } = await ada.api('POST', '/tables', { game, seats: 2, bots: [bot], ...options })
  await ada.api('POST', `/tables/${body.table.id}/commands`, { type: 'start', nonce: nonce() })
  return body.table.id
}

/** The bot's turn, once this line sees it. */
async function botsTurn(line: Line): Promise<void> {
  for (;;) {
    const legal = await line.until(() => (line.play?.toAct.includes(1) ? [] : line.play?.legal?.slice(0, 1)))
    const [action] = legal
    if (action === undefined) return
    const done = await line.do({ type: 'act', action })
    if (done.type === 'done') await line.until(() => line.seq >= done.seq)
  }
}

postgresTest('of two servers with viewers of one table, one asks the bot, once for each decision', async () => {
  const config = { store: { kind: 'postgres', url } as const, limits: { thinking: 150, lease: 60_000 } }
  const [first, second] = [await startTest(config), await startTest(config)]
  started.push(first, second)
  const here = await Guest.make(first.url, 'Ada')
  const there = new Guest(second.url, here.id, here.name, here.session)
  // This bot thinks until its time is over: the other process has plenty of time to ask it too.
  const id = await begun(here, 'comets', 'stuck', { options: { short: 'on' } })
  const lines = [await here.look(id), await there.look(id)]
  let acted = 0
  for (let i = 0; lines[0]?.table?.phase !== 'over'; i++) {
    // The person chats through one server and then the other, even while the bot thinks.
    const line = lines[i % 2]
    if (line === undefined) throw new Error('no line')
    // Where both bid at once, the person bids last: otherwise the bot would think anew about what changed.
    const legal = await line.until(
      () => line.table?.phase === 'over' || (!line.play?.toAct.includes(1) && line.play?.legal?.[0]),
    )
    if (legal === true) break
    const done = await line.do({ type: 'act', action: legal })
    if (done.type === 'done') acted++
    await lines[(i + 1) % 2]?.do({ type: 'emote', emote: 'hello' })
    if (done.type === 'done') await Promise.all(lines.map((each) => each.until(() => each.seq >= done.seq)))
  }
  const rows = await store.rows(id)
  const byBot = rows.filter((row) => row.includes('"acted"') && row.includes('"bot"')).length
  expect(acted).toBeGreaterThan(1)
  expect(byBot).toBeGreaterThan(1)
  const counts = [await asked(first.url), await asked(second.url)]
  expect((counts[0] ?? 0) + (counts[1] ?? 0)).toBe(byBot)
  for (const line of lines) line.close()
})

/** The bot's turn at a table of two processes; the first never ends it, because its bots have no thread to think in. */
async function stuckWithFirst(lease: number): Promise<{
  readonly first: ServerProcess
  readonly second: ServerProcess
  readonly id: string
  /** The table as the second process shows it. */
  readonly other: Line
}> {
  const place = { kind: 'postgres', url } as const
  const limits = { ...wide, lease }
  const first = await startProcess(place, { limits: { ...limits, thinkers: 0 } })
  const second = await startProcess(place, { limits })
  started.push(second)
  const here = await Guest.make(first.url, 'Ada')
  const there = new Guest(second.url, here.id, here.name, here.session)
  const id = await begun(here, 'hunters', 'random')
  const [line, other] = [await here.look(id), await there.look(id)]
  await botsTurn(line)
  await other.until(() => other.play?.toAct.includes(1))
  return { first, second, id, other }
}

/** Waits until the bot has acted after a change. */
const botActs = (line: Line, after: number): Promise<unknown> =>
  line.until(() => line.updates.some(({ news }) => news.some((row) => row.seq > after && row.bot !== undefined)))

postgresTest('the turn stays with the process whose bot thinks, and passes on when that process dies', async () => {
  const lease = 3000
  const { first, second, id, other } = await stuckWithFirst(lease)
  const began = await leaseOf(store, id)
  // Renewed well beyond its first end: otherwise the other process would have taken it over.
  await expect
    .poll(async () => ((await leaseOf(store, id))?.wake_at ?? 0) - (began?.wake_at ?? 0), { timeout: 120_000 })
    .toBeGreaterThan(2 * lease)
  expect(await asked(second.url)).toBe(0)
  const { seq } = other
  await first.kill()
  await botActs(other, seq)
  expect(await asked(second.url)).toBeGreaterThan(0)
  other.close()
})

postgresTest('a server that is asked to close gives up its turns to others at once', async () => {
  // The lease is far longer than this test waits.
  const { first, other } = await stuckWithFirst(3_600_000)
  const { seq } = other
  await first.stop()
  await botActs(other, seq)
  other.close()
})
