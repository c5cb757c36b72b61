import { scryptSync } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lookOf } from '../src/account-name.ts'
import { migrate } from '../src/store/migrations.ts'
import { accountByName } from '../src/store/people.ts'
import { Store, type StorePlace } from '../src/store/store.ts'
import { Guest, request, startTest } from './client.ts'
import { startPostgres, type TestPostgres } from './postgres.ts'
import { thread } from './threads.ts'

const passphrase = 'correct horse battery'
const spellings = [
  'ada.l0',
  'ADA.L0',
  ' ada.l0 ',
  'ａｄａ.ｌ０',
  'аdа.l0',
  'àdą.lo',
  'a\u200bda.\u00adl0',
  '𝐚𝐝𝐚.10',
  'αdα.lO',
]

test('spellings that look the same are one', () => {
  expect(new Set(spellings.map(lookOf))).toEqual(new Set(['ada.lo']))
  expect(lookOf('Straße')).toBe(lookOf('strasse'))
  expect(new Set(['ada', 'bada', 'adb', 'ada2', 'ada.l', 'ada_l'].map(lookOf)).size).toBe(6)
})

test('guesses are counted by what a name looks like, and no new account looks like another', async () => {
  const server = await startTest({ behindProxy: 1, limits: { logins: 4 } })
  let address = 0
  const from = (): Record<string, string> => ({ 'x-forwarded-for': `198.51.100.${++address}` })
  const make = async (name: string): Promise<number> => {
    const guest = await Guest.make(server.url, 'Ada')
    const headers = { authorization: `Bearer ${guest.session}`, ...from() }
    return (await request(server.url, 'POST', '/api/v1/me/account', { name, passphrase }, headers)).status
  }
  expect(await make('Ada.L0')).toBe(200)
  for (const name of ['ada.l0', 'аdа.l0', 'àda.lo', 'ａｄａ.ｌ０'])
    expect([name, await make(name)]).toEqual([name, 409])
  for (const name of ['ﷺ', 'a b c', '...a'.repeat(9), 'ㅤㅤㅤ']) expect([name, await make(name)]).toEqual([name, 400])
  const statuses = []
  for (const name of spellings) {
    const body = { name, passphrase: 'a guess' }
    statuses.push((await request(server.url, 'POST', '/api/v1/session', body, from())).status)
  }
  expect(statuses).toEqual([403, 403, 403, 403, 429, 429, 429, 429, 429])
  await server.close()
})

const folder = mkdtempSync(join(tmpdir(), 'orrery-accounts-'))
let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(async () => {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

describe.each(['sqlite', 'postgres'] as const)('%s', (kind) => {
  test('older accounts keep their names and passphrases, and get a better hash at the next login', async () => {
    const place: StorePlace =
      kind === 'sqlite' ? { kind, file: join(folder, 'old.db'), thread } : { kind, url: await postgres.database() }
    const old = await Store.open(place)
    const tables = await old.write.introspection.getTables({ withInternalKyselyTables: true })
    for (const { name } of tables) await old.write.schema.dropTable(name).execute()
    await migrate(old.write, '0004-push')
    const salt = Buffer.alloc(16, 7)
    const hash = scryptSync(passphrase, salt, 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 26 }).toString('hex')
    // Both were possible at the time.
    const names = ['ada', 'àda', 'straße']
    for (const [i, name] of names.entries()) {
      await old.write
        .insertInto('people')
        .values({ id: `p${i}`, name, created_at: i })
        .execute()
      const account = { name, person: `p${i}`, salt: salt.toString('hex'), hash, created_at: i }
      await old.write.insertInto('accounts').values(account).execute()
    }
    await old.close()

    const server = await startTest({ store: place, limits: { passphraseCost: 12 } })
    const login = async (name: string, given: string) =>
      (await request(server.url, 'POST', '/api/v1/session', { name, passphrase: given, bearer: true })).body.id
    for (const [i, name] of names.entries())
      expect(await login(name.toUpperCase(), passphrase)).toBe(i === 2 ? undefined : `p${i}`)
    expect(await login('Straße', passphrase)).toBe('p2')
    const store = await Store.open(place)
    for (const name of names) expect((await accountByName(store, name))?.hash).toMatch(/^scrypt:12:[0-9a-f]{64}$/)
    await store.close()
    expect(await login('ada', 'another one')).toBeUndefined()
    expect(await login('ada', passphrase)).toBe('p0')
    const guest = await Guest.make(server.url, 'Eve')
    expect((await guest.api('POST', '/me/account', { name: 'аda', passphrase })).status).toBe(409)
    await server.close()
  })
})
