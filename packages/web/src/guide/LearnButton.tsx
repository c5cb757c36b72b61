import { Icon } from '@orrery/board/icons'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { coach, useTexts, withTexts } from '../texts/index.ts'
import { useGuides } from './store.ts'

const LearnDialog = lazy(withTexts(() => import('./LearnDialog.tsx'), coach))

/** Opens the list of a game's lessons. */
export function LearnButton({ game, className }: { readonly game: string; readonly className: string }): ReactNode {
  const t = useTexts()
  const running = useGuides((state) => state.running.some((each) => each.game === game))
  const [open, setOpen] = useState(false)
  const words = running ? t.learn.continue : t.learn.start
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={`${words}: ${t.about(game).name}`}
        data-testid="learn"
        onClick={() => setOpen(true)}
      >
        <Icon name="cap" size={18} />
        {words}
      </button>
      {open ? (
        <Suspense>
          <LearnDialog game={game} onClose={() => setOpen(false)} />
        </Suspense>
      ) : undefined}
    </>
  )
}
