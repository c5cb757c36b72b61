import { Label, Ring } from '@orrery/board/draw'
import { hexPoints, short } from '@orrery/board/geometry'
import { line } from '@orrery/board/icons'
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

/** A round space: what lies on it, the disc that a finger finds, and the rings of what is lifted or in focus. */
function Round(
  props: SpaceProps & {
    readonly at: 'corner' | 'side'
    readonly of: { readonly x: number; readonly y: number }
    readonly r: number
    readonly zoom: string | undefined
    readonly lifted: boolean
    readonly className?: string
    readonly children: ReactNode
  },
): ReactNode {
  const { i, at, of, r, zoom, lifted, className = '', action, explain, name, sizes, children } = props
  const lit = action !== undefined
  return (
    <Spot
      target={{ action, explain, zoom }}
      name={name}
      className={`cc-${at} ${className} ${lifted ? 'is-lifted' : ''}`}
      transform={`translate(${short(of.x * U)} ${short(of.y * U)})`}
      at={`${at}:${i}`}
    >
      {(lit || explain !== undefined) && <circle r={lit ? sizes.touch : r} fill="transparent" />}
      {children}
      {lifted && <circle className="cc-lifted" r={r * 1.4} />}
      {lit && <circle className="cc-focus" r={Math.max(r * 1.25, 16)} />}
    </Spot>
  )
}

/** What lies on a space; lit it has a halo and a warm ring. */
const Lying = ({ r, lit, children }: { r: number; lit: boolean; children: ReactNode }): ReactNode => (
  <g className="bd-piece">
    {lit && <circle className="breathe" r={r * 2.1} fill="url(#cc-lamp)" opacity=".78" />}
    {children}
    {lit && <Ring r={r * 1.3} colour="var(--lamp)" width={2} />}
  </g>
)

/** An empty space that is lit: dark inside, so that what would come can be seen on it. */
const Open = ({ r, halo, children }: { r: number; halo: number; children?: ReactNode }): ReactNode => (
  <g className="breathe">
    <circle r={halo} fill="url(#cc-lamp)" opacity=".75" />
    <circle r={r} fill="#0d0a1c" style={{ stroke: 'var(--lamp)' }} strokeWidth="2.3" />
    {children}
  </g>
)

/** A star space with what lies on it. */
export const Corner = memo(function Corner(
  props: SpaceProps & {
    readonly star: number
    /** What the star would do here: help a nebula and spoil none, or spoil one. */
    readonly mark: 'good' | 'bad' | undefined
    /** Points that the star would bring within reach. */
    readonly points: number
    /** The star that would come here. */
    readonly coming: string | undefined
    /** Chosen, on its way to another space. */
    readonly lifted: boolean
  },
): ReactNode {
  const { i, star, action, sizes, mark, points, coming } = props
  const spec = corners[i]
  if (spec === undefined) return null
  const r = sizes.star
  const lit = action !== undefined
  const zoom = star === 0 ? 'star-space' : star > 4 ? 'supernova' : `star-${elementOf(star)}`
  return (
    <Round
      {...props}
      {...{ at: 'corner', of: spec, r, zoom }}
      className={`${star === 0 ? 'is-empty' : ''} ${mark === undefined ? '' : `is-${mark}`}`}
    >
      {star > 0 ? (
        <Lying r={r} lit={lit}>
          <StarOn k={r / 20} star={star} />
        </Lying>
      ) : mark === 'good' ? (
        <Open r={r * 0.72} halo={r * 1.5}>
          {coming !== undefined && <Use id={`lack-${coming}`} k={(r * 0.46) / 20} />}
        </Open>
      ) : (
        <EmptyCorner r={r} lit={lit} bad={mark === 'bad'} />
      )}
      {points > 0 && (
        <g transform={`translate(0 ${-r * (sizes.compact ? 1.5 : 1.15)}) scale(${sizes.compact ? 2.8 : 1})`}>
          <rect x="-13" y="-9" width="26" height="18" rx="9" style={{ fill: 'var(--lamp)' }} />
          <Label y={5} size={14} weight={700} colour="var(--ink-on-lamp)">
            +{points}
          </Label>
        </g>
      )}
    </Round>
  )
})

/** A plain empty space; crossed where the star would spoil a nebula. */
function EmptyCorner({ r, lit, bad }: { r: number; lit: boolean; bad: boolean }): ReactNode {
  const colour = lit ? 'lamp' : 'metal'
  const arm = r * 0.26
  if (bad) {
    return (
      <g color="var(--warn)">
        <circle
          r={r * 0.56}
          fill="#1c0d0a"
          style={{ stroke: 'currentColor' }}
          strokeWidth="1.8"
          strokeDasharray="4 2.4"
        />
        {line(`M${-arm},${-arm}L${arm},${arm}M${arm},${-arm}L${-arm},${arm}`, 2)}
      </g>
    )
  }
  return (
    <>
      {lit && <circle r={r} fill="url(#cc-lamp)" opacity=".5" />}
      <circle r={r * 0.4} fill="#05061a" style={{ stroke: `var(--${colour})` }} strokeWidth="1.4" strokeOpacity=".75" />
    </>
  )
}

function StarOn({ k, star }: { k: number; star: number }): ReactNode {
  const element = elementOf(star)
  if (star <= 4) return <Use id={`star-${element}`} k={k} />
  return (
    <>
      <Use id="supernova" k={k * 1.06} />
      <Use id={`pip-${element}`} x={13.5 * k} y={13.5 * k} k={k} />
    </>
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
  const { i, life, action, sizes, start, coming } = props
  const spec = sides[i]
  if (spec === undefined) return null
  const r = sizes.life
  const lit = action !== undefined
  const piece = life === 2 ? 'stable' : 'proto'
  const next = `var(--life-${coming ? 'stable' : 'proto'})`
  const slot = { x: -U * 0.1, y: -U * 0.036, width: U * 0.2, height: U * 0.072, rx: U * 0.036 }
  const edge = start ? { stroke: '#fff', strokeWidth: 1.8 } : { stroke: 'var(--metal)', strokeWidth: 1.1 }
  return (
    <Round {...props} {...{ at: 'side', of: spec, r, zoom: life === 0 ? 'life-space' : piece }}>
      {life > 0 ? (
        <Lying r={r} lit={lit}>
          <Use id={piece} k={r / 13} />
        </Lying>
      ) : lit ? (
        <Open r={r * 0.78} halo={r * 2.2}>
          <circle r={r * 0.34} fill={coming ? next : 'none'} style={{ stroke: next }} strokeWidth="1.6" />
        </Open>
      ) : (
        <rect
          {...slot}
          transform={`rotate(${spec.angle})`}
          fill="#05061a"
          style={edge}
          strokeOpacity={start ? 0.9 : 0.55}
        />
      )}
    </Round>
  )
})

/** A life form token on a hex: its number when it may be seen, else its rim. */
export interface FormShown {
  readonly group: 1 | 2
  readonly value: number | undefined
}

/** How an entry of `forms` is drawn. */
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
    /** Stars around it that it cannot use: it is spoilt until they are gone. */
    readonly over: number
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
      target={{ action, explain, zoom: nebulae[tile]?.id ?? `sector-${spec.sector}` }}
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
            over={props.over}
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
      {pointed && <Edge colour="ink-1" width={1.8} />}
      <polygon className="cc-hit" points={hexPoints(U * 0.78)} fill="transparent" data-hex={i} />
      {lit && <polygon className="cc-focus" points={hexPoints(U * 0.8)} />}
    </Spot>
  )
})

/** The line around a nebula. */
const Edge = ({ colour, width }: { colour: string; width: number }): ReactNode => (
  <g fill="none" strokeLinejoin="round" style={{ stroke: `var(--${colour})` }}>
    <polygon points={hexPoints(U * 0.885)} strokeWidth={width} />
  </g>
)

/** The warm edge of a nebula that can be touched: wide soft strokes instead of a blur, which would be costly. */
function Glow(): ReactNode {
  return (
    <>
      <g className="breathe" fill="none" style={{ stroke: 'var(--lamp)' }} strokeLinejoin="round">
        <polygon points={hexPoints(U * 0.92)} fill="url(#cc-lamp)" stroke="none" opacity=".22" />
        {[24, 15, 8].map((width) => (
          <polygon key={width} points={hexPoints(U * 0.9)} strokeWidth={width} opacity={2.6 / width} />
        ))}
      </g>
      <Edge colour="lamp" width={3.4} />
    </>
  )
}

function EmptyHex({ sector, lit }: { sector: keyof typeof sectorSign; lit: boolean }): ReactNode {
  const stroke = `var(--sec-${sector})`
  return (
    <>
      {lit ? (
        <>
          <polygon points={hexPoints(U * 0.88)} fill="#1a1208" fillOpacity=".5" />
          <Glow />
        </>
      ) : (
        <polygon points={hexPoints(U * 0.9)} fill="#05061c" fillOpacity=".42" style={{ stroke }} strokeOpacity=".28" />
      )}
      <Label y={U * 0.17} size={U * 0.46} weight={400} colour={stroke} opacity={lit ? 0.9 : 0.4}>
        {sectorSign[sector]}
      </Label>
    </>
  )
}
