import type { GameManifest } from '@orrery/games/manifest'

/** Comets. */
export const manifest: GameManifest = {
  id: 'comets',
  versions: async () => (await import('./versions.ts')).versions,
  about: (language) => import(`./texts/${language}/about.ts`),
  speech: async (language) => (await import('./texts/index.ts')).loadSpeech(language),
  numbered: async () => (await import('./rules.json')).default.rules,
}
