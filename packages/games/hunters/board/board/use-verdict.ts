import { useCallback, useEffect, useRef, useState } from 'react'
import { type Action, starOf, subject, systemOf, type View } from '../data.ts'
import type { VerdictShown } from '../hr/verdict.tsx'

/** The star that a decision will settle. */
export function settles(action: Action, { star, ask, hrHelp }: View): string | undefined {
  if (action.kind === 'create' && hrHelp) return subject(action.id)
  return action.kind === 'place' || (ask === 'cannon' && action.kind === 'pass') ? star : undefined
}

/**
 * Remembers which star I am placing, and finds out from the next views how it ended. It does not use events, because without motion the
 * board sees none.
 */
export function useVerdict(
  view: View,
  me: number | undefined,
  moving: boolean,
): { readonly verdict: VerdictShown | undefined; watch(star: string): void; close(): void } {
  const [verdict, setVerdict] = useState<VerdictShown>()
  const watched = useRef<{ readonly star: string; readonly me: number; readonly view: View }>(undefined)
  const latest = useRef(view)
  latest.current = view

  useEffect(() => {
    const placed = watched.current
    if (placed === undefined || moving || placed.view === view) return
    if (placed.me !== me) {
      watched.current = undefined
      return
    }
    if (view.star === placed.star && view.asked === me && (view.ask === 'cannon' || view.ask === 'place')) return
    watched.current = undefined
    const right = view.markers.some((marker) => marker.star === placed.star && marker.seat === placed.me)
    const system = systemOf(starOf(placed.star)?.system)
    const mine = view.players[placed.me]?.stars ?? []
    const complete = right && system?.members.every((id) => mine.includes(id)) === true
    setVerdict({
      star: placed.star,
      right,
      ...(complete && system !== undefined ? { system: { id: system.id, points: system.bonus } } : {}),
    })
  }, [view, me, moving])

  const watch = useCallback(
    (star: string) => {
      if (me !== undefined) watched.current = { star, me, view: latest.current }
    },
    [me],
  )
  const close = useCallback(() => setVerdict(undefined), [])
  return { verdict, watch, close }
}
