import type { ReactNode } from 'react'
import {
  ANY,
  ANY_LEADER,
  type ColonyRow,
  ENGINEER_DUE,
  type ItemId,
  itemIds,
  type PlanetColour,
  resources,
  type Specialist,
} from '../data.ts'
import { ItemIcon, Items } from '../pieces/resources.tsx'
import { SpecialistIcon, type SpecialistSign } from '../pieces/signs.tsx'

const leaders: Readonly<Record<PlanetColour, Specialist>> = {
  red: 'leaderRed',
  green: 'leaderGreen',
  blue: 'leaderBlue',
}

/** The Leader of a planet's colour. */
export const leaderOf = (colour: PlanetColour | undefined): Specialist | 'planetLeader' =>
  colour === undefined ? 'planetLeader' : leaders[colour]

/** What a unit of a cost asks for: a resource, any resource, or a specialist. */
export function dueThing(due: number, colour: PlanetColour | undefined): ItemId | SpecialistSign {
  if (due === ANY) return 'any'
  if (due === ENGINEER_DUE) return 'engineer'
  return resources[due] ?? (due === ANY_LEADER ? 'anyLeader' : leaderOf(colour))
}

const isItem = (id: string): id is ItemId => itemIds.some((each) => each === id)

/** One unit of a cost. */
export function Due(props: { readonly due: number; readonly colour: PlanetColour | undefined }): ReactNode {
  const id = dueThing(props.due, props.colour)
  return isItem(id) ? <ItemIcon id={id} size={22} /> : <SpecialistIcon id={id} size={22} />
}

/** The price of a colony. */
export function ColonyPrice(props: { readonly row: ColonyRow; readonly colour: PlanetColour | undefined }): ReactNode {
  const { planetLeader, engineer, anyLeader, anyResource } = props.row
  const asked = [
    ...Array.from({ length: planetLeader }, () => leaderOf(props.colour)),
    ...Array.from({ length: engineer }, () => 'engineer' as const),
    ...Array.from({ length: anyLeader }, () => 'anyLeader' as const),
  ]
  return (
    <>
      {asked.map((id, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a unit of the price is its place
        <SpecialistIcon key={i} id={id} size={17} />
      ))}
      <Items list={anyResource > 0 ? [{ item: 'any', n: anyResource }] : []} size={16} />
    </>
  )
}
