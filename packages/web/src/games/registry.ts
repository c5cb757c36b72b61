import { boardLoader } from './boards.ts'
import { speeches } from './speech.ts'
import { type GameId, type GameParts, gameIds, isGameId, type RuleTitle } from './types.ts'

const rules: Readonly<Record<GameId, () => Promise<{ default: { rules: readonly RuleTitle[] } }>>> = {
  cosmos: () => import('../../../cosmos/rules.json'),
  hunters: () => import('../../../hunters/rules.json'),
  arks: () => import('../../../arks/rules.json'),
}

function parts(id: GameId): GameParts {
  const board = boardLoader(id)
  return {
    id,
    speech: speeches[id],
    rules: async () => (await rules[id]()).default.rules,
    ...(board === undefined ? {} : { board }),
  }
}

const registry: ReadonlyMap<string, GameParts> = new Map(gameIds.map((id) => [id, parts(id)]))

/** What can be loaded of a game. */
export function gameParts(id: string): GameParts | undefined {
  return isGameId(id) ? registry.get(id) : undefined
}
