import {
  blend,
  letterOn as fourLetterOn,
  letterPaths as fourLetters,
  outlinePath as fourOutlines,
  Letter,
  outlines,
} from '@orrery/board/elements'
import { type Point, points, short } from '@orrery/board/geometry'
import { memo, type ReactNode } from 'react'
import { type ElementId, elementIds, massNumber } from '../data.ts'

/** Crystals: the cut gems that all boards share, in the colours of the printed game, with silicon as a pentagon and iron as a hexagon. */

const polygon = (n: number, r: number, turn: number, shift: number): readonly Point[] =>
  [...Array(n).keys()].map((i): Point => {
    const angle = (2 * Math.PI * i) / n - Math.PI / 2 + turn
    return [r * Math.cos(angle), r * Math.sin(angle) + shift]
  })

const circle = [...Array(12).keys()].map((i): Point => {
  const angle = (2 * Math.PI * i) / 12
  return [17.8 * Math.cos(angle), 17.8 * Math.sin(angle)]
})

const corners: Readonly<Record<ElementId, readonly Point[]>> = {
  H: circle,
  ...outlines,
  Si: polygon(5, 20, 0, 1.4),
  Fe: polygon(6, 19.4, Math.PI / 6, 0),
}

const middle: Readonly<Record<ElementId, number>> = { H: 0, He: 1.9, C: 0, O: 0, Si: 1, Fe: 0 }
const table: Readonly<Record<ElementId, number>> = { H: 0.68, He: 0.6, C: 0.66, O: 0.66, Si: 0.66, Fe: 0.66 }

const letters: Readonly<Record<ElementId, string>> = {
  ...fourLetters,
  Si: 'M-.9,-3.5C-1.9,-5.4 -6.5,-5.4 -6.5,-2.6C-6.5,.4 -.6,-.5 -.6,2.6C-.6,5.6 -5.8,5.6 -6.9,3.3M4,-1.1V5M4,-4.7V-4.5',
  Fe: 'M-6.4,5V-5H-1.4M-6.4,0H-2.2M1.1,1.9H6.7A2.85,3.2 0 1 0 5.8,4.2',
}

const letterOn: Readonly<Record<ElementId, readonly [height: number, shift: number]>> = {
  ...fourLetterOn,
  Si: [11.4, 1.2],
  Fe: [11.4, 0],
}

/** Which colour is used where an element has none of its own. */
const usual = { '-ink': '-hi', '-edge': '-hi', '-face': '-lo' } as const

/** A colour of an element. */
export function shade(
  element: ElementId,
  suffix: '' | '-hi' | '-lo' | '-deep' | '-letter' | keyof typeof usual = '',
): string {
  const name = `--el-${element.toLowerCase()}`
  if (suffix === '-ink' || suffix === '-edge' || suffix === '-face')
    return `var(${name}${suffix}, var(${name}${usual[suffix]}))`
  return suffix === '-letter' ? `var(${name}-letter, #fff)` : `var(${name}${suffix})`
}

function outline(element: ElementId, k = 1): string {
  if (element !== 'Si' && element !== 'Fe') return fourOutlines(element, k)
  const m = middle[element]
  return `M${corners[element].map(([x, y]) => `${short(x * k)},${short(m + (y - m) * k)}`).join('L')}Z`
}

function Bevel({ element }: { element: ElementId }): ReactNode {
  const m = middle[element]
  const outer = corners[element]
  const inner = outer.map(([x, y]): Point => [x * table[element], m + (y - m) * table[element]])
  return outer.map((p, i) => {
    const j = (i + 1) % outer.length
    const q = outer[j] ?? p
    const mx = (p[0] + q[0]) / 2
    const my = (p[1] + q[1]) / 2 - m
    const d = Math.hypot(mx, my)
    // Light falls from the upper left.
    const light = ((mx / d) * -0.5 + (my / d) * -0.86) * 0.5 + 0.5
    const fill =
      light > 0.5
        ? blend(shade(element, '-hi'), (light - 0.5) * 150, shade(element))
        : blend(shade(element, '-lo'), (0.5 - light) * 190, shade(element))
    return <polygon key={points([p])} points={points([p, q, inner[j] ?? p, inner[i] ?? p])} style={{ fill }} />
  })
}

/** A cut gem of radius 20. */
function GemDrawing({ element }: { element: ElementId }): ReactNode {
  const [height, shift] = letterOn[element]
  return (
    <>
      <path
        d={outline(element)}
        style={{ fill: shade(element), stroke: shade(element, '-deep') }}
        strokeWidth="4.6"
        strokeLinejoin="round"
      />
      <Bevel element={element} />
      <path
        d={outline(element)}
        fill="none"
        style={{ stroke: shade(element, '-edge') }}
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <path d={outline(element, table[element])} style={{ fill: shade(element, '-face') }} />
      <Letter path={letters[element]} height={height} colour={shade(element, '-letter')} width={2.1} shift={shift} />
    </>
  )
}

/** The flat sign for costs and yields; missing ones are dark with an outline. */
function SignDrawing({ element, lack }: { element: ElementId; lack: boolean }): ReactNode {
  const [height, shift] = letterOn[element]
  const y = element === 'He' ? shift + 0.6 : shift
  return (
    <>
      <path
        d={outline(element, 1.05)}
        style={
          lack
            ? { fill: 'var(--socket)', stroke: shade(element, '-ink') }
            : { fill: shade(element, '-face'), stroke: shade(element, '-edge') }
        }
        strokeWidth={lack ? 2.4 : 3}
        strokeOpacity={lack ? 0.8 : 1}
        strokeLinejoin="round"
      />
      <Letter
        path={letters[element]}
        height={height * 1.33}
        colour={shade(element, lack ? '-ink' : '-letter')}
        width={lack ? 1.8 : 2.1}
        shift={y}
      />
    </>
  )
}

/** The drawings of crystals for the definitions. */
export function ElementDefs(): ReactNode {
  return elementIds.map((element) => (
    <g key={element}>
      <g id={`hx-gem-${element}`}>
        <GemDrawing element={element} />
      </g>
      <g id={`hx-sign-${element}`}>
        <SignDrawing element={element} lack={false} />
      </g>
      <g id={`hx-lack-${element}`}>
        <SignDrawing element={element} lack />
      </g>
    </g>
  ))
}

/** A crystal as a picture of its own. */
export const Gem = memo(function Gem({
  element,
  size,
}: {
  readonly element: ElementId
  readonly size: number
}): ReactNode {
  return (
    <svg width={size} height={size} viewBox="-23 -23 46 46" aria-hidden="true" className="bd-pic">
      <use href={`#hx-gem-${element}`} />
    </svg>
  )
})

/** The flat sign of an element as a picture of its own. */
export const Sign = memo(function Sign(props: {
  readonly element: ElementId
  readonly size: number
  readonly lack?: boolean
}): ReactNode {
  return (
    <svg width={props.size} height={props.size} viewBox="-23 -23 46 46" aria-hidden="true" className="bd-pic">
      <use href={`#hx-${props.lack === true ? 'lack' : 'sign'}-${props.element}`} />
    </svg>
  )
})

/** A circle of the periodic table with its letter and, above it, the mass number. */
export const Nucleus = memo(function Nucleus(props: {
  readonly element: ElementId
  readonly r: number
  readonly x?: number
  readonly y?: number
  readonly on: boolean
  readonly mass?: 'above' | 'left' | 'right' | undefined
}): ReactNode {
  const { element, r, x = 0, y = 0, on, mass } = props
  const at =
    mass === 'above'
      ? ({ x: 0, y: -r - 4, textAnchor: 'middle' } as const)
      : mass === 'left'
        ? ({ x: -r - 3, y: -4, textAnchor: 'end' } as const)
        : ({ x: r + 3, y: -4, textAnchor: 'start' } as const)
  return (
    <g transform={`translate(${x} ${y})`} data-zoom={`crystal-${element}`}>
      <circle
        r={r}
        style={{
          fill: on ? shade(element, '-face') : 'var(--socket)',
          stroke: shade(element, on ? '-edge' : '-ink'),
        }}
        strokeWidth={on ? 1.5 : 1.2}
        strokeOpacity={on ? 1 : 0.5}
      />
      <Letter
        path={letters[element]}
        height={r * 0.74}
        colour={shade(element, on ? '-letter' : '-ink')}
        width={on ? 1.9 : 1.6}
        shift={0}
      />
      {mass !== undefined && (
        <text {...at} fontSize="12" fontWeight="600" className={`num hx-mass ${on ? 'is-on' : ''}`}>
          {massNumber(element)}
        </text>
      )}
    </g>
  )
})
