import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { speedOf, useSettings } from '../store/settings.ts'
import type { TableHandle } from '../store/table.ts'
import { coach } from '../texts/index.ts'
import { CoachCard } from './CoachCard.tsx'
import type { Gate } from './Guided.tsx'
import './guide.css'
import type { Guide, GuideTexts } from '@orrery/board/guide'
import { loadGuide } from './index.ts'
import { findPlace } from './place.ts'
import { Spotlight } from './Spotlight.tsx'
import { Summary } from './Summary.tsx'
import { type Progress, useGuides } from './store.ts'
import { useGuideProgress } from './useGuideProgress.ts'
import { bringIntoSight, turnTo, useLit } from './useLit.ts'

interface CoachProps {
  readonly table: TableHandle
  readonly progress: Progress
  readonly gate: Gate
}

/** Runs a guide: loads it with its texts, then shows its steps. */
export default function Coach(props: CoachProps): ReactNode {
  const { game } = props.progress
  const { language } = useSettings()
  const [loaded, setLoaded] = useState<{ readonly guide: Guide; readonly words: GuideTexts }>()
  useEffect(() => {
    let wanted = true
    const load = async (): Promise<void> => {
      const { guide, loadTexts } = await loadGuide(game)
      const words = await loadTexts(language)
      if (wanted) setLoaded({ guide, words })
    }
    void load()
    return () => {
      wanted = false
    }
  }, [game, language])
  return loaded === undefined ? undefined : <LoadedCoach {...props} {...loaded} />
}

const selectorOf = (action: string): string => `[data-action="${CSS.escape(action)}"]`

function LoadedCoach({
  table,
  progress,
  gate,
  guide,
  words,
}: CoachProps & { readonly guide: Guide; readonly words: GuideTexts }): ReactNode {
  const texts = coach.use()
  const { steps } = guide
  const { leave } = useGuides()
  const { table: id } = progress
  const [, navigate] = useLocation()
  const { motion } = useSettings()
  const calm = speedOf(motion) === 0
  const { position, animating, at, step, rest, legal, next, wrongTries, go } = useGuideProgress(
    table,
    progress,
    gate,
    guide,
  )
  // While something is animated, nothing else is lit.
  const selectors =
    step === undefined || animating ? [] : next === undefined ? step.place : [selectorOf(next), ...step.place]
  const lit = useLit({
    // Boards turn to a new decision by themselves; after that, the place is looked for again.
    name: `${at}:${rest.length}:${legal.length > 0}`,
    selectors,
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

  if (step === undefined) {
    return (
      <Summary
        texts={texts}
        learned={words.learned}
        onBack={() => go(steps.length - 1)}
        onPlay={() => leave(id)}
        onHome={() => {
          leave(id)
          navigate('/')
        }}
      />
    )
  }
  const said = words.steps[step.id]
  const waits = rest.length > 0
  const { me, toAct = [] } = position ?? {}
  // While my own move is shown, nobody else is playing.
  const idle = me !== undefined && toAct.includes(me) ? 'shows' : 'waits'
  const act = position?.legal.find((action) => action.id === next)
  return (
    <>
      <Spotlight box={lit?.place} calm={calm} />
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
