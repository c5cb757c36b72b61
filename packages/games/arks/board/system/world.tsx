import type { Point } from '@orrery/board/geometry'
import type { Colour } from '@orrery/board/seats'
import { memo, type ReactNode } from 'react'
import { lengthOf, localField, MAIN, type PlanetCard } from '../data.ts'
import { Asteroid, Moon, Planet, Portal, Station } from '../pieces/bodies.tsx'
import { Gauge, type GaugeTrack } from '../pieces/gauge.tsx'
import { PieceMark } from '../pieces/markers.tsx'
import { ItemRow, rowWidth } from '../pieces/resources.tsx'
import { useWords } from '../words.ts'
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

/** Where the colonies and outposts of a card stand; on narrow boards pieces are larger and keep clear of the yields. */
const pieceSpots = {
  colony: { wide: '22,170 46,170 22,194 46,194', narrow: '22,190 52,190 82,190 22,164' },
  outpost: { wide: '218,170 194,170 218,194 194,194', narrow: '218,192 218,162 188,222 218,222' },
} as const

/** Where the i-th colony or outpost of a card stands. */
export function pieceSpot(kind: 'colony' | 'outpost', i: number, narrow: boolean): Point {
  const spot = pieceSpots[kind][narrow ? 'narrow' : 'wide'].split(' ')[i]
  const [x = MIDDLE[0], y = MIDDLE[1]] = spot?.split(',').map(Number) ?? []
  return [x, y]
}

interface TrackProps {
  readonly length: number
  readonly markers: readonly TrackMarker[]
  readonly narrow: boolean
}

/** The terraforming track below a planet; where there is no room for it, the markers with the numbers of their fields. */
function Track({ length, markers, narrow }: TrackProps): ReactNode {
  if (narrow) {
    return markers.map(({ player, colour, field }, i) => (
      <g key={player} transform={`translate(${162 + (i % 2) * 44} ${18 + Math.floor(i / 2) * 28})`}>
        <g transform="scale(1.4)">
          <PieceMark kind="disc" colour={colour} />
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
          <PieceMark kind="disc" colour={colour} />
        </g>
      ))}
    </>
  )
}

/** What a card is drawn from, whatever lies on it. */
interface CardProps {
  readonly slot: number
  readonly card: PlanetCard
  readonly narrow: boolean
}

/** A moon, a station or an asteroid with its yield. */
function Small({ card, local, slot, narrow }: CardProps & { readonly local: number }): ReactNode {
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
export const WorldArt = memo(function WorldArt(
  props: CardProps & {
    readonly live: boolean
    readonly world: World
    readonly fresh: boolean
    readonly closed: boolean
  },
): ReactNode {
  const { slot, card, live, world, narrow, fresh, closed } = props
  const { texts } = useWords()
  const [x, y] = cornerOf(slot)
  const portal = card.colour === undefined
  const size = narrow ? 24 : 16
  const placed = (kind: 'colony' | 'outpost', list: World['colonies']) =>
    list.map((each, i) => ({ ...each, kind, at: pieceSpot(kind, i, narrow) }))
  const pieces = [...placed('colony', world.colonies), ...placed('outpost', world.outposts)]
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
        {pieces.map(({ kind, player, colour, at: [px, py] }) => (
          <g key={`${kind}${player}`} transform={`translate(${px} ${py}) scale(${narrow ? 1.5 : 1.2})`}>
            <g className="ak-drop">
              <PieceMark kind={kind} colour={colour} />
            </g>
          </g>
        ))}
        {closed ? <Closed narrow={narrow} words={texts.closed} /> : undefined}
      </g>
    </g>
  )
})
