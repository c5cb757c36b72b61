import type { BoardProps } from '@orrery/board'
import type { Seat } from '@orrery/kernel'
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import type { LogStep } from '../worker/protocol.ts'
import type { LogWriter } from './lines.ts'
import type { LoadedGame } from './useGame.ts'

// Most people look at a board.
const TextBoard = lazy(() => import('./TextBoard.tsx'))

interface GameViewProps {
  /** Left out in text mode. */
  readonly Board: ComponentType<BoardProps> | undefined
  readonly board: BoardProps
  readonly game: LoadedGame
  readonly toAct: readonly Seat[]
  readonly steps: readonly LogStep[]
  readonly writeLines: LogWriter
}

/** A position of a game: on its board, or in text mode. */
export function GameView({ Board, board, game, ...shown }: GameViewProps): ReactNode {
  if (Board !== undefined) return <Board {...board} />
  return (
    <Suspense>
      <TextBoard {...board} speech={game.speech} module={game.board} {...shown} />
    </Suspense>
  )
}
