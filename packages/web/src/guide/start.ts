import { loadGame } from '../kept/games.ts'
import { createGame } from '../worker/client.ts'
import { loadGuide } from './index.ts'
import { useGuides } from './store.ts'

/** Creates the table of a guide and returns its id; a guide that is already running continues at its table. */
export async function startGuide(game: string, me: string): Promise<string> {
  const running = useGuides.getState().running.find((each) => each.game === game)
  // Its table may have been deleted meanwhile.
  if (running !== undefined && (await loadGame(running.table)) !== undefined) return running.table
  const { lesson, level, options } = (await loadGuide(game)).guide
  const table = await createGame({ game, seats: [{ name: me }, { name: 'Tycho', bot: level }], options, lesson })
  useGuides.getState().begin(table, game)
  return table
}
