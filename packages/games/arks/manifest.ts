import type { GameManifest } from '@orrery/games/manifest'
import { makeTexts } from '@orrery/kernel'
import type about from './texts/en/about.ts'

/** Terraforming Arks. */
export const manifest: GameManifest = {
  id: 'arks',
  versions: async () => [(await import('./index.ts')).arks],
  about: makeTexts<typeof about>((language) => import(`./texts/${language}/about.ts`)),
  speech: async (language) => (await import('./texts/index.ts')).loadSpeech(language),
  numbered: async () => (await import('./rules.json')).default.rules,
  bots: () => import('./bots/index.ts'),
}
