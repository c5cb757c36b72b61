import type { GamePage } from '@orrery/board/page'
import picture from './picture.svg'

/** What the page shows of Crafting the Cosmos. */
export const page: GamePage = {
  picture,
  texts: async () => (await import('./board/texts/index.ts')).cosmosTexts,
  board: () => import('./board/index.tsx'),
  small: () => import('./small/index.tsx'),
  guide: () => import('./guide/index.ts'),
  rulebook: () => import('./rulebook/index.tsx'),
}
