import { makeFirst } from '@orrery/board/first'
import { gradientsOf } from '@orrery/board/gradients'
import { colours } from '@orrery/board/seats'
import type { ReactNode } from 'react'
import { planetColours } from '../data.ts'
import { shade } from './signs.tsx'

const { Linear, Radial } = gradientsOf('ak')
const useFirst = makeFirst()

/** The shared gradients. Everything that shows a piece puts this beside it; only one of them draws, for ids must be unique on a page. */
export function Defs(): ReactNode {
  if (!useFirst()) return null
  return (
    <svg className="night bd-defs" width="0" height="0" aria-hidden="true">
      <defs>
        {colours.map((p) => (
          <g key={p}>
            <Radial
              id={`marble-${p}`}
              list={[
                [0, `color-mix(in srgb, var(--pl-${p}) 62%, white)`],
                [0.45, `var(--pl-${p})`],
                [1, `var(--pl-${p}-lo)`],
              ]}
              at={[0.34, 0.28, 0.82]}
            />
            <Radial
              id={`halo-${p}`}
              list={[
                [0, `var(--pl-${p})`, 0.6],
                [0.5, `var(--pl-${p})`, 0.3],
                [1, `var(--pl-${p})`, 0],
              ]}
            />
          </g>
        ))}
        {planetColours.map((c) => (
          <Radial
            key={c}
            id={`card-${c}`}
            list={[
              [0, shade(c, '-lo'), 0.42],
              [0.55, shade(c, '-deep'), 0.34],
              [1, '#070816', 0.25],
            ]}
            at={[0.5, 0.46, 0.75]}
          />
        ))}
        <Radial
          id="moon"
          list={[
            [0, '#e9ecff'],
            [0.45, '#9aa0c4'],
            [1, '#2b2e52'],
          ]}
          at={[0.34, 0.28, 0.8]}
        />
        <Radial
          id="rock"
          list={[
            [0, '#c3b3a6'],
            [0.5, '#7c6a66'],
            [1, '#2c2436'],
          ]}
          at={[0.34, 0.26, 0.85]}
        />
        <Radial
          id="portal-glow"
          list={[
            [0, '#8f82ff', 0.5],
            [0.6, '#6d3fe0', 0.2],
            [1, '#6d3fe0', 0],
          ]}
        />
        <Radial
          id="fog"
          list={[
            [0, '#3b4185', 0.3],
            [0.6, '#1b1f4a', 0.16],
            [1, '#0c0e24', 0.05],
          ]}
        />
        <Radial
          id="lamp"
          list={[
            [0, '#ffe3a6', 0.9],
            [0.4, '#ffc765', 0.35],
            [1, '#ffb347', 0],
          ]}
        />
        <Radial
          id="lamp-ring"
          list={[
            [0, '#ffc765', 0],
            [0.66, '#ffc765', 0],
            [0.84, '#ffd58a', 0.6],
            [1, '#ffb347', 0],
          ]}
        />
        <Linear
          id="metal"
          list={[
            [0, '#dfe3ff'],
            [0.45, '#8f97cf'],
            [0.75, '#3b4080'],
            [1, '#8f97cf'],
          ]}
          to={[0, 0, 0.6, 1]}
        />
        <Linear
          id="back"
          list={[
            [0, '#282d63'],
            [1, '#070816'],
          ]}
          to={[0.2, 0, 0.8, 1]}
        />
      </defs>
    </svg>
  )
}
