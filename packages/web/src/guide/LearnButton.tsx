import { Icon } from '@orrery/board/icons'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { useTexts } from '../texts/index.ts'
import { startGuide } from './start.ts'
import { useGuides } from './store.ts'

/** Starts the guided first turn of a game, or continues it. */
export function LearnButton({
  game,
  className = 'btn',
}: {
  readonly game: string
  readonly className?: string
}): ReactNode {
  const t = useTexts()
  const [, navigate] = useLocation()
  const running = useGuides((state) => state.running.some((each) => each.game === game))
  const [starting, setStarting] = useState(false)
  const words = running ? t.learn.continue : t.learn.start
  return (
    <button
      type="button"
      className={className}
      disabled={starting}
      aria-label={`${words}: ${t.about(game).name}`}
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
