import type { Place } from '@orrery/board'
import { useEffect } from 'react'
import { type Action, isClass, type StarClass, starOf, type View } from '../data.ts'
import { tabOf } from '../places.ts'
import { type Tab, tabFor } from './tabs.tsx'

/** What the board turns by itself. */
interface Turned {
  setTab(tab: Tab): void
  setOpen(open: undefined): void
  setLook(seat: number | undefined): void
  setPile(change: StarClass | ((old: StarClass) => StarClass)): void
}

/** Whether this pile holds a star that can be created now. */
const payable = (view: View, legal: readonly Action[], pile: StarClass): boolean =>
  view.piles[pile]?.some((star) => legal.some(({ id }) => id === `create:${star}`)) === true

/**
 * Turns the pages by itself: to where a new decision is made, the piles to where something can be paid, and to what a line of the
 * log speaks of. Within a decision the player turns them.
 */
export function useTurning(
  view: View,
  legal: readonly Action[],
  seat: number,
  bring: readonly Place[] | undefined,
  { setTab, setOpen, setLook, setPile }: Turned,
): void {
  const deciding = legal.length > 0
  useEffect(() => {
    if (!deciding) return
    const wanted = tabFor(view.ask)
    if (wanted !== undefined) setTab(wanted)
    setOpen(undefined)
    setLook(undefined)
  }, [deciding, view.ask, setTab, setOpen, setLook])
  useEffect(() => {
    if (!legal.some(({ kind }) => kind === 'create')) return
    const first = Object.keys(view.piles).find((id) => isClass(id) && payable(view, legal, id))
    if (first !== undefined && isClass(first)) setPile((old) => (payable(view, legal, old) ? old : first))
  }, [legal, view, setPile])
  useEffect(() => {
    const [first] = bring ?? []
    if (first === undefined) return
    const tab = tabOf(first.at)
    if (tab !== undefined) setTab(tab)
    const pile = first.at.startsWith('choice:') ? starOf(first.at.slice('choice:'.length))?.class : undefined
    if (pile !== undefined) setPile(pile)
    if (first.at.startsWith('star:') && first.seat !== undefined && first.seat !== seat) setLook(first.seat)
  }, [bring, seat, setTab, setLook, setPile])
}
