import type { Language, Speech } from '@orrery/kernel'
import type { BoardModule } from '../board.ts'

/** The games of the house. */
export const gameIds = ['cosmos', 'hunters', 'arks'] as const
/** One game of the house. */
export type GameId = (typeof gameIds)[number]

/** Whether a text names a game of the house. */
export function isGameId(id: string): id is GameId {
  return gameIds.some((each) => each === id)
}

/** A numbered rule with its title. */
export interface RuleTitle {
  readonly id: string
  readonly title: string
}

/** What the page can load of a game, each part when it is first needed. */
export interface GameParts {
  readonly id: GameId
  speech(language: Language): Promise<Speech>
  /** Left out while the game has no board: it is then played in words. */
  board?(): Promise<BoardModule>
  rules(): Promise<readonly RuleTitle[]>
}
