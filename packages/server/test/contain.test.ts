// Long test of src/guard.ts, src/trial.ts, src/bots, src/threads.ts, src/run-thread.ts
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LogLine, RunningServer } from '../src/index.ts'
import { Store } from '../src/store/store.ts'
import { Guest, Line, playing, request, startTest } from './client.ts'
import { thread } from './threads.ts'

let server: RunningServer & { file: string }
const log: LogLine[] = []

beforeAll(async () => {
  const client = mkdtempSync(join(tmpdir(), 'orrery-client-'))
  mkdirSync(join(client, 'assets'))
  writeFileSync(join(client, 'index.html'), '<!doctype html><title>Orrery</title>')
  writeFileSync(join(client, 'assets', 'app-1234.js'), 'export {}')
  server = await startTest({
    log: (line) => log.push(line),
    client,
    limits: { thinking: 300, rules: 1000, stall: 200, thinkers: 1, heartbeat: 300 },
  })
})

afterAll(() => server?.close())

const pair = async (create: object): Promise<{ id: string; lines: Line[] }> =>
  playing([await Guest.make(server.url, 'Ada'), await Guest.make(server.url, 'Bo')], create)

describe('a fault stays at its table', () => {
  test.each([
    ['throw', 'spend', 'spend is broken'],
    ['never return', 'done', 'did not return'],
  ])('rules that %s', async (_how, action, fault) => {
    const healthy = await pair({})
    const { id, lines } = await pair({ game: 'faulty' })
    const [mine, other] = lines
    if (mine === undefined || other === undefined) throw new Error()
    await mine.do({ type: 'act', action: mine.play?.legal?.[0] ?? '' })
    const before = mine.seq
    const breaking = mine.do({ type: 'act', action })
    // While a trial finds out whether they return at all, the others go on.
    if (action === 'done') {
      for (let i = 0; i < 3; i++)
        expect(await healthy.lines[0]?.do({ type: 'say', text: `${i}` })).toMatchObject({ type: 'done' })
      expect(mine.messages.some(({ type }) => type === 'refused')).toBe(false)
    }
    expect(await breaking).toMatchObject({
      type: 'refused',
      refusal: { code: 'damaged', rule: 'T10' },
    })
    await other.until(() => other.table?.damaged)
    expect(await mine.do({ type: 'act', action: 'draw' })).toMatchObject({ refusal: { code: 'damaged' } })
    expect(mine.texts.join()).not.toContain(fault)
    expect(
      log.some(
        (line) => line.table === id && String(line.fault).includes(action === 'done' ? fault : 'the rules broke'),
      ),
    ).toBe(true)
    // Enough to reproduce it: the log up to the fault, and the command that broke it.
    const store = await Store.open({
      kind: 'sqlite',
      file: server.file,
      thread,
    })
    const rows = (await store.rows(id)).map((row) => JSON.parse(row))
    await store.close()
    expect(rows).toHaveLength(before + 1)
    expect(rows.at(-1)).toMatchObject({ type: 'damaged', damage: { fault: expect.stringContaining(fault) } })
    expect(JSON.parse(rows.at(-1).damage.command)).toMatchObject({ type: 'act', action })
    // The others go on.
    expect(await healthy.lines[0]?.do({ type: 'act', action: 'draw' })).toMatchObject({ type: 'done' })
    for (const line of [...lines, ...healthy.lines]) line.close()
  })

  test('a view that never returns', async () => {
    const healthy = await pair({})
    const { id, lines } = await pair({ game: 'blinding' })
    const spectator = new Line(server.url, id, undefined)
    await spectator.opened()
    spectator.send({ type: 'hello', v: 1 })
    await spectator.until(() => spectator.messages.some(({ type }) => type === 'welcome'))
    // While a trial finds out whether it returns at all, the others go on.
    expect(await healthy.lines[0]?.do({ type: 'say', text: 'Hello' })).toMatchObject({ type: 'done' })
    expect(spectator.messages.some(({ type }) => type === 'error')).toBe(false)
    await spectator.until(() =>
      spectator.messages.some((each) => each.type === 'error' && each.error.code === 'internal'),
    )
    // And so does the table itself.
    const line = lines.find(({ play }) => (play?.legal?.length ?? 0) > 0)
    expect(await line?.do({ type: 'act', action: line.play?.legal?.[0] ?? '' })).toMatchObject({ type: 'done' })
    for (const each of [...lines, ...healthy.lines, spectator]) each.close()
  })

  test.each(['stuck', 'broken'])(
    'a bot that is %s loses its thread, and the game goes on with any legal action',
    async (level) => {
      const ada = await Guest.make(server.url, 'Ada')
      const { lines } = await playing([ada], { seats: 2, bots: [level] })
      const [line] = lines
      await line?.do({ type: 'act', action: 'draw' })
      await line?.until(() => line.play?.toAct.includes(0))
      line?.close()
    },
  )
})

describe('security', () => {
  test('headers: a strict policy for the page, nothing cached of the protocol', async () => {
    const { headers } = await request(server.url, 'GET', '/api/v1/games')
    expect(headers.get('content-security-policy')).toContain("default-src 'none';script-src 'self';worker-src 'self'")
    expect(headers.get('content-security-policy')).not.toContain('unsafe')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-powered-by')).toBeNull()
  })

  test('the page is served for every address of the client, built files are cached forever, the protocol is never answered by the page', async () => {
    const page = await request(server.url, 'GET', '/tables/abc')
    expect([page.status, page.body]).toEqual([200, '<!doctype html><title>Orrery</title>'])
    expect((await request(server.url, 'GET', '/assets/app-1234.js')).headers.get('cache-control')).toContain(
      'immutable',
    )
    expect((await request(server.url, 'GET', '/assets/gone.js')).status).toBe(404)
    expect((await request(server.url, 'GET', '/api/v1/nothing')).body.error.code).toBe('not-found')
    expect((await request(server.url, 'GET', '/..%2f..%2fetc%2fpasswd')).body).not.toContain('root:')
  })

  test('no other page may make a browser use the server, by HTTP or by socket', async () => {
    const evil = { origin: 'https://evil.example' }
    expect((await request(server.url, 'POST', '/api/v1/me', {}, evil)).status).toBe(403)
    expect((await request(server.url, 'POST', '/api/v1/me', {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await request(server.url, 'POST', '/api/v1/me', {}, { origin: server.url })).status).toBe(200)
    const line = new Line(server.url, 'x', undefined, evil)
    await expect(line.opened()).rejects.toThrow('403')
  })

  test('behind a proxy with TLS cookies are Secure', async () => {
    const proxied = await startTest({ behindProxy: 1 })
    const { headers } = await request(proxied.url, 'POST', '/api/v1/me', {}, { 'x-forwarded-proto': 'https' })
    expect(headers.get('set-cookie')).toContain('Secure')
    expect(headers.get('strict-transport-security')).toContain('max-age')
    await proxied.close()
  })

  test('a seat opens to the session of its occupant and to nobody else; a token that is given has to match', async () => {
    const [ada, bo] = [await Guest.make(server.url, 'Ada'), await Guest.make(server.url, 'Bo')]
    const { id, lines } = await playing([ada, bo])
    const token = (await ada.api('GET', `/tables/${id}`)).body.mine[0]?.token
    for (const [session, hello] of [
      [bo.session, { seat: 0, token }],
      [ada.session, { seat: 1, token }],
      [ada.session, { seat: 0, token: 'x'.repeat(43) }],
      [bo.session, { seat: 0 }],
      [undefined, { seat: 0, token }],
      [undefined, { seat: 0 }],
    ] as const) {
      const line = new Line(server.url, id, session)
      await line.open(hello)
      expect(line.messages[0]).toMatchObject({ type: 'error', error: { code: 'forbidden' } })
      line.close()
    }
    for (const [session, hello, as] of [
      [undefined, { seat: 0, token, session: ada.session }, 0],
      [ada.session, { seat: 0 }, 0],
      [ada.session, { mine: true }, 0],
      [bo.session, { mine: true }, 1],
      [ada.session, {}, undefined],
      [undefined, { mine: true }, undefined],
    ] as const) {
      const line = new Line(server.url, id, session)
      await line.open(hello)
      expect(line.updates[0]?.as).toBe(as)
      line.close()
    }
    for (const each of lines) each.close()
  })

  test('seats that change hands before the start take their sockets along', async () => {
    const [ada, bo] = [await Guest.make(server.url, 'Ada'), await Guest.make(server.url, 'Bo')]
    const { id } = (await ada.api('POST', '/tables', { game: 'comets', seats: 2, spectators: false })).body.table
    await bo.api('POST', `/tables/${id}/commands`, { type: 'sit' })
    const lines = [await ada.look(id), await bo.look(id)]
    const nosy = new Line(server.url, id, undefined)
    await nosy.open({})
    expect(nosy.updates).toHaveLength(1)
    await lines[0]?.do({ type: 'swap', a: 0, b: 1 })
    await lines[0]?.do({ type: 'start', nonce: '1'.repeat(32) })
    await lines[1]?.do({ type: 'nonce', nonce: '2'.repeat(32) })
    await Promise.all(lines.map((line) => line.until(() => line.play)))
    expect(lines.map((line) => line.updates.at(-1)?.as)).toEqual([1, 0])
    await nosy.until(() => nosy.closed)
    expect(nosy.updates.some(({ play }) => play !== undefined)).toBe(false)
    for (const line of lines) line.close()
  })
})

describe('limits', () => {
  test('what is too large, too much or not JSON is refused and nothing breaks', async () => {
    expect((await request(server.url, 'POST', '/api/v1/me', { name: 'x'.repeat(50_000) })).status).toBe(413)
    expect((await request(server.url, 'POST', '/api/v1/me', '{"name":')).body.error.code).toBe('bad-message')
    expect((await request(server.url, 'POST', '/api/v1/me', { nmae: 'x' })).body.error).toMatchObject({
      code: 'bad-message',
    })
    const { lines } = await pair({})
    lines[0]?.send('x'.repeat(100_000))
    await lines[0]?.until(() => lines[0]?.closed)
    expect(lines[0]?.closed).toBe(1009)
    expect(await lines[1]?.do({ type: 'say', text: 'still here' })).toMatchObject({ type: 'done' })
    lines[1]?.close()
  })

  test('limits hold for an address and for a person', async () => {
    const strict = await startTest({ limits: { identities: 3, commands: 5, requests: 50, logins: 2, sockets: 2 } })
    const ada = await Guest.make(strict.url, 'Ada')
    for (let i = 0; i < 2; i++) await request(strict.url, 'POST', '/api/v1/me', {})
    const more = await request(strict.url, 'POST', '/api/v1/me', {})
    expect([more.status, more.body.error.code, (more.body.error.wait ?? 0) > 0]).toEqual([429, 'too-fast', true])
    for (let i = 0; i < 2; i++)
      await request(strict.url, 'POST', '/api/v1/session', { name: 'ada', passphrase: 'guess' })
    expect((await request(strict.url, 'POST', '/api/v1/session', { name: 'ada', passphrase: 'guess' })).status).toBe(
      429,
    )
    const { id } = (await ada.api('POST', '/tables', { game: 'comets', seats: 2 })).body.table
    const line = await ada.look(id)
    const codes = []
    for (let i = 0; i < 8; i++) codes.push((await line.do({ type: 'start' })).type)
    expect(codes).toContain('error')
    const second = await ada.look(id)
    await expect(new Line(strict.url, id, undefined).opened()).rejects.toThrow('429')
    for (let i = 0; i < 60; i++) await request(strict.url, 'GET', '/api/v1/games')
    expect((await request(strict.url, 'GET', '/api/v1/games')).body.error.code).toBe('too-fast')
    expect((await request(strict.url, 'GET', '/health')).body).toEqual({ ok: true })
    second.close()
    line.close()
    await strict.close()
  })
})

describe('operation', () => {
  test('health, readiness and metrics without any name or secret', async () => {
    expect((await request(server.url, 'GET', '/ready')).body).toEqual({ ready: true, oldestCommit: 0 })
    const { body } = await request(server.url, 'GET', '/metrics')
    expect(body).toMatch(/orrery_moves_total \d+/)
    expect(body).toMatch(/orrery_acknowledge_ms_bucket\{le="12"\} \d+/)
    expect(body).toMatch(/orrery_commit_ms_count \d+/)
    expect(body).toMatch(/nodejs_gc_duration_seconds/)
    expect(body).toMatch(/process_resident_memory_bytes \d+/)
    expect(body).not.toContain('Ada')
  })

  test('the dashboard and the alarms name metrics that exist', async () => {
    const { body } = await request(server.url, 'GET', '/metrics')
    const names = new Set([...String(body).matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name))
    // These are counted from the first time they happen.
    for (const late of ['orrery_faults_total', 'orrery_http_5xx_total']) names.add(late)
    for (const file of ['grafana.json', 'alarms.yaml']) {
      const text = readFileSync(new URL(`../../../docs/operating/${file}`, import.meta.url), 'utf8')
      const used = [...text.matchAll(/\b(?:orrery|nodejs|process)_\w+/g)].map(([name]) => name)
      expect(used.length).toBeGreaterThan(5)
      expect(used.filter((name) => !names.has(name.replace(/_(?:bucket|sum|count)$/, '')))).toEqual([])
    }
  })

  test('a client that does not answer the heartbeat is disconnected', async () => {
    const { lines } = await pair({})
    const [mute, other] = lines
    if (mute === undefined || other === undefined) throw new Error()
    mute.socket.pause()
    await new Promise((resolve) => setTimeout(resolve, 1000))
    expect((await request(server.url, 'GET', '/health')).body).toEqual({ ok: true })
    mute.socket.resume()
    await mute.until(() => mute.closed)
    expect(other.closed).toBeUndefined()
    other.close()
  })

  test('a server that closes finishes what is under way and tells everybody to reconnect', async () => {
    const going = await startTest()
    const [ada, bo] = [await Guest.make(going.url, 'Ada'), await Guest.make(going.url, 'Bo')]
    const { lines } = await playing([ada, bo])
    const [line] = lines
    if (line === undefined) throw new Error()
    line.send({ type: 'do', id: 50, command: { type: 'act', action: 'draw' } })
    await new Promise((resolve) => setTimeout(resolve, 2))
    const closing = going.close()
    await line.until(() => line.closed)
    await closing
    expect(line.closed).toBe(1012)
    expect(line.messages.some((each) => each.type === 'bye' && each.why === 'restart' && each.wait > 0)).toBe(true)
    const done = line.messages.find((each) => 'id' in each && each.id === 50)
    expect(done?.type === 'done' || (done?.type === 'error' && done.error.code === 'closing')).toBe(true)
  })
})
