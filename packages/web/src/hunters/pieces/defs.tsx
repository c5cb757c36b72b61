import type { ReactNode } from 'react'
import { makeFirst } from '../../table-parts/first.ts'
import { elementIds } from '../data.ts'
import { ElementDefs, shade } from './elements.tsx'
import { SphereDefs } from './spheres.tsx'
import { TokenDefs } from './tokens.tsx'

const useFirst = makeFirst()

/** The shared drawings and gradients. Everything that shows a piece puts this beside it; only the first one draws, for ids must be unique on a page. */
export function Defs(): ReactNode {
  if (!useFirst()) return null
  return (
    <svg className="night hx-defs" width="0" height="0" aria-hidden="true">
      <defs>
        <ElementDefs />
        <SphereDefs />
        <TokenDefs />
        <radialGradient id="hx-sky">
          <stop offset="0" stopColor="#343a94" />
          <stop offset=".45" stopColor="#1d2160" />
          <stop offset=".82" stopColor="#12153f" />
          <stop offset="1" stopColor="#0b0d2c" />
        </radialGradient>
        <radialGradient id="hx-starglow">
          <stop offset="0" stopColor="#dfe6ff" stopOpacity=".7" />
          <stop offset="1" stopColor="#dfe6ff" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="hx-halo">
          <stop offset="0" stopColor="#0a0b2a" stopOpacity=".82" />
          <stop offset=".55" stopColor="#0a0b2a" stopOpacity=".5" />
          <stop offset="1" stopColor="#0a0b2a" stopOpacity="0" />
        </radialGradient>
        {elementIds.map((element) => (
          <radialGradient key={element} id={`hx-gas-${element}`}>
            <stop offset="0" style={{ stopColor: shade(element) }} stopOpacity=".42" />
            <stop offset=".5" style={{ stopColor: shade(element) }} stopOpacity=".16" />
            <stop offset="1" style={{ stopColor: shade(element) }} stopOpacity="0" />
          </radialGradient>
        ))}
        <linearGradient id="hx-metal" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" style={{ stopColor: 'var(--metal-hi)' }} />
          <stop offset=".5" style={{ stopColor: 'var(--metal-lo)' }} />
          <stop offset="1" style={{ stopColor: 'var(--metal)' }} />
        </linearGradient>
      </defs>
    </svg>
  )
}
