// A server of its own process for load and crashes: its configuration is the first argument, as JSON.

import type { Limits, StorePlace } from '../src/index.ts'
import { runThread } from '../src/run-thread.ts'
import { whenAsked } from './ask-to-close.ts'

const brains = async () => {
  const [{ games }, { parsePlayer }] = await Promise.all([import('../src/games.ts'), import('@orrery/games/loaded')])
  return { games, makePlayer: parsePlayer }
}

if (!(await runThread(brains))) {
  type Given = { store: StorePlace; port: number; limits?: Partial<Limits> }
  const { store, port, limits }: Given = JSON.parse(process.argv[2] ?? '{}')
  const { startServer } = await import('../src/index.ts')
  const most = 1e9
  const server = await startServer({
    store,
    port,
    limits: limits ?? {
      requests: most,
      identities: most,
      logins: most,
      tables: most,
      commands: most,
      messages: most,
      offences: most,
      pasts: most,
      sockets: most,
      backlog: 8e6,
      buffer: most,
    },
    log: (line) => line.level === 'error' && console.error(JSON.stringify(line)),
  })
  console.log(server.url)
  whenAsked(() => server.close())
}
