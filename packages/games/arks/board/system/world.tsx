import { Pill } from '@orrery/board/draw'
import type { Colour } from '@orrery/board/seats'
import { memo, type ReactNode } from 'react'
import { lengthOf, localField, MAIN, type PlanetCard } from '../data.ts'
import { Asteroid, Moon, Planet, Portal, Station } from '../pieces/bodies.tsx'
import { Gauge, type GaugeTrack } from '../pieces/gauge.tsx'
import { PieceMark } from '../pieces/markers.tsx'
import { ItemRow, rowWidth } from '../pieces/resources.tsx'
import { LockIcon } from '../pieces/signs.tsx'
import { useWords } from '../words.ts'
import { CARD, cornerOf, MIDDLE, pieceSpot, spotOn } from './layout.ts'

/** A player's marker on a terraforming track; several on one field are stacked, the last one on top. */
export interface TrackMarker {
  readonly player: number
  readonly colour: Colour
  readonly field: number
  /** How many are stacked below it. */
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
        <text x="14" y="9" className="ak-t24" fontWeight="700" fill="#f4f4ff">
          {field}
        </text>
      </g>
    ))
  }
  const look = { y: TRACK_Y, high: 18, fill: '#03040b', opacity: 0.7, stroke: 'rgba(176,186,255,.1)' }
  const run = (from: number, to: number): ReactNode => <Pill from={trackX(from) - 9} to={trackX(to) + 9} {...look} />
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

/** What every card is drawn from. */
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

/** Words on a dark pill, centred on 0,0; long ones are set closer, so that they stay inside it. */
function Sign(props: { readonly half: number; readonly words: string; readonly colour: string }): ReactNode {
  const { half, words, colour } = props
  const squeezed = words.length > 11 ? { textLength: half * 1.5, lengthAdjust: 'spacingAndGlyphs' as const } : {}
  return (
    <>
      <Pill from={-half} to={half} high={21} fill="#03040b" opacity={0.85} stroke={colour} />
      <text y="4.2" textAnchor="middle" className="ak-t12" fontWeight="600" fill={colour} {...squeezed}>
        {words}
      </text>
    </>
  )
}

/** The Automa stands here: nobody else may land. On a narrow board a padlock has to do. */
function Closed({ narrow, words }: { narrow: boolean; words: string }): ReactNode {
  return (
    <g transform={narrow ? 'translate(46 10)' : 'translate(54 40)'}>
      {narrow ? <LockIcon size={26} /> : <Sign half={46} words={words} colour="#c6caec" />}
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
        {live && !narrow ? (
          <g transform="translate(120 224)">
            <Sign half={66} words={`✓ ${texts.terraformed}`} colour="var(--good)" />
          </g>
        ) : undefined}
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
