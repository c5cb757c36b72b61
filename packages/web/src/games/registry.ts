import type { Language, Speech } from '@orrery/kernel'
import { boardLoader } from './boards.ts'
import { type GameId, type GameParts, gameIds, isGameId, type RuleTitle } from './types.ts'

const speeches = import.meta.glob<{ default: Speech }>('../../../{cosmos,hunters,arks}/src/texts/{en,pl,de}.ts')

const rules: Readonly<Record<GameId, () => Promise<{ default: { rules: readonly RuleTitle[] } }>>> = {
  cosmos: () => import('../../../cosmos/rules.json'),
  hunters: () => import('../../../hunters/rules.json'),
  arks: () => import('../../../arks/rules.json'),
}

const seats: Readonly<Record<GameId, GameParts['seats']>> = {
  cosmos: { min: 2, max: 4 },
  hunters: { min: 2, max: 4 },
  arks: { min: 1, max: 4 },
}

function parts(id: GameId): GameParts {
  const board = boardLoader(id)
  return {
    id,
    seats: seats[id],
    async speech(language: Language) {
      const load = speeches[`../../../${id}/src/texts/${language}.ts`]
      if (load === undefined) throw new Error(`${id} does not speak ${language}`)
      return (await load()).default
    },
    rules: async () => (await rules[id]()).default.rules,
    ...(board === undefined ? {} : { board }),
  }
}

const registry: ReadonlyMap<string, GameParts> = new Map(gameIds.map((id) => [id, parts(id)]))

/** What can be loaded of a game. */
export function gameParts(id: string): GameParts | undefined {
  return isGameId(id) ? registry.get(id) : undefined
}

/** Whether a game can be played: its rules are always there, its words may still be missing. */
export function isPlayable(id: GameId): boolean {
  return speeches[`../../../${id}/src/texts/en.ts`] !== undefined
}
