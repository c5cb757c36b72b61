// Long test of src/owners.ts, src/passing.ts, src/http/pass-on.ts, src/keeper.ts
import { afterEach, describe, expect, test } from 'vitest'
import { deal, makePeople } from '../load/people.ts'
import { type ServerProcess, startProcess } from '../load/process.ts'
import { SeatPlayer } from '../load/seat.ts'
import type { Config, RunningServer } from '../src/index.ts'
import { ownAddress } from '../src/own-address.ts'
import { Passes } from '../src/passing.ts'
import { Store } from '../src/store/store.ts'
import { Guest, type Line, nonce, playing, request, startTest } from './client.ts'
import { postgresTest, withPostgres } from './with-postgres.ts'

const postgres = withPostgres()
const started: (RunningServer | ServerProcess | Store)[] = []
const players: SeatPlayer[] = []

afterEach(async () => {
  for (const player of players.splice(0)) player.close()
  for (const each of started.splice(0)) await ('stop' in each ? each.stop() : each.close())
})

/** Servers of one database, which reach each other unless an address says otherwise. */
async function startServers(url: string, ...configs: Partial<Config>[]): Promise<RunningServer[]> {
  const servers: RunningServer[] = []
  for (const config of configs)
    servers.push(await startTest({ store: { kind: 'postgres', url }, address: 'auto', ...config }))
  started.push(...servers)
  return servers
}

async function openStore(url: string): Promise<Store> {
  const store = await Store.open({ kind: 'postgres', url })
  started.push(store)
  return store
}

async function metric({ url }: { readonly url: string }, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(new RegExp(`^orrery_${name} (\\S+)$`, 'm').exec(text)?.[1] ?? 0)
}

/** The same person at another process. */
const at = ({ url }: RunningServer, { id, name, session }: Guest): Guest => new Guest(url, id, name, session)

/** Plays until everybody has acted some times, whoever has to. */
async function playSome(lines: readonly Line[], moves: number): Promise<void> {
  for (let done = 0; done < moves; ) {
    for (const line of lines) {
      const action = line.play?.legal?.[0]
      if (action === undefined) continue
      const answer = await line.do({
        type: 'act',
        action,
        ...(line.play === undefined ? {} : { after: line.play.changes }),
      })
      if (answer.type !== 'done') continue
      done++
      await Promise.all(lines.map((each) => each.until(() => each.seq >= answer.seq)))
    }
  }
}

describe('a table has one owner', () => {
  postgresTest(
    'sockets and requests at another process are passed on to it; nobody is in the way of anybody',
    async () => {
      const [first, second] = await startServers(await postgres.database(), {}, {})
      if (first === undefined || second === undefined) throw new Error('no servers')
      const ada = await Guest.make(first.url, 'Ada')
      const bo = at(second, await Guest.make(first.url, 'Bo'))
      // Bo sits down, looks and plays at the second process.
      const { lines } = await playing([ada, bo])
      await playSome(lines, 6)
      expect(await metric(first, 'tables_owned')).toBe(1)
      expect(await metric(second, 'tables_owned')).toBe(0)
      expect(await metric(second, 'tables_in_memory')).toBe(0)
      expect(await metric(second, 'sockets_carried')).toBe(1)
      expect(await metric(second, 'passed_on_total')).toBeGreaterThan(2)
      expect((await metric(first, 'conflicts_total')) + (await metric(second, 'conflicts_total'))).toBe(0)
      // Whoever leaves there leaves here.
      lines[1]?.close()
      await expect.poll(() => metric(first, 'sockets')).toBe(1)
      await expect.poll(() => metric(second, 'sockets_carried')).toBe(0)
    },
  )

  postgresTest('answers are those of the owner, refusals and errors too', async () => {
    const [first, second] = await startServers(await postgres.database(), {}, {})
    if (first === undefined || second === undefined) throw new Error('no servers')
    const ada = await Guest.make(first.url, 'Ada')
    const { id } = (await ada.api('POST', '/tables', { game: 'comets', seats: 2 })).body.table
    const there = at(second, ada)
    expect((await there.api('GET', `/tables/${id}`)).body).toEqual((await ada.api('GET', `/tables/${id}`)).body)
    const refused = await there.api('POST', `/tables/${id}/commands`, { type: 'act', action: 'nothing' })
    expect([refused.status, refused.body.refusal?.code]).toEqual([409, 'wrong-phase'])
    expect((await there.api('POST', `/tables/${id}/commands`, { type: 'none' })).status).toBe(400)
    expect((await there.api('GET', '/tables/nowhere')).status).toBe(404)
    expect(await metric(second, 'passed_on_total')).toBeGreaterThan(2)
  })

  postgresTest('nobody can pretend to be another process', async () => {
    const [server] = await startServers(await postgres.database(), {})
    if (server === undefined) throw new Error('no server')
    const forged = `${'0'.repeat(36)} 10.1.2.3 ${Date.now()} ${'a'.repeat(64)}`
    const answer = await request(server.url, 'GET', '/api/v1/games', undefined, { 'x-orrery-passed': forged })
    expect(answer.status).toBe(200)
  })

  postgresTest('a pass holds for one process, one request and a short time', async () => {
    const store = await openStore(await postgres.database())
    let now = 1_000_000
    const clock = { now: () => now } as Parameters<typeof Passes.open>[1]
    const [mine, theirs] = [await Passes.open(store, clock), await Passes.open(store, clock)]
    const about = (url: string, header?: string) =>
      ({ method: 'GET', url, headers: { 'x-orrery-passed': header } }) as unknown as Parameters<Passes['read']>[0]
    const header = mine.write({ process: 'p' }, '10.1.2.3', about('/a'))
    expect(theirs.read(about('/a', header))).toEqual({ process: 'p', ip: '10.1.2.3' })
    expect(theirs.read(about('/b', header))).toBeUndefined()
    expect(theirs.read(about('/a', header.replace('10.1.2.3', '10.1.2.4')))).toBeUndefined()
    expect(theirs.read(about('/a'))).toBeUndefined()
    now += 60_000
    expect(theirs.read(about('/a', header))).toBeUndefined()
  })
})

describe('owners come and go', () => {
  postgresTest('an owner that cannot be reached does not stop anybody: both serve the table', async () => {
    // Nobody listens at port 1; the third process claims to be where the second is.
    const url = await postgres.database()
    const [lonely, second] = await startServers(url, { address: 'http://127.0.0.1:1' }, {})
    if (lonely === undefined || second === undefined) throw new Error('no servers')
    const [impostor] = await startServers(url, { address: second.url })
    if (impostor === undefined) throw new Error('no server')
    for (const owner of [lonely, impostor]) {
      const ada = await Guest.make(owner.url, 'Ada')
      const bo = at(second, await Guest.make(owner.url, 'Bo'))
      const made = await ada.api('POST', '/tables', { game: 'comets', seats: 2 })
      const { id } = made.body.table
      // The first attempt may have found somebody else there, and is repeated as every client does.
      await expect
        .poll(async () => (await bo.api('POST', `/tables/${id}/commands`, { type: 'sit', nonce: nonce() })).status)
        .toBe(200)
      await ada.api('POST', `/tables/${id}/commands`, { type: 'start', nonce: nonce() })
      const lines = [await ada.look(id), await bo.look(id)]
      await playSome(lines, 4)
      for (const line of lines) line.close()
    }
    expect(await metric(second, 'owners_unreachable_total')).toBeGreaterThan(1)
  })

  postgresTest('when a table gets another owner, those who look at it follow', async () => {
    const url = await postgres.database()
    const [first, second] = await startServers(url, {}, {})
    const store = await openStore(url)
    if (first === undefined || second === undefined) throw new Error('no servers')
    const ada = await Guest.make(first.url, 'Ada')
    const bo = await Guest.make(first.url, 'Bo')
    const { id, lines } = await playing([ada, bo])
    // As if the first process had been suspended for long, and the second was asked meanwhile.
    const other = await Guest.make(second.url, 'Cy')
    await other.api('POST', '/tables', { game: 'comets', seats: 2 })
    const mine = await store.read
      .selectFrom('tables')
      .select('owner')
      .where('host', '=', other.id)
      .executeTakeFirstOrThrow()
    await store.write.updateTable('tables').set({ owner: mine.owner }).where('id', '=', id).execute()
    for (const line of lines) {
      await line.until(() => line.closed !== undefined)
      expect(line.messages.at(-1)).toMatchObject({ type: 'bye' })
    }
    const again = [await ada.look(id), await bo.look(id)]
    await playSome(again, 4)
    expect(await metric(first, 'sockets_carried')).toBe(2)
    expect(await metric(second, 'sockets')).toBe(2)
    for (const line of again) line.close()
  })

  postgresTest('a table that nobody needs any more is given up', async () => {
    const url = await postgres.database()
    const [server] = await startServers(url, { limits: { idle: 50 } })
    const store = await openStore(url)
    if (server === undefined) throw new Error('no server')
    const ada = await Guest.make(server.url, 'Ada')
    const { id } = (await ada.api('POST', '/tables', { game: 'comets', seats: 2 })).body.table
    await expect.poll(async () => (await store.head(id))?.owner, { timeout: 30_000 }).toBe('')
    await ada.api('GET', `/tables/${id}`)
    expect((await store.head(id))?.owner).not.toBe('')
  })

  test('the address of a process is the one it listens at, unless it is configured', () => {
    expect(ownAddress('http://10.0.0.5:80', 'http://127.0.0.1:7777')).toBe('http://10.0.0.5:80')
    expect(ownAddress('auto', 'http://127.0.0.1:7777')).toBe('http://127.0.0.1:7777')
    expect(ownAddress('auto', 'http://0.0.0.0:7777')).toMatch(/^http:\/\/(?!0\.)[\d.]+:7777$/)
  })
})

describe('when the owner dies', () => {
  postgresTest('players go on within two seconds, and nothing is lost', async () => {
    const url = await postgres.database()
    const place = { kind: 'postgres', url } as const
    const servers = [await startProcess(place, { address: 'auto' }), await startProcess(place, { address: 'auto' })]
    const [first, second] = servers
    if (first === undefined || second === undefined) throw new Error('no servers')
    started.push(second)
    const people = await makePeople(first.url, 2)
    const { id, seats } = await deal(first.url, 'hunters', people)
    const wrong: string[] = []
    const acknowledged: number[] = []
    let killed = false
    for (const { seat, token, session } of seats) {
      let tries = seat
      const player = new SeatPlayer({
        // One of them plays through the owner, the other through the other process.
        url: () => servers[killed ? 1 : tries++ % 2]?.url ?? '',
        ...{ table: id, session, seat, token, eager: true },
        acknowledged: () => acknowledged.push(performance.now()),
        wrong: (what) => wrong.push(what),
        over: () => {},
      })
      players.push(player)
      await player.connect()
    }
    await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(20)
    expect(await metric(second, 'sockets_carried')).toBe(1)
    killed = true
    const since = performance.now()
    await first.kill()
    const before = acknowledged.length
    await expect.poll(() => acknowledged.length, { timeout: 30_000, interval: 20 }).toBeGreaterThan(before + 3)
    const gap = (acknowledged.find((time) => time > since + 5) ?? Number.POSITIVE_INFINITY) - since
    expect(gap).toBeLessThan(2000)
    expect(wrong).toEqual([])
    expect(await metric(second, 'tables_owned')).toBe(1)
  })

  postgresTest('a bot that thought there is asked again at once', async () => {
    const url = await postgres.database()
    const place = { kind: 'postgres', url } as const
    // The lease of a bot's turn is far longer than this test waits, and the first process has no thread to think in.
    const limits = { lease: 3_600_000 }
    const first = await startProcess(place, { address: 'auto', limits: { ...limits, thinkers: 0 } })
    const second = await startProcess(place, { address: 'auto', limits })
    started.push(second)
    const ada = await Guest.make(first.url, 'Ada')
    const { id } = (await ada.api('POST', '/tables', { game: 'hunters', seats: 2, bots: ['random'] })).body.table
    await ada.api('POST', `/tables/${id}/commands`, { type: 'start', nonce: nonce() })
    const line = await ada.look(id)
    for (let toAct = line.play?.toAct; toAct?.includes(1) !== true; toAct = line.play?.toAct) {
      const action = await line.until(() => line.play?.legal?.[0])
      const done = await line.do({ type: 'act', action })
      if (done.type === 'done') await line.until(() => line.seq >= done.seq)
    }
    await first.kill()
    const since = performance.now()
    const again = await new Guest(second.url, ada.id, ada.name, ada.session).look(id)
    await again.until(() => again.updates.some(({ news }) => news.some((row) => 'bot' in row)))
    expect(performance.now() - since).toBeLessThan(5000)
    again.close()
  })
})
