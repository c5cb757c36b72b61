import type { BoardModule } from '@orrery/board'
import { kitThingTexts } from '@orrery/board/kit-things'
import { originTexts } from '@orrery/board/origin'
import type { GamePage } from '@orrery/board/page'
import { findGame, type GameManifest } from '@orrery/games'

/** What the games contribute to the page; a game without a board is played in text mode. */
const pages: Readonly<Record<string, GamePage>> = {
  ...import.meta.glob<GamePage>('../../../games/*/page.ts', { eager: true, import: 'page' }),
  ...import.meta.glob<GamePage>('../../../../examples/*/page.ts', { eager: true, import: 'page' }),
}

/** What the page can load of a game, each part when it is first needed. */
export interface GameParts extends GameManifest, Omit<GamePage, 'board'> {
  /** The board with its texts; left out while the game has none. */
  board?(): Promise<BoardModule>
}

/** What can be loaded of a game. */
export function gameParts(id: string): GameParts | undefined {
  const manifest = findGame(id)
  if (manifest === undefined) return undefined
  const path = [`../../../games/${id}/page.ts`, `../../../../examples/${id}/page.ts`].find((each) => each in pages)
  const { board, ...rest }: GamePage = (path === undefined ? undefined : pages[path]) ?? {}
  const parts = { ...manifest, ...rest }
  return board === undefined ? parts : { ...parts, board: () => loadBoard(id, board, rest.texts) }
}

/** What can be loaded of a game that is known to exist. */
export function partsOf(id: string): GameParts {
  const parts = gameParts(id)
  if (parts === undefined) throw new Error(`there is no game "${id}"`)
  return parts
}

async function loadBoard(
  id: string,
  load: NonNullable<GamePage['board']>,
  texts: GamePage['texts'],
): Promise<BoardModule> {
  const [{ default: board }] = await Promise.all([
    load(),
    texts?.().then((area) => area.load()),
    originTexts.load(),
    kitThingTexts.load(),
  ])
  if (!isBoard(board)) throw new Error(`the board of ${id} is not a board`)
  return board
}

/** A board knows the view and the actions of its own game; here, where rules and boards are paired by name, that type information is lost. */
function isBoard(value: unknown): value is BoardModule {
  return typeof value === 'object' && value !== null && 'Board' in value && 'endTurn' in value && 'Component' in value
}
