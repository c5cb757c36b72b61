import { manifest as arks } from '@orrery/arks/manifest'
import { manifest as comets } from '@orrery/comets/manifest'
import { manifest as cosmos } from '@orrery/cosmos/manifest'
import { manifest as hunters } from '@orrery/hunters/manifest'
import type { GameManifest } from './game-manifest.ts'

export type {
  About,
  CharacterTexts,
  GameBots,
  GameManifest,
  GameSets,
  InsightTexts,
  ReasonTexts,
  RuleTitle,
  ShippedSet,
} from './game-manifest.ts'

/** Every game, in the order in which they are shown. */
export const games: readonly GameManifest[] = [cosmos, hunters, arks]

/** Games that show how one is made: they are not listed, but can be played by whoever knows their name. */
export const examples: readonly GameManifest[] = [comets]

/** The game with this id, examples included. */
export function findGame(id: string): GameManifest | undefined {
  return games.find((game) => game.id === id) ?? examples.find((game) => game.id === id)
}
