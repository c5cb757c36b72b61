// The server that `npm run dev` runs, bundled, in a process of its own. Its first argument is the database file. It reports its address to
// the parent process over IPC; a message from the parent, or the end of the parent, closes the server.

import { parsePlayer } from '@orrery/games/loaded'
import { startServer } from '@orrery/server'
import { runThread } from '@orrery/server/thread'
import { games } from '../../server/src/games.ts'
import { CLOSE, type Ready } from './dev-messages.ts'

/** One developer opens many private windows and tables: limits that protect a public server would only get in the way. */
const limits = { requests: 1e5, identities: 1e4, logins: 1e4, tables: 1e4, sockets: 1e4 }

const brains = async () => ({ games, makePlayer: parsePlayer })

// The bundle is also what the server's threads run.
if (!(await runThread(brains))) {
  const [, , file = ''] = process.argv
  const url = process.env.DATABASE_URL
  const server = await startServer({
    store: url === undefined ? { kind: 'sqlite', file } : { kind: 'postgres', url },
    port: 0,
    thread: new URL(import.meta.url),
    limits,
    log: ({ level, what, ...fields }) => {
      if (level !== 'info') console.error(`[server] ${level}: ${what} ${JSON.stringify(fields)}`)
    },
  })
  const close = (): void => {
    void server.close().then(() => process.exit(0))
  }
  process.on('message', (message) => {
    if (message === CLOSE) close()
  })
  process.on('disconnect', close)
  // The parent may have ended while this process was starting.
  if (!process.connected) close()
  // Ctrl+C in a terminal reaches every process of the group; when to close is up to the parent.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
  const ready: Ready = { ready: server.url }
  process.send?.(ready)
}
