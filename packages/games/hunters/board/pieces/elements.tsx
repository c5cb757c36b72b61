import { piecesOf } from '@orrery/board/draw'
import {
  cornerPath,
  Facets,
  letterOn as fourLetterOn,
  letterPaths as fourLetters,
  outlinePath as fourOutlines,
  Letter,
  outlines,
} from '@orrery/board/elements'
import { type Point, polar } from '@orrery/board/geometry'
import { memo, type ReactNode } from 'react'
import { type ElementId, elementIds, massNumber } from '../data.ts'

/** Crystals: the cut gems that all boards share, in the colours of the printed game, with silicon as a pentagon and iron as a hexagon. */

const polygon = (n: number, r: number, turn: number, shift = 0): readonly Point[] =>
  [...Array(n).keys()].map((i): Point => {
    const [x, y] = polar(r, (360 * i) / n + turn)
    return [x, y + shift]
  })

const corners: Readonly<Record<ElementId, readonly Point[]>> = {
  H: polygon(12, 17.8, 0),
  ...outlines,
  Si: polygon(5, 20, -90, 1.4),
  Fe: polygon(6, 19.4, -60),
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
  return cornerPath(corners[element], middle[element], k)
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
      <Facets
        corners={corners[element]}
        middle={middle[element]}
        inner={table[element]}
        shade={(suffix) => shade(element, suffix)}
      />
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

const { Picture } = piecesOf('hx')

interface SignProps {
  readonly element: ElementId
  readonly size: number
}

/** A crystal as a picture of its own. */
export const Gem = ({ element, size }: SignProps): ReactNode => (
  <Picture id={`gem-${element}`} width={size} k={size / 46} />
)

/** The flat sign of an element as a picture of its own. */
export const Sign = ({ element, size, lack = false }: SignProps & { readonly lack?: boolean }): ReactNode => (
  <Picture id={`${lack ? 'lack' : 'sign'}-${element}`} width={size} k={size / 46} />
)

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
