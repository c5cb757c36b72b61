// A server of its own process for the online tests: its configuration is the first argument, as JSON.

import { parsePlayer, playersOf } from '@orrery/bots'
import { startServer } from '@orrery/server'
import { runThread } from '@orrery/server/thread'
import { decide, evolve, fold, makeHouse } from '@orrery/table'
import { games } from '../../server/src/games.ts'
import { makeAppend } from '../../server/src/heads.ts'
import { Store } from '../../server/src/store/store.ts'

const brains = async () => ({ games, makePlayer: parsePlayer })

if (!(await runThread(brains))) {
  const { file, port, client, limits, push, damage } = JSON.parse(process.argv[2] ?? '{}')
  if (damage !== undefined) await damageTable(file, damage)
  const server = await startServer({
    store: { kind: 'sqlite', file },
    port,
    client,
    limits,
    ...(push === undefined ? {} : { push }),
    log: (line) => line.level === 'error' && console.error(JSON.stringify(line)),
  })
  console.log(server.url)
  process.on('SIGTERM', () => void server.close().then(() => process.exit(0)))
}

/** Marks a table as one at which the rules broke: the real rules cannot be made to. */
async function damageTable(file: string, id: string): Promise<void> {
  const store = await Store.open({ kind: 'sqlite', file })
  const house = makeHouse(games, playersOf)
  const table = fold(
    house,
    (await store.rows(id)).map((row) => JSON.parse(row)),
  )
  const decision = decide(house, table, { type: 'damage', damage: { fault: 'a test' } }, 'table', Date.now())
  if ('refusal' in decision) throw new Error(decision.refusal.code)
  for (const row of decision.rows) evolve(house, table, row)
  await store.append(makeAppend(house, table, decision.rows, undefined))
  await store.close()
}
