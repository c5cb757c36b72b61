import { hexPoints, short } from '@orrery/board/geometry'
import { Spot } from '@orrery/board/target'
import { memo, type ReactNode } from 'react'
import { corners, hexes, lifeForms, nebulae, sides } from '../data.ts'
import { LifeFormDrawing } from '../pieces/life.tsx'
import { Nebula } from '../pieces/nebula.tsx'
import { Use } from '../pieces/piece.tsx'
import { sectorSign, U } from './lens.tsx'
import { elementOf } from './need.ts'

/** Sizes of pieces in the drawing: larger on a phone, where a hex is small. */
export interface Sizes {
  readonly star: number
  readonly life: number
  /** Radius of the invisible disc under a lit space that a finger finds. */
  readonly touch: number
  readonly compact: boolean
}

/** Common to all spaces; texts and ids are plain, so that an unchanged space is not drawn again. */
interface SpaceProps {
  readonly i: number
  readonly action: string | undefined
  readonly explain: string | undefined
  readonly name: string | undefined
  readonly sizes: Sizes
}

/** A star space with what lies on it. */
export const Corner = memo(function Corner(
  props: SpaceProps & {
    readonly star: number
    /** Lit and useful: the star would help a nebula and spoil none. */
    readonly good: boolean
    /** The star that would come here. */
    readonly coming: string | undefined
    /** Chosen, on its way to another space. */
    readonly lifted: boolean
  },
): ReactNode {
  const { i, star, action, explain, name, sizes, good, coming, lifted } = props
  const spec = corners[i]
  if (spec === undefined) return null
  const r = sizes.star
  const lit = action !== undefined
  return (
    <Spot
      target={{ action, explain, zoom: star === 0 ? undefined : star > 4 ? 'supernova' : `star-${elementOf(star)}` }}
      name={name}
      className={`cc-corner ${star === 0 ? 'is-empty' : ''} ${good ? 'is-good' : ''} ${lifted ? 'is-lifted' : ''}`}
      transform={`translate(${short(spec.x * U)} ${short(spec.y * U)})`}
      at={`corner:${i}`}
    >
      {(lit || explain !== undefined) && <circle r={lit ? sizes.touch : r} fill="transparent" />}
      {star === 0 ? (
        <EmptyCorner r={r} lit={lit} good={good} coming={coming} />
      ) : (
        <StarOn r={r} star={star} lit={lit} />
      )}
      {lifted && <circle className="cc-lifted" r={r * 1.35} />}
      {lit && <circle className="cc-focus" r={Math.max(r * 1.2, 16)} />}
    </Spot>
  )
})

function EmptyCorner({
  r,
  lit,
  good,
  coming,
}: {
  r: number
  lit: boolean
  good: boolean
  coming: string | undefined
}): ReactNode {
  if (!lit) {
    return <circle r={r * 0.4} fill="#05061a" style={{ stroke: 'var(--metal)' }} strokeOpacity=".7" strokeWidth="1.2" />
  }
  if (good) {
    return (
      <g className="breathe">
        <circle r={r * 1.5} fill="url(#cc-lamp)" opacity=".62" />
        <circle r={r * 0.72} fill="#0d0a1c" style={{ stroke: 'var(--lamp)' }} strokeWidth="2.4" />
        {coming !== undefined && <Use id={`lack-${coming}`} k={(r * 0.46) / 20} />}
      </g>
    )
  }
  return (
    <>
      <circle r={r} fill="url(#cc-lamp)" opacity=".5" />
      <circle r={r * 0.4} fill="#0d0a1c" style={{ stroke: 'var(--lamp)' }} strokeWidth="1.6" strokeOpacity=".85" />
    </>
  )
}

function StarOn({ r, star, lit }: { r: number; star: number; lit: boolean }): ReactNode {
  const k = r / 20
  return (
    <g className="bd-piece">
      {lit && <circle className="breathe" r={r * 2} fill="url(#cc-lamp)" opacity=".75" />}
      {star > 4 ? (
        <>
          <Use id="supernova" k={k * 1.06} />
          <Use id={`pip-${elementOf(star)}`} x={13.5 * k} y={13.5 * k} k={k} />
        </>
      ) : (
        <Use id={`star-${elementOf(star)}`} k={k} />
      )}
      {lit && <circle r={r * 1.3} fill="none" style={{ stroke: 'var(--lamp)' }} strokeWidth="2" />}
    </g>
  )
}

/** A life space with what lies on it. */
export const Side = memo(function Side(
  props: SpaceProps & {
    readonly life: number
    readonly start: boolean
    readonly coming: boolean
    readonly lifted: boolean
  },
): ReactNode {
  const { i, life, action, explain, name, sizes, start, coming, lifted } = props
  const spec = sides[i]
  if (spec === undefined) return null
  const r = sizes.life
  const lit = action !== undefined
  return (
    <Spot
      target={{ action, explain, zoom: life === 0 ? undefined : life === 2 ? 'stable' : 'proto' }}
      name={name}
      className={`cc-side ${lifted ? 'is-lifted' : ''}`}
      transform={`translate(${short(spec.x * U)} ${short(spec.y * U)})`}
      at={`side:${i}`}
    >
      {(lit || explain !== undefined) && <circle r={lit ? sizes.touch : r} fill="transparent" />}
      {life === 0 && !lit && (
        <rect
          x={-U * 0.1}
          y={-U * 0.036}
          width={U * 0.2}
          height={U * 0.072}
          rx={U * 0.036}
          transform={`rotate(${spec.angle})`}
          fill="#05061a"
          style={{ stroke: start ? '#fff' : 'var(--metal)' }}
          strokeOpacity={start ? 0.9 : 0.55}
          strokeWidth={start ? 1.8 : 1.1}
        />
      )}
      {life === 0 && lit && (
        <g className="breathe">
          <circle r={r * 2.2} fill="url(#cc-lamp)" opacity=".85" />
          <circle r={r * 0.78} fill="#0d0a1c" style={{ stroke: 'var(--lamp)' }} strokeWidth="2.2" />
          <circle
            r={r * 0.34}
            fill={coming ? 'var(--life-stable)' : 'none'}
            style={{ stroke: coming ? 'var(--life-stable)' : 'var(--life-proto)' }}
            strokeWidth="1.6"
          />
        </g>
      )}
      {life > 0 && (
        <g className="bd-piece">
          {lit && <circle className="breathe" r={r * 2.2} fill="url(#cc-lamp)" opacity=".8" />}
          <Use id={life === 2 ? 'stable' : 'proto'} k={r / 13} />
          {lit && <circle r={r * 1.25} fill="none" style={{ stroke: 'var(--lamp)' }} strokeWidth="2" />}
        </g>
      )}
      {lifted && <circle className="cc-lifted" r={r * 1.5} />}
      {lit && <circle className="cc-focus" r={Math.max(r * 1.3, 16)} />}
    </Spot>
  )
})

/** A life form token on a hex: its number when it may be seen, else its rim. */
export interface FormShown {
  readonly group: 1 | 2
  readonly value: number | undefined
}

/** What stands in `forms` as something to draw. */
export function formShown(token: number | undefined): FormShown | undefined {
  if (token === undefined || token < 0) return undefined
  if (token >= 100) return { group: token === 100 ? 1 : 2, value: undefined }
  const spec = lifeForms[token]
  return spec === undefined ? undefined : { group: spec.group, value: spec.points }
}

/** A nebula space with its tile and life forms. */
export const Hex = memo(function Hex(
  props: SpaceProps & {
    readonly tile: number
    readonly done: boolean
    readonly ready: boolean
    readonly have: number
    readonly sidesWithLife: number
    readonly form1: number
    readonly form2: number
    readonly revealed: boolean
    readonly pointed: boolean
    readonly lifted: boolean
  },
): ReactNode {
  const { i, tile, done, ready, have, action, explain, name, sizes, pointed, lifted } = props
  const spec = hexes[i]
  if (spec === undefined) return null
  const lit = action !== undefined
  const forms = [formShown(props.form1), formShown(props.form2)].filter((form) => form !== undefined)
  return (
    <Spot
      target={{ action, explain, zoom: nebulae[tile]?.id }}
      name={name}
      className={`cc-hex ${lifted ? 'is-lifted' : ''}`}
      transform={`translate(${short(spec.x * U)} ${short(spec.y * U)})`}
      at={`hex:${i}`}
    >
      {tile < 0 ? (
        <EmptyHex sector={spec.sector} lit={lit} />
      ) : (
        <g className="bd-piece">
          <Nebula
            tile={tile}
            r={U * 0.9}
            done={done}
            ready={ready}
            have={have}
            compact={sizes.compact}
            {...(done && forms.length === 0 ? { sides: props.sidesWithLife } : {})}
          />
          {forms.map((form, n) => (
            <g
              // biome-ignore lint/suspicious/noArrayIndexKey: two places on a hex
              key={n}
              transform={`translate(${(n - (forms.length - 1) / 2) * 44} 0) scale(${forms.length > 1 ? 0.82 : sizes.compact ? 1.11 : 1.02})`}
            >
              <LifeFormDrawing group={form.group} value={form.value} revealed={props.revealed} />
            </g>
          ))}
          {lit && <Glow />}
        </g>
      )}
      {pointed && (
        <polygon
          points={hexPoints(U * 0.885)}
          fill="none"
          style={{ stroke: 'var(--ink-1)' }}
          strokeWidth="1.8"
          strokeLinejoin="round"
          opacity=".9"
        />
      )}
      <polygon className="cc-hit" points={hexPoints(U * 0.78)} fill="transparent" data-hex={i} />
      {lit && <polygon className="cc-focus" points={hexPoints(U * 0.8)} />}
    </Spot>
  )
})

/** The warm edge of a nebula that can be touched: wide soft strokes instead of a blur, which would be costly. */
function Glow(): ReactNode {
  return (
    <>
      <g className="breathe" fill="none" style={{ stroke: 'var(--lamp)' }} strokeLinejoin="round">
        <polygon points={hexPoints(U * 0.92)} fill="url(#cc-lamp)" stroke="none" opacity=".22" />
        <polygon points={hexPoints(U * 0.9)} strokeWidth="24" opacity=".1" />
        <polygon points={hexPoints(U * 0.9)} strokeWidth="15" opacity=".18" />
        <polygon points={hexPoints(U * 0.9)} strokeWidth="8" opacity=".35" />
      </g>
      <polygon
        points={hexPoints(U * 0.885)}
        fill="none"
        style={{ stroke: 'var(--lamp)' }}
        strokeWidth="3.4"
        strokeLinejoin="round"
      />
    </>
  )
}

function EmptyHex({ sector, lit }: { sector: keyof typeof sectorSign; lit: boolean }): ReactNode {
  return (
    <>
      {lit ? (
        <>
          <polygon points={hexPoints(U * 0.88)} fill="#1a1208" fillOpacity=".5" />
          <Glow />
        </>
      ) : (
        <polygon
          points={hexPoints(U * 0.9)}
          fill="#05061c"
          fillOpacity=".42"
          style={{ stroke: `var(--sec-${sector})` }}
          strokeOpacity=".28"
        />
      )}
      <text
        y={U * 0.17}
        textAnchor="middle"
        fontSize={U * 0.46}
        style={{ fill: `var(--sec-${sector})` }}
        opacity={lit ? 0.9 : 0.4}
      >
        {sectorSign[sector]}
      </text>
    </>
  )
}
