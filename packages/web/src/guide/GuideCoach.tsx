import type { Guide, GuideStep } from '@orrery/board/guide'
import type { StepTexts } from '@orrery/kernel'
import { type ReactNode, useCallback } from 'react'
import type { Gate } from '../store/gate.ts'
import { speedOf, useSettings } from '../store/settings.ts'
import type { TableHandle } from '../store/table.ts'
import { coach } from '../texts/index.ts'
import { CoachCard } from './CoachCard.tsx'
import { findPlace } from './place.ts'
import { Spotlight } from './Spotlight.tsx'
import { type Progress, useGuides } from './store.ts'
import { useGuideProgress } from './useGuideProgress.ts'
import { bringIntoSight, turnTo, useLit } from './useLit.ts'

interface GuideCoachProps {
  readonly table: TableHandle
  readonly progress: Progress
  readonly gate: Gate
  readonly guide: Guide
  readonly words: StepTexts
  /** What follows the last step; it can lead back to it. */
  end(onBack: () => void): ReactNode
}

const selectorOf = (action: string): string => `[data-action="${CSS.escape(action)}"]`

/** Where the next action may be taken, best in the place of the step, and then the place itself. */
function placesOf({ place }: GuideStep, next: string | undefined): readonly string[] {
  if (next === undefined) return place
  return [...place.map((each) => `${each} ${selectorOf(next)}`), selectorOf(next), ...place]
}

/** Leads through the steps of a guide. */
export function GuideCoach({ table, progress, gate, guide, words, end }: GuideCoachProps): ReactNode {
  const texts = coach.use()
  const { steps } = guide
  const { leave } = useGuides()
  const { table: id } = progress
  const { motion } = useSettings()
  const calm = speedOf(motion) === 0
  const { position, animating, at, step, rest, legal, next, wrongTries, go } = useGuideProgress(
    table,
    progress,
    gate,
    guide,
  )
  // While something is animated, nothing else is lit.
  const selectors = step === undefined || animating ? [] : placesOf(step, next)
  const others = step?.anyOrder === true && !animating ? rest.filter((each) => each !== next).map(selectorOf) : []
  const lit = useLit({
    // Boards turn to a new decision by themselves; after that, the place is looked for again.
    name: `${at}:${rest.length}:${legal.length > 0}`,
    selectors,
    others,
    page: step?.page,
    opens: legal.length > 0 ? step?.opens : undefined,
    calm,
  })
  const point = useCallback(() => {
    turnTo(step?.page)
    requestAnimationFrame(() => {
      const place = findPlace([...(next === undefined ? [] : [selectorOf(next)]), ...(step?.aims ?? []), ...selectors])
      if (place === undefined) return
      bringIntoSight(place, calm)
      const target = place.matches('[data-action],[data-step]')
        ? place
        : place.querySelector('[data-action],[data-step]')
      if (target instanceof HTMLElement || target instanceof SVGElement) target.focus({ preventScroll: true })
    })
  }, [step, next, selectors, calm])

  if (step === undefined) return end(() => go(steps.length - 1))
  const said = words[step.id]
  const waits = rest.length > 0
  const { me, toAct = [] } = position ?? {}
  // While my own move is shown, nobody else is playing.
  const idle = me !== undefined && toAct.includes(me) ? 'shows' : 'waits'
  const act = position?.legal.find((action) => action.id === next)
  return (
    <>
      <Spotlight lit={lit} calm={calm} />
      <CoachCard
        // Each step gets a new card, so that eye and focus notice the change.
        key={step.id}
        texts={texts}
        game={progress.game}
        title={said?.title ?? ''}
        text={said?.text ?? ''}
        rule={step.rule}
        at={at}
        of={steps.length}
        lit={lit}
        state={waits ? (next === undefined ? idle : 'asks') : step.wants === undefined ? 'tells' : 'done'}
        wrongTries={wrongTries}
        first={at === 0}
        onBack={at === 0 ? undefined : () => go(at - 1)}
        onNext={() => go(at + 1)}
        onShow={point}
        onDo={() => act !== undefined && table.act(act)}
        onLeave={() => leave(id)}
      />
    </>
  )
}
