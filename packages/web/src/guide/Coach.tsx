import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { useStore } from 'zustand'
import { speedOf, useSettings } from '../store/settings.ts'
import type { TableHandle } from '../store/table.ts'
import { coach } from '../texts/index.ts'
import { CoachCard } from './CoachCard.tsx'
import { follow, isWanted, nextWanted } from './follow.ts'
import type { Gate } from './Guided.tsx'
import './guide.css'
import type { Guide, GuideTexts } from '@orrery/board/guide'
import { loadGuide } from './index.ts'
import { findPlace } from './place.ts'
import { Spotlight } from './Spotlight.tsx'
import { Summary } from './Summary.tsx'
import { type Progress, useGuides } from './store.ts'
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
  const { steps, passes } = guide
  const { show, leave } = useGuides()
  const [, navigate] = useLocation()
  const taken = useStore(table.store, (state) => state.steps)
  const position = useStore(table.store, (state) => state.position)
  const animating = useStore(table.store, (state) => state.animating)
  const { motion } = useSettings()
  const calm = speedOf(motion) === 0
  const me = position?.me
  const mine = useMemo(
    () => taken.flatMap(({ seat, action }) => (seat === me && passes?.includes(action) !== true ? [action] : [])),
    [taken, me, passes],
  )
  const reached = useMemo(() => follow(steps, mine), [steps, mine])
  const [wrongTries, setWrongTries] = useState(0)

  const open = reached?.open ?? steps.length
  // The step after the last one is the summary.
  const at = Math.min(progress.at, open)
  const step = steps[at]
  const rest = reached === undefined || at !== open ? [] : reached.rest
  const legal = useMemo(
    () => (animating || position === undefined ? [] : position.legal.map(({ id }) => id)),
    [animating, position],
  )
  const next = step === undefined ? undefined : nextWanted(step, rest, legal)
  // A forced pass is not a step of the guide.
  const onlyPass = position?.legal.length === 1 ? passes?.find((pass) => pass === position.legal[0]?.id) : undefined

  const { table: id } = progress
  const go = useCallback((to: number) => show(id, to), [show, id])
  // A step is over once its actions have been taken; undo reopens it. A player who is reading an older step stays there.
  const [before, setBefore] = useState(open)
  useEffect(() => {
    if (before === open) return
    setBefore(open)
    if (open < before ? progress.at > open : progress.at === before) go(open < before ? open : before + 1)
    setWrongTries(0)
  }, [before, open, progress.at, go])
  // A player who has left the guide's path, in whatever way, plays on without it.
  useEffect(() => {
    if (reached === undefined) leave(id)
  }, [reached, leave, id])

  useEffect(() => {
    const waitingFor = steps[open]
    const wanted = reached?.rest ?? []
    gate.current = (action) => {
      if (action === onlyPass) return true
      // An action that a later step asks for is early, not wrong.
      if (isWanted(waitingFor, wanted, action)) {
        if (at < open) go(open)
        return true
      }
      if (at < open) go(open)
      setWrongTries((count) => count + 1)
      return false
    }
    return () => {
      gate.current = undefined
    }
  }, [gate, steps, open, reached, at, go, onlyPass])

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
        state={waits ? (next === undefined ? 'waits' : 'asks') : step.wants === undefined ? 'tells' : 'done'}
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
