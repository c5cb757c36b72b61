import type { ReactNode } from 'react'
import { Redirect } from 'wouter'
import { puzzleGames } from './choose.ts'
import { PuzzlesPage } from './PuzzlesPage.tsx'
import { SolvePage } from './SolvePage.tsx'

/** The pages of the puzzles: `/puzzles`, `/puzzles/hunters` and `/puzzles/hunters/2cd67f`. */
export default function PuzzleRoutes({ path }: { readonly path: string }): ReactNode {
  const [game, id] = path.split('/').filter((part) => part !== '')
  if (game === undefined) return <PuzzlesPage />
  if (!puzzleGames.includes(game)) return <Redirect to="/puzzles" />
  if (id === undefined) return <PuzzlesPage key={game} game={game} />
  return <SolvePage key={`${game}/${id}`} game={game} id={id} />
}
