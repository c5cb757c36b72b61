import type { GameManifest } from '@orrery/games/manifest'
import { makeTexts } from '@orrery/kernel'
import type about from './texts/en/about.ts'

/** Crafting the Cosmos. */
export const manifest: GameManifest = {
  id: 'cosmos',
  versions: async () => [(await import('./index.ts')).cosmos],
  about: makeTexts<typeof about>((language) => import(`./texts/${language}/about.ts`)),
  speech: async (language) => (await import('./texts/index.ts')).loadSpeech(language),
  numbered: async () => (await import('./rules.json')).default.rules,
  bots: () => import('./bots/index.ts'),
}
