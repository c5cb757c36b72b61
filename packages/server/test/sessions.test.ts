import { expect, test } from 'vitest'
import { Guest, type Line, playing, request, startTest } from './client.ts'
import { startPostgres } from './postgres.ts'

const passphrase = 'correct horse battery'

/** A person with an account who is logged in on a second device too. */
async function twoDevices(url: string, other = url): Promise<[Guest, Guest]> {
  const first = await Guest.make(url, 'Ada')
  const account = { name: `ada${first.id.replace(/[^a-z]/gi, '')}`, passphrase }
  expect((await first.api('POST', '/me/account', account)).status).toBe(200)
  const { body } = await request(other, 'POST', '/api/v1/session', { ...account, bearer: true })
  return [first, new Guest(other, body.id, body.name, body.session)]
}

const ended = (line: Line): Promise<number> => line.until(() => line.closed)

test('a logout ends the sockets of its session and no others', async () => {
  const server = await startTest()
  const [first, second] = await twoDevices(server.url)
  const bo = await Guest.make(server.url, 'Bo')
  const { id, lines } = await playing([first, bo])
  const [mine, other] = lines
  if (mine === undefined || other === undefined) throw new Error()
  const phone = await second.look(id)
  expect(phone.updates[0]?.as).toBe(0)
  expect((await second.api('DELETE', '/session')).status).toBe(204)
  expect(await ended(phone)).toBe(4001)
  expect(phone.messages.at(-1)).toMatchObject({ type: 'error', error: { code: 'no-identity' } })
  expect(await mine.do({ type: 'act', action: 'draw' })).toMatchObject({ type: 'done' })
  expect(other.closed).toBeUndefined()
  for (const line of lines) line.close()
  await server.close()
})

test('another passphrase ends all sockets of the person but those of the session that changed it', async () => {
  const server = await startTest()
  const [first, second] = await twoDevices(server.url)
  const { id, lines } = await playing([first, await Guest.make(server.url, 'Bo')])
  const [mine] = lines
  const phone = await second.look(id)
  expect((await first.api('PATCH', '/me/account', { old: 'wrong', passphrase: 'another one' })).status).toBe(403)
  const changed = await first.api('PATCH', '/me/account', { old: passphrase, passphrase: 'staple and battery' })
  expect(changed.status).toBe(204)
  expect(await ended(phone)).toBe(4001)
  expect(await mine?.do({ type: 'act', action: 'draw' })).toMatchObject({ type: 'done' })
  for (const line of lines) line.close()
  await server.close()
})

test('PostgreSQL: in other processes too', async () => {
  const postgres = await startPostgres()
  const store = { kind: 'postgres', url: await postgres.database() } as const
  const [here, there] = [await startTest({ store }), await startTest({ store })]
  const [first, second] = await twoDevices(here.url, there.url)
  const { id, lines } = await playing([first, await Guest.make(here.url, 'Bo')])
  const phone = await second.look(id, { base: there.url })
  const third = (await request(there.url, 'POST', '/api/v1/me', { bearer: true })).body
  const watcher = await new Guest(there.url, third.id, third.name, third.session).look(id)
  await first.api('PATCH', '/me/account', { old: passphrase, passphrase: 'staple and battery' })
  expect(await ended(phone)).toBe(4001)
  const bearer = { authorization: `Bearer ${third.session}` }
  await request(here.url, 'DELETE', '/api/v1/session', undefined, bearer)
  expect(await ended(watcher)).toBe(4001)
  for (const line of lines) line.close()
  await Promise.all([here.close(), there.close()])
  await postgres.stop()
})
