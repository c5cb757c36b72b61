import type { GameManifest } from '@orrery/games/manifest'
import { makeTexts } from '@orrery/kernel'
import type about from './texts/en/about.ts'

/** Star Hunters. */
export const manifest: GameManifest = {
  id: 'hunters',
  versions: async () => (await import('./index.ts')).versions,
  about: makeTexts<typeof about>((language) => import(`./texts/${language}/about.ts`)),
  speech: async (language) => (await import('./texts/index.ts')).loadSpeech(language),
  numbered: async () => (await import('./rules.json')).default.rules,
  bots: () => import('./bots/index.ts'),
}
