import type { Language, Speech } from '@orrery/kernel'
import type { GameId } from './types.ts'

/** The words of every game in every language, one chunk each. */
export const speeches: Readonly<Record<GameId, Readonly<Record<Language, () => Promise<{ default: Speech }>>>>> = {
  cosmos: {
    en: () => import('@orrery/cosmos/texts/en'),
    pl: () => import('@orrery/cosmos/texts/pl'),
    de: () => import('@orrery/cosmos/texts/de'),
  },
  hunters: {
    en: () => import('@orrery/hunters/texts/en'),
    pl: () => import('@orrery/hunters/texts/pl'),
    de: () => import('@orrery/hunters/texts/de'),
  },
  arks: {
    en: () => import('@orrery/arks/texts/en'),
    pl: () => import('@orrery/arks/texts/pl'),
    de: () => import('@orrery/arks/texts/de'),
  },
}
