import type { Guide, GuideStep } from '@orrery/board/guide'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { Gate } from '../store/gate.ts'
import type { TableHandle } from '../store/table.ts'
import type { Position } from '../worker/protocol.ts'
import { follow, isWanted, nextWanted } from './follow.ts'
import { type Progress, useGuides } from './store.ts'

/** Where a guide is, and what it asks for. */
export interface GuideProgress {
  readonly position: Position | undefined
  readonly animating: boolean
  /** The step that is shown; `undefined` for the summary after the last one. */
  readonly at: number
  readonly step: GuideStep | undefined
  /** The actions that it still asks for. */
  readonly rest: readonly string[]
  /** The ids of all legal actions. */
  readonly legal: readonly string[]
  /** The action to take now. */
  readonly next: string | undefined
  /** How often the player tried another action at this step. */
  readonly wrongTries: number
  go(at: number): void
}

/** Follows the player through a guide: accepts the actions it asks for, refuses all others, and ends it when the player leaves its path. */
export function useGuideProgress(
  table: TableHandle,
  progress: Progress,
  gate: Gate,
  { steps, passes, before: played }: Guide,
): GuideProgress {
  const { show, leave } = useGuides()
  const taken = useStore(table.store, (state) => state.steps)
  const position = useStore(table.store, (state) => state.position)
  const animating = useStore(table.store, (state) => state.animating)
  const me = position?.me
  const mine = useMemo(
    () => taken.slice(played?.length ?? 0).flatMap(({ seat, action }) => (seat === me ? [action] : [])),
    [taken, me, played],
  )
  const reached = useMemo(() => follow(steps, mine, passes), [steps, mine, passes])
  const [wrongTries, setWrongTries] = useState(0)
  const open = reached?.open ?? steps.length
  const at = Math.min(progress.at, open)
  const step = steps[at]
  const rest = reached === undefined || at !== open ? [] : reached.rest
  const legal = useMemo(
    () => (animating || position === undefined ? [] : position.legal.map(({ id }) => id)),
    [animating, position],
  )
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
      if (at < open) go(open)
      if (isWanted(waitingFor, wanted, action)) return true
      setWrongTries((count) => count + 1)
      return false
    }
    return () => {
      gate.current = undefined
    }
  }, [gate, steps, open, reached, at, go, onlyPass])
  const next = step === undefined ? undefined : nextWanted(step, rest, legal)
  return { position, animating, at, step, rest, legal, next, wrongTries, go }
}
