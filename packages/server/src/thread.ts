import { runThread } from './run-thread.ts'

// Loaded only where bots think: the thread of the database has no use for the games.
await runThread(async () => {
  const [{ games }, { parsePlayer }] = await Promise.all([import('./games.ts'), import('@orrery/games/loaded')])
  return { games, makePlayer: parsePlayer }
})
