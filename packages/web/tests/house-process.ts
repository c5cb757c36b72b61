// A server of its own process for the online tests: its configuration is the first argument, as JSON.

import { startServer } from '@orrery/server'
import { runThread } from '@orrery/server/thread'

const brains = async () => {
  const [{ games }, { parsePlayer }] = await Promise.all([import('../../server/src/games.ts'), import('@orrery/bots')])
  return { games, makePlayer: parsePlayer }
}

if (!(await runThread(brains))) {
  const { file, port, client, limits, push } = JSON.parse(process.argv[2] ?? '{}')
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
