import type { Exercise } from '@orrery/board/guide'
import { Icon } from '@orrery/board/icons'
import type { ExerciseTexts } from '@orrery/kernel'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { CoachTexts } from '../texts/index.ts'
import { CardFrame } from './CardFrame.tsx'
import type { Judgement } from './judge.ts'
import { isNarrow } from './place.ts'
import type { Lit } from './useLit.ts'

interface ExerciseCardProps {
  readonly texts: CoachTexts
  readonly game: string
  readonly exercise: Exercise
  readonly said: ExerciseTexts
  readonly at: number
  readonly of: number
  /** The player has taken a first action. */
  readonly begun: boolean
  readonly judgement: Judgement
  /** What has to be looked at: the card stands beside it. */
  readonly lit: Lit | undefined
  onAgain(): void
  onSolution(): void
  onNext(): void
  onLeave(): void
}

/** The card of an exercise: its goal and how far it is, and at the end of the turn what came out. */
export function ExerciseCard(props: ExerciseCardProps): ReactNode {
  const { texts, game, exercise, said, at, of, begun, judgement, lit, onLeave } = props
  const { from, goal } = exercise
  const { reached, solved, over } = judgement
  const main = useRef<HTMLButtonElement>(null)
  const [hint, setHint] = useState(false)
  const [folded, onFold] = useState(false)
  // In a narrow window the card would cover the buttons.
  useEffect(() => {
    if (begun && isNarrow({ width: innerWidth, height: innerHeight })) onFold(true)
  }, [begun])
  const state = solved ? 'solved' : over ? 'missed' : 'plays'
  const counted = { counts: said.counts, n: Math.max(0, reached - from), of: goal - from }
  return (
    <CardFrame
      {...{ texts, game, lit, state, at, main, onLeave }}
      label={texts.exercise({ n: at + 1, of })}
      title={said.title}
      rule={exercise.rule}
      {...(state === 'plays' ? { folds: { line: texts.counted(counted), folded, onFold } } : {})}
      bar={{ value: Math.min(counted.n, counted.of), max: counted.of }}
      footer={
        state === 'plays' ? (
          <PlayButtons {...props} hint={hint} onHint={() => setHint(true)} />
        ) : (
          <EndButtons {...props} main={main} />
        )
      }
    >
      <p>{said.goal}</p>
      {hint && state === 'plays' ? <p className="coach-note">{said.hint}</p> : undefined}
      {state === 'plays' ? undefined : (
        <p className={`coach-verdict ${state}`}>
          <Icon name={solved ? 'check' : 'undo'} size={18} />
          {solved ? texts.solved : texts.missed}
        </p>
      )}
      <p className="coach-count num" data-testid="coach-count">
        {texts.counted(counted)}
      </p>
    </CardFrame>
  )
}

function PlayButtons({
  texts,
  hint,
  onHint,
  onAgain,
  onSolution,
}: ExerciseCardProps & { readonly hint: boolean; onHint(): void }): ReactNode {
  return (
    <>
      <button type="button" className="btn ghost" onClick={onAgain} data-testid="coach-again">
        {texts.restart}
      </button>
      {hint ? (
        <button type="button" className="btn" onClick={onSolution} data-testid="coach-solution">
          {texts.solution}
        </button>
      ) : (
        <button type="button" className="btn" onClick={onHint} data-testid="coach-hint">
          {texts.hint}
        </button>
      )}
    </>
  )
}

function EndButtons({
  texts,
  at,
  of,
  judgement,
  main,
  onAgain,
  onSolution,
  onNext,
}: ExerciseCardProps & { readonly main: RefObject<HTMLButtonElement | null> }): ReactNode {
  const buttons = [
    { id: 'again', label: texts.again, onClick: onAgain, first: !judgement.solved },
    { id: 'next', label: at + 1 === of ? texts.finish : texts.nextExercise, onClick: onNext, first: judgement.solved },
  ]
  return (
    <>
      <button type="button" className="btn ghost" onClick={onSolution} data-testid="coach-solution">
        {texts.solution}
      </button>
      {buttons.map(({ id, label, onClick, first }) => (
        <button
          key={id}
          ref={first ? main : undefined}
          type="button"
          className={first ? 'btn primary' : 'btn'}
          onClick={onClick}
          data-testid={`coach-${id}`}
        >
          {label}
        </button>
      ))}
    </>
  )
}
