import type { ReactNode } from 'react'
import type { View } from '../data.ts'
import { planetName } from '../names.ts'
import { cardIn, isLive } from '../table.ts'
import { useWords } from '../words.ts'
import { CardBase, PortalName, UnknownBase } from './base.tsx'
import { type World, WorldArt } from './world.tsx'

/** The cards of some slots: their backgrounds, the routes over them, and what lies on top of both. */
export function Cards(props: {
  readonly view: View
  readonly slots: readonly number[]
  /** Whether an unexplored slot can be discovered now. */
  isLit(slot: number): boolean
  readonly routes: ReactNode
  /** What lies on each card, by slot. */
  readonly worlds: readonly World[]
  readonly narrow: boolean
  /** The slot whose card is being turned over. */
  readonly fresh?: number | undefined
  /** The slot that the Automa's ark closes to others. */
  readonly closed?: number | undefined
  readonly letters: number
  /** Drawn above the routes and below the planets. */
  readonly children?: ReactNode
}): ReactNode {
  const { view, slots, isLit, routes, worlds, narrow, fresh, closed, letters, children } = props
  const { names } = useWords()
  const laid = slots.flatMap((slot) => {
    const card = cardIn(view, slot)
    if (card === undefined) return []
    const name = planetName(names, view.system[slot] ?? 0)
    return [{ name, drawn: { slot, card, live: isLive(view, slot), narrow, fresh: fresh === slot } }]
  })
  return (
    <>
      {slots
        .filter((slot) => cardIn(view, slot) === undefined)
        .map((slot) => (
          <UnknownBase key={slot} slot={slot} lit={isLit(slot)} narrow={narrow} />
        ))}
      {laid.map(({ name, drawn }) => (
        <CardBase key={drawn.slot} {...drawn} name={name} letters={letters} />
      ))}
      {routes}
      {laid.map(({ name, drawn: { slot, card } }) =>
        card.colour === undefined ? <PortalName key={slot} slot={slot} name={name} narrow={narrow} /> : undefined,
      )}
      {children}
      {laid.map(({ drawn }) => {
        const world = worlds[drawn.slot]
        if (world === undefined) return undefined
        return <WorldArt key={drawn.slot} {...drawn} world={world} closed={closed === drawn.slot} />
      })}
    </>
  )
}
