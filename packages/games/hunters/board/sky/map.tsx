import { Pill } from '@orrery/board/draw'
import { short } from '@orrery/board/geometry'
import { Spot } from '@orrery/board/target'
import { memo, type ReactNode, useId } from 'react'
import { type Field, fields, gainOf, pairs } from '../data.ts'
import { SignMark } from '../pieces/signs.tsx'
import type { Texts } from '../texts/index.ts'
import { figureIn, gasAt, middleOf, nameArc, outlineOf, yieldAt } from './geometry.ts'

/** How large things are drawn, so that they stay readable on every screen. */
export interface Measure {
  /** Size of the names, in units of the map. */
  readonly name: number
  /** Factor for yields. */
  readonly gem: number
  /** Constellations are named by their three letters. */
  readonly codes: boolean
}

/** What a lit field means: the action, and what it is called. */
export interface LitField {
  readonly action: string
  readonly name: string
}

/** The figure of a constellation: its stars and the lines between them. */
export const Figure = memo(function Figure({ field, hot }: { field: Field; hot: boolean }): ReactNode {
  const { stars, lines } = figureIn(field)
  return (
    <g opacity={field.ring === 0 ? 0.5 : 1} className="hx-still" data-zoom={field.id}>
      <g className={`hx-figure ${hot ? 'is-hot' : ''}`}>
        {lines.map((line) => (
          <polyline key={line} points={line} />
        ))}
      </g>
      {stars.map(({ at: [x, y], magnitude }) => {
        const r = Math.max(1.5, 5.2 - magnitude * 0.85)
        return (
          <g key={`${x},${y}`}>
            {magnitude < 2.2 && <circle cx={short(x)} cy={short(y)} r={r * 3} fill="url(#hx-starglow)" />}
            <circle cx={short(x)} cy={short(y)} r={r} fill="#f1f4ff" fillOpacity=".92" />
          </g>
        )
      })}
    </g>
  )
})

const Gas = memo(function Gas({ field }: { field: Field }): ReactNode {
  const clip = useId()
  const kinds = pairs(gainOf(field))
  if (kinds.length === 0) return null
  const [x, y] = gasAt(field)
  return (
    <g clipPath={`url(#${clip})`} className="hx-still">
      <clipPath id={clip}>
        <path d={outlineOf(field, 3)} />
      </clipPath>
      {kinds.map(([element], i) => (
        <ellipse
          key={element}
          cx={short(x + (i - (kinds.length - 1) / 2) * 58)}
          cy={short(y)}
          rx="92"
          ry="80"
          fill={`url(#hx-gas-${element})`}
        />
      ))}
    </g>
  )
})

/** Two sorts of crystals are drawn a little smaller where all are large, so that they stay within their field. */
const pairScale = (large: boolean): number => (large ? 0.9 : 1)

function Items({ field, texts, large }: { field: Field; texts: Texts; large: boolean }): ReactNode {
  const kinds = pairs(gainOf(field))
  const k = kinds.length > 1 ? pairScale(large) : 1
  const width = kinds.length * 58 - 12
  const list = kinds.map(([element, n], i) => (
    <g key={element} transform={`scale(${k}) translate(${i * 58 - width / 2} 0)`}>
      <use href={`#hx-gem-${element}`} transform="translate(14 0) scale(.775)" />
      <text x="33" y="8" fontSize={large ? 25.5 : 23} fontWeight="600" className="num hx-yn bd-outlined">
        {n}
      </text>
    </g>
  ))
  // Half of what the sign of an event and its word take, so that they stand in the middle in every language.
  const half = (31 + 11 * texts.eventField.length) / 2
  switch (field.type) {
    case 'event':
      // Where letters must be large, the word has to do without its sign.
      if (large) {
        return (
          <text y="8" fontSize="25.5" fontWeight="600" textAnchor="middle" className="hx-yn bd-outlined">
            {texts.eventField}
          </text>
        )
      }
      return (
        <g className="hx-signink">
          <g transform={`translate(${12 - half} 0) scale(1.2)`}>
            <SignMark name="event" />
          </g>
          <text x={31 - half} y="7.5" fontSize="20" fontWeight="600" className="hx-yn bd-outlined">
            {texts.eventField}
          </text>
        </g>
      )
    case 'fusion':
      return (
        <>
          <g transform="translate(-40 0)">{list}</g>
          <g transform="translate(33 0)" className="hx-signink">
            <Pill from={-39} to={39} high={34} fill="#07081e" opacity={0.62} stroke="var(--line-3)" />
            <g transform="translate(-17 0)">
              <SignMark name="fusion" />
            </g>
            <g transform="translate(17 0)">
              <SignMark name="infinity" />
            </g>
          </g>
        </>
      )
    case 'decay':
      return null
    default:
      return list
  }
}

const half = (field: Field, large: boolean): number =>
  field.type === 'event'
    ? 44
    : field.type === 'fusion'
      ? 72
      : pairs(gainOf(field)).length === 2
        ? 54 * pairScale(large)
        : 25

const Label = memo(function Label(props: {
  field: Field
  lit: boolean
  mine: boolean
  measure: Measure
  texts: Texts
}): ReactNode {
  const { field, lit, mine, measure, texts } = props
  const arc = useId()
  const name = measure.codes ? field.id : (texts.names.fields[field.id] ?? field.id)
  const span = field.ring === 2 ? 34 : field.ring === 1 ? 64 : 240
  const radius = field.ring === 2 ? 440 : field.ring === 1 ? 245 : 72
  // Larger letters need to move away from the rim.
  const r = field.ring === 0 ? radius : radius - (measure.name - 17.8) * 0.5
  const [x, y] = yieldAt(field, half(field, measure.codes) * measure.gem, measure.name - 17.8)
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing takes no focus
    <g className="hx-still" data-zoom={field.id} aria-hidden="true">
      <path id={arc} d={nameArc(middleOf(field), span, r, measure.name)} fill="none" />
      <text
        className={`hx-fname ${lit ? 'is-lit' : ''} ${mine ? 'is-mine' : ''}`}
        fontSize={measure.name}
        textAnchor="middle"
      >
        <textPath href={`#${arc}`} startOffset="50%">
          {name}
        </textPath>
      </text>
      {field.ring === 0 ? (
        <g className="hx-signink" transform={`scale(${measure.gem})`}>
          <g transform="translate(0 -26) scale(1.3)">
            <SignMark name="decay" />
          </g>
          <text y="10" textAnchor="middle" fontSize="25.5" fontWeight="600" className="hx-yn bd-outlined">
            {texts.decayField}
          </text>
        </g>
      ) : (
        <g transform={`translate(${short(x)} ${short(y)}) scale(${measure.gem})`} data-at={`yield:${field.id}`}>
          <ellipse rx={half(field, measure.codes) + 26} ry="34" fill="url(#hx-halo)" />
          <Items field={field} texts={texts} large={measure.codes} />
        </g>
      )}
    </g>
  )
})

/** What kinds of fields are tinted with. */
const tints: Partial<Readonly<Record<Field['type'], string>>> = {
  event: '#5a3fd042',
  fusion: '#b0408c42',
  decay: '#1f6ab829',
}

const Sector = memo(function Sector(props: {
  field: Field
  lit: LitField | undefined
  /** What the field is called while it is not lit. */
  plain: string | undefined
  explain: string | undefined
  mine: boolean
  pointed: boolean
}): ReactNode {
  const { field, lit, plain, explain, mine, pointed } = props
  return (
    <Spot
      target={{ action: lit?.action, explain, zoom: field.id }}
      name={lit?.name ?? plain}
      className={`hx-field ${mine ? 'is-mine' : ''} ${pointed ? 'is-pointed' : ''}`}
      at={`field:${field.id}`}
    >
      <path d={outlineOf(field, 3)} className="hx-fieldshape" style={{ '--tint': tints[field.type] }} />
    </Spot>
  )
})

/** The edges of the lit fields, in a drawing of their own: it can breathe without the map being drawn again. */
export const LitEdges = memo(function LitEdges(props: {
  readonly lit: ReadonlyMap<string, LitField>
  readonly mine: string | undefined
  readonly pointed: string | undefined
  readonly box: string
}): ReactNode {
  const { lit, mine, pointed, box } = props
  const own = fields.find((field) => field.id === mine)
  return (
    <>
      <svg data-zoom="sky" className={`hx-layer ${lit.size > 0 ? 'hx-breathe' : ''}`} viewBox={box} aria-hidden="true">
        {fields.map((field) =>
          lit.has(field.id) ? (
            <g key={field.id} className={`hx-edge ${pointed === field.id ? 'is-pointed' : ''}`}>
              <path d={outlineOf(field, 15)} className="is-wide" />
              <path d={outlineOf(field, 9)} className="is-soft" />
              <path d={outlineOf(field, 4)} />
            </g>
          ) : null,
        )}
      </svg>
      <svg data-zoom="sky" className="hx-layer" viewBox={box} aria-hidden="true">
        {own !== undefined && <path d={outlineOf(own, 4)} className="hx-mineline" />}
      </svg>
    </>
  )
})

/** The nineteen fields: shapes, figures, names and yields. */
export const Fields = memo(function Fields(props: {
  readonly lit: ReadonlyMap<string, LitField>
  /** What unlit fields are called. */
  readonly plain?: ReadonlyMap<string, string>
  /** The action that tapping an unlit field would have been. */
  readonly explain: string | undefined
  readonly mine: string | undefined
  readonly pointed: string | undefined
  readonly measure: Measure
  readonly texts: Texts
}): ReactNode {
  const { lit, plain, explain, mine, pointed, measure, texts } = props
  return (
    <>
      {fields.map((field) => (
        <Gas key={field.id} field={field} />
      ))}
      {fields.map((field) => (
        <Sector
          key={field.id}
          field={field}
          lit={lit.get(field.id)}
          plain={plain?.get(field.id)}
          explain={explain === undefined ? undefined : `${explain}:${field.id}`}
          mine={mine === field.id}
          pointed={pointed === field.id}
        />
      ))}
      {fields.map((field) => (
        <Figure key={field.id} field={field} hot={lit.has(field.id) || mine === field.id} />
      ))}
      {fields.map((field) => (
        <Label
          key={field.id}
          field={field}
          lit={lit.has(field.id)}
          mine={mine === field.id}
          measure={measure}
          texts={texts}
        />
      ))}
    </>
  )
})
