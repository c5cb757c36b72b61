import { expect, test } from 'vitest'
import { Guest, playing, request, startTest } from './client.ts'
import { startPostgres } from './postgres.ts'

test('PostgreSQL: a NUL anywhere is the sender’s mistake, not the server’s', async () => {
  const postgres = await startPostgres()
  const push = { publicKey: 'x', privateKey: 'y', subject: 'mailto:house@example.org' }
  const server = await startTest({ store: { kind: 'postgres', url: await postgres.database() }, push })
  const ada = await Guest.make(server.url, 'Ada')
  const { id } = (await ada.api('POST', '/tables', { game: 'comets', seats: 2 })).body.table
  const nul = 'a\0b'
  for (const [method, path, body] of [
    ['GET', '/invites/a%00b'],
    ['GET', '/people/a%00b'],
    ['GET', '/people/%00'],
    ['GET', '/tables?game=a%00b'],
    ['GET', '/tables/a%00b'],
    ['GET', `/tables/${id}?code=%00`],
    ['POST', '/session', { name: nul, passphrase: nul }],
    ['POST', '/me/account', { name: nul, passphrase: 'correct horse battery' }],
    ['POST', '/me/account', { name: 'nothing-wrong', passphrase: `correct horse ${nul}` }],
    ['PATCH', '/me', { name: nul }],
    ['POST', '/tables', { game: nul, seats: 2 }],
    ['POST', '/tables', { game: 'comets', seats: 2, options: { [nul]: nul } }],
    ['POST', `/tables/${id}/commands`, { type: 'say', text: nul }],
    ['DELETE', '/me/push', { endpoint: nul }],
  ] as const) {
    const { status, body: answer } = await ada.api(method, path, body)
    expect([path, status, answer.error.code]).toEqual([path, 400, 'bad-message'])
  }
  const deep = `{"name":${'['.repeat(7000)}${']'.repeat(7000)}}`
  expect((await request(server.url, 'POST', '/api/v1/me', deep)).status).toBe(400)
  // Nothing sent through a socket becomes part of a statement.
  const line = await ada.look(id)
  expect((await line.do({ type: 'say', text: nul })).type).not.toBe('error')
  line.close()
  await server.close()
  await postgres.stop()
})

test('a player’s page names a private table only to people who were there', async () => {
  const server = await startTest()
  const [ada, bo, eve] = [
    await Guest.make(server.url, 'Ada'),
    await Guest.make(server.url, 'Bo'),
    await Guest.make(server.url, 'Eve'),
  ]
  const ids = []
  for (const create of [{ private: true }, {}]) {
    const { id, lines } = await playing([ada, bo], create)
    await lines[0]?.do({ type: 'resign' })
    await lines[1]?.until(() => lines[1]?.table?.phase === 'over')
    for (const line of lines) line.close()
    ids.push(id)
  }
  const tables = async (viewer: Guest) =>
    (await viewer.api('GET', `/people/${ada.id}`)).body.results.map(({ table }) => table)
  expect(await tables(ada)).toEqual([ids[1], ids[0]])
  expect(await tables(bo)).toEqual([ids[1], ids[0]])
  expect(await tables(eve)).toEqual([ids[1], undefined])
  const page = await request(server.url, 'GET', `/api/v1/people/${ada.id}`)
  expect(JSON.stringify(page.body)).not.toContain(ids[0])
  await server.close()
})
