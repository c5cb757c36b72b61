import type { Action } from '@orrery/kernel'
import { useEffect, useRef } from 'react'
import { useGuides } from '../guide/store.ts'
import { useSettings } from '../store/settings.ts'
import { type ForcedNeeds, forcedAction } from './forced.ts'
import type { ScreenProps } from './TableScreen.tsx'

/** How long an online table waits before it decides by itself, in milliseconds: about as long as a person would, and each time differently. */
const DELAY = { shortest: 700, longest: 2200 }

/** How long a turn that ends by itself can still be taken back, in milliseconds. */
const LAST_LOOK = 900

/**
 * Takes what is forced. At an online table it comes after a pause, so that its speed reveals nothing. After an undo nothing is taken by
 * itself until the player has decided something: otherwise nobody could go back further than to the last forced decision.
 * Returns whether the question will be answered by itself.
 */
export function useForced(
  { table: { act }, state, info, position: { view, me }, game: { board } }: ScreenProps,
  legal: readonly Action[],
  { end, ahead }: Pick<ForcedNeeds, 'end' | 'ahead'>,
): boolean {
  const { passing, singles, confirmEnd, language } = useSettings()
  // The guide wants every click to be made.
  const guided = useGuides(({ running }) => running.some((each) => each.table === info.id))
  const online = info.online === true
  const decisions = state.steps.length
  const forced = forcedAction({
    ...{ board, view, end, ahead },
    legal: state.past === undefined ? legal : [],
    loses: end !== undefined && me !== undefined && (board?.warnings(view, me, language).length ?? 0) > 0,
    settings: { passing, singles: singles && !guided, confirmEnd },
  })
  const most = useRef(0)
  const undone = decisions < most.current
  useEffect(() => {
    most.current = undone ? Math.max(decisions + 1, 0) : decisions
  }, [decisions, undone])
  const id = undone ? undefined : forced?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: `act` and the actions are made anew with every drawing; the question is what counts
  useEffect(() => {
    if (id === undefined || forced === undefined) return
    const pause = online
      ? DELAY.shortest + Math.random() * (DELAY.longest - DELAY.shortest)
      : id === end?.id
        ? LAST_LOOK
        : 0
    const timer = setTimeout(() => act(forced, [], true), pause)
    return () => clearTimeout(timer)
  }, [id, decisions, online])
  return id !== undefined
}
