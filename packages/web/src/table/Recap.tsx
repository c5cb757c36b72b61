import type { Place } from '@orrery/board'
import type { GameEvent, Seat } from '@orrery/kernel'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useGuides } from '../guide/store.ts'
import { useSettings } from '../store/settings.ts'
import type { LogStep } from '../worker/protocol.ts'
import type { LogWriter } from './lines.ts'
import { countTypes, stepsSinceMine, tellingTime, toldTurns } from './recap.ts'
import type { Reasoned } from './useWhy.ts'

const RecapCard = lazy(() => import('./RecapCard.tsx'))

interface RecapNeeds {
  readonly reasoned: Reasoned
  readonly steps: readonly LogStep[]
  /** The number of the present turn. */
  readonly present: number
  readonly me: Seat | undefined
  readonly names: readonly string[]
  /** It is my turn, the board is at rest, and nothing is answered by itself, which would leave no time to tell anything. */
  readonly mine: boolean
  readonly writeLines: LogWriter
  /** Left out where there is no board. */
  readonly placesOf: ((event: GameEvent) => readonly Place[]) | undefined
  point(places: readonly Place[] | undefined): void
}

/** What the others did since my last turn. */
interface RecapState {
  /** All of it. */
  readonly steps: readonly LogStep[]
  /** The turn that is being shown. */
  readonly card: ReactNode
}

const nowhere = (): readonly Place[] => []

/**
 * Shows what the others have done as soon as it is my turn again: each of their turns in a few lines, with its places marked on the board.
 * Everything is shown once. The first thing I do ends it.
 */
export function useRecap(needs: RecapNeeds): RecapState {
  const { reasoned, steps, present, me, names, mine, writeLines, placesOf, point } = needs
  const { recap: pace } = useSettings()
  const guided = useGuides(({ running }) => running.some((each) => each.table === reasoned.info.id))
  const since = useMemo(
    () => (me === undefined ? [] : stepsSinceMine(steps, me, names.length, present, writeLines)),
    [steps, me, names.length, present, writeLines],
  )
  /** How many steps have already been shown; whoever reloads the page has seen them. */
  const kept = `orrery-told-${reasoned.info.id}`
  const told = useRef(Number(sessionStorage.getItem(kept) ?? 0))
  const [at, setAt] = useState<number>()
  const [fresh, setFresh] = useState<readonly LogStep[]>([])
  const turns = useMemo(
    () => (fresh.length === 0 ? [] : toldTurns(fresh, writeLines, placesOf ?? nowhere, countTypes(steps))),
    [fresh, steps, writeLines, placesOf],
  )
  const tells = mine && !guided && pace !== 'off' && placesOf !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins when the turn comes to me, and ends with it
  useEffect(() => {
    if (!mine) {
      setAt(undefined)
      return
    }
    // What an automaton did within my own step is shown by its board.
    const untold = since.filter((step) => steps.indexOf(step) >= told.current)
    const isNew = steps.length > told.current
    told.current = Math.max(told.current, steps.length)
    sessionStorage.setItem(kept, String(told.current))
    // Whoever has decided something, or comes back in the middle of their own turn, has already gone on.
    if (steps.at(-1)?.seat === me) setAt(undefined)
    if (!tells || !isNew || untold.length === 0 || steps.at(-1)?.seat === me) return
    setFresh(untold)
    setAt(0)
  }, [mine, steps])
  // What finds reasons is not part of what a table loads at first; of the server they are asked only where the list is opened.
  const asks = reasoned.info.online !== true && steps.some(({ seat }) => seat === me)
  const turn = at === undefined || !tells ? undefined : turns[at]
  useEffect(() => {
    if (turn === undefined || pace === 'off') return
    point(turn.places)
    const timer = setTimeout(() => setAt((old) => (old === undefined ? old : old + 1)), tellingTime(turn, pace))
    return () => {
      clearTimeout(timer)
      point(undefined)
    }
  }, [turn, pace, point])
  useEffect(() => {
    if (turn === undefined) return
    const skip = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setAt(undefined)
    }
    addEventListener('keydown', skip)
    return () => removeEventListener('keydown', skip)
  }, [turn])
  return {
    steps: since,
    card:
      turn === undefined ? undefined : (
        <Suspense>
          <RecapCard
            key={turn.key}
            {...{ turn, names, count: turns.length, at: (at ?? 0) + 1, reasoned, asks }}
            onSkip={() => setAt(undefined)}
          />
        </Suspense>
      ),
  }
}
