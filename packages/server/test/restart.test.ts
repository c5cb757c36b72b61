// Long test of src/keeper.ts, src/driver.ts, src/store/store.ts
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { Store, type StorePlace } from '../src/store/store.ts'
import { Guest, playing, startTest } from './client.ts'
import { thread } from './threads.ts'

const folder = mkdtempSync(join(tmpdir(), 'orrery-restart-'))
const place = (name: string): StorePlace => ({ kind: 'sqlite', file: join(folder, name), thread })

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a table is restored from its snapshot, from its log alone, and from its log when the snapshot is corrupt', async () => {
  const store = place('snapshot.db')
  const first = await startTest({ store, limits: { snapshot: 200 } })
  const [ada, bo] = [await Guest.make(first.url, 'Ada'), await Guest.make(first.url, 'Bo')]
  const { id, lines } = await playing([ada, bo])
  const [line] = lines
  if (line === undefined) throw new Error()
  for (let i = 0; i < 105; i++) {
    await line.do({ type: 'act', action: line.play?.legal?.[0] ?? '' })
    await line.do({ type: 'undo' })
  }
  const before = JSON.stringify([line.play, line.seq])
  await first.close()
  const kept = await Store.open(store)
  expect((await kept.snapshot(id))?.seq).toBeGreaterThanOrEqual(200)
  await kept.close()
  for (const spoil of ['keep', 'delete', '{"format":1,"game":"comets","version":1,"seq":9}'] as const) {
    const between = await Store.open(store)
    if (spoil === 'delete') await between.dropSnapshot(id)
    else if (spoil !== 'keep') await between.putSnapshot(id, { seq: 9, body: spoil })
    await between.close()
    const server = await startTest({ store })
    const again = new Guest(server.url, ada.id, ada.name, ada.session)
    const back = await again.look(id, { last: 150 })
    expect(JSON.stringify([back.play, back.seq]), spoil).toBe(before)
    expect(back.seqs).toEqual(Array.from({ length: back.seq - 150 }, (_, i) => 151 + i))
    back.close()
    await server.close()
  }
})

test('clocks run out at tables that slept through a restart, and a bot that was asked is asked again', async () => {
  const store = place('sleep.db')
  const first = await startTest({ store, limits: { thinking: 60_000 } })
  const [ada, bo] = [await Guest.make(first.url, 'Ada'), await Guest.make(first.url, 'Bo')]
  const clocked = await playing([ada, bo], { clock: { kind: 'real', turn: 1500, reserve: 0 } })
  const botted = await playing([ada], { seats: 2, bots: ['stuck'] })
  await botted.lines[0]?.do({ type: 'act', action: 'draw' })
  for (const line of [...clocked.lines, ...botted.lines]) line.close()
  await first.close()
  await new Promise((resolve) => setTimeout(resolve, 1500))
  const second = await startTest({ store, limits: { thinking: 300 } })
  const again = new Guest(second.url, ada.id, ada.name, ada.session)
  const bot = await again.look(botted.id)
  await bot.until(() => bot.play?.toAct.includes(0))
  const clock = await again.look(clocked.id)
  await clock.until(() => clock.table?.seats.some(({ away }) => away === 'timeout'))
  for (const line of [bot, clock]) line.close()
  await second.close()
})
