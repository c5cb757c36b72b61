import type { Place } from '@orrery/board'
import { Icon } from '@orrery/board/icons'
import type { Page } from '@orrery/board/tabs'
import { useEffect } from 'react'
import type { DecisionKind } from '../data.ts'
import { tabOf } from '../places.ts'
import type { Texts } from '../texts/index.ts'

/** The pages of a narrow board. */
export type Tab = 'me' | 'table' | 'others'

const pictures = { me: 'person', table: 'orbit', others: 'people' } as const

/** Decisions that are made on the table's page. */
const TABLE_ASKS: ReadonlySet<DecisionKind> = new Set(['cantina'])

/** The pages with their signs and words. */
export const pagesOf = (list: readonly Tab[], texts: Texts): readonly Page<Tab>[] =>
  list.map((id) => ({ id, picture: <Icon name={pictures[id]} size={20} />, words: texts.tabs[id] }))

/**
 * Turns the pages by itself: to where a new decision is made, to the Automa while its turn is told, and to what a line of the
 * log speaks of.
 */
export function useTurning(props: {
  readonly kind: DecisionKind | undefined
  readonly telling: boolean
  readonly bring: readonly Place[] | undefined
  readonly seat: number
  setLook(player: number | undefined): void
  setTab(tab: Tab): void
}): void {
  const { kind, telling, bring, seat, setLook, setTab } = props
  useEffect(() => {
    if (kind === undefined) return
    setLook(undefined)
    setTab(TABLE_ASKS.has(kind) ? 'table' : 'me')
  }, [kind, setLook, setTab])
  useEffect(() => {
    if (telling) setTab('table')
  }, [telling, setTab])
  useEffect(() => {
    const [first] = bring ?? []
    if (first === undefined) return
    const tab = tabOf(first.at)
    if (tab !== undefined) setTab(tab)
    if (tab === 'me' && first.seat !== undefined) setLook(first.seat === seat ? undefined : first.seat)
  }, [bring, seat, setLook, setTab])
}
