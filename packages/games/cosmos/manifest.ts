import type { GameManifest } from '@orrery/games/manifest'

/** Crafting the Cosmos. */
export const manifest: GameManifest = {
  id: 'cosmos',
  versions: async () => [(await import('./game.ts')).cosmos],
  about: (language) => import(`./texts/${language}/about.ts`),
  speech: async (language) => (await import('./texts/index.ts')).loadSpeech(language),
  numbered: async () => (await import('./rules.json')).default.rules,
  bots: () => import('./bots/index.ts'),
}
