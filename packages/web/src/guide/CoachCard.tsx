import { Icon } from '@orrery/board/icons'
import { type ReactNode, type RefObject, useRef } from 'react'
import type { CoachTexts } from '../texts/index.ts'
import { CardFrame } from './CardFrame.tsx'
import type { Lit } from './useLit.ts'

interface CoachCardProps {
  readonly texts: CoachTexts
  readonly game: string
  readonly title: string
  readonly text: string
  readonly rule: string
  readonly at: number
  readonly of: number
  /** What is lit; the card must not cover it. */
  readonly lit: Lit | undefined
  /** Explains something; asks for an action; asks for one while others are deciding; already done. */
  readonly state: 'tells' | 'asks' | 'waits' | 'shows' | 'done'
  /** How often the player tried another action at this step. */
  readonly wrongTries: number
  readonly first: boolean
  readonly onBack: (() => void) | undefined
  onNext(): void
  onShow(): void
  onDo(): void
  onLeave(): void
}

/** The card of a step: its explanation, and the buttons to go on. */
export function CoachCard(props: CoachCardProps): ReactNode {
  const { texts, game, title, text, rule, at, of, lit, state, wrongTries, first, onLeave } = props
  const main = useRef<HTMLButtonElement>(null)
  const note = wrongTries > 0 && state !== 'done' ? texts.later({ title }) : state === 'waits' ? texts.wait : undefined
  return (
    <CardFrame
      {...{ texts, game, title, rule, lit, state, at, main, onLeave }}
      label={texts.step({ n: at + 1, of })}
      bar={{ value: at + 1, max: of }}
      footer={<StepButtons {...props} main={main} />}
    >
      <p>{text}</p>
      {note === undefined ? undefined : (
        <p className="coach-note" key={wrongTries}>
          {note}
        </p>
      )}
      {first ? <p className="coach-keys">{texts.keys}</p> : undefined}
    </CardFrame>
  )
}

function StepButtons({
  texts,
  state,
  main,
  onBack,
  onNext,
  onDo,
  onShow,
}: CoachCardProps & { readonly main: RefObject<HTMLButtonElement | null> }): ReactNode {
  return (
    <>
      <button type="button" className="btn ghost" disabled={onBack === undefined} onClick={onBack}>
        {texts.back}
      </button>
      {state === 'tells' || state === 'done' ? (
        <button ref={main} type="button" className="btn primary" onClick={onNext} data-testid="coach-next">
          {texts.next}
          <Icon name="end" size={16} />
        </button>
      ) : (
        <>
          <button
            type="button"
            className="btn"
            disabled={state === 'waits' || state === 'shows'}
            onClick={onDo}
            data-testid="coach-do"
          >
            {texts.doIt}
          </button>
          <button ref={main} type="button" className="btn primary" onClick={onShow} data-testid="coach-show">
            {texts.show}
          </button>
        </>
      )}
    </>
  )
}
