import { useCallback, useState } from 'react'
import { useLocation } from 'wouter'
import { useTexts } from '../texts/index.ts'
import type { LessonStart } from './start.ts'

type WantedLesson = Omit<LessonStart, 'game' | 'me'>

/** Opens a lesson of a game, anew or where it is running. What starts it is loaded only then: most tables are not lessons. */
export function useLesson(game: string): {
  readonly opening: boolean
  open(lesson: WantedLesson, anew?: boolean): void
} {
  const t = useTexts()
  const [, navigate] = useLocation()
  const [opening, setOpening] = useState(false)
  const me = t.setup.defaultName({ n: 1 })
  const open = useCallback(
    (lesson: WantedLesson, anew = false) => {
      setOpening(true)
      const start = async (): Promise<void> => {
        const { continueLesson, startLesson } = await import('./start.ts')
        navigate(`/table/${await (anew ? startLesson : continueLesson)({ ...lesson, game, me })}`)
      }
      void start().finally(() => setOpening(false))
    },
    [game, me, navigate],
  )
  return { opening, open }
}
