// Long test of ../protocol/src, src/http, load/fuzz.ts
import { expect, test } from 'vitest'
import { fuzz, fuzzHttp, playable } from '../load/fuzz.ts'
import { deal, makePeople } from '../load/people.ts'
import { Store } from '../src/store/store.ts'
import { Guest, request, startTest } from './client.ts'
import { thread } from './threads.ts'

test('nonsense gets an answer of the protocol, and harms neither the server nor the table', async () => {
  const server = await startTest()
  const people = await makePeople(server.url, 2)
  const table = await deal(server.url, 'comets', people)
  const seed = 'fuzz 1'
  const report = await fuzz(server.url, table, 4000, seed, playable)
  expect(report.malformed, seed).toEqual([])
  expect(report.errors).toBeGreaterThan(500)
  expect(await fuzzHttp(server.url, people[0]?.session ?? '', 200, seed), seed).toEqual([])
  const store = await Store.open({ kind: 'sqlite', file: server.file, thread })
  const { secret }: { secret: string } = JSON.parse((await store.rows(table.id))[0] ?? '')
  await store.close()
  expect(report.texts.some((text) => text.includes(secret))).toBe(false)
  expect((await request(server.url, 'GET', '/ready')).body).toMatchObject({ ready: true })
  const watching = await (await Guest.make(server.url, 'Cy')).look(table.id)
  expect(watching.table?.damaged).toBeUndefined()
  watching.close()
  await server.close()
})
