// Long test of src/rating
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unrated, update } from '@orrery/bots/glicko2'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startProcess } from '../load/process.ts'
import { ratingsOf } from '../src/rating/history.ts'
import { rateNext, rerateAll } from '../src/rating/rater.ts'
import type { Append } from '../src/store/commit.ts'
import { addAccount } from '../src/store/people.ts'
import { Store, type StorePlace } from '../src/store/store.ts'
import { head } from './appends.ts'
import { Guest, type Line, playing, startTest, wide } from './client.ts'
import { thread } from './threads.ts'
import { onEveryStore, withPostgres } from './with-postgres.ts'

const folder = mkdtempSync(join(tmpdir(), 'orrery-rating-'))
const postgres = withPostgres()

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const places: Readonly<Record<StorePlace['kind'], () => Promise<StorePlace>>> = {
  sqlite: async () => ({ kind: 'sqlite', file: join(folder, 'rating.db'), thread }),
  postgres: async () => ({ kind: 'postgres', url: await postgres.database() }),
}

/** The end of a rated table, as the keeper stores it: the first of these people won, the second came second, … */
function ended(nr: number, people: readonly string[]): Append {
  const table = `t${String(nr).padStart(3, '0')}`
  const at = 1_700_000_000_000 + nr * 3_600_000
  return {
    table,
    after: 0,
    rows: ['{}'],
    head: { ...head, phase: 'over', host: people[0] ?? '', open_seats: 0, created_at: at, updated_at: at },
    results: people.map((person, seat) => ({
      table_id: table,
      seat,
      person,
      game: 'comets',
      seats: people.length,
      rank: seat + 1,
      score: 10 - seat,
      outcome: seat === 0 ? 'won' : 'lost',
      finished_at: at,
      place: seat + 1,
      pending: 1,
      unrated: '',
    })),
  }
}

onEveryStore((kind) => {
  let place: StorePlace
  let store: Store

  beforeAll(async () => {
    place = await places[kind]()
    store = await Store.open(place)
  })

  afterAll(() => store?.close())

  /** More games than any two of these people play: the limit has a test of its own. */
  const often = 1000

  beforeAll(async () => {
    for (const person of ['ada', 'bo', 'cy', 'di']) {
      await addAccount(store, { name: person, person, salt: '', hash: '', created_at: 1 }, person)
    }
  })

  const all = () => store.write.selectFrom('ratings').selectAll().orderBy('nr').orderBy('person').execute()

  test('what a process left unrated when it died is rated once, however many find it', async () => {
    const people = ['ada', 'bo', 'cy', 'di']
    const tables = Array.from({ length: 30 }, (_, nr) => {
      const seated = people.slice(0, 2 + (nr % 3))
      return [...seated.slice(nr % seated.length), ...seated.slice(0, nr % seated.length)]
    })
    for (const [nr, seated] of tables.entries()) await store.append(ended(nr, seated))
    const other = await Store.open(place)
    const counts = await Promise.all(
      [store, other, store, other].map(async (each) => {
        let rated = 0
        while (await rateNext(each, often)) rated++
        return rated
      }),
    )
    await other.close()
    expect(counts.reduce((sum, n) => sum + n, 0)).toBe(30)
    const made = await all()
    expect(made.map(({ table_id, person }) => `${table_id} ${person}`).sort()).toEqual(
      tables.flatMap((seated, nr) => seated.map((person) => `t${String(nr).padStart(3, '0')} ${person}`)).sort(),
    )
    expect(new Set(made.map(({ nr }) => nr)).size).toBe(30)
    expect(await rateNext(store, often)).toBe(false)
    // The same table a second time (a repeated append) changes nothing.
    await store.append({ ...ended(0, tables[0] ?? []), after: 1 })
    expect(await rateNext(store, often)).toBe(false)
  })

  test('ratings follow from the results alone', async () => {
    const before = await all()
    await rerateAll(store, often)
    expect(await all()).toEqual(before)
    const [first, second] = before.filter(({ nr }) => nr === 1)
    const alone = { opponent: unrated, score: 1 }
    expect(first?.rating).toBeCloseTo(update(unrated, [alone], 0).rating, 9)
    expect(second?.rating).toBeCloseTo(update(unrated, [{ ...alone, score: 0 }], 0).rating, 9)
  })

  test('a person sees the history of the rating; it is less certain after a long break', async () => {
    const soon = 1_700_000_000_000 + 30 * 3_600_000
    const [rating] = await ratingsOf(store, 'ada', soon)
    if (rating === undefined) throw new Error('no rating')
    expect(rating).toMatchObject({ game: 'comets', games: 30 })
    expect(rating.history).toHaveLength(30)
    expect(rating.history.at(-1)?.rating).toBe(rating.rating)
    const first = rating.history[0]
    expect(1500 + (first?.change ?? 0)).toBe(first?.rating)
    const [later] = await ratingsOf(store, 'ada', soon + 5 * 365 * 86_400_000)
    expect(later?.deviation).toBeGreaterThan(rating.deviation)
  })
})

/** A person with an account. */
async function account(base: string, name: string): Promise<Guest> {
  return (await Guest.make(base, name)).register()
}

describe('servers in processes of their own', () => {
  const nonce = '0'.repeat(32)
  /** Games that are resigned at once count here: this test is about surviving crashes, not about which games count. */
  const start = (place: StorePlace) => startProcess(place, { limits: { ...wide, ratedMoves: 0 } })

  /** A rated table of two, up to the command that ends it. */
  async function begun(base: string, other = base): Promise<() => Promise<unknown>> {
    const [ada, bo] = [await account(base, 'Ada'), await account(other, 'Bo')]
    const { body } = await ada.api('POST', '/tables', { game: 'hunters', seats: 2, rated: true })
    const path = `/tables/${body.table.id}/commands`
    await bo.api('POST', path, { type: 'sit', nonce })
    await ada.api('POST', path, { type: 'start', nonce })
    // A server that is killed does not answer; the store has what it did.
    return () => bo.api('POST', path, { type: 'resign' }).catch(() => undefined)
  }

  /** Every game that has ended is rated, for both people, and nothing else is. */
  async function settled(place: StorePlace): Promise<{ ended: number; ratings: number; pending: number }> {
    const store = await Store.open(place.kind === 'sqlite' ? { ...place, thread } : place)
    const count = async (where: string): Promise<number> => {
      const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.raw(where)}`.execute(store.read)
      return Number(rows[0]?.n)
    }
    // Pending ratings are checked first: the rest cannot change once there are none.
    const pending = await count('results where pending = 1')
    const found = { pending, ended: await count("tables where phase = 'over'"), ratings: await count('ratings') }
    await store.close()
    return found
  }

  onEveryStore((kind) => {
    test('when servers are killed with -9 while games end, each game is still rated exactly once', async () => {
      const processes = kind === 'sqlite' ? 1 : 2
      const file = join(folder, 'killed.db')
      const place: StorePlace = kind === 'sqlite' ? { kind, file } : { kind, url: await postgres.database() }
      const servers = await Promise.all(Array.from({ length: processes }, () => start(place)))
      const [first, second = first] = servers
      if (first === undefined || second === undefined) throw new Error('no server')
      const ends = await Promise.all(Array.from({ length: 10 }, () => begun(first.url, second.url)))
      const ending = ends.map((end) => end())
      // As soon as one has ended: the others are on their way, and the ratings too.
      await Promise.race(ending)
      await first.kill()
      await Promise.all(ending)
      const again = await start(place)
      const state = await until(async () => {
        const now = await settled(place)
        return now.pending === 0 ? now : undefined
      })
      expect(state.ended).toBeGreaterThan(0)
      expect(state.ratings).toBe(2 * state.ended)
      await again.stop()
      if (second !== first) await second.stop()
    })
  })
})

async function until<T>(look: () => Promise<T | undefined>): Promise<T> {
  for (let i = 0; i < 400; i++) {
    const found = await look()
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('waited in vain')
}

describe('at a server', () => {
  const rated = { rated: true, options: { short: 'on' } }
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers freely
  const person = async (guest: Guest): Promise<any> => (await guest.api('GET', `/people/${guest.id}`)).body

  const ratedPerson = (guest: Guest) =>
    until(async () => {
      const found = await person(guest)
      return found.ratings.length > 0 ? found : undefined
    })

  test('a rated game between people is rated; bots are not let in; a game that is not rated is not', async () => {
    const server = await startTest()
    const [ada, bo] = [await account(server.url, 'Ada'), await account(server.url, 'Bo')]
    const refused = await ada.api('POST', '/tables', { game: 'comets', seats: 2, rated: true, bots: ['random'] })
    expect([refused.status, refused.body.refusal]).toEqual([409, { code: 'rated-people', rule: 'T2' }])
    const made = await ada.api('POST', '/tables', { game: 'comets', seats: 2, rated: true })
    expect(made.body.table.rated).toBe(true)
    const listed = (await ada.api('GET', '/tables')).body.tables.find(({ id }) => id === made.body.table.id)
    expect(listed?.rated).toBe(true)

    const friendly = await playing([ada, bo], { options: { short: 'on' } })
    await playOut(friendly.lines)
    const serious = await playing([ada, bo], rated)
    await playOut(serious.lines)
    const [one, two] = [await ratedPerson(ada), await ratedPerson(bo)]
    expect(one.ratings[0].history).toHaveLength(1)
    const places = serious.lines[0]?.table?.over?.result?.seats.map(({ rank }) => rank) ?? []
    const drawn = places[0] === places[1]
    expect(Math.sign(one.ratings[0].rating - 1500)).toBe(drawn ? 0 : places[0] === 1 ? 1 : -1)
    expect(one.ratings[0].rating + two.ratings[0].rating).toBe(3000)
    expect(one.results.map(({ table, rated }: { table: string; rated: boolean }) => [table, rated])).toEqual([
      [serious.id, true],
      [friendly.id, false],
    ])
    expect(one.results[0].rating).toEqual({ before: 1500, after: one.ratings[0].rating })
    expect(one.statistics[0].bySeats).toEqual([expect.objectContaining({ seats: 2, played: 2 })])
    for (const line of [...friendly.lines, ...serious.lines]) line.close()
    await server.close()
  })

  test('a player who resigns, or is away when the others finish, has lost to all who stayed', async () => {
    const server = await startTest({ limits: { ratedMoves: 0 } })
    const guests = [await account(server.url, 'Ada'), await account(server.url, 'Bo')] as const
    const cy = await account(server.url, 'Cy')
    const two = await playing(guests, rated)
    await two.lines[0]?.do({ type: 'resign' })
    expect((await ratedPerson(guests[0])).ratings[0].rating).toBeLessThan(1500)
    expect((await ratedPerson(guests[1])).ratings[0].rating).toBeGreaterThan(1500)
    const three = await playing([...guests, cy], rated)
    await three.lines[2]?.do({ type: 'leave' })
    await playOut(three.lines.slice(0, 2))
    const gone = await ratedPerson(cy)
    expect(gone.ratings[0].rating).toBeLessThan(1500)
    expect(gone.results[0].rated).toBe(true)
    for (const line of [...two.lines, ...three.lines]) line.close()
    await server.close()
  })
})

/** Everybody takes the first legal action until the game is over; bots play for absent players. */
async function playOut(lines: readonly Line[]): Promise<void> {
  const [any] = lines
  while (any?.table?.phase === 'playing') {
    const line = await any.until(() => any.table?.phase !== 'playing' || lines.find(({ play }) => play?.legal?.length))
    if (line === true) return
    const done = await line.do({ type: 'act', action: line.play?.legal?.[0] ?? '' })
    if (done.type === 'error') throw new Error(JSON.stringify(done))
    if (done.type === 'done') await Promise.all(lines.map((each) => each.until(() => each.seq >= done.seq)))
  }
}
