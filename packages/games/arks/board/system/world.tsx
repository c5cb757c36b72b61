import type { Point } from '@orrery/board/geometry'
import type { Colour } from '@orrery/board/seats'
import { memo, type ReactNode } from 'react'
import { FIELDS, lengthOf, localField, MAIN, type PlanetCard } from '../data.ts'
import { Asteroid, Moon, Planet, Portal, Station } from '../pieces/bodies.tsx'
import { Gauge, type GaugeTrack } from '../pieces/gauge.tsx'
import { ColonyMark, DiscMark, OutpostMark } from '../pieces/markers.tsx'
import { ItemRow, rowWidth } from '../pieces/resources.tsx'
import type { Texts } from '../texts/index.ts'
import { CARD, cornerOf, MIDDLE, spotOn } from './layout.ts'

/** A player's marker on a terraforming track; several on one field lie on each other, the last one on top. */
export interface TrackMarker {
  readonly player: number
  readonly colour: Colour
  readonly field: number
  /** How many lie below it. */
  readonly height: number
}

/** What lies on a planet card now. */
export interface World {
  readonly tracks: readonly GaugeTrack[]
  readonly markers: readonly TrackMarker[]
  readonly colonies: readonly { readonly player: number; readonly colour: Colour }[]
  readonly outposts: readonly { readonly player: number; readonly colour: Colour }[]
}

/** Radius and width of the ring of resource tracks. */
export const RING_R = 53
const RING_W = 9.4

/** The x of a field of the terraforming track; after the sixth there is a gap where the route leaves. */
const trackX = (field: number): number => (field <= 6 ? 20 + (field - 1) * 15.84 : 140.9 + (field - 7) * 15.84)
const TRACK_Y = 224.4

/** Where the i-th colony or outpost of a card stands; on narrow boards pieces are larger and keep clear of the yields. */
const colonySpots: readonly Point[] = [
  [22, 170],
  [46, 170],
  [22, 194],
  [46, 194],
]
const narrowColonySpots: readonly Point[] = [
  [22, 190],
  [52, 190],
  [82, 190],
  [22, 164],
]
const outpostSpots: readonly Point[] = [
  [218, 170],
  [194, 170],
  [218, 194],
  [194, 194],
]
const narrowOutpostSpots: readonly Point[] = [
  [218, 192],
  [218, 162],
  [188, 222],
  [218, 222],
]

const spotIn = (list: readonly Point[], i: number): Point => list[i] ?? MIDDLE

/** Where the i-th outpost of a card stands. */
export const outpostSpot = (i: number, narrow: boolean): Point => spotIn(narrow ? narrowOutpostSpots : outpostSpots, i)

function Track({
  length,
  markers,
  narrow,
}: {
  length: number
  markers: readonly TrackMarker[]
  narrow: boolean
}): ReactNode {
  if (narrow) {
    return markers.map(({ player, colour, field }, i) => (
      <g key={player} transform={`translate(${162 + (i % 2) * 44} ${18 + Math.floor(i / 2) * 28})`}>
        <g transform="scale(1.4)">
          <DiscMark colour={colour} />
        </g>
        <text x="14" y="9" fontSize="24" fontWeight="700" fill="#f4f4ff">
          {field}
        </text>
      </g>
    ))
  }
  const run = (from: number, to: number): ReactNode => (
    <rect
      x={trackX(from) - 9}
      y={TRACK_Y - 9}
      width={trackX(to) - trackX(from) + 18}
      height="18"
      rx="9"
      fill="#03040b"
      fillOpacity=".7"
      stroke="rgba(176,186,255,.1)"
    />
  )
  return (
    <>
      {run(1, 6)}
      {run(7, length)}
      {Array.from({ length }, (_, i) => i + 1).map((field) => (
        <text
          key={field}
          x={trackX(field)}
          y={TRACK_Y + 4.4}
          textAnchor="middle"
          className="ak-t12"
          fontWeight="500"
          fill={field === length ? '#f4f4ff' : '#989ecb'}
          {...(field > 9 ? { textLength: 13, lengthAdjust: 'spacingAndGlyphs' as const } : {})}
        >
          {field}
        </text>
      ))}
      {markers.map(({ player, colour, field, height }) => (
        <g
          key={player}
          className="ak-slide"
          style={{ transform: `translate(${trackX(field)}px, ${TRACK_Y - height * 9}px) scale(1.075)` }}
        >
          <DiscMark colour={colour} />
        </g>
      ))}
    </>
  )
}

function Small({
  card,
  local,
  slot,
  narrow,
}: {
  card: PlanetCard
  local: number
  slot: number
  narrow: boolean
}): ReactNode {
  const [x, y] = spotOn(card, local)
  const asteroid = local > 2
  const rim = asteroid ? 14.6 : local === 2 ? 19.5 : 18
  const list = local === 1 ? card.moon : local === 2 ? card.station : []
  const size = narrow ? 21 : 15
  // Above and below the planet there is room beside the moon; at the sides, below it.
  const beside = Math.abs(x - MIDDLE[0]) < 1
  const width = rowWidth(list, size)
  const down = narrow ? 15 : 11
  const left = narrow && y < MIDDLE[1]
  const cx = beside
    ? x + (left ? -1 : 1) * (rim + 7 + width / 2)
    : Math.min(Math.max(x, width / 2 + 5), CARD - width / 2 - 5)
  return (
    <>
      <circle cx={x} cy={y} r={rim + 1} fill="#03040b" opacity=".66" />
      <g transform={`translate(${x} ${y}) scale(${narrow ? 1.2 : 1})`}>
        {asteroid ? (
          <Asteroid seed={card.id.length + x + local} />
        ) : local === 1 ? (
          <Moon seed={card.id.length + slot * 7} />
        ) : (
          <Station />
        )}
      </g>
      {list.length === 0 ? undefined : (
        <g transform={`translate(${cx} ${beside ? y : y + rim + down})`}>
          <ItemRow list={list} size={size} />
        </g>
      )}
    </>
  )
}

/** The Automa stands here: nobody else may land. On a narrow board a padlock has to do. */
function Closed({ narrow, words }: { narrow: boolean; words: string }): ReactNode {
  if (narrow) {
    return (
      <g transform="translate(58 22)">
        <circle r="15" fill="#03040b" stroke="#989ecb" />
        <rect x="-7" y="-2" width="14" height="10" rx="2" fill="#f4f4ff" />
        <path d="M-4.4,-2V-5.4A4.4,4.4 0 0 1 4.4,-5.4V-2" fill="none" stroke="#f4f4ff" strokeWidth="2.4" />
      </g>
    )
  }
  return (
    <g transform="translate(8 30)">
      <rect width="92" height="20" rx="10" fill="#03040b" fillOpacity=".92" stroke="#989ecb" />
      <text x="46" y="14.4" textAnchor="middle" className="ak-t12" fontWeight="600" fill="#c6caec">
        {words}
      </text>
    </g>
  )
}

/** The sign of a terraformed planet; a long word gets a longer one, and letters that stay within it however large they are. */
function Saved({ words }: { words: string }): ReactNode {
  const half = words.length > 11 ? 70 : 56
  return (
    <g transform="translate(120 224)">
      <rect
        x={-half}
        y="-11"
        width={2 * half}
        height="21"
        rx="10.5"
        fill="#03040b"
        fillOpacity=".75"
        style={{ stroke: 'color-mix(in srgb, var(--good) 60%, transparent)' }}
      />
      <path
        d="M-49,-.5L-45.6,3L-39.4,-4"
        transform={`translate(${56 - half} 0)`}
        fill="none"
        style={{ stroke: 'var(--good)' }}
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <text
        x="8"
        y="4"
        textAnchor="middle"
        className="ak-t12"
        fontWeight="600"
        style={{ fill: 'var(--good)' }}
        {...(half > 56 ? { textLength: 104, lengthAdjust: 'spacingAndGlyphs' as const } : {})}
      >
        {words}
      </text>
    </g>
  )
}

/** Everything that lies on a card: the planet with its ring, moons and stations with their yields, markers, colonies, outposts. */
export const WorldArt = memo(function WorldArt(props: {
  readonly slot: number
  readonly card: PlanetCard
  readonly live: boolean
  readonly world: World
  readonly narrow: boolean
  readonly fresh: boolean
  readonly closed: boolean
  readonly texts: Texts
}): ReactNode {
  const { slot, card, live, world, narrow, fresh, closed, texts } = props
  const [x, y] = cornerOf(slot)
  const portal = card.colour === undefined
  const size = narrow ? 24 : 16
  return (
    <g transform={`translate(${x} ${y})`} data-zoom={card.id}>
      <g className={fresh ? 'ak-turning' : undefined}>
        <g transform={`translate(${MIDDLE[0]} ${MIDDLE[1]})`}>
          <g key={live ? 'live' : 'dead'} className={live ? 'ak-bloom' : undefined}>
            {portal ? <Portal r={42} /> : <Planet id={card.id} r={live ? 52 : 45} live={live} />}
          </g>
          {portal || live ? undefined : <Gauge tracks={world.tracks} r={RING_R} w={RING_W} />}
        </g>
        <g transform={`translate(${MIDDLE[0]} ${portal ? MIDDLE[1] + 17 : MIDDLE[1] - (narrow ? 16 : 20)})`}>
          <ItemRow list={live ? card.back : card.front} size={size} pill />
        </g>
        {card.fields
          .map(localField)
          .filter((local) => local !== MAIN)
          .map((local) => (
            <Small key={local} card={card} local={local} slot={slot} narrow={narrow} />
          ))}
        {portal || live ? undefined : <Track length={lengthOf(card)} markers={world.markers} narrow={narrow} />}
        {live && !narrow ? <Saved words={texts.terraformed} /> : undefined}
        {world.colonies.map(({ player, colour }, i) => {
          const [cx, cy] = spotIn(narrow ? narrowColonySpots : colonySpots, i)
          return (
            <g key={player} transform={`translate(${cx} ${cy}) scale(${narrow ? 1.5 : 1.2})`}>
              <g className="ak-drop">
                <ColonyMark colour={colour} />
              </g>
            </g>
          )
        })}
        {world.outposts.map(({ player, colour }, i) => {
          const [cx, cy] = outpostSpot(i, narrow)
          return (
            <g key={player} transform={`translate(${cx} ${cy}) scale(${narrow ? 1.5 : 1.2})`}>
              <g className="ak-drop">
                <OutpostMark colour={colour} />
              </g>
            </g>
          )
        })}
        {closed ? <Closed narrow={narrow} words={texts.closed} /> : undefined}
      </g>
    </g>
  )
})

/** The field number of a card's main field. */
export const mainField = (slot: number): number => slot * FIELDS + MAIN
