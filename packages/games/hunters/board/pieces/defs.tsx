import { makeFirst } from '@orrery/board/first'
import { gradientsOf } from '@orrery/board/gradients'
import type { ReactNode } from 'react'
import { elementIds } from '../data.ts'
import { ElementDefs, shade } from './elements.tsx'
import { SphereDefs } from './spheres.tsx'
import { TokenDefs } from './tokens.tsx'

const { Linear, Radial } = gradientsOf('hx')
const useFirst = makeFirst()

/** The shared drawings and gradients. Everything that shows a piece puts this beside it; only the first one draws, for ids must be unique on a page. */
export function Defs(): ReactNode {
  if (!useFirst()) return null
  return (
    <svg className="hx-tokens night bd-defs" width="0" height="0" aria-hidden="true">
      <defs>
        <ElementDefs />
        <SphereDefs />
        <TokenDefs />
        <Radial
          id="sky"
          list={[
            [0, '#343a94'],
            [0.45, '#1d2160'],
            [0.82, '#12153f'],
            [1, '#0b0d2c'],
          ]}
        />
        <Radial
          id="starglow"
          list={[
            [0, '#dfe6ff', 0.7],
            [1, '#dfe6ff', 0],
          ]}
        />
        <Radial
          id="halo"
          list={[
            [0, '#0a0b2a', 0.82],
            [0.55, '#0a0b2a', 0.5],
            [1, '#0a0b2a', 0],
          ]}
        />
        {elementIds.map((element) => (
          <Radial
            key={element}
            id={`gas-${element}`}
            list={[
              [0, shade(element), 0.42],
              [0.5, shade(element), 0.16],
              [1, shade(element), 0],
            ]}
          />
        ))}
        <Linear
          id="metal"
          list={[
            [0, 'var(--metal-hi)'],
            [0.5, 'var(--metal-lo)'],
            [1, 'var(--metal)'],
          ]}
          to={[0, 0, 1, 1]}
        />
      </defs>
    </svg>
  )
}
