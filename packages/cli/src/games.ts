import { arks } from '@orrery/arks'
import { cosmos } from '@orrery/cosmos'
import { hunters } from '@orrery/hunters'
import { type Game, type Language, OrreryError, type Speech } from '@orrery/kernel'

/** A game of the house, with its texts. */
export interface Registered {
  readonly game: Game
  speech(language: Language): Promise<Speech>
}

/** Every game of the house. */
export const registry: readonly Registered[] = [
  {
    game: cosmos,
    speech: async (language) =>
      (
        await {
          en: () => import('@orrery/cosmos/texts/en'),
          pl: () => import('@orrery/cosmos/texts/pl'),
          de: () => import('@orrery/cosmos/texts/de'),
        }[language]()
      ).default,
  },
  {
    game: hunters,
    speech: async (language) =>
      (
        await {
          en: () => import('@orrery/hunters/texts/en'),
          pl: () => import('@orrery/hunters/texts/pl'),
          de: () => import('@orrery/hunters/texts/de'),
        }[language]()
      ).default,
  },
  {
    game: arks,
    speech: async (language) =>
      (
        await {
          en: () => import('@orrery/arks/texts/en'),
          pl: () => import('@orrery/arks/texts/pl'),
          de: () => import('@orrery/arks/texts/de'),
        }[language]()
      ).default,
  },
]

/** The game with this id. */
export function findGame(id: string | undefined, games: readonly Registered[] = registry): Registered {
  const found = games.find(({ game }) => game.id === id)
  if (found !== undefined) return found
  const known = games.map(({ game }) => game.id).join(', ')
  const asked = id === undefined ? 'no game was named' : `there is no game "${id}"`
  throw new OrreryError('unknown-game', `${asked}; the games are ${known}`)
}
