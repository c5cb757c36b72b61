import type { Place } from '@orrery/board'
import { useEffect, useState } from 'react'
import { type Action, isClass, type StarClass, starOf, type View } from '../data.ts'

/** Whether this pile holds a star that can be created now. */
const payable = (view: View, legal: readonly Action[], pile: StarClass): boolean =>
  view.piles[pile]?.some((star) => legal.some(({ id }) => id === `create:${star}`)) === true

/** The open pile: one with an affordable star, or the one a line of the log points at; otherwise whichever the player chose. */
export function usePiles(
  view: View,
  legal: readonly Action[],
  bring: readonly Place[] | undefined,
): readonly [StarClass, (pile: StarClass) => void] {
  const [pile, setPile] = useState<StarClass>('mainSequence')
  useEffect(() => {
    if (!legal.some(({ kind }) => kind === 'create')) return
    const first = Object.keys(view.piles).find((id) => isClass(id) && payable(view, legal, id))
    if (first !== undefined && isClass(first)) setPile((old) => (payable(view, legal, old) ? old : first))
  }, [legal, view])
  useEffect(() => {
    const at = bring?.[0]?.at ?? ''
    const star = at.startsWith('choice:') ? starOf(at.slice('choice:'.length)) : undefined
    if (star !== undefined) setPile(star.class)
  }, [bring])
  return [pile, setPile]
}
