import type { BoardModule, BoardProps } from '@orrery/board'
import { kitThingTexts } from '@orrery/board/kit-things'
import { originTexts } from '@orrery/board/origin'
import type { GamePage } from '@orrery/board/page'
import { findGame, type GameManifest } from '@orrery/games'
import type { ComponentType } from 'react'

/** What the games contribute to the page; a game without a board is played in text mode. */
const pages: Readonly<Record<string, GamePage>> = {
  ...import.meta.glob<GamePage>('../../../games/*/page.ts', { eager: true, import: 'page' }),
  ...import.meta.glob<GamePage>('../../../../examples/*/page.ts', { eager: true, import: 'page' }),
}

/** What the page can load of a game, each part when it is first needed. */
export interface GameParts extends GameManifest, Omit<GamePage, 'board' | 'small'> {
  /** The board with its texts; left out while the game has none. */
  board?(): Promise<BoardModule>
  /** How a running game is drawn in small, with its texts. */
  small?(): Promise<SmallBoard>
}

/** A running game in small, as spectators see it. */
export interface SmallBoard extends Pick<BoardModule, 'scores'> {
  readonly Small: ComponentType<Pick<BoardProps, 'view' | 'names' | 'language'>>
}

/** What can be loaded of a game. */
export function gameParts(id: string): GameParts | undefined {
  const manifest = findGame(id)
  if (manifest === undefined) return undefined
  const path = [`../../../games/${id}/page.ts`, `../../../../examples/${id}/page.ts`].find((each) => each in pages)
  const { board, small, ...rest }: GamePage = (path === undefined ? undefined : pages[path]) ?? {}
  return {
    ...manifest,
    ...rest,
    ...(board === undefined ? {} : { board: () => loadDrawn(`board of ${id}`, board, rest.texts, isBoard) }),
    ...(small === undefined ? {} : { small: () => loadDrawn(`small board of ${id}`, small, rest.texts, isSmallBoard) }),
  }
}

/** As with boards, rules and drawings are paired by name. */
const isSmallBoard = (value: unknown): value is SmallBoard =>
  typeof value === 'object' && value !== null && 'Small' in value && 'scores' in value

/** What can be loaded of a game that is known to exist. */
export function partsOf(id: string): GameParts {
  const parts = gameParts(id)
  if (parts === undefined) throw new Error(`there is no game "${id}"`)
  return parts
}

/** Loads something that a game draws, with the words it needs. */
async function loadDrawn<T>(
  what: string,
  load: () => Promise<{ readonly default: unknown }>,
  texts: GamePage['texts'],
  fits: (value: unknown) => value is T,
): Promise<T> {
  const [{ default: drawn }] = await Promise.all([
    load(),
    texts?.().then((area) => area.load()),
    originTexts.load(),
    kitThingTexts.load(),
  ])
  if (!fits(drawn)) throw new Error(`the ${what} is not what it should be`)
  return drawn
}

/** A board knows the view and the actions of its own game; here, where rules and boards are paired by name, that type information is lost. */
function isBoard(value: unknown): value is BoardModule {
  return typeof value === 'object' && value !== null && 'Board' in value && 'endTurn' in value && 'Component' in value
}
