import { useCallback, useState } from 'react'
import { useLocation } from 'wouter'
import { useTexts } from '../texts/index.ts'
import { continueLesson, type LessonStart, startLesson } from './start.ts'

/** Opens a lesson of a game, anew or where it is running. */
export function useLesson(game: string): {
  readonly opening: boolean
  open(lesson: Omit<LessonStart, 'game' | 'me'>, anew?: boolean): void
} {
  const t = useTexts()
  const [, navigate] = useLocation()
  const [opening, setOpening] = useState(false)
  const me = t.setup.defaultName({ n: 1 })
  const open = useCallback(
    (lesson: Omit<LessonStart, 'game' | 'me'>, anew = false) => {
      setOpening(true)
      const start = anew ? startLesson : continueLesson
      void start({ ...lesson, game, me })
        .then((table) => navigate(`/table/${table}`))
        .finally(() => setOpening(false))
    },
    [game, me, navigate],
  )
  return { opening, open }
}
