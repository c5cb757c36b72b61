import type { GamePage } from '@orrery/board/page'

/** What the page shows of Comets. */
export const page: GamePage = {
  texts: async () => (await import('./board/texts.ts')).cometsTexts,
  board: () => import('./board/index.tsx'),
}
