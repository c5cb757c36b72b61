import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { Icon } from '../design/icons.tsx'
import type { GameId } from '../games/types.ts'
import { useTexts } from '../texts/index.ts'
import { startGuide } from './start.ts'
import { useGuides } from './store.ts'

/** Starts the guided first turn of a game, or goes on with it. */
export function LearnButton({
  game,
  className = 'btn',
}: {
  readonly game: GameId
  readonly className?: string
}): ReactNode {
  const t = useTexts()
  const [, navigate] = useLocation()
  const running = useGuides((state) => state.running.some((each) => each.game === game))
  const [starting, setStarting] = useState(false)
  const words = running ? t.learn.goOn : t.learn.start
  return (
    <button
      type="button"
      className={className}
      disabled={starting}
      aria-label={`${words}: ${t.worlds[game].name}`}
      data-testid="learn"
      onClick={() => {
        setStarting(true)
        void startGuide(game, t.setup.defaultName({ n: 1 })).then((table) => navigate(`/table/${table}`))
      }}
    >
      <Icon name="cap" size={18} />
      {words}
    </button>
  )
}
