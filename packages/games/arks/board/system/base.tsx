import { short, speckle } from '@orrery/board/geometry'
import { memo, type ReactNode, type SVGProps, useId } from 'react'
import type { PlanetCard } from '../data.ts'
import { Mist } from '../pieces/bodies.tsx'
import { PlaceMark, shade } from '../pieces/signs.tsx'
import { useSet, useWords } from '../words.ts'
import { CARD, cornerOf } from './layout.ts'

/** The outline of a card, and the same a little further inside. */
const outline = { width: CARD, height: CARD, rx: 14 }
const inside = (by: number): SVGProps<SVGRectElement> => ({
  x: by,
  y: by,
  width: CARD - 2 * by,
  height: CARD - 2 * by,
  rx: 14,
})

interface DustProps {
  readonly seed: number
  readonly count: number
  /** Where there is none. */
  quiet?(x: number, y: number): boolean
}

/** Stars on the ground of a card. */
function Dust({ seed, count, quiet }: DustProps): ReactNode {
  const random = speckle(seed)
  const specks = Array.from({ length: count }, () => ({ z: random(), x: random() * CARD, y: random() * CARD }))
  return (
    <g fill="#cfd6ff">
      {specks
        .filter(({ x, y }) => quiet?.(x, y) !== true)
        .map(({ x, y, z }) => (
          <circle key={x} cx={short(x)} cy={short(y)} r={short(0.4 + z * z * 1.1)} opacity={short(0.15 + z * 0.5)} />
        ))}
    </g>
  )
}

/** The points of a place on the terraforming track: a medal, brighter for the first. */
function Medal({ second = false, points }: { readonly second?: boolean; readonly points: number }): ReactNode {
  const [ribbon, face, rim] = second ? ['#3b4080', '#131636', '#8f97cf'] : ['#8f97cf', '#3b4080', '#dfe3ff']
  return (
    <g transform={`translate(${second ? 224 : 203} 16)`}>
      <path d="M-5,6L-6.6,15L-2.6,12.6L0,15.4L2.6,12.6L6.6,15L5,6Z" fill={ribbon} />
      <circle r="9.4" fill={face} stroke={rim} strokeWidth="1.3" />
      <text y="4.3" textAnchor="middle" className="ak-t12" fontWeight="700" fill="#f4f4ff">
        {points}
      </text>
    </g>
  )
}

/** Letters of a long name stand closer, so that it ends before what lies beside it; `each` is how wide one is. */
const within = (name: string, each: number, most: number): SVGProps<SVGTextElement> =>
  name.length * each > most ? { textLength: most, lengthAdjust: 'spacingAndGlyphs' } : {}

/** The name of the Portal and what holds there, over the routes that cross its card. */
export const PortalName = memo(function PortalName(props: {
  readonly slot: number
  readonly name: string
  readonly narrow: boolean
}): ReactNode {
  const { slot, name, narrow } = props
  const { texts } = useWords()
  const [x, y] = cornerOf(slot)
  return (
    <g transform={`translate(${x + 226} ${y + 227})`} className="ak-portal-name" textAnchor="end">
      <text className={narrow ? 'ak-t24' : 'ak-t13 ak-up-2'} fontWeight="600" fill="#f4f4ff">
        {name}
      </text>
      {narrow ? undefined : (
        <>
          <text className="ak-t12 ak-up-1" fill="#b4b9e4">
            {texts.portalFits}
          </text>
          <text className="ak-t12" fill="#b4b9e4">
            {texts.portalPlays}
          </text>
        </>
      )}
    </g>
  )
})

/** The ground of a planet card: colour, stars, name, the points for the first two places. */
export const CardBase = memo(function CardBase(props: {
  readonly slot: number
  readonly card: PlanetCard
  readonly name: string
  readonly live: boolean
  readonly narrow: boolean
  readonly fresh: boolean
  /** How much larger letters are drawn than on a large screen. */
  readonly letters: number
}): ReactNode {
  const { slot, card, name, live, narrow, fresh, letters } = props
  const [x, y] = cornerOf(slot)
  const { colour } = card
  const { constants } = useSet()
  return (
    <g transform={`translate(${x} ${y})`} data-at={`slot:${slot}`} data-zoom={card.id}>
      <g className={fresh ? 'ak-named ak-turning' : 'ak-named'}>
        <rect {...outline} fill="#070816" stroke="rgba(176,186,255,.2)" />
        <rect
          {...outline}
          fill={colour === undefined ? 'url(#ak-portal-glow)' : `url(#ak-card-${colour})`}
          opacity={live || colour === undefined ? 1 : 0.62}
        />
        <Dust
          seed={x * 3 + y + 17}
          count={30}
          quiet={(sx, sy) => sy > 208 || sy < 30 || (colour === undefined && sx > 140 && sy > 175)}
        />
        <rect
          {...inside(0.5)}
          fill="none"
          style={{ stroke: colour === undefined ? 'var(--pl-violet)' : shade(colour, live ? '' : '-lo') }}
          strokeOpacity={live ? 0.7 : 0.6}
        />
        {colour === undefined ? undefined : (
          <g transform={narrow ? 'translate(22 22)' : 'translate(18 17)'}>
            <PlaceMark id={colour} size={narrow ? 30 : 18} />
          </g>
        )}
        {colour === undefined ? undefined : narrow ? (
          <text x="10" y="226" fontSize="24" fontWeight="600" fill="#f4f4ff" {...within(name, 13.4, 84)}>
            {name}
          </text>
        ) : (
          <text x="31" y="21.4" className="ak-t13" fontWeight="600" fill="#f4f4ff" {...within(name, 7.8 * letters, 70)}>
            {name}
          </text>
        )}
        {colour === undefined || live || narrow ? undefined : (
          <>
            <Medal points={constants.firstPlacePoints} />
            <Medal second points={constants.secondPlacePoints} />
          </>
        )}
      </g>
    </g>
  )
})

/** The ground of a slot nobody has seen; `lit` when it can be discovered now. */
export const UnknownBase = memo(function UnknownBase(props: {
  readonly slot: number
  readonly lit: boolean
  readonly narrow: boolean
}): ReactNode {
  const { slot, lit, narrow } = props
  const { texts } = useWords()
  const clip = useId()
  const [x, y] = cornerOf(slot)
  return (
    <g transform={`translate(${x} ${y})`} data-at={`slot:${slot}`}>
      <rect {...inside(1)} fill="#0c0e24" />
      <clipPath id={clip}>
        <rect {...outline} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <Mist x={-x * 0.4} y={-y * 0.3} />
      </g>
      <rect
        {...inside(1)}
        fill="url(#ak-fog)"
        style={{ stroke: lit ? 'var(--lamp-line)' : 'var(--line-3)' }}
        strokeWidth="1.6"
        strokeDasharray="7 7"
      />
      <Dust seed={x + y + 5} count={56} />
      {lit ? <circle cx="120" cy="110" r="66" fill="url(#ak-lamp)" opacity=".22" /> : undefined}
      <circle
        cx="120"
        cy="110"
        r="43"
        fill="none"
        style={{ stroke: lit ? 'var(--lamp)' : 'var(--metal-lo)' }}
        strokeWidth="2"
        strokeDasharray="2 6"
        strokeLinecap="round"
      />
      <text
        x="120"
        y="130"
        textAnchor="middle"
        fontSize="56"
        fontWeight="300"
        style={{ fill: lit ? 'var(--lamp-hi)' : 'var(--ink-3)', fontFamily: 'var(--font-display)' }}
      >
        ?
      </text>
      <text
        x="120"
        y={narrow ? 194 : 180}
        textAnchor="middle"
        className={narrow ? 'ak-t24' : 'ak-t13'}
        fontWeight="600"
        style={{ fill: lit ? 'var(--lamp)' : 'var(--ink-3)' }}
      >
        {lit ? texts.discover : texts.unexplored}
      </text>
    </g>
  )
})
