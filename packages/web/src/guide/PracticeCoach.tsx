import type { Exercise, PracticeLesson } from '@orrery/board/guide'
import type { ExerciseTexts } from '@orrery/kernel'
import { type ReactNode, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { Gate } from '../store/gate.ts'
import { speedOf, useSettings } from '../store/settings.ts'
import type { TableHandle } from '../store/table.ts'
import { coach } from '../texts/index.ts'
import { ExerciseCard } from './ExerciseCard.tsx'
import { GuideCoach } from './GuideCoach.tsx'
import { type Judgement, judge } from './judge.ts'
import { Summary } from './Summary.tsx'
import { type Progress, useGuides } from './store.ts'
import { useLesson } from './useLesson.ts'
import { useLit } from './useLit.ts'

interface PracticeCoachProps {
  readonly table: TableHandle
  readonly progress: Progress
  readonly gate: Gate
  readonly lesson: PracticeLesson
  readonly words: Readonly<Record<string, ExerciseTexts>>
  /** What follows the last exercise. */
  end(onBack: () => void): ReactNode
}

/** How the exercise stands; the first outcome is stored, because the game goes on behind it. */
function useJudgement(table: TableHandle, progress: Progress, exercise: Exercise): Judgement {
  const { settle, markDone } = useGuides()
  const { table: id, game, lesson, reached } = progress
  const [now, setNow] = useState<Judgement>({ reached: exercise.from, solved: false, over: false })
  const settled = reached !== undefined
  useEffect(() => {
    if (settled) return
    const look = (): void => {
      const { position, steps } = table.store.getState()
      if (position === undefined) return
      const found = judge(exercise, steps, position)
      setNow((old) => (old.reached === found.reached && old.over === found.over ? old : found))
      if (found.solved) markDone(`${game}/${lesson}/${exercise.id}`)
      if (found.solved || found.over) {
        stop()
        settle(id, found.reached)
      }
    }
    const stop = table.store.subscribe(look)
    look()
    return stop
  }, [table, exercise, id, game, lesson, settled, settle, markDone])
  return settled ? { reached, solved: reached >= exercise.goal, over: true } : now
}

/** Gives the exercises of a lesson: each is played freely and judged, and a solution can be shown. */
export function PracticeCoach(props: PracticeCoachProps): ReactNode {
  const { table, progress, gate, lesson, words, end } = props
  const { exercise: at, shown, lesson: id } = progress
  const exercise = lesson.exercises[at]
  const { open } = useLesson(progress.game)
  const begin = (next: number, solution = false): void => open({ lesson: id, exercise: next, shown: solution }, true)
  const [finished, setFinished] = useState(false)
  const texts = coach.use()
  if (exercise === undefined || finished) return end(() => begin(0))
  const last = at === lesson.exercises.length - 1
  const onNext = (): void => (last ? setFinished(true) : begin(at + 1))
  const said = words[exercise.id]
  if (said === undefined) return undefined
  if (!shown) return <Attempt {...props} exercise={exercise} said={said} begin={begin} onNext={onNext} />
  return (
    <GuideCoach
      {...{ table, progress, gate }}
      guide={exercise}
      words={said.steps}
      end={(onBack) => (
        <Summary
          texts={texts}
          title={texts.solutionShown}
          text={texts.solutionText}
          learned={[]}
          onBack={onBack}
          onAgain={() => begin(at)}
          onNext={onNext}
          nextLabel={last ? texts.finish : texts.nextExercise}
        />
      )}
    />
  )
}

interface AttemptProps extends PracticeCoachProps {
  readonly exercise: Exercise
  readonly said: ExerciseTexts
  begin(exercise: number, solution?: boolean): void
  onNext(): void
}

/** An exercise while it is played, and its outcome. */
function Attempt({ table, progress, lesson, exercise, said, begin, onNext }: AttemptProps): ReactNode {
  const texts = coach.use()
  const { leave } = useGuides()
  const { motion } = useSettings()
  const { exercise: at, game } = progress
  const judgement = useJudgement(table, progress, exercise)
  const begun = useStore(table.store, ({ steps }) => steps.length > (exercise.before?.length ?? 0))
  const lit = useLit({
    name: exercise.id,
    selectors: exercise.place,
    others: [],
    page: undefined,
    opens: undefined,
    calm: speedOf(motion) === 0,
    still: true,
  })
  return (
    <ExerciseCard
      {...{ texts, game, exercise, said, at, begun, judgement, lit, onNext }}
      of={lesson.exercises.length}
      onAgain={() => begin(at)}
      onSolution={() => begin(at, true)}
      onLeave={() => leave(progress.table)}
    />
  )
}
