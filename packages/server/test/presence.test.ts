// Long test of src/presence.ts
import { test } from 'vitest'
import { Guest, Line, playing, startTest } from './client.ts'
import { postgresTest, withPostgres } from './with-postgres.ts'

const postgres = withPostgres()

/** The last presence message of a line. */
const present = ({ texts }: Line): unknown => {
  const text = texts.findLast((each) => each.startsWith('{"type":"present"'))
  return text === undefined ? undefined : JSON.parse(text)
}

const sees = async (line: Line, seats: readonly number[], watchers: number): Promise<void> => {
  const wanted = JSON.stringify({ type: 'present', seats, watchers })
  await line.until(() => JSON.stringify(present(line)) === wanted)
}

test('everybody at a table sees who is there; two tabs are one person, and an occupant is not a spectator', async () => {
  const server = await startTest()
  const [ada, bo, sam] = [
    await Guest.make(server.url, 'Ada'),
    await Guest.make(server.url, 'Bo'),
    await Guest.make(server.url, 'Sam'),
  ]
  const { id, lines } = await playing([ada, bo])
  const [first, second] = lines
  if (first === undefined || second === undefined) throw new Error()
  await sees(first, [0, 1], 0)
  const [tab, watcher, nameless] = [await bo.look(id), await sam.look(id), new Line(server.url, id, undefined)]
  await nameless.open({})
  for (const line of [first, second, tab, watcher, nameless]) await sees(line, [0, 1], 2)
  second.close()
  watcher.close()
  await sees(first, [0, 1], 1)
  tab.close()
  nameless.close()
  await sees(first, [0], 0)
  // A viewer who returns gets the presence at once.
  const again = await bo.look(id)
  await sees(again, [0, 1], 0)
  await sees(first, [0, 1], 0)
  await server.close()
})

test('before the start seats change hands, and presence changes with them', async () => {
  const server = await startTest()
  const [ada, bo] = [await Guest.make(server.url, 'Ada'), await Guest.make(server.url, 'Bo')]
  const { id } = (await ada.api('POST', '/tables', { game: 'comets', seats: 2 })).body.table
  const host = await ada.look(id)
  await sees(host, [0], 0)
  await bo.api('POST', `/tables/${id}/commands`, { type: 'sit' })
  await host.until(() => host.table?.seats[1]?.kind === 'person')
  await ada.api('POST', `/tables/${id}/commands`, { type: 'swap', a: 0, b: 1 })
  await sees(host, [1], 0)
  await server.close()
})

postgresTest('PostgreSQL: processes announce presence to each other', async () => {
  const store = { kind: 'postgres', url: await postgres.database() } as const
  const [here, there] = [await startTest({ store }), await startTest({ store })]
  const [ada, bo] = [await Guest.make(here.url, 'Ada'), await Guest.make(here.url, 'Bo')]
  const { id, lines } = await playing([ada, bo])
  const [first, second] = lines
  if (first === undefined || second === undefined) throw new Error()
  const far = await bo.look(id, { base: there.url })
  const watcher = new Line(there.url, id, undefined)
  await watcher.open({})
  // A viewer at another process learns what the first one knows, and the other way round.
  for (const line of [first, far, watcher]) await sees(line, [0, 1], 1)
  second.close()
  watcher.close()
  await sees(first, [0, 1], 0)
  // When a process closes, its viewers are gone.
  await there.close()
  await sees(first, [0], 0)
  await here.close()
})
