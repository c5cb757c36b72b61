import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { ServiceClock } from '../src/service-clock.ts'
import { addOutage, readOutages, writeHeartbeat } from '../src/store/attendance.ts'
import { StorageError } from '../src/store/storage-error.ts'
import { Store, type StorePlace } from '../src/store/store.ts'
import { Guest, type Line, playing, startTest } from './client.ts'
import { startPostgres, type TestPostgres } from './postgres.ts'
import { thread } from './threads.ts'

const folder = mkdtempSync(join(tmpdir(), 'orrery-clock-'))
let postgres: TestPostgres
let files = 0

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(async () => {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

afterEach(() => {
  vi.restoreAllMocks()
})

const file = (): StorePlace => ({ kind: 'sqlite', file: join(folder, `${++files}.db`), thread })
const HOUR = 3_600_000
const GRACE = 10_000
/** The time a loaded machine may take between two lines of a test. */
const SLACK = 120_000

/** The clock of a process that starts when the machine shows this time. */
async function starts(store: Store, day: number): Promise<ServiceClock> {
  const clock = new ServiceClock(store, GRACE, async () => day)
  await clock.open()
  return clock
}

describe('setting the machine’s clock', () => {
  test('moves nothing while a process runs', async () => {
    const store = await Store.open(file())
    let day = 1_700_000_000_000
    const clock = new ServiceClock(store, GRACE, async () => day)
    await clock.open()
    const before = clock.now()
    for (const jump of [HOUR, -2 * HOUR]) {
      day += jump
      await clock.tick(true, () => {})
      expect(clock.now()).toBeGreaterThanOrEqual(before)
      expect(clock.now()).toBeLessThan(before + SLACK)
    }
    expect(await readOutages(store)).toEqual([])
    await store.close()
  })

  test('forward before a restart is an outage like any other; back, the time continues from where it was', async () => {
    const place = file()
    const store = await Store.open(place)
    const first = await starts(store, 1_700_000_000_000)
    await first.close()
    const second = await starts(store, 1_700_000_000_000 + HOUR)
    const [forward] = await readOutages(store)
    expect(forward?.from).toBeLessThan(1_700_000_000_000 + SLACK)
    expect(forward?.until).toBeGreaterThanOrEqual(1_700_000_000_000 + HOUR + GRACE)
    await second.close()
    const third = await starts(store, 1_700_000_000_000 - HOUR)
    expect(third.now()).toBeGreaterThanOrEqual(1_700_000_000_000 + HOUR)
    expect(third.now()).toBeLessThan(1_700_000_000_000 + HOUR + SLACK)
    const back = (await readOutages(store)).at(-1)
    expect((back?.until ?? 0) - (back?.from ?? 0)).toBeLessThan(GRACE + SLACK)
    await store.close()
  })

  test('back by decades, after it was far wrong, is believed', async () => {
    const store = await Store.open(file())
    await (await starts(store, 4_000_000_000_000)).close()
    const clock = await starts(store, 1_700_000_000_000)
    expect(clock.now()).toBeLessThan(1_700_000_000_000 + SLACK)
    await store.close()
  })
})

test('PostgreSQL: a process that joins others adopts their time and finds no outage; on its own it does', async () => {
  const url = await postgres.database()
  const [first, second, third] = await Promise.all([1, 2, 3].map(() => Store.open({ kind: 'postgres', url })))
  if (first === undefined || second === undefined || third === undefined) throw new Error()
  const one = await starts(first, 1_700_000_000_000)
  expect(await readOutages(first)).toEqual([])
  const two = await starts(second, 1_800_000_000_000)
  expect(Math.abs(two.now() - one.now())).toBeLessThan(SLACK)
  expect(await readOutages(second)).toEqual([])
  await one.close()
  await first.close()
  await two.close()
  await second.close()
  const three = await starts(third, 1_800_000_000_000)
  expect(three.now()).toBeGreaterThanOrEqual(1_800_000_000_000)
  expect(await readOutages(third)).toHaveLength(1)
  await third.close()
})

test('PostgreSQL: a process that was killed does not count as running', async () => {
  const url = await postgres.database()
  const dead = await Store.open({ kind: 'postgres', url })
  await starts(dead, 1_700_000_000_000)
  // Its connections end without a goodbye.
  await dead.close(0)
  const store = await Store.open({ kind: 'postgres', url })
  await starts(store, 1_700_000_000_000)
  expect(await readOutages(store)).toHaveLength(1)
  await store.close()
})

describe('PostgreSQL: of several processes', () => {
  async function two() {
    const url = await postgres.database()
    const [first, second] = await Promise.all([1, 2].map(() => Store.open({ kind: 'postgres', url })))
    if (first === undefined || second === undefined) throw new Error()
    const one = await starts(first, 1_700_000_000_000)
    const close = () => Promise.all([first.close(), second.close()])
    return { first, second, one, close }
  }

  test('the one that follows a clock set forward moves no table twice', async () => {
    const { second, one, close } = await two()
    const ahead = one.now() + HOUR
    // The other one has played at a table already, and this one knows.
    const table = { timeBase: ahead - performance.now() }
    expect(one.nowAt(table)).toBeGreaterThanOrEqual(ahead)
    await writeHeartbeat(second, ahead)
    await one.tick(true, () => {})
    expect(one.now()).toBeGreaterThanOrEqual(ahead)
    expect(one.nowAt(table)).toBeLessThan(ahead + SLACK)
    await close()
  })

  test('the one whose store fails while it follows another’s clock does not move before the outage is stored', async () => {
    const { first, second, one, close } = await two()
    const before = one.now()
    await writeHeartbeat(second, before + HOUR)
    vi.spyOn(first.write, 'insertInto').mockImplementationOnce(() => {
      throw new StorageError('cut')
    })
    await expect(one.tick(true, () => {})).rejects.toThrow('cut')
    expect(one.now()).toBeLessThan(before + SLACK)
    await one.tick(true, () => {})
    expect(one.now()).toBeGreaterThanOrEqual(before + HOUR)
    const [outage] = await readOutages(first)
    expect(outage?.until).toBeGreaterThanOrEqual(before + HOUR)
    await close()
  })

  test('the one that was cut off says so, though others were there', async () => {
    const { first, second, one, close } = await two()
    const from = one.now()
    one.storeFails()
    expect(one.isCurrent).toBe(false)
    const real = performance.now.bind(performance)
    vi.spyOn(performance, 'now').mockImplementation(() => real() + 3000)
    await writeHeartbeat(second, one.now())
    await one.tick(true, () => {})
    expect(one.isCurrent).toBe(true)
    const [outage] = await readOutages(first)
    expect(outage?.from).toBeLessThan(from + 1000)
    expect(outage?.until).toBeGreaterThanOrEqual(from + 3000 + GRACE)
    await close()
  })

  test.each(['falls silent', 'says goodbye'])('one that %s', async (how) => {
    const { first, second, one, close } = await two()
    const other = await starts(second, 1_700_000_000_000)
    await one.tick(true, () => {})
    expect(one.isMissing(second.self)).toBe(false)
    if (how === 'says goodbye') await other.close()
    const real = performance.now.bind(performance)
    const later = vi.spyOn(performance, 'now')
    for (const ms of [6000, 6100]) {
      later.mockImplementation(() => real() + ms)
      await one.tick(true, () => {})
    }
    // The clock of this process was stopped too, which is an outage of its own.
    expect(await readOutages(first)).toHaveLength(how === 'falls silent' ? 2 : 1)
    await close()
  })
})

/** The machine shows another time from now on. */
function setMachine(by: number): void {
  const real = performance.timeOrigin
  vi.spyOn(Date, 'now').mockImplementation(() => Math.round(real + performance.now() + by))
}

const clock = { kind: 'real', turn: 10 * 60_000, reserve: 0 }
const asked = (lines: readonly Line[]): Line | undefined => lines.find((line) => (line.play?.legal ?? []).length > 0)
const act = (line: Line | undefined) => line?.do({ type: 'act', action: line.play?.legal?.[0] ?? '' })

test('an hour without a server costs nobody time, and neither does setting the machine’s clock an hour forward', async () => {
  const place = file()
  const first = await startTest({ store: place })
  const guests = [await Guest.make(first.url, 'Ada'), await Guest.make(first.url, 'Bo')]
  const { id, lines } = await playing(guests, { clock })
  setMachine(HOUR)
  expect(await act(asked(lines))).toMatchObject({ type: 'done' })
  const whose = asked(lines)
  await whose?.until(() => (whose.play?.legal ?? []).length > 0)
  for (const line of lines) line.close()
  await first.close()
  setMachine(2 * HOUR)
  const second = await startTest({ store: place })
  const back = await Promise.all(
    guests.map(({ id: person, name, session }) => new Guest(second.url, person, name, session).look(id, { last: 0 })),
  )
  const [line] = back
  expect(line?.updates.flatMap(({ news }) => news.map(({ type }) => type)).filter((type) => type === 'held')).toEqual([
    'held',
  ])
  // Everybody still has what was not used before.
  for (const { turn } of line?.play?.clocks ?? []) expect(turn).toBeGreaterThan(clock.turn - SLACK)
  expect(line?.table?.seats.some(({ away }) => away !== undefined)).toBe(false)
  expect(await act(asked(back))).toMatchObject({ type: 'done' })
  for (const each of back) each.close()
  await second.close()
})

test('setting the machine’s clock back stops no clock and keeps nobody from chatting', async () => {
  const place = file()
  const first = await startTest({ store: place })
  const guests = [await Guest.make(first.url, 'Ada'), await Guest.make(first.url, 'Bo')]
  const { id, lines } = await playing(guests, { clock: { kind: 'real', turn: 1000, reserve: 0 } })
  for (const line of lines) line.close()
  await first.close()
  setMachine(-HOUR)
  const second = await startTest({ store: place, limits: { grace: 100 } })
  const [ada] = guests
  const back = await new Guest(second.url, ada?.id ?? '', 'Ada', ada?.session ?? '').look(id)
  await back.until(() => back.table?.seats.some(({ away }) => away === 'timeout'))
  // Five lines in ten seconds: the sixth is too fast, and allowed when ten seconds have gone by.
  let said = 0
  for (let i = 0; i < 200 && said < 6; i++) {
    if ((await back.do({ type: 'say', text: `line ${i}` })).type === 'done') said++
    else await new Promise((resolve) => setTimeout(resolve, 200))
  }
  expect(said).toBe(6)
  back.close()
  await second.close()
})

test('a store that could not be written to stopped the clocks', async () => {
  const place = file()
  const server = await startTest({ store: place })
  const guests = [await Guest.make(server.url, 'Ada'), await Guest.make(server.url, 'Bo')]
  const { id, lines } = await playing(guests, { clock })
  const store = await Store.open(place)
  const { at } = lines[0]?.updates.at(-1) ?? { at: 0 }
  await addOutage(store, { from: at + 1, until: at + HOUR })
  // The server checks for outages all the time, and corrects the table.
  await lines[0]?.until(() => lines[0]?.updates.some(({ news }) => news.some(({ type }) => type === 'held')))
  const whose = asked(lines)
  const { wait = 0 } = whose?.play?.clocks.find(({ runs }) => runs) ?? {}
  expect(wait).toBeGreaterThan(HOUR - SLACK)
  expect((await store.rows(id)).filter((row) => row.includes('"type":"held"'))).toHaveLength(1)
  await store.close()
  for (const line of lines) line.close()
  await server.close()
})
