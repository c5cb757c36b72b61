import { Drawing } from '@orrery/board/draw'
import { polar, short } from '@orrery/board/geometry'
import { full, line, strokes } from '@orrery/board/icons'
import type { ReactNode } from 'react'
import type { AutomaAction, CrewEdge, DestinationAction, Requirement, Specialist, Upgrade } from '../data.ts'

const hues: Readonly<Record<CrewEdge, 'h' | 'o' | 'he' | undefined>> = {
  red: 'h',
  green: 'o',
  blue: 'he',
  orbital: undefined,
}

/** A shade of a planet's colour; orbital things are metal. */
export function shade(id: CrewEdge, suffix: '' | '-lo' | '-hi' | '-deep' = ''): string {
  const hue = hues[id]
  if (hue !== undefined) return `var(--el-${hue}${suffix})`
  return suffix === '-lo' || suffix === '-deep' ? '#3b4080' : suffix === '-hi' ? '#dfe3ff' : '#8f97cf'
}

const mixed = (id: CrewEdge, share: number): string => `color-mix(in srgb, ${shade(id)} ${share}%, ${shade(id, '-lo')})`

const leaderSigns: Readonly<Record<'anyLeader' | 'planetLeader', ReactNode>> = {
  anyLeader: full('M0,-6.6L1.9,-2.2L6.6,-1.8L3,1.4L4.1,6L0,3.5L-4.1,6L-3,1.4L-6.6,-1.8L-1.9,-2.2Z'),
  planetLeader: strokes(
    full('M-4.4,0A4.4,4.4 0 1 1 4.4,0A4.4,4.4 0 1 1 -4.4,0Z'),
    line('M-7.3,3.3A8,2.6 -24 1 1 7.3,-3.3A8,2.6 -24 1 1 -7.3,3.3Z', 1.6),
  ),
}

const symbols: Readonly<Record<CrewEdge, ReactNode>> = {
  red: full('M0,-6.4L6.2,4.6H-6.2Z'),
  green: full(
    'M0,6.4V-1M0,1.6C-5.6,2 -6,-3 -6,-4.6C-2,-4.8 0,-2.4 0,1.6ZM0,-.6C.4,-5 4,-6 6.2,-5.8C6.4,-2 3.6,0 0,-.6Z',
    1.3,
  ),
  blue: line(
    'M-6.6,-2.2C-4.4,-5 -2.2,-5 0,-2.2C2.2,.6 4.4,.6 6.6,-2.2M-6.6,3.4C-4.4,.6 -2.2,.6 0,3.4C2.2,6.2 4.4,6.2 6.6,3.4',
    2.2,
  ),
  orbital: full(
    'M2.4,-5.4A5.6,5.6 0 1 0 5.4,2.6A4.6,4.6 0 0 1 2.4,-5.4ZM3.7,-4.4A1.7,1.7 0 1 1 7.1,-4.4A1.7,1.7 0 1 1 3.7,-4.4Z',
  ),
}

/** Where an edge works, or the colour of a planet: disc, colour and symbol, inside a drawing. */
export function PlaceMark({ id, size = 18 }: { readonly id: CrewEdge; readonly size?: number }): ReactNode {
  return (
    <g transform={`scale(${size / 22})`}>
      <circle r="10.4" style={{ fill: mixed(id, 58), stroke: shade(id, '-hi') }} strokeWidth="1.6" />
      <g color="#fff">{symbols[id]}</g>
    </g>
  )
}

interface IconProps<Id extends string> {
  readonly id: Id
  readonly size?: number
}

/** A sign in a box of this size as a picture of its own; the words stand beside it. */
const picture = (size: number, box: number, className: string, sign: ReactNode): ReactNode => (
  <Drawing width={box} scale={size / box} className={className}>
    {sign}
  </Drawing>
)

/** The same as a picture of its own. */
export const PlaceIcon = ({ id, size = 18 }: IconProps<CrewEdge>): ReactNode =>
  picture(size, 23, 'ak-ri', <PlaceMark id={id} size={22} />)

const cog = Array.from({ length: 8 }, (_, i) =>
  (
    [
      [8, -17],
      [10.6, -11.5],
      [10.6, 11.5],
      [8, 17],
    ] as const
  )
    .map(([r, turn]) => polar(r, i * 45 + turn))
    .map(([x, y]) => `${short(x)},${short(y)}`)
    .join('L'),
).join('L')

/** A specialist, or the kind of specialist a cost asks for. */
export type SpecialistSign = Specialist | Requirement

const places: Partial<Readonly<Record<SpecialistSign, CrewEdge>>> = {
  leaderRed: 'red',
  leaderGreen: 'green',
  leaderBlue: 'blue',
}

/** The colour a specialist stands for. */
export const placeOf = (id: SpecialistSign): CrewEdge => places[id] ?? 'orbital'

/** The Engineer is a cog, a Leader a shield; any Leader has a star, the planet's own a ringed disc. */
function SpecialistMark({ id }: { readonly id: SpecialistSign }): ReactNode {
  const place = placeOf(id)
  if (id === 'engineer') {
    return (
      <>
        <path d={`M${cog}Z`} fill="#8f97cf" stroke="#dfe3ff" strokeWidth="1.2" strokeLinejoin="round" />
        <circle r="4" fill="#131636" />
      </>
    )
  }
  return (
    <>
      <path
        d="M0,-11L9.4,-7.6V.6C9.4,6 5,9.4 0,11.4C-5,9.4 -9.4,6 -9.4,.6V-7.6Z"
        style={{ fill: mixed(place, 62), stroke: shade(place, '-hi') }}
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <g transform="translate(0 -.6) scale(.82)" color="#fff">
        {id === 'anyLeader' || id === 'planetLeader' ? leaderSigns[id] : symbols[place]}
      </g>
    </>
  )
}

/** The same as a picture of its own. */
export const SpecialistIcon = ({ id, size = 20 }: IconProps<SpecialistSign>): ReactNode =>
  picture(size, 24, 'ak-ri', <SpecialistMark id={id} />)

const upgradeSigns: Readonly<Record<Upgrade, ReactNode>> = {
  robotics: strokes(
    line('M-8,10V4L-3,-3L4,-6M-11,10.6H-3', 2.4),
    full('M-5.6,-3A2.6,2.6 0 1 0 -.4,-3A2.6,2.6 0 1 0 -5.6,-3ZM4,-10A4.6,4.6 0 1 0 9.6,-3.4L6,-4.6L5,-7Z'),
  ),
  biodome: strokes(
    line('M-10.4,8A10.4,12.6 0 0 1 10.4,8Z'),
    full('M0,8V1M0,4C-4.6,4 -5,0 -5,-1C-2,-1 0,.6 0,4ZM0,2.4C.4,-1.6 3.4,-2.8 5.4,-2.6C5.6,.6 3,2.6 0,2.4Z', 1),
  ),
  spaceMining: strokes(
    line('M-9.6,3.4A7,7 0 1 0 4.4,3.4A7,7 0 1 0 -9.6,3.4Z'),
    full('M-6.4,2A1.4,1.4 0 1 0 -3.6,2A1.4,1.4 0 1 0 -6.4,2ZM-2.2,6A1.2,1.2 0 1 0 .2,6A1.2,1.2 0 1 0 -2.2,6Z'),
    line('M10.6,-10.6L1.4,-.6', 2.4),
    line('M4.4,-10.4C8.4,-10.4 10.6,-8.2 10.6,-4.2', 2.2),
  ),
  cargoHolds: strokes(
    line('M-9.6,-5L0,-10L9.6,-5V6L0,11L-9.6,6Z'),
    line('M-9.6,-5L0,0L9.6,-5M0,0V11M-4.8,-7.6L4.8,-2.6V2', 1.8),
  ),
  scoutingVehicles: line(
    'M-9.6,3.6L-7,-2H3L8,1L9.6,3.6ZM-8.4,6.4A3,3 0 1 0 -2.4,6.4A3,3 0 1 0 -8.4,6.4ZM2.4,6.4A3,3 0 1 0 8.4,6.4A3,3 0 1 0 2.4,6.4ZM-3,-2V-8M-6.4,-10A4,4 0 0 0 .4,-10',
  ),
  leisureFacilities: strokes(
    line('M-8,-9H8L0,.6ZM0,.6V9.6M-5,10H5M-4.6,-5H4.6'),
    full('M5,-9A2.6,2.6 0 1 0 10.2,-9A2.6,2.6 0 1 0 5,-9Z'),
  ),
  miningVehicles: strokes(
    line('M-7.2,4H1.4A3.2,3.2 0 0 1 1.4,10.4H-7.2A3.2,3.2 0 0 1 -7.2,4ZM-8,4V-3H0L3,4M0,-3L6,-8'),
    full('M3,-1L8.4,-6L11,5Z'),
  ),
  engines: strokes(
    line('M-4,-10H4L6.4,1H-6.4Z'),
    line('M-3.6,3.6L-5.6,9M0,3.6V11M3.6,3.6L5.6,9', 2.2),
    line('M-4.8,-5H4.8', 1.6),
  ),
}

/** What can be done at a destination or by the Automa, and what else needs a sign. */
export type DeedSign = DestinationAction | AutomaAction | 'discover' | 'noColony' | 'none'

const deedSigns: Readonly<Record<DeedSign, ReactNode>> = {
  terraform: line(
    'M-9.4,0A9.4,9.4 0 1 0 9.4,0A9.4,9.4 0 1 0 -9.4,0ZM-9,2C-5,-2 -2,-3 2,0C5,2 7,1 9,-1M-5,7.6C-3,4 1,4 4,7.6',
    1.8,
  ),
  gather: line('M-9,1V7A3,3 0 0 0 -6,10H6A3,3 0 0 0 9,7V1M0,-10V4M-4.6,-.6L0,4.4L4.6,-.6', 2.2),
  colony: strokes(full('M-9,6A9,11 0 0 1 9,6Z'), line('M-10.6,8.4H10.6', 2.4)),
  outpost: strokes(full('M0,-6L8.6,.6L5.4,9.6H-5.4L-8.6,.6Z'), line('M0,-11V-5')),
  explore: strokes(line('M-8.6,-2A6.6,6.6 0 1 0 4.6,-2A6.6,6.6 0 1 0 -8.6,-2Z', 2.2), line('M3,3L9.4,9.4', 2.8)),
  settle: strokes(
    line('M-10,9.4V1L-3.4,-4.6L3.2,1V9.4Z', 2),
    full('M4.6,-7.6A2.8,2.8 0 1 0 10.2,-7.6A2.8,2.8 0 1 0 4.6,-7.6ZM6,9.4V1.4C6,-2.4 11.4,-2 11.4,2V9.4Z'),
  ),
  specialist: strokes(
    line('M0,-10.6L9,-7.4V.6C9,5.8 4.8,9 0,11C-4.8,9 -9,5.8 -9,.6V-7.4Z', 1.9),
    full('M0,-5.4L1.6,-1.8L5.4,-1.4L2.5,1.2L3.4,5L0,3L-3.4,5L-2.5,1.2L-5.4,-1.4L-1.6,-1.8Z'),
  ),
  upgrade: full('M0,-10L8,-2H3.6V4H-3.6V-2H-8ZM-6,9.4H6', 1.6),
  supply: line('M-9,-4L0,-9L9,-4V6L0,10.6L-9,6ZM-9,-4L0,1L9,-4M0,1V10.6'),
  discover: strokes(
    line('M-9.4,0A9.4,9.4 0 1 0 9.4,0A9.4,9.4 0 1 0 -9.4,0Z', 1.6),
    line('M-3.2,-2.8C-3.2,-7 3.4,-7 3.4,-2.8C3.4,0 0,0 0,3M0,6.2V6.4', 2.2),
  ),
  noColony: strokes(line('M-8,6A8,10 0 0 1 8,6Z', 1.8), line('M-10,9.6L10,-9.6', 2.2)),
  none: line('M-6,-6L6,6M6,-6L-6,6', 2.4),
}

/** The sign of an upgrade. */
export const UpgradeIcon = ({ id, size = 24 }: IconProps<Upgrade>): ReactNode =>
  picture(size, 26, 'i', upgradeSigns[id])

/** The sign of an action. */
export const DeedIcon = ({ id, size = 22 }: IconProps<DeedSign>): ReactNode => picture(size, 24, 'i', deedSigns[id])

/** A padlock: a specialist token that has to be made ready first. */
export const LockIcon = ({ size = 15 }: { readonly size?: number }): ReactNode =>
  picture(
    size,
    22,
    'ak-lock',
    strokes(full('M-6.4,-1.4H6.4V8.6H-6.4Z', 1), line('M-4,-1.4V-5A4,4 0 0 1 4,-5V-1.4', 2.2)),
  )
