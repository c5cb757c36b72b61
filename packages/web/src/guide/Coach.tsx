import type { Lesson } from '@orrery/board/guide'
import type { GuidePart } from '@orrery/board/page'
import type { LessonTexts } from '@orrery/kernel'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import type { Gate } from '../store/gate.ts'
import { useSettings } from '../store/settings.ts'
import type { TableHandle } from '../store/table.ts'
import { coach } from '../texts/index.ts'
import { GuideCoach } from './GuideCoach.tsx'
import './guide.css'
import { lessonOf, loadLessons } from './index.ts'
import { PracticeCoach } from './PracticeCoach.tsx'
import { Summary } from './Summary.tsx'
import { removeReplaced } from './start.ts'
import { type Progress, useGuides } from './store.ts'
import { useLesson } from './useLesson.ts'

interface CoachProps {
  readonly table: TableHandle
  readonly progress: Progress
  readonly gate: Gate
}

interface LoadedLesson {
  readonly lesson: Lesson
  readonly words: LessonTexts
  /** The lesson after this one, if there is one. */
  readonly next: Lesson | undefined
}

/** A lesson with its texts; nothing until both are loaded. */
function useLoadedLesson(game: string, id: string): LoadedLesson | undefined {
  const { language } = useSettings()
  const [loaded, setLoaded] = useState<LoadedLesson>()
  useEffect(() => {
    let wanted = true
    const load = async (): Promise<void> => {
      const { lessons, loadTexts }: GuidePart = await loadLessons(game)
      const lesson = lessonOf(lessons, id)
      const words = await loadTexts(lesson.id, language)
      if (wanted) setLoaded({ lesson, words, next: lessons[lessons.indexOf(lesson) + 1] })
    }
    void load()
    return () => {
      wanted = false
    }
  }, [game, id, language])
  return loaded
}

/** Runs a lesson: loads it with its texts, leads through it, and says at its end what was learned. */
export default function Coach(props: CoachProps): ReactNode {
  const { game, lesson: id, table } = props.progress
  const loaded = useLoadedLesson(game, id)
  // The table of the lesson before this one is closed by now.
  useEffect(() => {
    void removeReplaced()
  }, [])
  if (loaded === undefined || loaded.lesson.id !== id) return undefined
  const { lesson, words, next } = loaded
  const end = (onBack: () => void): ReactNode => <LessonEnd {...{ game, table, words, lesson, next, onBack }} />
  return lesson.kind === 'guided' ? (
    <GuideCoach {...props} key={table} guide={lesson} words={words.steps ?? {}} end={end} />
  ) : (
    <PracticeCoach {...props} key={table} lesson={lesson} words={words.exercises ?? {}} end={end} />
  )
}

interface LessonEndProps extends LoadedLesson {
  readonly game: string
  readonly table: string
  onBack(): void
}

/** The end of a lesson: it is done, and the next one is offered. */
function LessonEnd({ game, table, words, lesson, next, onBack }: LessonEndProps): ReactNode {
  const texts = coach.use()
  const { leave, markDone } = useGuides()
  const [, navigate] = useLocation()
  const { open } = useLesson(game)
  useEffect(() => markDone(`${game}/${lesson.id}`), [markDone, game, lesson.id])
  return (
    <Summary
      texts={texts}
      title={texts.summary({ title: words.title })}
      learned={words.learned}
      onBack={onBack}
      onPlay={lesson.kind === 'guided' ? () => leave(table) : undefined}
      onHome={() => {
        leave(table)
        navigate('/')
      }}
      onNext={next === undefined ? undefined : () => open({ lesson: next.id }, true)}
    />
  )
}
