import {
  blend,
  Facets,
  facet,
  Letter,
  letterOn,
  letterPaths,
  middleOf,
  outlinePath,
  outlines,
} from '@orrery/board/elements'
import { burst, short } from '@orrery/board/geometry'
import type { ReactNode } from 'react'
import type { ElementId } from '../data.ts'
import { elementVar } from './geometry.ts'

/** Drawings of stars. Each is drawn once in the definitions and used by reference, so that a board of forty stars is forty nodes. */

const shade = (element: ElementId, suffix = ''): string => `var(--el-${elementVar[element]}${suffix})`
function RoundBevel(): ReactNode {
  const n = 12
  const at = (r: number, angle: number): string => `${short(r * Math.cos(angle))},${short(r * Math.sin(angle))}`
  return [...Array(n).keys()].map((i) => {
    const angle = ((i + 0.5) / n) * 2 * Math.PI
    const from = angle - Math.PI / n
    const to = angle + Math.PI / n
    const light = Math.cos(angle + Math.PI * 0.66) * 0.5 + 0.5
    return (
      <path
        key={i}
        d={`M${at(17.8, from)}A17.8,17.8 0 0 1 ${at(17.8, to)}L${at(12.1, to)}A12.1,12.1 0 0 0 ${at(12.1, from)}Z`}
        style={{ fill: facet((suffix) => shade('H', suffix), light, 170) }}
      />
    )
  })
}

/** The letter of an element on its gem, `k` times as high. */
function ElementLetter(props: {
  readonly element: ElementId
  readonly colour: string
  readonly width: number
  readonly k?: number
  readonly down?: number
}): ReactNode {
  const { element, k = 1, down = 0, ...rest } = props
  const [height, shift] = letterOn[element]
  return <Letter path={letterPaths[element]} height={height * k} shift={shift + down} {...rest} />
}

/** A cut gem of radius 20: bright bevel, dark table, white letter. */
export function StarDrawing({ element }: { readonly element: ElementId }): ReactNode {
  const inner = element === 'H' ? 0.68 : element === 'He' ? 0.6 : 0.66
  const edge = { d: outlinePath(element), strokeLinejoin: 'round' } as const
  return (
    <>
      <path {...edge} style={{ fill: shade(element), stroke: shade(element, '-deep') }} strokeWidth="4.6" />
      {element === 'H' ? (
        <RoundBevel />
      ) : (
        <Facets corners={outlines[element]} middle={middleOf(element)} inner={inner} shade={(s) => shade(element, s)} />
      )}
      <path {...edge} fill="none" style={{ stroke: shade(element, '-hi') }} strokeWidth="1.6" opacity=".95" />
      <path
        {...edge}
        d={outlinePath(element, inner)}
        fill={`url(#cc-table-${elementVar[element]})`}
        style={{ stroke: blend(shade(element, '-deep'), 70, shade(element, '-lo')) }}
      />
      <ElementLetter element={element} colour="#fff" width={2.1} />
    </>
  )
}

const FILLED: Readonly<Record<ElementId, number>> = { H: 60, He: 56, C: 62, O: 26 }

/** The flat sign of an element for requirements, costs and supplies: there, or still lacking. */
export function DotDrawing(props: { readonly element: ElementId; readonly lack?: boolean }): ReactNode {
  const { element, lack = false } = props
  const k = element === 'He' ? 1.12 : element === 'H' ? 1.06 : 1
  const colour = lack ? shade(element, '-ink') : '#fff'
  const style = lack
    ? { fill: 'var(--socket)', fillOpacity: 0.8, stroke: colour, strokeOpacity: 0.7, strokeWidth: 2.4 }
    : {
        fill: blend(shade(element), FILLED[element], shade(element, '-lo')),
        stroke: shade(element, '-hi'),
        strokeWidth: 3,
      }
  return (
    <g transform={`scale(${k})`}>
      <path d={outlinePath(element, lack ? 1.02 : 1.05)} style={style} strokeLinejoin="round" />
      <ElementLetter
        element={element}
        k={lack ? 1.3 : 1.35}
        colour={colour}
        width={lack ? 1.7 : 2.1}
        down={element === 'He' ? 0.6 : 0}
      />
    </g>
  )
}

/** Where a star could go: dashed, warm when that star lies in the reserve. */
export function GhostDrawing({ element, own }: { readonly element: ElementId; readonly own: boolean }): ReactNode {
  const ink = shade(element, '-ink')
  const dashed = { strokeWidth: 2, strokeDasharray: '5 4.2', strokeLinejoin: 'round', strokeLinecap: 'round' } as const
  return (
    <>
      <path d={outlinePath(element)} style={{ fill: shade(element, '-deep') }} fillOpacity=".6" />
      <path d={outlinePath(element)} {...dashed} fill="none" style={{ stroke: own ? 'var(--lamp)' : ink }} />
      <ElementLetter element={element} colour={ink} width={2} />
    </>
  )
}

/** A supernova of radius 20 without its pip. */
export function NovaDrawing(): ReactNode {
  return (
    <>
      <polygon
        points={burst(12, 23.5, 16.5, 10.4)}
        style={{ fill: 'var(--nova-lo)', stroke: 'var(--nova-deep)' }}
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
      <polygon points={burst(12, 22.6, 15.6, 10)} fill="url(#cc-nova)" strokeLinejoin="round" />
      <polygon points={burst(12, 15, 11.4, 7.6, 0.13)} fill="#fff6cf" opacity=".75" />
      <circle r="7.2" fill="#fffdf2" />
    </>
  )
}
