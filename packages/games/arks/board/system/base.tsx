import { short, speckle } from '@orrery/board/geometry'
import { memo, type ReactNode, type SVGProps, useId } from 'react'
import type { PlanetCard } from '../data.ts'
import { Mist } from '../pieces/bodies.tsx'
import { PlaceMark, shade } from '../pieces/signs.tsx'
import { useSet, useWords } from '../words.ts'
import { CARD, cornerOf, MIDDLE } from './layout.ts'

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
  /** Where there are no stars. */
  quiet?(x: number, y: number): boolean
}

/** Stars in the background of a card. */
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

/** How wide a name is, in usual letters: "i" is half as wide as "a", and "m" half as wide again. */
const widthOf = (name: string): number =>
  [...name].reduce((sum, letter) => sum + (/[ijlIr1’'-]/.test(letter) ? 0.53 : /[mwMW]/.test(letter) ? 1.5 : 1), 0)

/** Sets the letters of a long name closer together, so that it ends before what lies beside it; `each` is the width of a usual letter. */
const within = (name: string, each: number, most: number): SVGProps<SVGTextElement> =>
  widthOf(name) * each > most ? { textLength: most, lengthAdjust: 'spacingAndGlyphs' } : {}

/** The name of the Portal and the rule that applies there, over the routes that cross its card. */
export const PortalName = memo(function PortalName(props: {
  readonly slot: number
  readonly name: string
  readonly narrow: boolean
}): ReactNode {
  const { slot, name, narrow } = props
  const { texts } = useWords()
  const [x, y] = cornerOf(slot)
  return (
    <g transform={`translate(${x + 226} ${y + 227})`} className="bd-outlined" textAnchor="end" data-zoom="portal">
      <text className={narrow ? 'ak-t24' : 'ak-t13 ak-up-2'} fontWeight="600" fill="#f4f4ff">
        {name}
      </text>
      {[texts.portalFits, texts.portalPlays].map((words, i) =>
        narrow ? undefined : (
          <text key={words} className={i === 0 ? 'ak-t12 ak-up-1' : 'ak-t12'} fill="#b4b9e4">
            {words}
          </text>
        ),
      )}
    </g>
  )
})

/** The background of a planet card: colour, stars, name, and the points for the first two places. */
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
  const letter = narrow
    ? { className: 'ak-t24 bd-outlined', ...within(name, 13.4, 84) }
    : { className: 'ak-t13 bd-outlined', ...within(name, 8.3 * letters, 62) }
  return (
    <g transform={`translate(${x} ${y})`} data-at={`slot:${slot}`} data-zoom={card.id}>
      <g className={fresh ? 'ak-turning' : undefined}>
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
          <>
            <g transform={narrow ? 'translate(22 22)' : 'translate(18 17)'}>
              <PlaceMark id={colour} size={narrow ? 30 : 18} />
            </g>
            <text {...(narrow ? { x: 10, y: 226 } : { x: 31, y: 21.4 })} {...letter} fontWeight="600" fill="#f4f4ff">
              {name}
            </text>
          </>
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

/** The background of an unexplored slot; `lit` when it can be discovered now. */
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
      <g
        transform={`translate(${MIDDLE.join(' ')})`}
        textAnchor="middle"
        style={{ color: lit ? 'var(--lamp)' : 'var(--ink-3)' }}
      >
        {lit ? <circle r="66" fill="url(#ak-lamp)" opacity=".22" /> : undefined}
        <circle r="43" fill="none" stroke="currentColor" strokeWidth="2" strokeDasharray="2 6" strokeLinecap="round" />
        <text y="20" fontSize="56" fontWeight="300" fill="currentColor" style={{ fontFamily: 'var(--font-display)' }}>
          ?
        </text>
        <text y={narrow ? 84 : 70} className={narrow ? 'ak-t24' : 'ak-t13'} fontWeight="600" fill="currentColor">
          {lit ? texts.discover : texts.unexplored}
        </text>
      </g>
    </g>
  )
})
