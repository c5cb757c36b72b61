// Long test of src/signer.ts, src/http/fair.ts
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeBinding, parseRecord, promiseText, receiptText } from '@orrery/kernel'
import { checkShuffle, isSigned, type Witness } from '@orrery/kernel/proof'
import { afterAll, expect, test } from 'vitest'
import { makeSigner } from '../src/signer.ts'
import type { StorePlace } from '../src/store/store.ts'
import { Guest, type Line, request, startTest } from './client.ts'
import { thread } from './threads.ts'
import { onEveryStore, withPostgres } from './with-postgres.ts'

const folder = mkdtempSync(join(tmpdir(), 'orrery-fair-'))
const postgres = withPostgres()

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const places: Readonly<Record<StorePlace['kind'], () => Promise<StorePlace>>> = {
  sqlite: async () => ({
    kind: 'sqlite',
    file: join(folder, 'fair.db'),
    thread,
  }),
  postgres: async () => ({ kind: 'postgres', url: await postgres.database() }),
}

const keyOf = async (url: string): Promise<unknown> =>
  (await request(url, 'GET', '/.well-known/orrery-key.json')).body.key

/** What one player does and keeps: binds to a nonce, and reveals it once the promise with all bindings has arrived. */
async function takePart(line: Line, seat: number, nonce: string): Promise<Witness> {
  const { fair, id } = await line.until(() => line.table?.phase === 'shuffling' && line.table)
  const { promise, lock } = fair
  if (promise === undefined || lock === undefined) throw new Error('unsigned')
  expect(lock.deal?.seats[seat]).toBe(makeBinding(id, fair.commitment, nonce))
  expect(await line.do({ type: 'nonce', nonce })).toMatchObject({ type: 'done' })
  const news = await line.until(() =>
    line.updates.flatMap((update) => update.news).find((row) => row.type === 'nonce' && row.seat === seat),
  )
  if (news.receipt === undefined) throw new Error('no receipt')
  return {
    commitment: fair.commitment,
    promises: [promise, lock],
    nonces: [{ seat, nonce, afterLock: true, acknowledged: true }],
    receipts: [{ table: id, seat, nonce, seq: news.seq, at: news.at, ...news.receipt }],
  }
}

onEveryStore((kind) => {
  const place = places[kind]

  test('the key is created once, published, and the same after a restart and in another process', async () => {
    const store = await place()
    const first = await startTest({ store })
    const key = await keyOf(first.url)
    expect(key).toMatch(/^[0-9a-f]{64}$/)
    // One SQLite file is for one process; PostgreSQL may have several.
    if (store.kind === 'postgres') {
      const second = await startTest({ store })
      expect(await keyOf(second.url)).toBe(key)
      await second.close()
    }
    await first.close()
    const again = await startTest({ store })
    expect(await keyOf(again.url)).toBe(key)
    await again.close()
  })

  test('players bind, reveal and keep what proves the whole shuffle to each of them', async () => {
    const server = await startTest({ store: await place() })
    const [ada, bo] = [await Guest.make(server.url, 'Ada'), await Guest.make(server.url, 'Bo')]
    const made = await ada.api('POST', '/tables', { game: 'comets', seats: 3, bots: ['random'] })
    const { id, fair } = made.body.table
    const nonces = { ada: randomBytes(16).toString('hex'), bo: randomBytes(16).toString('hex') }
    if (fair.promise === undefined) throw new Error('unsigned')
    expect(fair.promise).toMatchObject({ table: id, game: 'comets', commitment: fair.commitment, seq: 1 })
    expect(isSigned(promiseText(fair.promise), fair.promise)).toBe(true)
    expect(fair.promise.key).toBe(await keyOf(server.url))
    const sat = await bo.api('POST', `/tables/${id}/commands`, {
      type: 'sit',
      binding: makeBinding(id, fair.commitment, nonces.bo),
    })
    expect(sat.status).toBe(200)
    const lines = [await ada.look(id), await bo.look(id)] as const
    await lines[0].do({ type: 'bind', binding: makeBinding(id, fair.commitment, nonces.ada) })
    await lines[0].do({ type: 'start' })
    const witnesses = await Promise.all([takePart(lines[0], 0, nonces.ada), takePart(lines[1], 2, nonces.bo)])
    await lines[1].until(() => lines[1].table?.phase === 'playing')
    // Nobody else gets a player's receipt, and nobody the nonce before all are known.
    expect(lines[0].texts.filter((text) => text.includes('"receipt"'))).toHaveLength(1)
    await lines[1].do({ type: 'resign' })
    await lines[0].do({ type: 'resign' })
    await lines[0].until(() => lines[0].table?.phase === 'over')
    const response = await fetch(`${server.url}/api/v1/tables/${id}/record`)
    const record = parseRecord(await response.text())
    for (const witness of witnesses) {
      const findings = checkShuffle(record, witness)
      expect(new Set(findings.map(({ state }) => state))).toEqual(new Set(['proved']))
      const [receipt] = witness.receipts ?? []
      expect(receipt !== undefined && isSigned(receiptText(receipt), receipt)).toBe(true)
    }
    for (const line of lines) line.close()
    await server.close()
  })
})

test('Node signs what the check accepts, and the same text always the same way', () => {
  const signer = makeSigner(Buffer.alloc(32, 7))
  const signature = { key: signer.key, signature: signer.sign('a promise') }
  expect(isSigned('a promise', signature)).toBe(true)
  expect(isSigned('another promise', signature)).toBe(false)
  expect(signer.sign('a promise')).toBe(signature.signature)
  expect(makeSigner(Buffer.alloc(32, 8)).key).not.toBe(signer.key)
})

test('RFC 8032, test 1: the key and the signature of an empty text', () => {
  const seed = '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60'
  const signer = makeSigner(Buffer.from(seed, 'hex'))
  expect(signer.key).toBe('d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a')
  expect(signer.sign('')).toBe(
    'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
  )
})
