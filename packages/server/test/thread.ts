import type { Player } from '@orrery/bots'
import { runThread } from '../src/run-thread.ts'

/** A bot that never answers. */
const stuck: Player = {
  name: 'stuck',
  choose() {
    for (;;);
  },
}

/** A bot that breaks. */
const broken: Player = {
  name: 'broken',
  choose() {
    throw new Error('no idea')
  },
}

await runThread(async () => {
  const [{ games }, { parsePlayer }] = await Promise.all([import('./games.ts'), import('@orrery/games/loaded')])
  return {
    games,
    makePlayer: (game, level) => (level === 'stuck' ? stuck : level === 'broken' ? broken : parsePlayer(game, level)),
  }
})
