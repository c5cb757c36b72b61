// Long test of src/store
import { afterEach, describe, expect, vi } from 'vitest'
import { Listener } from '../src/store/listener.ts'
import { StorageError } from '../src/store/storage-error.ts'
import { Store, type StorePlace } from '../src/store/store.ts'
import { append } from './appends.ts'
import { Guest, type Line, playing, request, startTest } from './client.ts'
import { type FaultyProxy, startProxy } from './proxy.ts'
import { pausableTest, postgresTest, withPostgres } from './with-postgres.ts'

const postgres = withPostgres()
const ends: (() => Promise<void> | void)[] = []

afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

/** A database behind a proxy, with timeouts that a test can wait for. */
async function behindProxy(timeout = 1000): Promise<{ proxy: FaultyProxy; direct: StorePlace; place: StorePlace }> {
  const url = await postgres.database()
  const proxy = await startProxy(postgres.server.port)
  ends.push(() => proxy.close())
  return {
    proxy,
    direct: { kind: 'postgres', url },
    place: { kind: 'postgres', url: proxy.through(url), timeout },
  }
}

async function open(place: StorePlace): Promise<Store> {
  const store = await Store.open(place)
  ends.push(() => store.close())
  return store
}

describe('a commit without an answer', () => {
  postgresTest('that succeeded is found in the log, and made only once', async () => {
    const { proxy, direct, place } = await behindProxy()
    const store = await open(place)
    expect(await store.append(append('t', 0, 'a'))).toBe('stored')
    const lost = proxy.loseAnswer('commit')
    const second = store.append(append('t', 1, 'b', 'c'))
    await lost
    expect(await second).toBe('stored')
    expect(await (await open(direct)).rows('t')).toEqual(['a', 'b', 'c'])
  })

  postgresTest('of a new table that succeeded is found in the log', async () => {
    const { proxy, place } = await behindProxy()
    const store = await open(place)
    const lost = proxy.loseAnswer('commit')
    const first = store.append(append('new', 0, 'a'))
    await lost
    expect(await first).toBe('stored')
    expect(await store.rows('new')).toEqual(['a'])
  })

  postgresTest('that arrives late, after it was given up, is made only once', async () => {
    const { proxy, place } = await behindProxy()
    const store = await open(place)
    await store.append(append('late', 0, 'a'))
    const held = proxy.holdBack('commit')
    const second = store.append(append('late', 1, 'b'))
    await held
    expect(await second).toBe('stored')
    proxy.heal()
    expect(await store.append(append('late', 2, 'c'))).toBe('stored')
    expect(await store.rows('late')).toEqual(['a', 'b', 'c'])
  })

  postgresTest('loses to somebody else who stored something at the same place meanwhile', async () => {
    const { proxy, direct, place } = await behindProxy()
    const store = await open(place)
    const other = await open(direct)
    await store.append(append('race', 0, 'a'))
    const held = proxy.holdBack('commit')
    const mine = store.append(append('race', 1, 'mine'))
    await held
    proxy.refuse()
    // The connection is gone, so what was not committed never will be.
    let theirs: unknown
    for (let i = 0; i < 20 && theirs !== 'stored'; i++) {
      theirs = await other.append(append('race', 1, 'theirs')).catch(() => undefined)
    }
    proxy.heal()
    expect([theirs, await mine]).toEqual(['stored', 'conflict'])
    expect(await store.rows('race')).toEqual(['a', 'theirs'])
  })
})

postgresTest(
  'a database that falls silent: waiting callers get an answer, nothing is stuck, and closing does not wait for it',
  async () => {
    const { proxy, place } = await behindProxy()
    const store = await open(place)
    await store.append(append('t', 0, 'a'))
    proxy.silence()
    const tries = await Promise.allSettled(['u', 'v', 'w'].map((table) => store.append(append(table, 0, 'x'))))
    for (const each of tries) {
      expect(each.status === 'rejected' && each.reason).toBeInstanceOf(StorageError)
    }
    expect(await store.status()).toMatchObject({ ready: false, why: expect.any(String) })
    await store.close()
  },
)

pausableTest('a paused database: what was sent meanwhile is stored once when it resumes', async () => {
  const url = await postgres.database()
  const store = await open({ kind: 'postgres', url, timeout: 1000 })
  await store.append(append('t', 0, 'a'))
  postgres.server.pause()
  const second = store.append(append('t', 1, 'b')).catch((error: unknown) => error)
  await expect.poll(async () => (await store.status()).ready, { timeout: 60_000 }).toBe(false)
  postgres.server.resume()
  const outcome = await second
  if (outcome !== 'stored') {
    expect(outcome).toBeInstanceOf(StorageError)
    // Sending it again finds it there, or stores it now.
    await expect
      .poll(() => store.append(append('t', 1, 'b')).catch(() => 'failed'), { timeout: 60_000 })
      .not.toBe('failed')
  }
  expect(await store.rows('t')).toEqual(['a', 'b'])
  await expect.poll(async () => (await store.status()).ready, { timeout: 60_000 }).toBe(true)
})

async function ready(url: string): Promise<{ status: number; text: string }> {
  const response = await fetch(`${url}/ready`)
  return { status: response.status, text: await response.text() }
}

/** Sends a command until it is done, as the page does. */
async function insist(line: Line, action: string, ref: string): Promise<{ errors: object[]; seq: number }> {
  const errors: object[] = []
  for (;;) {
    const answer = await line.do({ type: 'act', action, ref })
    if (answer.type === 'done') return { errors, seq: answer.seq }
    if (answer.type === 'refused') throw new Error(answer.refusal.code)
    errors.push(answer.error)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

postgresTest(
  'a server whose database goes silent answers with the number of the command, is not ready, and goes on by itself',
  async () => {
    const { proxy, place } = await behindProxy()
    const server = await startTest({ store: place })
    ends.push(() => server.close())
    const [ada, bo] = [await Guest.make(server.url, 'Ada'), await Guest.make(server.url, 'Bo')]
    const { id, lines } = await playing([ada, bo])
    const [line] = lines
    if (line === undefined) throw new Error()
    expect((await ready(server.url)).status).toBe(200)
    proxy.silence()
    const done = insist(line, 'draw', 'once')
    await line.until(() => line.messages.some(({ type }) => type === 'error'))
    const unready = await ready(server.url)
    expect(unready.status).toBe(503)
    expect(unready.text).toMatch(/"why":"[^"]/)
    expect((await request(server.url, 'GET', `/api/v1/tables?game=comets`)).status).toBe(503)
    expect((await fetch(`${server.url}/health`)).status).toBe(200)
    proxy.heal()
    const { errors, seq } = await done
    expect(errors[0]).toMatchObject({ code: 'unavailable', retry: true, wait: expect.any(Number) })
    await expect.poll(async () => (await ready(server.url)).status, { timeout: 60_000 }).toBe(200)
    const other = lines[1]
    await other?.until(() => other.seqs.includes(seq))
    expect(line.seqs.filter((each) => each === seq)).toEqual([seq])
    const check = await open(place)
    expect((await check.rows(id)).filter((row) => row.includes('"ref":"once"'))).toHaveLength(1)
  },
)

postgresTest('a server closes even though its database is silent', async () => {
  // No statement times out within the time that closing may take.
  const { proxy, place } = await behindProxy(60_000)
  const server = await startTest({ store: place })
  const { lines } = await playing([await Guest.make(server.url, 'Ada'), await Guest.make(server.url, 'Bo')])
  proxy.silence()
  lines[0]?.send({ type: 'do', id: 1, command: { type: 'act', action: 'draw', ref: 'r' } })
  await server.close()
  await lines[0]?.until(() => lines[0]?.closed)
})

postgresTest(
  'a listener that was cut off without a sign is replaced: players at two servers see each other’s moves again',
  async () => {
    const { proxy, direct, place } = await behindProxy()
    const first = await startTest({ store: direct })
    ends.push(() => first.close())
    const second = await startTest({ store: place })
    ends.push(() => second.close())
    const [ada, bo] = [await Guest.make(first.url, 'Ada'), await Guest.make(first.url, 'Bo')]
    const { id, lines } = await playing([ada, bo])
    const far = await bo.look(id, { base: second.url })
    const [near] = lines
    const act = async (ref: string): Promise<number> => {
      const answer = await near?.do({ type: 'act', action: near.play?.legal?.[0] ?? '', ref })
      return answer?.type === 'done' ? answer.seq : 0
    }
    const before = await act('before')
    await far.until(() => far.seqs.includes(before))
    proxy.lose()
    const after = await act('after')
    expect(after).toBeGreaterThan(before)
    await far.until(() => far.seqs.includes(after))
    const said = await near?.do({ type: 'say', text: 'there?' })
    await far.until(() => said?.type === 'done' && far.seqs.includes(said.seq))
  },
)

postgresTest('news that is lost between two processes only comes late', async () => {
  const place: StorePlace = { kind: 'postgres', url: await postgres.database() }
  const [first, second] = [await startTest({ store: place }), await startTest({ store: place })]
  ends.push(first.close, second.close)
  const [ada, bo] = [await Guest.make(first.url, 'Ada'), await Guest.make(first.url, 'Bo')]
  const { id, lines } = await playing([ada, bo])
  const there = await new Guest(second.url, bo.id, bo.name, bo.session).look(id)
  const lost = vi.spyOn(Listener.prototype, 'publish').mockResolvedValue()
  ends.push(() => lost.mockRestore())
  const line = lines.find(({ play }) => (play?.legal ?? []).length > 0)
  const done = await line?.do({ type: 'act', action: line.play?.legal?.[0] ?? '' })
  if (done?.type !== 'done') throw new Error(JSON.stringify(done))
  await there.until(() => there.seq >= done.seq, 15_000)
  expect(lost).toHaveBeenCalled()
  for (const each of [...lines, there]) each.close()
})
