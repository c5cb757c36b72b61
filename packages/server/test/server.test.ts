import { readFileSync } from 'node:fs'
import { parseRecord, verify } from '@orrery/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { comets } from '../../kernel/test/comets/comets.ts'
import { playOverNetwork } from '../examples/network-bot.ts'
import type { RunningServer } from '../src/index.ts'
import { Guest, Line, playing, request, startTest } from './client.ts'

let server: RunningServer

beforeAll(async () => {
  server = await startTest()
})

afterAll(() => server?.close())

const guests = (...names: string[]): Promise<Guest[]> => Promise.all(names.map((name) => Guest.make(server.url, name)))

describe('identities', () => {
  test('a guest gets one automatically, in a cookie that scripts cannot read', async () => {
    const { status, body, headers } = await request(server.url, 'POST', '/api/v1/me', {})
    expect(status).toBe(200)
    expect(body.name).toMatch(/^Guest /)
    expect(body.session).toBeUndefined()
    const cookie = headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^orrery=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/)
    const again = await request(server.url, 'POST', '/api/v1/me', {}, { cookie: cookie.split(';')[0] ?? '' })
    expect(again.body.id).toBe(body.id)
    expect(again.headers.get('set-cookie')).toBeNull()
  })

  test('an account carries the identity to another device; a wrong passphrase does not', async () => {
    const [ada] = await guests('Ada')
    const account = { name: `ada${Date.now()}`, passphrase: 'correct horse battery' }
    expect((await ada?.api('POST', '/me/account', account))?.status).toBe(200)
    expect((await ada?.api('POST', '/me/account', { ...account, name: 'other' }))?.status).toBe(409)
    const login = await request(server.url, 'POST', '/api/v1/session', { ...account, bearer: true })
    expect(login.body).toMatchObject({ id: ada?.id, name: 'Ada' })
    const wrong = await request(server.url, 'POST', '/api/v1/session', { ...account, passphrase: 'wrong horse' })
    expect([wrong.status, wrong.body.error.code]).toEqual([403, 'forbidden'])
    const bearer = { authorization: `Bearer ${login.body.session}` }
    expect((await request(server.url, 'DELETE', '/api/v1/session', undefined, bearer)).status).toBe(204)
    expect((await request(server.url, 'GET', '/api/v1/me/tables', undefined, bearer)).status).toBe(401)
  })

  test('whoever knows the old passphrase can change it; other devices have to log in again', async () => {
    const [ada] = await guests('Ada')
    const account = { name: `eda${Date.now()}`, passphrase: 'correct horse battery' }
    const change = (old: string, passphrase: string) => ada?.api('PATCH', '/me/account', { old, passphrase })
    expect((await change('nothing yet', 'another one'))?.status).toBe(403)
    await ada?.api('POST', '/me/account', account)
    const login = (passphrase: string) =>
      request(server.url, 'POST', '/api/v1/session', { name: account.name, passphrase, bearer: true })
    const other = { authorization: `Bearer ${(await login(account.passphrase)).body.session}` }
    const wrong = await change('wrong horse', 'staple and battery')
    expect([wrong?.status, wrong?.body.error]).toMatchObject([403, { code: 'forbidden', field: 'old' }])
    expect((await change(account.passphrase, 'short'))?.body.error).toMatchObject({ field: 'passphrase' })
    expect((await request(server.url, 'GET', '/api/v1/me/tables', undefined, other)).status).toBe(200)
    expect((await change(account.passphrase, 'staple and battery'))?.status).toBe(204)
    expect((await request(server.url, 'GET', '/api/v1/me/tables', undefined, other)).status).toBe(401)
    expect((await ada?.api('GET', '/me/tables'))?.status).toBe(200)
    expect((await login(account.passphrase)).status).toBe(403)
    expect((await login('staple and battery')).body.id).toBe(ada?.id)
  })

  test('names are cleaned', async () => {
    const [ada] = await guests('  A\u0007da\u202e the first and only of her kind ')
    expect(ada?.name).toBe('A da the first and only')
    expect((await ada?.api('PATCH', '/me', { name: ' \n ' }))?.body.error).toMatchObject({ field: 'name' })
    expect((await ada?.api('PATCH', '/me', { name: 'Countess' }))?.body.name).toBe('Countess')
  })
})

describe('lobby', () => {
  test('create, find, join, leave', async () => {
    const [ada, bo] = await guests('Ada', 'Bo')
    if (ada === undefined || bo === undefined) throw new Error()
    const made = await ada.api('POST', '/tables', { game: 'comets', seats: 3, bots: ['random'] })
    const { id } = made.body.table
    const open = await request(server.url, 'GET', '/api/v1/tables?game=comets')
    expect(open.body.tables.map((each) => each.id)).toContain(id)
    expect((await bo.api('POST', `/tables/${id}/commands`, { type: 'sit' })).body.mine).toHaveLength(1)
    expect((await bo.api('GET', '/me/tables')).body.tables[0]).toMatchObject({ id, phase: 'open' })
    expect((await request(server.url, 'GET', '/api/v1/tables')).body.tables.map((each) => each.id)).not.toContain(id)
    expect((await bo.api('POST', `/tables/${id}/commands`, { type: 'leave' })).status).toBe(200)
    const refused = await bo.api('POST', `/tables/${id}/commands`, { type: 'start' })
    expect([refused.status, refused.body]).toEqual([409, { refusal: { code: 'not-host', rule: 'T1' } }])
    expect((await ada.api('POST', '/tables', { game: 'comets', seats: 9 })).body.refusal).toMatchObject({
      code: 'bad-seats',
      params: { max: 4 },
    })
    expect((await ada.api('GET', '/tables/nonsense')).status).toBe(404)
  })

  test('a private table is known to nobody without its code', async () => {
    const [ada, bo, eve] = await guests('Ada', 'Bo', 'Eve')
    if (ada === undefined || bo === undefined || eve === undefined) throw new Error()
    const { id, code } = (await ada.api('POST', '/tables', { game: 'comets', seats: 2, private: true })).body.table
    expect(code).toMatch(/^[2-9b-z]{8}$/)
    expect((await request(server.url, 'GET', '/api/v1/tables')).body.tables.map((each) => each.id)).not.toContain(id)
    expect((await eve.api('GET', `/tables/${id}`)).status).toBe(404)
    expect((await eve.api('POST', `/tables/${id}/commands`, { type: 'sit' })).body.refusal.code).toBe('wrong-code')
    const blind = new Line(server.url, id, eve.session)
    await blind.open({})
    expect(blind.messages[0]).toMatchObject({ type: 'error', error: { code: 'not-found' } })
    expect((await bo.api('GET', `/invites/${code?.toUpperCase()}`)).body.table).toBe(id)
    expect((await bo.api('POST', `/tables/${id}/commands`, { type: 'sit', code })).status).toBe(200)
    expect((await bo.api('GET', `/tables/${id}`)).status).toBe(200)
    blind.close()
  })

  test('the games, their options and the levels of their bots', async () => {
    const { body } = await request(server.url, 'GET', '/api/v1/games')
    expect(body.games[0]).toMatchObject({
      id: 'comets',
      seats: { min: 2, max: 4 },
      levels: ['stuck', 'random', 'broken'],
    })
  })
})

describe('playing', () => {
  test('viewers get every move, each as far as it may see it; the finished game verifies', async () => {
    const [ada, bo] = await guests('Ada', 'Bo')
    if (ada === undefined || bo === undefined) throw new Error()
    const { id, lines } = await playing([ada, bo], { options: { short: 'on' } })
    const spectator = new Line(server.url, id, undefined)
    await spectator.open({})
    await playOut(lines)
    await spectator.until(() => spectator.table?.phase === 'over')
    expect(lines[0]?.table?.over).toEqual(spectator.table?.over)
    expect(spectator.play?.legal).toBeUndefined()
    const text = await (await fetch(`${server.url}/api/v1/tables/${id}/record`)).text()
    expect(verify(comets, parseRecord(text)).ok).toBe(true)
    const me = await request(server.url, 'GET', `/api/v1/people/${ada.id}`)
    expect(me.body.statistics[0]).toMatchObject({ game: 'comets', played: 1 })
    expect(me.body.results[0]?.table).toBe(id)
    const next = await bo.api('POST', `/tables/${id}/rematch`)
    expect((await ada.api('POST', `/tables/${id}/rematch`)).body.next).toBe(next.body.next)
    expect((await ada.api('POST', `/tables/${next.body.next}/commands`, { type: 'sit' })).body.mine[0]?.seat).toBe(1)
    for (const line of [...lines, spectator]) line.close()
  })

  test('refusals carry code, rule and parameters; errors name the field', async () => {
    const [ada, bo] = await guests('Ada', 'Bo')
    if (ada === undefined || bo === undefined) throw new Error()
    const { lines } = await playing([ada, bo])
    const [mine, other] = lines
    if (mine === undefined || other === undefined) throw new Error()
    expect(await other.do({ type: 'act', action: 'draw' })).toMatchObject({
      type: 'refused',
      refusal: { code: 'not-your-turn', rule: 'K2' },
    })
    expect(await mine.do({ type: 'act', action: 'fly' })).toMatchObject({
      refusal: { code: 'unknown-action', params: { action: 'fly' } },
    })
    mine.send({ type: 'do', id: 77, command: { type: 'act', action: 5 } })
    mine.send('{"type":')
    mine.send({ type: 'dance', id: 78 })
    mine.send({ type: 'do', id: 79, command: { type: 'act', action: 'draw', extra: 1 } })
    await mine.until(() => mine.messages.filter(({ type }) => type === 'error').length === 4)
    expect(
      mine.messages
        .filter(({ type }) => type === 'error')
        .map((each) => each.type === 'error' && [each.id, each.error.code, each.error.field]),
    ).toEqual([
      [77, 'bad-message', 'command.action'],
      [undefined, 'bad-message', undefined],
      [78, 'bad-message', 'type'],
      [79, 'bad-message', 'command'],
    ])
    expect(await mine.do({ type: 'act', action: 'draw' })).toMatchObject({ type: 'done' })
    for (const line of lines) line.close()
  })

  test('a viewer who returns gets exactly what was missed', async () => {
    const [ada, bo] = await guests('Ada', 'Bo')
    if (ada === undefined || bo === undefined) throw new Error()
    const { id, lines } = await playing([ada, bo])
    const [first, second] = lines
    if (first === undefined || second === undefined) throw new Error()
    await first.do({ type: 'act', action: 'draw', ref: 'once' })
    await second.until(() => second.seqs.length > 0)
    const last = second.seq
    second.close()
    await first.do({ type: 'say', text: 'where are you?' })
    const again = await first.do({ type: 'act', action: 'draw', ref: 'once' })
    expect(again).toMatchObject({ type: 'done', seq: last })
    const back = await bo.look(id, { last })
    expect(back.seqs).toEqual([last + 1])
    expect(back.updates[0]).toMatchObject({ as: 1, news: [{ type: 'said' }], play: { toAct: [1] } })
    await back.do({ type: 'act', action: 'draw' })
    expect(back.seqs).toEqual([last + 1, last + 2])
    const from = await bo.look(id, { last: 2 })
    expect(from.seqs).toEqual(Array.from({ length: from.seq - 2 }, (_, i) => 3 + i))
    for (const line of [first, back, from]) line.close()
  })

  test('a third-party bot plays over the network in forty lines', async () => {
    const [ada] = await guests('Ada')
    const made = await ada?.api('POST', '/tables', {
      game: 'comets',
      seats: 2,
      watch: true,
      bots: ['random'],
      options: { short: 'on' },
    })
    const id = made?.body.table.id ?? ''
    const over = playOverNetwork(server.url, id)
    const line = await ada?.look(id)
    await line?.until(() => line.table?.seats.every(({ kind }) => kind !== 'open'))
    expect(await line?.do({ type: 'start' })).toMatchObject({ type: 'done' })
    expect(await over).toMatchObject({ reason: 'finished' })
    line?.close()
  })

  test('the documentation shows it as it is, in no more than forty lines', () => {
    const shown = readFileSync(new URL('../../../docs/bots.md', import.meta.url), 'utf8')
    const code = readFileSync(new URL('../examples/network-bot.ts', import.meta.url), 'utf8').trim()
    expect(shown).toContain(code)
    expect(code.split('\n').length).toBeLessThanOrEqual(40)
  })
})

describe('taking back, leaving and running out of time', () => {
  test('undo, resign, leaving and a bot that takes over', async () => {
    const [ada, bo] = await guests('Ada', 'Bo')
    if (ada === undefined || bo === undefined) throw new Error()
    const { lines } = await playing([ada, bo])
    const [first, second] = lines
    if (first === undefined || second === undefined) throw new Error()
    const card = first.play?.legal?.[0] ?? ''
    await first.do({ type: 'act', action: card })
    expect(await first.do({ type: 'undo' })).toMatchObject({ type: 'done' })
    expect(first.play?.legal?.[0]).toBe(card)
    await first.do({ type: 'leave' })
    await second.until(() => second.play?.toAct.includes(1) && second.play.toAct.length === 1)
    expect(second.table?.seats[0]).toMatchObject({ away: 'left', bot: 'random' })
    expect(await first.do({ type: 'return' })).toMatchObject({ type: 'done' })
    expect(await second.do({ type: 'resign' })).toMatchObject({ type: 'done' })
    await first.until(() => first.table?.over?.reason === 'resigned')
    for (const line of lines) line.close()
  })

  test('a clock runs out by itself, and missing nonces do not stop a game', async () => {
    const [ada, bo] = await guests('Ada', 'Bo')
    if (ada === undefined || bo === undefined) throw new Error()
    const { lines } = await playing([ada, bo], { clock: { kind: 'real', turn: 1000, reserve: 0 } })
    await lines[1]?.until(() => lines[1]?.table?.seats[0]?.away === 'timeout')
    for (const line of lines) line.close()
  })
})

/** Everybody plays some legal action until the game is over. */
async function playOut(lines: readonly Line[]): Promise<void> {
  for (let i = 0; i < 500 && lines.every((line) => line.table?.phase === 'playing'); i++) {
    const line = lines.find(({ play }) => (play?.legal?.length ?? 0) > 0)
    if (line === undefined) throw new Error('nobody may act')
    const legal = line.play?.legal ?? []
    const done = await line.do({ type: 'act', action: legal[i % legal.length] ?? '' })
    if (done.type !== 'done') throw new Error(JSON.stringify(done))
    await Promise.all(lines.map((each) => each.until(() => each.seq >= done.seq)))
  }
}
