import { arks } from '@orrery/arks'
import { loadSpeech as arksSpeech } from '@orrery/arks/texts'
import { cosmos } from '@orrery/cosmos'
import { loadSpeech as cosmosSpeech } from '@orrery/cosmos/texts'
import { hunters } from '@orrery/hunters'
import { loadSpeech as huntersSpeech } from '@orrery/hunters/texts'
import { type Game, type Language, OrreryError, type Speech } from '@orrery/kernel'

/** A game of the house, with its texts. */
export interface Registered {
  readonly game: Game
  speech(language: Language): Promise<Speech>
}

/** Every game of the house. */
export const registry: readonly Registered[] = [
  { game: cosmos, speech: cosmosSpeech },
  { game: hunters, speech: huntersSpeech },
  { game: arks, speech: arksSpeech },
]

/** The game with this id. */
export function findGame(id: string | undefined, games: readonly Registered[] = registry): Registered {
  const found = games.find(({ game }) => game.id === id)
  if (found !== undefined) return found
  const known = games.map(({ game }) => game.id).join(', ')
  const asked = id === undefined ? 'no game was named' : `there is no game "${id}"`
  throw new OrreryError('unknown-game', `${asked}; the games are ${known}`)
}
