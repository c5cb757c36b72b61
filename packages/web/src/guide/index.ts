import { loadGuideTexts as arks } from '@orrery/arks/texts'
import { loadGuideTexts as cosmos } from '@orrery/cosmos/texts'
import { loadGuideTexts as hunters } from '@orrery/hunters/texts'
import type { Language } from '@orrery/kernel'
import type { GameId } from '../games/types.ts'
import type { Guide, GuideTexts } from './types.ts'

const texts: Readonly<Record<GameId, (language: Language) => Promise<GuideTexts>>> = { cosmos, hunters, arks }

const guides: Readonly<Record<GameId, () => Promise<Guide>>> = {
  cosmos: async () => (await import('./cosmos.ts')).cosmosGuide,
  hunters: async () => (await import('./hunters.ts')).huntersGuide,
  arks: async () => (await import('./arks.ts')).arksGuide,
}

/** The guided first turn of a game. */
export function loadGuide(game: GameId): Promise<Guide> {
  return guides[game]()
}

/** What the guided first turn of a game says. */
export function loadGuideTexts(game: GameId, language: Language): Promise<GuideTexts> {
  return texts[game](language)
}
