import type { GameManifest } from '@orrery/games/manifest'

/** Crafting the Cosmos. */
export const manifest: GameManifest = {
  id: 'cosmos',
  versions: async () => (await import('./versions.ts')).versions,
  about: (language) => import(`./texts/${language}/about.ts`),
  speech: async (language) => (await import('./texts/index.ts')).loadSpeech(language),
  named: async (language) => (await import('./texts/index.ts')).loadNamed(language),
  reasons: async (language) => (await import('./texts/index.ts')).loadReasons(language),
  insights: async (language) => (await import('./texts/index.ts')).loadInsights(language),
  decisions: async () => (await import('./texts/decisions.ts')).decisions,
  characters: async (language) => (await import('./texts/index.ts')).loadCharacters(language),
  numbered: async () => (await import('./rules.json')).default.rules,
  bots: () => import('./bots/index.ts'),
  footprint: async () => (await import('./bots/footprint.ts')).cosmosFootprint,
  learning: async () => (await import('./bots/learning.ts')).learning,
  puzzles: async () => (await import('./bots/puzzles.ts')).puzzles,
  analyst: async () => (await import('./bots/analyst.ts')).analyst,
  points: async () => (await import('./bots/points.data.json')).default,
  simples: () => import('./bots/simple/index.ts'),
  sets: () => import('./sets/index.ts'),
}
