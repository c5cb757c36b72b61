// A server for the tests of the supervisor, which can be made to hang.
import { runThread } from '../src/run-thread.ts'

const brains = async () => {
  const { loadedGames, parsePlayer } = await import('@orrery/games/loaded')
  return { games: loadedGames.map(({ game }) => game), makePlayer: parsePlayer }
}

if (!(await runThread(brains))) {
  const { ownSlot, serveSupervised, startServer } = await import('../src/index.ts')
  const { generousLimits } = await import('../load/generous-limits.ts')
  const slot = ownSlot()
  const server = await startServer({
    store: { kind: 'postgres', url: process.argv[2] ?? '' },
    port: 0,
    address: 'auto',
    limits: generousLimits,
    ...(slot === undefined ? {} : { slot }),
  })
  const close = (): void => void server.close().then(() => process.exit(0))
  process.once('SIGTERM', close)
  process.on('SIGUSR2', () => {
    for (;;);
  })
  serveSupervised(server, close)
}
