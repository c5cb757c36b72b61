import { arksTexts } from '../arks/texts/area.ts'
import type { BoardModule } from '../board.ts'
import { cosmosTexts } from '../cosmos/texts/index.ts'
import { huntersTexts } from '../hunters/texts/index.ts'
import type { Area } from '../texts/areas.ts'
import type { GameId } from './types.ts'

/** What the boards say; rulebooks and galleries draw with the same words. */
export const boardTexts: Readonly<Record<GameId, Area<unknown>>> = {
  cosmos: cosmosTexts,
  hunters: huntersTexts,
  arks: arksTexts,
}

/** Every board there is; a game without one is played in words. */
const found = import.meta.glob<{ default: unknown }>('../{cosmos,hunters,arks}/index.tsx')

/** How to load the board of a game; `undefined` while it has none. */
export function boardLoader(id: GameId): (() => Promise<BoardModule>) | undefined {
  const load = found[`../${id}/index.tsx`]
  if (load === undefined) return undefined
  return async () => {
    const [{ default: board }] = await Promise.all([load(), boardTexts[id].load()])
    if (!isBoard(board)) throw new Error(`the board of ${id} is not a board`)
    return board
  }
}

/** A board knows its own game's view and actions; here, where engine and board are paired by name, that knowledge ends. */
function isBoard(value: unknown): value is BoardModule {
  return typeof value === 'object' && value !== null && 'Board' in value && 'endTurn' in value && 'Component' in value
}
