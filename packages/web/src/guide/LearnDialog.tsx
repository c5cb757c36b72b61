import type { Lesson } from '@orrery/board/guide'
import { Icon } from '@orrery/board/icons'
import type { LessonTexts } from '@orrery/kernel'
import { type ReactNode, useEffect, useState } from 'react'
import { Dialog } from '../design/Dialog.tsx'
import { useSettings } from '../store/settings.ts'
import { type CoachTexts, coach, useTexts } from '../texts/index.ts'
import './offer.css'
import './learn.css'
import { loadLessons } from './index.ts'
import { useGuides } from './store.ts'
import { useLesson } from './useLesson.ts'

interface ListedLesson {
  readonly lesson: Lesson
  readonly words: LessonTexts
}

/** The lessons of a game with their texts; nothing until they are loaded. */
function useListedLessons(game: string): readonly ListedLesson[] | undefined {
  const { language } = useSettings()
  const [listed, setListed] = useState<readonly ListedLesson[]>()
  useEffect(() => {
    let wanted = true
    const load = async (): Promise<void> => {
      const { lessons, loadTexts } = await loadLessons(game)
      const words = await Promise.all(
        lessons.map(async (lesson) => ({ lesson, words: await loadTexts(lesson.id, language) })),
      )
      if (wanted) setListed(words)
    }
    void load()
    return () => {
      wanted = false
    }
  }, [game, language])
  return listed
}

/** The list of a game's lessons: what each teaches, how long it takes, and which are done. */
export default function LearnDialog({ game, onClose }: { readonly game: string; onClose(): void }): ReactNode {
  const t = useTexts()
  const texts = coach.use()
  const listed = useListedLessons(game)
  const done = useGuides((state) => state.done)
  const next = listed?.findIndex(({ lesson }) => !done.includes(`${game}/${lesson.id}`))
  return (
    <Dialog title={texts.lessons({ game: t.about(game).name })} onClose={onClose} className="learn">
      {listed === undefined ? (
        <div className="loading" aria-busy="true" />
      ) : (
        <ol className="lessons">
          {listed.map((each, i) => (
            <LessonRow
              key={each.lesson.id}
              {...each}
              n={i + 1}
              next={i === next}
              game={game}
              texts={texts}
              onOpen={onClose}
            />
          ))}
        </ol>
      )}
    </Dialog>
  )
}

interface LessonRowProps extends ListedLesson {
  readonly n: number
  /** The first lesson that is not done. */
  readonly next: boolean
  readonly game: string
  readonly texts: CoachTexts
  /** The lesson has been asked for. */
  onOpen(): void
}

function LessonRow({ lesson, words, n, next, game, texts, onOpen }: LessonRowProps): ReactNode {
  const { id, minutes } = lesson
  const done = useGuides((state) => state.done)
  const running = useGuides((state) => state.running.some((each) => each.game === game && each.lesson === id))
  const { opening, open } = useLesson(game)
  const isDone = done.includes(`${game}/${id}`)
  const exercises = lesson.kind === 'practice' ? lesson.exercises : []
  const solved = exercises.map((each) => done.includes(`${game}/${id}/${each.id}`))
  const label = running ? texts.continue : isDone ? texts.repeat : texts.start
  return (
    <li className={isDone ? 'lesson done' : 'lesson'} data-testid={`lesson-${id}`}>
      <span className="lesson-mark" aria-hidden="true">
        {isDone ? <Icon name="check" size={18} /> : n}
      </span>
      <div>
        <h3>{words.title}</h3>
        <p>{words.about}</p>
        <p className="lesson-facts">
          {texts.minutes({ n: minutes })}
          {exercises.length === 0
            ? undefined
            : ` · ${texts.solvedOf({ n: solved.filter(Boolean).length, of: exercises.length })}`}
          {isDone ? ` · ${texts.done}` : undefined}
        </p>
      </div>
      <button
        type="button"
        className={next ? 'btn primary' : 'btn'}
        disabled={opening}
        aria-label={`${label}: ${words.title}`}
        data-testid={`learn-${id}`}
        onClick={() => {
          // Exercises go on with the first one that is not solved yet.
          open({ lesson: id, exercise: Math.max(0, solved.indexOf(false)) })
          onOpen()
        }}
      >
        {label}
      </button>
    </li>
  )
}
