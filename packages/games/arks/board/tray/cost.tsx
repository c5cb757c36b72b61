import type { ReactNode } from 'react'
import {
  ANY,
  ANY_LEADER,
  type ColonyRow,
  ENGINEER_DUE,
  item,
  type PlanetColour,
  resources,
  type Specialist,
} from '../data.ts'
import { ItemIcon } from '../pieces/resources.tsx'
import { SpecialistIcon } from '../pieces/signs.tsx'

const leaders: Readonly<Record<PlanetColour, Specialist>> = {
  red: 'leaderRed',
  green: 'leaderGreen',
  blue: 'leaderBlue',
}

/** The Leader of a planet's colour. */
export const leaderOf = (colour: PlanetColour | undefined): Specialist | 'planetLeader' =>
  colour === undefined ? 'planetLeader' : leaders[colour]

/** One unit of a cost: a resource, any resource, or a specialist. */
export function Due({
  due,
  colour,
  size = 18,
}: {
  readonly due: number
  readonly colour: PlanetColour | undefined
  readonly size?: number
}): ReactNode {
  if (due < resources.length) return <ItemIcon id={item(resources, due)} size={size} />
  if (due === ANY) return <ItemIcon id="any" size={size} />
  if (due === ENGINEER_DUE) return <SpecialistIcon id="engineer" size={size} />
  return <SpecialistIcon id={due === ANY_LEADER ? 'anyLeader' : leaderOf(colour)} size={size} />
}

/** The price of a colony. */
export function ColonyPrice({
  row,
  colour,
}: {
  readonly row: ColonyRow
  readonly colour: PlanetColour | undefined
}): ReactNode {
  const many = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i)
  return (
    <>
      {many(row.planetLeader).map((i) => (
        <SpecialistIcon key={`p${i}`} id={leaderOf(colour)} size={17} />
      ))}
      {many(row.engineer).map((i) => (
        <SpecialistIcon key={`e${i}`} id="engineer" size={17} />
      ))}
      {many(row.anyLeader).map((i) => (
        <SpecialistIcon key={`a${i}`} id="anyLeader" size={17} />
      ))}
      {row.anyResource > 0 ? (
        <span className="ak-item">
          {row.anyResource > 1 ? <b className="num">{row.anyResource}</b> : undefined}
          <ItemIcon id="any" size={16} />
        </span>
      ) : undefined}
    </>
  )
}
