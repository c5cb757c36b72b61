import { loadSpeech as arks } from '@orrery/arks/texts'
import { loadSpeech as cosmos } from '@orrery/cosmos/texts'
import { loadSpeech as hunters } from '@orrery/hunters/texts'
import type { Language, Speech } from '@orrery/kernel'
import type { GameId } from './types.ts'

/** How each game speaks a language. */
export const speeches: Readonly<Record<GameId, (language: Language) => Promise<Speech>>> = { cosmos, hunters, arks }
