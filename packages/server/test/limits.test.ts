import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { addressKey } from '../src/address.ts'
import { Limiter } from '../src/limiter.ts'
import { Guest, Line, playing, request, startTest } from './client.ts'

test('a wall clock that is set back keeps nobody out', () => {
  const limiter = new Limiter(2, 1000)
  const now = Date.now()
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now)
  try {
    expect([limiter.take('ada', 0), limiter.take('ada', 0)]).toEqual([0, 0])
    clock.mockReturnValue(now - 86_400_000)
    expect(limiter.take('ada', 0)).toBe(500)
    expect(limiter.wait('ada', 600)).toBe(0)
    expect(limiter.take('ada', 600)).toBe(0)
    // Without a time it uses the monotonic clock.
    const early = performance.now()
    const other = new Limiter(1, 60_000)
    other.take('bo')
    expect(other.take('bo')).toBeLessThanOrEqual(60_000)
    expect(other.wait('bo', early + 61_000)).toBe(0)
  } finally {
    clock.mockRestore()
  }
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['::1', '::/64'],
  ['unknown', 'unknown'],
])('%s counts as %s', (ip, key) => {
  expect(addressKey(ip)).toBe(key)
})

test('what a client invents in x-forwarded-for changes nothing; a /64 is one address', async () => {
  const arrive = async (url: string, chain: string): Promise<number> =>
    (await request(url, 'POST', '/api/v1/me', {}, { 'x-forwarded-for': chain })).status
  for (const [behindProxy, chain] of [
    [1, (i: number) => `${i}.2.3.4, 198.51.100.7`],
    [2, (i: number) => `${i}.2.3.4, 198.51.100.7, 10.0.0.1`],
    [1, (i: number) => `2001:db8::${i}`],
    [0, (i: number) => `198.51.100.${i}`],
  ] as const) {
    const server = await startTest({ behindProxy, limits: { identities: 2 } })
    const statuses = []
    for (let i = 1; i <= 3; i++) statuses.push(await arrive(server.url, chain(i)))
    expect([behindProxy, statuses]).toEqual([behindProxy, [200, 200, 429]])
    if (behindProxy > 0) expect(await arrive(server.url, '203.0.113.1, 203.0.113.2, 203.0.113.3')).toBe(200)
    await server.close()
  }
})

test('a client that says hello too often from one address keeps nobody else out of the table', async () => {
  const server = await startTest({ behindProxy: 1, limits: { commands: 3 } })
  const from = (ip: string): Record<string, string> => ({ 'x-forwarded-for': ip })
  const ada = await Guest.make(server.url, 'Ada')
  const { id } = (await ada.api('POST', '/tables', { game: 'comets', seats: 2 })).body.table
  const flooder = new Line(server.url, id, undefined, from('198.51.100.1'))
  await flooder.opened()
  for (let i = 0; i < 8; i++) flooder.send({ type: 'hello', v: 1, seat: 0, token: 'wrong' })
  const codes = () => flooder.messages.flatMap((each) => (each.type === 'error' ? [each.error.code] : []))
  await flooder.until(() => codes().length === 8)
  expect(codes()).toContain('too-fast')
  const other = new Line(server.url, id, undefined, from('198.51.100.2'))
  await other.open({})
  expect(other.updates).toHaveLength(1)
  for (const line of [flooder, other]) line.close()
  await server.close()
})

test('mistakes do not add up over the life of a socket, and messages that come too fast are only delayed', async () => {
  const server = await startTest({ limits: { messages: 200 } })
  const ada = await Guest.make(server.url, 'Ada')
  const { id } = (await ada.api('POST', '/tables', { game: 'comets', seats: 2 })).body.table
  const line = await ada.look(id)
  for (let i = 0; i < 260; i++) line.send('nonsense')
  line.send({ type: 'ping', id: 7 })
  await line.until(() => line.messages.some(({ type }) => type === 'pong'))
  expect(line.messages.filter(({ type }) => type === 'error')).toHaveLength(260)
  expect(line.closed).toBeUndefined()
  line.close()
  await server.close()
})

test('an address whose sockets had to be closed again and again cannot open any for a while', async () => {
  const server = await startTest({ limits: { offences: 2 } })
  const ada = await Guest.make(server.url, 'Ada')
  const { id } = (await ada.api('POST', '/tables', { game: 'comets', seats: 2 })).body.table
  for (let i = 0; i < 2; i++) {
    const line = await ada.look(id)
    line.send('x'.repeat(20_000))
    expect(await line.until(() => line.closed)).toBe(1009)
  }
  await expect(new Line(server.url, id, ada.session).opened()).rejects.toThrow('429')
  await server.close()
})

/** Opens an address as a browser does when somebody follows a link; `fetch` would identify itself as a script. */
async function navigate(url: URL, language: string): Promise<{ status: unknown; type: unknown; text: string }> {
  const headers = { 'sec-fetch-mode': 'navigate', accept: 'text/html,*/*', 'accept-language': language }
  const [response] = (await once(get(url, { headers }), 'response')) as [IncomingMessage]
  let text = ''
  for await (const part of response) text += String(part)
  return { status: response.statusCode, type: response.headers['content-type'], text }
}

test('the page is served however many requests an address has sent; a refusal in a browser is a page', async () => {
  const client = mkdtempSync(join(tmpdir(), 'orrery-client-'))
  writeFileSync(join(client, 'index.html'), '<!doctype html><title>Orrery</title>')
  const server = await startTest({ client, limits: { requests: 3 } })
  for (let i = 0; i < 5; i++) await request(server.url, 'GET', '/api/v1/games')
  for (let i = 0; i < 50; i++) expect((await request(server.url, 'GET', '/online/abc')).status).toBe(200)
  const asked = await request(server.url, 'GET', '/api/v1/games')
  expect([asked.status, asked.body.error.code]).toEqual([429, 'too-fast'])
  expect(Number(asked.headers.get('retry-after'))).toBeGreaterThan(0)
  for (const [language, words] of [
    ['en-GB,en', 'Too many requests'],
    ['pl-PL', 'zbyt wiele'],
    ['de-AT,de;q=0.9,en;q=0.5', 'zu viele Anfragen'],
  ] as const) {
    const page = await navigate(new URL('/api/v1/games', server.url), language)
    expect([page.status, page.type]).toEqual([429, 'text/html; charset=utf-8'])
    expect(page.text).toContain(words)
  }
  await server.close()
})

test('people behind one address do not use up each other’s limits', async () => {
  const server = await startTest({ limits: { requests: 20 } })
  const guests = [await Guest.make(server.url, 'Ada'), await Guest.make(server.url, 'Bo')] as const
  const statuses = async (guest: Guest, count: number): Promise<number[]> => {
    const found: number[] = []
    for (let i = 0; i < count; i++) found.push((await guest.api('GET', '/games')).status)
    return found
  }
  expect(await statuses(guests[0], 25)).toContain(429)
  expect(await statuses(guests[1], 10)).not.toContain(429)
  await server.close()
})

test('a game goes on while somebody floods it with hellos', async () => {
  const server = await startTest({ limits: { messages: 50 } })
  const { id, lines } = await playing([await Guest.make(server.url, 'Ada'), await Guest.make(server.url, 'Bo')])
  const watcher = new Line(server.url, id, undefined)
  await watcher.opened()
  for (let i = 0; i < 60; i++) watcher.send({ type: 'hello', v: 1 })
  expect(await lines[0]?.do({ type: 'act', action: 'draw' })).toMatchObject({ type: 'done' })
  for (const line of [...lines, watcher]) line.close()
  await server.close()
})
