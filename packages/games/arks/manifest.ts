import type { GameManifest } from '@orrery/games/manifest'

/** Terraforming Arks. */
export const manifest: GameManifest = {
  id: 'arks',
  versions: async () => [(await import('./game.ts')).arks],
  about: (language) => import(`./texts/${language}/about.ts`),
  speech: async (language) => (await import('./texts/index.ts')).loadSpeech(language),
  numbered: async () => (await import('./rules.json')).default.rules,
  bots: () => import('./bots/index.ts'),
}
